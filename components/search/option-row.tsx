"use client";

import { useTranslations } from "next-intl";
import { History, Search, X } from "@/components/ui/icons";
import { Swatch } from "@/components/ui/weaves";
import type { SearchOption } from "./search-options";
import { SuggestionContent } from "./suggestion-content";

const ROW = "flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1";
const PRESENTATION: Partial<Record<SearchOption["kind"], string>> = {
  popular: "inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 md:min-h-9",
  recent: `${ROW} min-w-0 grow`,
  forget: "inline-flex size-11 cursor-pointer items-center justify-center rounded-md",
};

type OptionRowProps = {
  option: SearchOption;
  id: string;
  isActive: boolean;
  onChoose: (option: SearchOption) => void;
};

/** One option; the focus stays in the field, which refers to the active one. */
export function OptionRow({ option, id, isActive, onChoose }: OptionRowProps) {
  const t = useTranslations("search");
  const label = option.kind === "forget" ? t("remove", { query: option.search }) : undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox input handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input (aria-activedescendant)
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={label}
      className={`${PRESENTATION[option.kind] ?? ROW} ${isActive ? "bg-accent text-accent-foreground" : "hover:bg-muted"}`}
      onClick={() => onChoose(option)}
    >
      <Content option={option} />
    </div>
  );
}

function Content({ option }: { option: SearchOption }) {
  const t = useTranslations("search");
  const category = useTranslations("catalog.category");
  switch (option.kind) {
    case "searchFor":
      return (
        <>
          <Search aria-hidden className="size-5 shrink-0 text-muted-foreground" />
          <span className="min-w-0 truncate">
            {t("searchFor")} <bdi className="font-semibold">{option.search}</bdi>
          </span>
        </>
      );
    case "suggestion":
      return <SuggestionContent suggestion={option.suggestion} />;
    case "category":
      return (
        <>
          <Swatch weave={option.slug} />
          {category(option.slug)}
        </>
      );
    case "recent":
      return (
        <>
          <History aria-hidden className="size-5 shrink-0 text-muted-foreground" />
          <bdi className="min-w-0 truncate">{option.search}</bdi>
        </>
      );
    case "forget":
      return <X aria-hidden className="size-4 text-muted-foreground" />;
    default:
      return <bdi>{option.search}</bdi>;
  }
}
