"use client";

import { useTranslations } from "next-intl";

import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";

type TicketsBoughtProps = {
  code: string;
  /** The bank's confirmation is pending. */
  isOpen: boolean;
};

/** The ticket code, with a link to the seats. */
export function TicketsBought({ code, isOpen }: TicketsBoughtProps) {
  const t = useTranslations("events.buy");
  return (
    <div className="grid gap-4">
      {isOpen && <Banner tone="info">{t("processing")}</Banner>}
      <p className="rounded-md border border-dashed p-4 text-center">
        <span className="block text-muted-foreground text-sm">{t("yourCode")}</span>
        <bdi dir="ltr" className="font-semibold text-2xl tracking-wider">
          {code}
        </bdi>
      </p>
      <ButtonLink href={`/events?ticket=${code}`} variant="brand">
        {t("open")}
      </ButtonLink>
    </div>
  );
}
