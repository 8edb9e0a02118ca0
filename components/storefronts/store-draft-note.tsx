import { useTranslations } from "next-intl";

import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";

/** Shown above a draft, which only its owner can see. */
export function StoreDraftNote() {
  const t = useTranslations("storefronts.page");
  return (
    <div className="wrap flex flex-wrap items-center gap-3 py-3">
      <Banner className="grow py-2.5">{t("draft")}</Banner>
      <ButtonLink href="/custom-storefront" variant="outline">
        {t("edit")}
      </ButtonLink>
    </div>
  );
}
