import { useTranslations } from "next-intl";
import { BadgeCheck, Scale, Sprout } from "@/components/ui/icons";

import { WovenLabel } from "@/components/ui/woven-label";
import type { CertificateInput } from "@/lib/products/certificates/schema";

/** Name, icon and weave of each kind (design.md, section 7). */
export const CERTIFICATE_LABELS = {
  halal: { name: "isHalalCertified", icon: BadgeCheck, weave: "leaf" },
  ethical: { name: "isEthicallySourced", icon: Sprout, weave: "sea" },
  fair_trade: { name: "isFairTrade", icon: Scale, weave: "plum" },
} as const;

export function CertificateLabel({ type }: { type: CertificateInput["type"] }) {
  const t = useTranslations("catalog.label");
  const { name, icon: Icon, weave } = CERTIFICATE_LABELS[type];
  return (
    <WovenLabel weave={weave}>
      <Icon aria-hidden />
      {t(name)}
    </WovenLabel>
  );
}
