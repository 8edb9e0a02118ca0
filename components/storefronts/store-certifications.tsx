import { useTranslations } from "next-intl";
import { BadgeCheck, Scale, Sprout } from "@/components/ui/icons";

import { WovenLabel } from "@/components/ui/woven-label";
import type { Product } from "@/lib/products/dto";

const LABELS = [
  { flag: "isHalalCertified", icon: BadgeCheck, weave: "leaf" },
  { flag: "isEthicallySourced", icon: Sprout, weave: "sea" },
  { flag: "isFairTrade", icon: Scale, weave: "plum" },
] as const;

/** Certificates of any of these products; the product pages have the details. */
export function StoreCertifications({ products }: { products: Product[] }) {
  const t = useTranslations("catalog.label");
  const certifications = LABELS.filter(({ flag }) => products.some((product) => product[flag]));
  if (certifications.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {certifications.map(({ flag, icon: Icon, weave }) => (
        <li key={flag}>
          <WovenLabel weave={weave}>
            <Icon aria-hidden />
            {t(flag)}
          </WovenLabel>
        </li>
      ))}
    </ul>
  );
}
