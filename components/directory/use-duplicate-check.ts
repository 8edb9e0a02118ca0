"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { queryKeys } from "@/components/layout/query-keys";
import type { Business } from "@/lib/directory/dto";
import { apiGet } from "@/lib/http/api-client";

const PAUSE_MS = 300;
const MAX_SUGGESTIONS = 3;
const MIN_LENGTH = 2;

export type Alike = Pick<Business, "id" | "name" | "address">;

function listNamed(name: string) {
  const query = new URLSearchParams({ name, limit: String(MAX_SUGGESTIONS + 1) });
  return apiGet<Alike[]>(`/api/businesses?${query}`);
}

/** Returns businesses with a name, or with its first two words: "Halwo Kitchen & Catering" may be listed shorter. */
async function listAlike(name: string) {
  const businesses = await listNamed(name);
  const shorter = name.split(/\s+/).slice(0, 2).join(" ");
  return businesses.length === 0 && shorter !== name ? listNamed(shorter) : businesses;
}

/**
 * Returns listed businesses with a similar name, except the edited one, and a function that checks another name. A hint
 * only: a failed request returns none.
 */
export function useDuplicateCheck(editedId: number | undefined) {
  const [input, setInput] = useState("");
  const [name, setName] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setName(input), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [input]);

  const isLongEnough = name.length >= MIN_LENGTH && input.length >= MIN_LENGTH;
  const { data = [] } = useQuery({
    queryKey: queryKeys.businessesNamed(name),
    queryFn: () => listAlike(name),
    enabled: isLongEnough,
    placeholderData: (previous) => previous,
  });
  const alike = isLongEnough
    ? data.filter(({ id }) => id !== editedId).slice(0, MAX_SUGGESTIONS)
    : [];
  return { alike, checkName: (next: string) => setInput(next.trim()) };
}
