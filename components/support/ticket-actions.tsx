"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Archive, RotateCcw } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { closeTicketAction, reopenTicketAction } from "@/lib/support/actions";

const CLOSE = { name: "close", done: "closed", act: closeTicketAction, icon: Archive } as const;

const REOPEN = {
  name: "reopen",
  done: "reopened",
  act: reopenTicketAction,
  icon: RotateCcw,
} as const;

/** Closes or reopens a ticket. */
export function TicketActions({ ticketId, isClosed }: { ticketId: number; isClosed: boolean }) {
  const t = useTranslations("support.state");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const way = isClosed ? REOPEN : CLOSE;

  function change() {
    startTransition(async () => {
      const result = await way.act({ ticketId }).catch(() => null);
      if (result?.ok) toast.success(t(way.done));
      else toast.error(t("failed"), result?.message ?? t("failedMore"));
      router.refresh();
    });
  }

  return (
    <Button variant="outline" disabled={isPending} onClick={change}>
      <way.icon aria-hidden className={isClosed ? "rtl-flip" : undefined} />
      {t(way.name)}
    </Button>
  );
}
