import { useTranslations } from "next-intl";

import { PageMessages } from "@/components/layout/page-messages";
import { Card } from "@/components/ui/card";
import type { Viewer } from "@/lib/auth/viewer";
import { listAdminCategories } from "@/lib/blog/queries/admin";
import { AddCategory, CategoryRow } from "./category-forms";

/** Manages the blog's categories (in the Catalogue tab). @throws DomainError for other users */
export async function BlogCategories({ viewer }: { viewer: Viewer }) {
  const categories = await listAdminCategories(viewer);
  return (
    <PageMessages namespaces={["blog.categoryAdmin", "validation"]}>
      <CategoryList categories={categories} />
    </PageMessages>
  );
}

type Category = Awaited<ReturnType<typeof listAdminCategories>>[number];

function CategoryList({ categories }: { categories: Category[] }) {
  const t = useTranslations("blog.categoryAdmin");
  return (
    <section aria-labelledby="blog-categories" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 id="blog-categories" className="display text-d4">
          {t("title")}
        </h2>
        <p className="text-muted-foreground text-sm">{t("text")}</p>
      </div>
      <Card className="p-4 sm:p-5.5">
        <AddCategory />
      </Card>
      <ul className="divide-y divide-border rounded-lg border bg-card">
        {categories.map((category, index) => (
          <CategoryRow
            key={category.id}
            category={category}
            isFirst={index === 0}
            isLast={index === categories.length - 1}
          />
        ))}
      </ul>
    </section>
  );
}
