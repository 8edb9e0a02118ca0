import { useTranslations } from "next-intl";

import { Pagination } from "@/components/ui/pagination";

type PaginationLinksProps = { page: number; pageCount: number; hrefOf: (page: number) => string };

export function PaginationLinks({ page, pageCount, hrefOf }: PaginationLinksProps) {
  const t = useTranslations("admin.list");
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefOf={hrefOf}
      labels={{
        nav: t("pages"),
        previous: t("previous"),
        next: t("next"),
        page: (number) => t("page", { page: String(number) }),
      }}
    />
  );
}
