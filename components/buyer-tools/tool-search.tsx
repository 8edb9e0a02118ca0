import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Search } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import type { BuyerTab } from "@/lib/buyer-tools/rules";

/** Filters the tool's products by title; a plain form, so that it works before hydration. */
export function ToolSearch({ tab, searchText }: { tab: BuyerTab; searchText: string }) {
  const t = useTranslations("buyerTools.search");
  return (
    <search className="w-full max-w-xl">
      <form action="/buyer-tools" className="flex gap-2">
        <input type="hidden" name="tab" value={tab} />
        <Input
          key={`${tab} ${searchText}`}
          type="search"
          name="q"
          defaultValue={searchText}
          maxLength={100}
          aria-label={t("label")}
          placeholder={t("placeholder")}
          className="min-w-0"
        />
        <Button type="submit" variant="outline" className="min-h-11.5">
          <Search aria-hidden />
          <span className="max-sm:sr-only">{t("find")}</span>
        </Button>
      </form>
    </search>
  );
}
