"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Undo2 } from "@/components/ui/icons";
import { decisionQueue, type QueuedDecision } from "./decision-queue";

/** The latest decision that was not sent, with the seconds that are left to undo it. */
export function UndoBar({ queued }: { queued: readonly QueuedDecision[] }) {
  const t = useTranslations("moderation.undo");
  const router = useRouter();
  const latest = queued.at(-1);
  const others = queued.length - 1;

  function undo(id: number) {
    const href = decisionQueue.undo(id);
    if (href) router.push(href, { scroll: false });
  }
  const pause = (isPaused: boolean) => () => decisionQueue.setPaused(isPaused);
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center px-4 pb-[calc(5rem+env(safe-area-inset-bottom))] md:pb-6">
      <p role="status" className="sr-only">
        {latest?.text}
      </p>
      {latest && (
        <div className="pointer-events-auto flex max-w-full items-center gap-3 rounded-md bg-foreground py-2 ps-4 pe-2 text-background shadow-lg">
          <p aria-hidden className="min-w-0 truncate text-sm">
            <bdi>{latest.text}</bdi>
            {others > 0 && ` ${t("others", { count: others })}`}
          </p>
          <Button
            variant="ghost"
            size="sm"
            aria-keyshortcuts="Z"
            className="shrink-0 border border-current text-background! hover:bg-background/15!"
            onFocus={pause(true)}
            onBlur={pause(false)}
            onPointerEnter={pause(true)}
            onPointerLeave={pause(false)}
            onClick={() => undo(latest.id)}
          >
            <Undo2 aria-hidden className="rtl-flip" />
            <span aria-hidden>{t("undoIn", { seconds: String(latest.secondsLeft) })}</span>
            <span className="sr-only">{t("undo")}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
