import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PageHeader } from "@/components/layout/page-header";
import { PageMessages } from "@/components/layout/page-messages";
import { ContactCards } from "@/components/support/contact-cards";
import { ContactForm } from "@/components/support/contact-form";
import { ContactSidebar } from "@/components/support/contact-sidebar";
import { getContact } from "@/lib/core/operator";
import { alternateLinks } from "@/lib/i18n/alternates";

/** Without a phone number of the operator, the text does not invite to call. */
const textKey = () => (getContact() ? "text" : "textForm");

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("contact");
  return {
    title: t("title"),
    description: t(textKey()),
    alternates: alternateLinks("/contact", await getLocale()),
  };
}

export default async function ContactPage() {
  const t = await getTranslations("contact");
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:py-10">
      <PageHeader title={t("title")} description={t(textKey())} />
      <ContactCards />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <PageMessages namespaces={["contact.form", "support.category"]}>
          <ContactForm />
        </PageMessages>
        <ContactSidebar />
      </div>
    </div>
  );
}
