"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { lazy, useEffect, useState } from "react";

import { formatDecimal } from "@/lib/core/money";
import { DialogButton } from "./dialog-button";
import { richTextTags } from "./rich-text-tags";

const load = () => import("./cancel-dialog");
const CancelDialog = lazy(async () => ({ default: (await load()).CancelDialog }));

const MINUTE_MS = 60_000;

type CancelOrderProps = {
  orderId: number;
  total: string;
  /** Remaining minutes by the server's clock. */
  minutes: number;
};

export function CancelOrder({ orderId, total, minutes }: CancelOrderProps) {
  const t = useTranslations("orders.cancel");
  const minutesLeft = useMinutes(minutes);
  return (
    <>
      <p className="text-muted-foreground text-sm">
        {t.rich("open", { minutes: minutesLeft, total: formatDecimal(total), ...richTextTags })}
      </p>
      <DialogButton
        load={load}
        className="w-full border-destructive! text-destructive-ink!"
        label={t("button")}
      >
        {(close) => <CancelDialog orderId={orderId} onClose={close} />}
      </DialogButton>
    </>
  );
}

/** Counts down the minutes, then refreshes the page. */
function useMinutes(minutes: number) {
  const router = useRouter();
  const [elapsedMinutes, setElapsedMinutes] = useState(0);
  const minutesLeft = Math.max(0, minutes - elapsedMinutes);
  useEffect(() => {
    const timer = setInterval(() => setElapsedMinutes((count) => count + 1), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (minutesLeft === 0) router.refresh();
  }, [minutesLeft, router]);
  return minutesLeft;
}
