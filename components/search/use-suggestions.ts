import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { queryClient } from "@/components/layout/query-client";
import { apiGet } from "@/lib/http/api-client";
import type { Suggestion } from "@/lib/products/search/dto";
import { SUGGEST_FROM } from "@/lib/products/search/rules";

const PATH = "/api/search/suggestions";
const PAUSE = 180;

/** What the shop suggests, once the typing pauses; nothing is asked below two letters. */
export function useSuggestions(typed: string) {
  const [settled, setSettled] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  const isAsked = typed.length >= SUGGEST_FROM && settled.length >= SUGGEST_FROM;
  const { data, isError, isPlaceholderData } = useQuery(
    {
      queryKey: [PATH, settled],
      queryFn: () => apiGet<Suggestion[]>(`${PATH}?${new URLSearchParams({ q: settled })}`),
      enabled: isAsked,
      placeholderData: (previous) => previous,
      staleTime: 60_000,
      retry: false,
    },
    queryClient(),
  );
  return {
    suggestions: isAsked ? (data ?? []) : [],
    isSettled: isAsked && settled === typed && data !== undefined && !isPlaceholderData,
    isFailed: isAsked && isError,
  };
}
