import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";

import { queryKeys } from "@/components/layout/query-keys";
import type { Suggestion } from "@/lib/products/search/dto";
import { SUGGEST_FROM } from "@/lib/products/search/rules";

const PAUSE = 180;

/** Suggestions of the shop, once typing pauses; none below two characters. */
export function useSuggestions(typed: string) {
  const locale = useLocale();
  const [settled, setSettled] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  const isAsked = typed.length >= SUGGEST_FROM && settled.length >= SUGGEST_FROM;
  const { data, isError, isPlaceholderData } = useQuery<Suggestion[]>({
    queryKey: queryKeys.suggestions(settled, locale),
    enabled: isAsked,
    placeholderData: (previous) => previous,
    staleTime: 60_000,
  });
  return {
    suggestions: isAsked ? (data ?? []) : [],
    isSettled: isAsked && settled === typed && data !== undefined && !isPlaceholderData,
    isFailed: isAsked && isError,
  };
}
