import { useTranslations } from "next-intl";

import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { type DirectoryFilter, directoryHref } from "@/lib/directory/rules";
import { BusinessCard } from "./business-card";
import type { BusinessCardData } from "./business-card-data";
import { DirectoryLink } from "./directory-navigation";

type DirectoryListProps = {
  cards: BusinessCardData[];
  filter: DirectoryFilter;
  page: number;
  pages: number;
};

/** The cards of one page, with links to the others. */
export function DirectoryList({ cards, filter, page, pages }: DirectoryListProps) {
  const t = useTranslations("directory");
  if (cards.length === 0) {
    return (
      <EmptyState
        as="h3"
        image="/illustrations/cutouts/mesob.svg"
        title={t("empty.title")}
        description={t("empty.hint")}
      >
        <DirectoryLink
          href="/business-directory"
          className={buttonVariants({ variant: "outline" })}
        >
          {t("empty.all")}
        </DirectoryLink>
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        {cards.map((card) => (
          <li key={card.id}>
            <BusinessCard business={card} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pages}
        hrefOf={(to) => directoryHref({ ...filter, page: to })}
        labels={{
          nav: t("pages.nav"),
          previous: t("pages.previous"),
          next: t("pages.next"),
          page: (number) => t("pages.page", { number: String(number) }),
        }}
      />
    </div>
  );
}
