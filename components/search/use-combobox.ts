import { useRouter } from "next/navigation";
import { type RefObject, useState } from "react";
import { SUGGEST_FROM, withoutRecent, withRecent } from "@/lib/products/search/rules";
import { shopHref } from "@/lib/products/shop-url";
import { moved } from "./list-navigation";
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
  const found = useOptions(text, recent);
  const { options } = found;

  function keep(next: string[]) {
    setRecent(next);
    saveRecent(next);
  }

  function type(next: string) {
    setText(next);
    setActive(firstFor(next));
    setIsOpen(true);
  }

  function leave() {
    setIsOpen(false);
    input.current?.blur();
  }

  function go(href: string) {
    leave();
    router.push(href);
  }

  function searchFor(words: string) {
    if (input.current) input.current.value = words;
    setText(words);
    keep(withRecent(loadRecent(), words));
    leave();
    if (onSearch) onSearch(words);
    else router.push(shopHref({ search: words }));
  }

  function choose(option: SearchOption) {
    if (option.kind === "forget") {
      setActive(-1);
      keep(withoutRecent(loadRecent(), option.words));
    } else if ("href" in option) go(option.href);
    else searchFor(option.words);
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
    const next = moved(key, active, options.length);
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
  function onSubmit(words: string) {
    if (!words.trim()) return;
    keep(withRecent(loadRecent(), words));
    setIsOpen(false);
  }

  return { ...found, isOpen, active, choose, type, onKey, onOpen, onSubmit, close, onClose: close };
}

function firstFor(text: string) {
  return text.trim().length >= SUGGEST_FROM ? 0 : -1;
}
