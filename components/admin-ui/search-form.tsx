import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { AdminTab } from "./admin-tab-list";

type SearchFormProps = {
  tab: AdminTab;
  q: string;
  /** Label of the search field, such as "Order number or buyer's email". */
  label: string;
  /** Filters that are retained. */
  hiddenValues?: Record<string, string | undefined>;
  /** Further fields below the search text. */
  children?: ReactNode;
};

/** Searches a list in the admin area; works without JavaScript. */
export function SearchForm({ tab, q, label, hiddenValues = {}, children }: SearchFormProps) {
  const t = useTranslations("admin.list");
  return (
    <search>
      <form action="/admin" className={`flex flex-wrap gap-2 ${children ? "" : "max-w-150"}`}>
        <input type="hidden" name="tab" value={tab} />
        {Object.entries(hiddenValues).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          aria-label={label}
          placeholder={label}
          className="min-w-0 max-w-120 grow basis-60 text-ellipsis"
        />
        <Button type="submit">{t("search")}</Button>
        {children && (
          <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:flex-wrap">{children}</div>
        )}
      </form>
    </search>
  );
}
