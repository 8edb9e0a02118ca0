import { getTranslations } from "next-intl/server";

import { PageHeader } from "@/components/layout/page-header";
import { Markdown } from "@/components/ui/markdown";
import { LEGAL_PAGES, type LegalPageKey } from "@/lib/info/legal";
import { legalText } from "./legal-text";

/** A legal page: its sections with a table of contents beside them (specification C, "Legal and how it works"). */
export async function LegalPage({ page }: { page: LegalPageKey }) {
  const t = await getTranslations("legal");
  const text = await legalText(page);
  const sections = LEGAL_PAGES[page].sections.map((key) => ({ key, ...text.section(key) }));
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:py-10">
      <PageHeader title={text.title} description={text.text} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14">
        <nav aria-label={t("contents")} className="lg:sticky lg:top-28">
          <ol className="grid border-border border-s-2">
            {sections.map(({ key, title }) => (
              <li key={key}>
                <a
                  href={`#${key}`}
                  className="flex min-h-11 items-center ps-4 text-muted-foreground hover:text-foreground lg:min-h-9"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-[68ch] gap-9">
          <p className="text-muted-foreground">{t("updated")}</p>
          {sections.map((section) => (
            <section key={section.key} aria-labelledby={section.key} className="grid gap-2.5">
              <h2 id={section.key} className="display scroll-mt-28 text-d4">
                {section.title}
              </h2>
              <Markdown kind="article" text={section.text} />
            </section>
          ))}
          <Markdown kind="article" text={t("questions")} className="text-muted-foreground" />
        </div>
      </div>
    </div>
  );
}
