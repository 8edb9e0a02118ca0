"use client";

import { useTranslations } from "next-intl";

import { requestEditAction } from "@/lib/directory/actions";
import type { EditableListing } from "@/lib/directory/queries/my-listings";
import { businessPath } from "@/lib/directory/rules";
import { ListingForm } from "./listing-form";

/** The form with the listing's content; an edit is pending until an admin approves it. */
export function EditForm({ listing: { id, content } }: { listing: EditableListing }) {
  const t = useTranslations("directory.edit");
  return (
    <ListingForm
      values={content}
      editedId={id}
      canUpload
      submitText={t("submit")}
      send={(newContent) => requestEditAction({ ...newContent, id })}
      done={{
        title: t("sent"),
        text: t("sentMore"),
        action: { href: businessPath(id), name: t("back") },
      }}
    />
  );
}
