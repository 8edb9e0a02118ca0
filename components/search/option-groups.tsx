"use client";

import { useTranslations } from "next-intl";

import { OptionRow } from "./option-row";
import type { SearchOption } from "./search-options";

const GROUPS = [
  { key: "searchFor", title: "searchFor", kinds: ["searchFor"], look: "" },
  { key: "suggestions", title: "suggestions", kinds: ["suggestion"], look: "" },
  { key: "categories", title: "categories", kinds: ["category"], look: "sm:grid-cols-2 sm:grid" },
  {
    key: "popular",
    title: "popularTitle",
    kinds: ["popular"],
    look: "flex flex-wrap gap-2 px-3 pb-2",
  },
  {
    key: "recent",
    title: "recentTitle",
    kinds: ["recent", "forget"],
    look: "grid grid-cols-[minmax(0,1fr)_auto]",
  },
] as const;

type OptionGroupsProps = {
  listId: string;
  options: SearchOption[];
  active: number;
  onChoose: (option: SearchOption) => void;
};

/** The options under their headings; groups without options are hidden. */
export function OptionGroups({ listId, options, active, onChoose }: OptionGroupsProps) {
  const t = useTranslations("search");
  return GROUPS.map(({ key, title, kinds, look }) => {
    const visibleOptions = options.filter(({ kind }) =>
      (kinds as readonly string[]).includes(kind),
    );
    if (visibleOptions.length === 0) return null;
    const isNamed = key !== "searchFor";
    return (
      // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox
      <div key={key} role="group" aria-label={t(title)}>
        {isNamed && (
          <div aria-hidden className="px-3 pt-3 pb-1.5 font-semibold text-muted-foreground text-sm">
            {t(title)}
          </div>
        )}
        <div role="presentation" className={look}>
          {visibleOptions.map((option) => {
            const index = options.indexOf(option);
            return (
              <OptionRow
                key={option.key}
                option={option}
                id={optionId(listId, index)}
                isActive={index === active}
                onChoose={onChoose}
              />
            );
          })}
        </div>
      </div>
    );
  });
}

/** Id of the option at an index, for aria-activedescendant. */
export function optionId(listId: string, index: number) {
  return `${listId}-${index}`;
}
