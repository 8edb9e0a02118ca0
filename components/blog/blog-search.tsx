import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { BlogCategory } from "@/lib/blog/queries/posts";
import type { BlogSearch as Search } from "@/lib/blog/schema";
import { categoryName } from "./category-presentation";

type BlogSearchProps = { search: Search; categories: BlogCategory[] };

/** Text and category; works without JavaScript. */
export function BlogSearch({ search: { search, category, tag }, categories }: BlogSearchProps) {
  const t = useTranslations("blog");
  return (
    <search>
      <form action="/blog" className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_auto]">
        {tag && <input type="hidden" name="tag" value={tag} />}
        <Input
          key={`words:${search}`}
          type="search"
          name="search"
          maxLength={100}
          defaultValue={search}
          aria-label={t("search")}
          placeholder={t("search")}
        />
        <Select
          key={`of:${category}`}
          name="category"
          defaultValue={category}
          aria-label={t("categoryLabel")}
        >
          <option value="">{t("allCategories")}</option>
          {categories.map((one) => (
            <option key={one.id} value={one.slug}>
              {categoryName(t, one)}
            </option>
          ))}
        </Select>
        <Button type="submit" className="min-h-11.5">
          {t("searchButton")}
        </Button>
      </form>
    </search>
  );
}
