"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Clock } from "@/components/ui/icons";

const SECOND_MS = 1_000;

type HoldCountdownProps = {
  /** End of the hold, in milliseconds. */
  until: number;
  onOver: () => void;
};

/** Countdown of a hold, to the second. */
export function HoldCountdown({ until, onOver }: HoldCountdownProps) {
  const t = useTranslations("events.buy");
  const [now, setNow] = useState(() => Date.now());
  const remainingSeconds = Math.max(0, Math.ceil((until - now) / SECOND_MS));
  const over = useEffectEvent(onOver);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (remainingSeconds === 0) over();
  }, [remainingSeconds]);

  const clock = `${Math.floor(remainingSeconds / 60)}:${String(remainingSeconds % 60).padStart(2, "0")}`;
  return (
    <p role="timer" className="flex items-center gap-2 text-muted-foreground text-sm">
      <Clock aria-hidden className="size-4" />
      {t("held")}
      <bdi dir="ltr" className="font-semibold text-foreground tabular-nums">
        {clock}
      </bdi>
    </p>
  );
}
