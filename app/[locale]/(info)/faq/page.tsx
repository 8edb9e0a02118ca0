import { getTranslations } from "next-intl/server";

import { ContactTeaser } from "@/components/info/contact-teaser";
import { FaqList } from "@/components/info/faq-list";
import { faqCategories } from "@/components/info/faq-text";
import { PageHeader } from "@/components/layout/page-header";
import { PageMessages } from "@/components/layout/page-messages";
import { infoMetadata } from "@/lib/info/metadata";

export const revalidate = 86400;

export async function generateMetadata() {
  const t = await getTranslations("faq");
  return infoMetadata("/faq", { title: t("title"), description: t("text") });
}

export default async function FaqPage() {
  const t = await getTranslations("faq");
  const categories = await faqCategories();
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:py-10">
      <PageHeader title={t("title")} description={t("text")} />
      <PageMessages namespaces={["faq.search", "faq.searchLabel", "faq.none", "faq.found"]}>
        <FaqList categories={categories} />
      </PageMessages>
      <ContactTeaser
        title={t("still.title")}
        text={t("still.text")}
        email={t("still.email")}
        contact={t("still.contact")}
      />
    </div>
  );
}
