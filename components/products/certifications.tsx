import { useTranslations } from "next-intl";
import {
  BadgeCheck,
  type IconComponent,
  Moon,
  MoonStar,
  Scale,
  Sprout,
  Star,
} from "@/components/ui/icons";

import { type LabelWeave, WovenLabel } from "@/components/ui/woven-label";
import { useDates } from "@/lib/i18n/use-dates";
import type { Product } from "@/lib/products/dto";

type Certified = "isHalalCertified" | "isEthicallySourced" | "isFairTrade";
type Season = "isEidSpecial" | "isRamadanSpecial" | "isIndependenceDay";

/** Flags shown on a card. */
export const CARD_FLAGS = [
  "isHalalCertified",
  "isEthicallySourced",
  "isFairTrade",
  "isEidSpecial",
  "isRamadanSpecial",
  "isIndependenceDay",
] as const satisfies (Certified | Season)[];

type CardLabelProps = { flags: (typeof CARD_FLAGS)[number][] };

type Label<Flag> = { flag: Flag; icon: IconComponent; weave: LabelWeave };
type CertifiedLabel = Label<Certified> & { ink: string };

// design.md, section 7; a card shows only the first matching season.
const CERTIFICATIONS: CertifiedLabel[] = [
  { flag: "isHalalCertified", icon: BadgeCheck, weave: "leaf", ink: "text-success-ink" },
  { flag: "isFairTrade", icon: Scale, weave: "plum", ink: "text-plum-ink" },
  { flag: "isEthicallySourced", icon: Sprout, weave: "sea", ink: "text-info-ink" },
];
const SEASONS: Label<Season>[] = [
  { flag: "isEidSpecial", icon: MoonStar, weave: "amber" },
  { flag: "isRamadanSpecial", icon: Moon, weave: "night" },
  { flag: "isIndependenceDay", icon: Star, weave: "sky" },
];

const MAX_ON_CARD = 2;

/** The season label on a card's image. */
export function SeasonLabel({ flags, className }: CardLabelProps & { className: string }) {
  const t = useTranslations("catalog.label");
  const label = SEASONS.find(({ flag }) => flags.includes(flag));
  if (!label) return null;
  return (
    <div className={className}>
      <WovenLabel weave={label.weave}>
        <label.icon aria-hidden />
        {t(label.flag)}
      </WovenLabel>
    </div>
  );
}

/** Certificates of a product on its card: at most two, then the number of others. */
export function CardCertifications({ flags }: CardLabelProps) {
  const t = useTranslations("catalog");
  const certificates = CERTIFICATIONS.filter(({ flag }) => flags.includes(flag));
  if (certificates.length === 0) return null;
  const more = certificates.length - MAX_ON_CARD;
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5 font-medium text-xs">
      {certificates.slice(0, MAX_ON_CARD).map(({ flag, icon: Icon, ink }) => (
        <li key={flag} className={`inline-flex items-center gap-1 ${ink}`}>
          <Icon aria-hidden className="size-3.5 stroke-2" />
          {t(`short.${flag}`)}
        </li>
      ))}
      {more > 0 && (
        <li className="text-muted-foreground">{t("moreCertificates", { count: String(more) })}</li>
      )}
    </ul>
  );
}

/** All labels of a product; a certificate opens its issuer, number and expiry. */
export function ProductLabels({ product }: { product: Product }) {
  const t = useTranslations("catalog.label");
  const seasons = SEASONS.filter(({ flag }) => product[flag]);
  const certificates = CERTIFICATIONS.filter(({ flag }) => product[flag]);
  if (seasons.length + certificates.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-start gap-2">
      {certificates.map((label) => (
        <li key={label.flag}>
          <CertificateDetails label={label} product={product} />
        </li>
      ))}
      {seasons.map(({ flag, icon: Icon, weave }) => (
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

const TYPES = {
  isHalalCertified: "halal",
  isEthicallySourced: "ethical",
  isFairTrade: "fair_trade",
} as const;

const DAY = { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" } as const;

function CertificateDetails({ label, product }: { label: CertifiedLabel; product: Product }) {
  const t = useTranslations("catalog");
  const type = TYPES[label.flag];
  const dateText = useDates();
  const certificate = product.certificates.find((candidate) => candidate.type === type);
  const Icon = label.icon;
  return (
    <details className="group relative">
      <summary className="hit-44 cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <WovenLabel weave={label.weave}>
          <Icon aria-hidden />
          {t(`label.${label.flag}`)}
        </WovenLabel>
      </summary>
      {certificate && (
        <dl className="absolute start-0 z-10 mt-2 grid w-72 max-w-[80vw] gap-1 rounded-md border border-border bg-popover p-4 text-sm shadow-md">
          <dt className="text-muted-foreground">{t("certificate.body")}</dt>
          <dd className="font-semibold">
            <bdi>{certificate.body}</bdi>
          </dd>
          <dt className="mt-1 text-muted-foreground">{t("certificate.number")}</dt>
          <dd>
            <bdi dir="ltr">{certificate.number}</bdi>
          </dd>
          <dt className="mt-1 text-muted-foreground">{t("certificate.validUntil")}</dt>
          <dd>
            <time dateTime={certificate.validUntil}>
              {dateText(new Date(certificate.validUntil), DAY)}
            </time>
          </dd>
        </dl>
      )}
    </details>
  );
}
