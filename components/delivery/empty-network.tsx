import { useTranslations } from "next-intl";

import { OperatorNote } from "@/components/layout/operator-note";
import { PageHeader } from "@/components/layout/page-header";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { ZonesTable } from "./zones-table";

/** The delivery network of a shop without local sellers: the delivery rates stay. */
export function EmptyNetwork() {
  const t = useTranslations("delivery");
  const note = useTranslations("operatorNotes");
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <PageHeader title={t("title")} description={t("lead")} />
      <OperatorNote title={note("title")}>{note("localSellers")}</OperatorNote>
      <EmptyState
        image="/illustrations/cutouts/mesob.svg"
        title={t("empty")}
        description={t("emptyHint")}
      >
        <ButtonLink href="/shop">{t("toShop")}</ButtonLink>
      </EmptyState>
      <ZonesTable sellers={[]} />
    </div>
  );
}
