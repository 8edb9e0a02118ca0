"use client";

import { useRouter } from "next/navigation";

import { queryClient } from "@/components/layout/queries";
import { setViewer } from "@/components/layout/use-viewer";
import { notify } from "@/components/ui/notify";
import type { AccountUser } from "@/lib/accounts/dto";

/** What login and registration answer. */
export type Entry = { user: AccountUser };

/** Greets whoever just came in, shows it in the header and goes home. */
export function useEntry() {
  const queries = queryClient();
  const router = useRouter();

  return async function enter({ user }: Entry, title: string, description?: string) {
    notify.success(title, description);
    router.push("/");
    // Pages that the browser kept are those of a visitor.
    router.refresh();
    await setViewer(queries, user);
  };
}
