import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useEffect, useState } from "react";

import { queryKeys } from "@/components/layout/query-keys";
import type { Suggestion } from "@/lib/search/dto";
import { SUGGEST_FROM } from "@/lib/search/rules";

const PAUSE = 180;

/** Suggestions of the shop, once typing pauses; none below two characters. */
export function useSuggestions(typed: string) {
  const locale = useLocale();
  const [stableText, setStableText] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setStableText(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  const isEnabled = typed.length >= SUGGEST_FROM && stableText.length >= SUGGEST_FROM;
  const { data, isError, isPlaceholderData } = useQuery<Suggestion[]>({
    queryKey: queryKeys.suggestions(stableText, locale),
    enabled: isEnabled,
    placeholderData: (previous) => previous,
    staleTime: 60_000,
  });
  return {
    suggestions: isEnabled ? (data ?? []) : [],
    isSettled: isEnabled && stableText === typed && data !== undefined && !isPlaceholderData,
    isFailed: isEnabled && isError,
  };
}
