"use client";

import { useTranslations } from "next-intl";
import { ReportContent } from "@/components/content-reports/report-content";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { BadgeCheck, Languages, MapPin } from "@/components/ui/icons";
import { BusinessActions } from "./business-actions";
import type { BusinessCardData } from "./business-card-data";
import { BusinessHours } from "./business-hours";
import { BusinessImage } from "./business-image";
import { ClaimBusiness } from "./claim-business";

type BusinessCardProps = {
  business: BusinessCardData;
  /** It is the business of the shared link. */
  isShared?: boolean;
};

/**
 * A listing (specification C, section 2). On a phone the contact links follow the name. A client component with plain
 * data, so that rendered cards are not sent twice.
 */
export function BusinessCard({ business, isShared = false }: BusinessCardProps) {
  const t = useTranslations("directory.card");
  const { id, name, category, description, address, image, spoken, hours } = business;
  return (
    <Card
      className={`relative grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] overflow-hidden sm:grid-cols-[132px_minmax(0,1fr)] sm:grid-rows-none ${
        isShared ? "border-brand outline-2 outline-brand" : ""
      }`}
    >
      <BusinessImage {...image} />
      <article aria-label={name} className="flex min-w-0 flex-col px-4 pt-4 pb-2 sm:px-5 sm:pt-4.5">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3
            id={`business-${id}`}
            dir="auto"
            className="min-w-0 break-words font-semibold text-lg leading-snug"
          >
            {name}
          </h3>
          {business.isVerified && (
            <Badge tone="success">
              <BadgeCheck aria-hidden />
              {t("verified")}
            </Badge>
          )}
        </div>
        <p className="text-muted-foreground text-sm">{category}</p>
        <BusinessActions business={business} />
        <p className="mt-2 whitespace-pre-line break-words text-md">
          <bdi>{description}</bdi>
        </p>
        <a
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-1 inline-flex min-h-11 items-center gap-1.75 self-start text-muted-foreground text-sm hover:underline"
        >
          <MapPin aria-hidden className="size-4 shrink-0" />
          <bdi className="min-w-0 break-words">{address}</bdi>
          <span className="sr-only">{`${t("onMap")} ${t("newTab")}`}</span>
        </a>
        {spoken !== "" && (
          <p className="flex items-start gap-1.75 py-1 text-muted-foreground text-sm">
            <Languages aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="sr-only">{t("spoken")}</span>
            <span>{spoken}</span>
          </p>
        )}
        {hours && <BusinessHours {...hours} />}
        <div className="-mx-3 flex flex-wrap gap-x-1 text-muted-foreground sm:order-last [&_button]:font-normal">
          <ReportContent kind="business" id={id} describedBy={`business-${id}`} />
          {business.isOwnerless && <ClaimBusiness id={id} name={name} />}
        </div>
      </article>
    </Card>
  );
}
