"use client";

import { useTranslations } from "next-intl";
import { type CSSProperties, type RefObject, useEffect, useId, useState } from "react";

import { OptionGroups, optionId } from "./option-groups";
import { useCombobox } from "./use-combobox";
import { useComboboxInput } from "./use-combobox-input";
import { useMobileSearchSheet } from "./use-mobile-search-sheet";

type SearchPanelProps = {
  input: RefObject<HTMLInputElement | null>;
  /** Handles a search; by default it opens the shop. */
  onSearch?: (words: string) => void;
};

/**
 * The dropdown of the search field: as wide as the field, on phones the rest of the screen. It loads on first use of
 * the field, and is therefore initially open.
 */
export function SearchPanel({ input, onSearch }: SearchPanelProps) {
  const t = useTranslations("search");
  const listId = useId();
  const [text, setText] = useState(() => input.current?.value ?? "");
  const dropdown = useCombobox(input, { text, setText, onSearch });
  const { isOpen, active, options, choose, close } = dropdown;
  const activeId = active >= 0 ? optionId(listId, active) : undefined;

  useComboboxInput(input, { ...dropdown, text, listId, activeId, onText: dropdown.type });
  const top = useMobileSearchSheet(input, isOpen);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  if (!isOpen) return null;
  return (
    // The focus never leaves the field for the panel, so that a press inside does not close it.
    // biome-ignore lint/a11y/noStaticElementInteractions: only prevents the default action of a press
    <div
      style={{ "--sheet-top": `${top}px` } as CSSProperties}
      className="z-50 overflow-y-auto overscroll-contain bg-popover p-2 text-popover-foreground max-md:fixed max-md:inset-x-0 max-md:top-(--sheet-top) max-md:bottom-0 max-md:border-t md:absolute md:inset-x-0 md:top-full md:mt-1.5 md:max-h-[min(36rem,80dvh)] md:rounded-lg md:border md:shadow-md"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={listId} role="listbox" aria-label={t("panel")}>
        <OptionGroups listId={listId} options={options} active={active} onChoose={choose} />
      </div>
      <Notes {...dropdown} />
      <button
        type="button"
        tabIndex={-1}
        className="mt-2 min-h-11 w-full rounded-md border font-semibold md:hidden"
        onClick={() => {
          close();
          input.current?.blur();
        }}
      >
        {t("close")}
      </button>
    </div>
  );
}

type NotesProps = { typed: string; isEmpty: boolean; isFailed: boolean; count: number | null };

function Notes({ typed, isEmpty, isFailed, count }: NotesProps) {
  const t = useTranslations("search");
  return (
    <>
      {isEmpty && (
        <div className="px-3 py-4 text-center">
          <p className="font-semibold">{t("empty", { query: typed })}</p>
          <p className="mt-1 text-muted-foreground">{t("hint")}</p>
        </div>
      )}
      {isFailed && <p className="px-3 py-3 text-muted-foreground">{t("failed")}</p>}
      <p role="status" className="sr-only">
        {count !== null && t("found", { count })}
      </p>
    </>
  );
}
