import { useTranslations } from "next-intl";
import { PageHeader } from "@/components/layout/page-header";
import { PageMessages } from "@/components/layout/page-messages";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { EditableListing } from "@/lib/directory/queries/my-listings";
import { EditForm } from "./edit-form";
import { FORM_MESSAGES } from "./form-messages";

/** The owner's edit of a listing; null if the viewer has to sign in first. */
export function EditBusinessView({ listing }: { listing: EditableListing | null }) {
  const t = useTranslations();
  if (!listing) {
    return (
      <EmptyState
        as="h1"
        image="/illustrations/cutouts/jebena.svg"
        title={t("states.loginRequired")}
        description={t("directory.edit.signIn")}
      >
        <ButtonLink href="/login">{t("nav.signIn")}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className="wrap grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 pt-8 pb-16 md:pt-10 md:pb-20">
      <PageHeader title={t("directory.edit.title")} description={t("directory.edit.text")} />
      {listing.isWaiting && (
        <Banner tone="info" title={t("directory.edit.waiting")}>
          {t("directory.edit.waitingText")}
        </Banner>
      )}
      <PageMessages namespaces={FORM_MESSAGES}>
        <EditForm key={listing.id} listing={listing} />
      </PageMessages>
    </div>
  );
}
