"use client";

import { useEffect, useRef, useState } from "react";

import type { Business } from "@/lib/directory/dto";
import { apiGet } from "@/lib/http/api-client";

const PAUSE_MS = 300;
const SHOWN = 3;

export type Alike = Pick<Business, "id" | "name" | "address">;

async function listNamed(name: string): Promise<Alike[]> {
  const query = new URLSearchParams({ name, limit: String(SHOWN + 1) });
  return apiGet<Alike[]>(`/api/businesses?${query}`).catch(() => []);
}

/** Listed businesses with the words of a name, without the own one. It only hints: a failure says nothing. */
export function useDuplicateCheck(ownId: number | undefined) {
  const [alike, setAlike] = useState<Alike[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef("");
  useEffect(() => () => clearTimeout(timer.current), []);

  function look(typed: string) {
    const name = typed.trim();
    clearTimeout(timer.current);
    if (name === latest.current) return;
    latest.current = name;
    if (name.length < 2) {
      setAlike([]);
      return;
    }
    timer.current = setTimeout(() => void find(name), PAUSE_MS);
  }

  async function find(name: string) {
    // "Halwo Kitchen & Catering" may stand there as "Halwo Kitchen".
    const shorter = name.split(/\s+/).slice(0, 2).join(" ");
    let found = await listNamed(name);
    if (found.length === 0 && shorter !== name) found = await listNamed(shorter);
    // The name was changed meanwhile.
    if (latest.current !== name) return;
    setAlike(found.filter(({ id }) => id !== ownId).slice(0, SHOWN));
  }

  return { alike, look };
}
