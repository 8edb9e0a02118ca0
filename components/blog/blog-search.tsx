import { useTranslations } from "next-intl";

import { LanguageSelect } from "@/components/forms/language-select";
import { QueryForm } from "@/components/forms/query-form";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { BlogCategory } from "@/lib/blog/queries/posts";
import type { BlogSearch as Search } from "@/lib/blog/schema";
import { categoryName } from "./category-presentation";

type BlogSearchProps = { search: Search; categories: BlogCategory[] };

/** Text, category and language; works without JavaScript. */
export function BlogSearch({
  search: { search, category, language, tag },
  categories,
}: BlogSearchProps) {
  const t = useTranslations("blog");
  const tLanguage = useTranslations("textLanguage");
  return (
    <search>
      <QueryForm
        action="/blog"
        className="grid gap-2 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_minmax(0,11rem)_auto]"
      >
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
          {categories.map((blogCategory) => (
            <option key={blogCategory.id} value={blogCategory.slug}>
              {categoryName(t, blogCategory)}
            </option>
          ))}
        </Select>
        <LanguageSelect
          key={`in:${language}`}
          name="language"
          defaultValue={language ?? ""}
          aria-label={tLanguage("label")}
          hasAll
        />
        <Button type="submit" className="min-h-11.5">
          {t("searchButton")}
        </Button>
      </QueryForm>
    </search>
  );
}
