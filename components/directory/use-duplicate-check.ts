"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { queryKeys } from "@/components/layout/query-keys";
import type { Business } from "@/lib/directory/dto";
import { apiGet } from "@/lib/http/api-client";

const PAUSE_MS = 300;
const MAX_SHOWN = 3;
const MIN_LETTERS = 2;

export type Alike = Pick<Business, "id" | "name" | "address">;

function listNamed(name: string) {
  const query = new URLSearchParams({ name, limit: String(MAX_SHOWN + 1) });
  return apiGet<Alike[]>(`/api/businesses?${query}`);
}

/** Returns businesses with a name, or with its first two words: "Halwo Kitchen & Catering" may be listed shorter. */
async function listAlike(name: string) {
  const found = await listNamed(name);
  const shorter = name.split(/\s+/).slice(0, 2).join(" ");
  return found.length === 0 && shorter !== name ? listNamed(shorter) : found;
}

/**
 * Returns listed businesses with a similar name, except the edited one, and a function that checks another name. A hint
 * only: a failed request returns none.
 */
export function useDuplicateCheck(ownId: number | undefined) {
  const [typed, setTyped] = useState("");
  const [name, setName] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setName(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const isAsked = name.length >= MIN_LETTERS && typed.length >= MIN_LETTERS;
  const { data = [] } = useQuery({
    queryKey: queryKeys.businessesNamed(name),
    queryFn: () => listAlike(name),
    enabled: isAsked,
    placeholderData: (previous) => previous,
  });
  const alike = isAsked ? data.filter(({ id }) => id !== ownId).slice(0, MAX_SHOWN) : [];
  return { alike, look: (next: string) => setTyped(next.trim()) };
}
