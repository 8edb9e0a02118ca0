"use client";

import { useTranslations } from "next-intl";

import { apiSend } from "@/lib/http/api-client";
import type { BusinessValues } from "./form-values";
import { ListingForm } from "./listing-form";

const BLANK: BusinessValues = {
  name: "",
  description: "",
  category: "",
  address: "",
  phone: "",
  email: null,
  website: null,
  imageUrl: null,
  hours: null,
  languages: [],
};

// Values that the specification has every application send; the server sets its own.
const UNSEEN = { isActive: false, isVerified: false };

/** The application of a business for the directory. */
export function ApplicationForm({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations("directory.form");
  return (
    <ListingForm
      values={BLANK}
      canUpload={isSignedIn}
      submitText={t("submit")}
      send={(content) => apiSend("POST", "/api/business-applications", { ...content, ...UNSEEN })}
      done={{
        title: t("sent"),
        text: t("sentMore"),
        action: { href: "/business-directory", name: t("browse") },
      }}
    />
  );
}
