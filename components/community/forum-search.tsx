import type { Locale } from "next-intl";
import { useTranslations } from "next-intl";
import { LanguageSelect } from "@/components/forms/language-select";
import { QueryForm } from "@/components/forms/query-form";
import { Button } from "@/components/ui/button";
import { Search } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";

type ForumSearchProps = {
  q: string;
  category: number | undefined;
  language: Locale | undefined;
};

/** Searches the forum within the open category, in all languages or one; works without JavaScript. */
export function ForumSearch({ q, category, language }: ForumSearchProps) {
  const t = useTranslations("forum");
  const tLanguage = useTranslations("textLanguage");
  return (
    <search>
      <QueryForm action="/community" className="flex flex-wrap gap-2">
        {category && <input type="hidden" name="category" value={category} />}
        <Input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          dir="auto"
          aria-label={t("search")}
          placeholder={t("search")}
          className="min-w-0 grow basis-60"
        />
        <LanguageSelect
          key={`in:${language}`}
          name="language"
          defaultValue={language ?? ""}
          aria-label={tLanguage("label")}
          hasAll
          className="grow sm:w-44 sm:grow-0"
        />
        <Button type="submit" variant="outline" aria-label={t("find")}>
          <Search aria-hidden />
          <span className="max-sm:hidden">{t("find")}</span>
        </Button>
      </QueryForm>
    </search>
  );
}
