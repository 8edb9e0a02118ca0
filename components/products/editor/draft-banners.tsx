"use client";

import { useTranslations } from "next-intl";

import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";

type DraftBannersProps = {
  /** The form edits a saved draft. */
  saved: boolean;
  /** Input of this device. */
  draft: { isRestored: boolean; discard: () => void };
  serverDraft: { isSaving: boolean; discard: () => void };
};

/** Explains a saved draft and restored input; both can be discarded. */
export function DraftBanners({ saved, draft, serverDraft }: DraftBannersProps) {
  const t = useTranslations("products.draft");
  return (
    <>
      {saved && (
        <Banner title={t("title")} className="mb-6">
          <p>{t("text")}</p>
          <Button
            variant="link"
            size="inline"
            disabled={serverDraft.isSaving}
            onClick={serverDraft.discard}
          >
            {t("remove")}
          </Button>
        </Banner>
      )}
      {draft.isRestored && (
        <Banner title={t("restored")} className="mb-6">
          <p>{t("restoredMore")}</p>
          <Button variant="link" size="inline" onClick={draft.discard}>
            {t("discard")}
          </Button>
        </Banner>
      )}
    </>
  );
}
