import { Search } from "lucide-react";
import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

/** Searches the forum within the open category; works without JavaScript. */
export function ForumSearch({ q, category }: { q: string; category: number | undefined }) {
  const t = useTranslations("forum");
  return (
    <search>
      <form action="/community" className="flex gap-2">
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
          className="min-w-0 grow"
        />
        <Button type="submit" variant="outline" aria-label={t("find")}>
          <Search aria-hidden />
          <span className="max-sm:hidden">{t("find")}</span>
        </Button>
      </form>
    </search>
  );
}
