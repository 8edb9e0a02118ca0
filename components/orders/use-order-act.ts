"use client";

import { useTranslations } from "next-intl";

import { useAct } from "@/components/forms/use-act";
import type { Result } from "@/lib/http/result";

type Done = { title: string; more?: string };

/** Returns `useAct` for decisions about an order, whose failures have one title. */
export function useOrderAct() {
  const t = useTranslations("orders.act");
  const { act, isPending } = useAct();

  function decide(send: () => Promise<Result>, { title, more }: Done) {
    act(send, {
      done: () => (more === undefined ? [title] : [title, more]),
      failed: t("failed"),
    });
  }

  return { act: decide, isPending };
}
