import { useTranslations } from "next-intl";
import { ArrowRight, Globe, MapPin, Phone } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

import { Swatch } from "@/components/ui/weaves";
import type { SellerMatch } from "@/lib/delivery/local-sellers/rules";
import { MapRate } from "./map-rate";
import { cardId } from "./scroll-to-card";

const LINK = "link inline-flex min-h-11 items-center gap-1.5 text-sm [&_svg]:size-4.5";

export function SellerCard({ seller }: { seller: SellerMatch }) {
  const t = useTranslations("delivery");
  const catalog = useTranslations("catalog");
  const {
    id,
    sellerId,
    name,
    description,
    category,
    neighborhood,
    address,
    phone,
    website,
    miles,
  } = seller;
  return (
    <li
      id={cardId(id)}
      className="flex min-w-0 flex-col gap-2 rounded-lg border border-border bg-card p-5 target:border-ring"
    >
      <h3 className="font-semibold text-lg leading-snug">
        <bdi>{name}</bdi>
      </h3>
      <p className="flex flex-wrap items-center gap-x-2 text-muted-foreground text-sm">
        <Swatch weave={category} />
        {`${catalog(`category.${category}`)} · ${t(`neighborhoods.${neighborhood}`)}`}
      </p>
      <p className="wrap-anywhere" dir="auto">
        {description}
      </p>
      <p className="flex items-start gap-1.5 text-sm">
        <MapPin aria-hidden className="mt-0.5 size-4.5" />
        <bdi>{address}</bdi>
      </p>
      <MapRate miles={miles} />
      <p className="mt-auto flex flex-wrap gap-x-5">
        {sellerId && (
          <Link href={`/seller/${sellerId}`} className={LINK}>
            {t("profile")}
            <ArrowRight aria-hidden className="rtl-flip" />
          </Link>
        )}
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={LINK}>
            <Phone aria-hidden />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        {website && (
          <a href={website} rel="nofollow noopener" className={LINK}>
            <Globe aria-hidden />
            {t("website")}
          </a>
        )}
      </p>
    </li>
  );
}
