import { useTranslations } from "next-intl";

import { DataTable } from "@/components/admin-ui/data-table";
import { ListHeader } from "@/components/admin-ui/list-header";
import { PageMessages } from "@/components/layout/page-messages";
import { Card } from "@/components/ui/card";
import { Count } from "@/components/ui/stats-bar";
import type { Viewer } from "@/lib/auth/viewer";
import { type ArrangedCategory, listCategoriesToArrange } from "@/lib/forum/queries/categories";
import { CategoryForm } from "./category-form";
import { CategoryIcon } from "./category-icon";
import { CategoryRowActions } from "./category-row-actions";

/** Manages the forum's categories. @throws DomainError forbidden */
export async function ForumCategories({ viewer }: { viewer: Viewer }) {
  const categories = await listCategoriesToArrange(viewer);
  return (
    <PageMessages namespaces={["forum.arrange", "validation"]}>
      <Section categories={categories} />
    </PageMessages>
  );
}

function Section({ categories }: { categories: ArrangedCategory[] }) {
  const t = useTranslations("forum.arrange");
  return (
    <section aria-labelledby="forum-categories" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ListHeader
        id="forum-categories"
        title={t("title")}
        count={t("count", { count: categories.length })}
      />
      <p className="-mt-2 max-w-[66ch] text-muted-foreground text-sm">{t("text")}</p>
      <DataTable
        caption={t("title")}
        columns={[
          { key: "name", name: t("name") },
          { key: "posts", name: t("posts") },
          { key: "change", name: t("change"), align: "end", hasActions: true },
        ]}
        rows={categories.map((category, index) => ({
          key: category.id,
          cells: [
            <span key="name" className="inline-flex items-center gap-2">
              <CategoryIcon icon={category.icon} />
              <bdi>{category.name}</bdi>
            </span>,
            <Count key="posts">{category.postCount}</Count>,
            <CategoryRowActions
              key="change"
              category={category}
              isFirst={index === 0}
              isLast={index === categories.length - 1}
            />,
          ],
        }))}
      />
      <Card className="p-4 sm:p-5.5">
        <h3 className="mb-3 font-semibold text-lg">{t("new")}</h3>
        <CategoryForm />
      </Card>
    </section>
  );
}
