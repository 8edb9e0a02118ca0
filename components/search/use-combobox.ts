import { useRouter } from "next/navigation";
import { type RefObject, useState } from "react";
import { shopHref } from "@/lib/products/filters/shop-url";
import { SUGGEST_FROM, withoutRecent, withRecent } from "@/lib/search/rules";
import { nextIndex } from "./list-navigation";
import { loadRecent, saveRecent } from "./recent-searches";
import type { SearchOption } from "./search-options";
import { useOptions } from "./use-options";

type Field = {
  text: string;
  setText: (text: string) => void;
  onSearch: ((words: string) => void) | undefined;
};

/** State of the dropdown: its options, the active one, and their addresses. */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  { text, setText, onSearch }: Field,
) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(true);
  const [recent, setRecent] = useState(loadRecent);
  // The typed text is searched for unless another option is active.
  const [active, setActive] = useState(firstFor(text));
  const optionQuery = useOptions(text, recent);
  const { options } = optionQuery;

  function storeRecent(next: string[]) {
    setRecent(next);
    saveRecent(next);
  }

  function type(next: string) {
    setText(next);
    setActive(firstFor(next));
    setIsOpen(true);
  }

  function closeList() {
    setIsOpen(false);
    input.current?.blur();
  }

  function go(href: string) {
    closeList();
    router.push(href);
  }

  function searchFor(search: string) {
    if (input.current) input.current.value = search;
    setText(search);
    storeRecent(withRecent(loadRecent(), search));
    closeList();
    if (onSearch) onSearch(search);
    else router.push(shopHref({ search }));
  }

  function choose(option: SearchOption) {
    if (option.kind === "forget") {
      setActive(-1);
      storeRecent(withoutRecent(loadRecent(), option.search));
    } else if ("href" in option) go(option.href);
    else searchFor(option.search);
  }

  function onKey(key: string) {
    if (!isOpen) {
      if (key === "ArrowDown") setIsOpen(true);
      return key === "ArrowDown";
    }
    return key === "Escape" ? close() : onListKey(key);
  }

  function onListKey(key: string) {
    const option = options[active];
    const next = nextIndex(key, active, options.length);
    if (next !== null) setActive(next);
    else if (key === "Enter" && option) choose(option);
    else return false;
    return true;
  }

  function close() {
    setIsOpen(false);
    return true;
  }

  function onOpen() {
    setRecent(loadRecent());
    setIsOpen(true);
  }

  /** The form navigates to the shop by itself; this only stores the search. */
  function onSubmit(search: string) {
    if (!search.trim()) return;
    storeRecent(withRecent(loadRecent(), search));
    setIsOpen(false);
  }

  return {
    ...optionQuery,
    isOpen,
    active,
    choose,
    type,
    onKey,
    onOpen,
    onSubmit,
    close,
    onClose: close,
  };
}

function firstFor(text: string) {
  return text.trim().length >= SUGGEST_FROM ? 0 : -1;
}
