"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { CloudOff, Wifi } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { undoCheckInAction } from "@/lib/events/actions";
import type { GuestList } from "@/lib/events/queries/guests";
import { seatOf } from "./check-in-queue";
import { Guests } from "./guests";
import { ManualCodeForm } from "./manual-code-form";
import { ScanResultPanel } from "./scan-result-panel";
import { useCheckIn } from "./use-check-in";

const Scanner = lazy(async () => ({ default: (await import("./scanner")).Scanner }));

type CheckInProps = { list: GuestList; userId: number };

/** The check-in: reads codes by camera or by hand, shows the result, and counts. */
export function CheckIn({ list, userId }: CheckInProps) {
  const t = useTranslations("events.checkIn");
  const { guests, queue, isOnline, isRefused, verdict, read, ...checkIn } = useCheckIn(
    list,
    userId,
  );
  const [isScanning, setIsScanning] = useState(false);
  const inside = guests.filter(({ checkedInAt }) => checkedInAt !== null).length;

  async function undo(code: string) {
    const result = await undoCheckInAction({ eventId: list.event.id, code }).catch(() => null);
    if (!result?.ok) return toast.error(t("undoFailed"), t("undoFailedMore"));
    checkIn.dismiss();
    await checkIn.refresh();
  }

  const enter = (enteredCode: string) => void read(seatOf(guests, enteredCode));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-semibold text-xl" data-testid="inside">
          {t("inside", { inside: String(inside), count: String(guests.length) })}
        </p>
        {isOnline ? (
          <Badge tone="success">
            <Wifi aria-hidden />
            {t("online")}
          </Badge>
        ) : (
          <Badge tone="warning">
            <CloudOff aria-hidden />
            {t("offline")}
          </Badge>
        )}
        {queue.length > 0 && (
          <p role="status" className="text-sm">
            {t("waiting", { count: queue.length })}
          </p>
        )}
      </div>
      <EarlyNote startsAt={list.event.startsAt} />
      {isRefused && <Banner tone="destructive">{t("refused")}</Banner>}
      <ScanResultPanel verdict={verdict} />
      <div className="grid gap-4 rounded-lg border bg-card p-5">
        {isScanning ? (
          <Suspense fallback={<div aria-hidden className="skeleton h-64 rounded-lg" />}>
            <Scanner onRead={enter} onStop={() => setIsScanning(false)} />
          </Suspense>
        ) : (
          <Button variant="brand" size="lg" onClick={() => setIsScanning(true)}>
            {t("scan")}
          </Button>
        )}
        <ManualCodeForm eventId={list.event.id} onEnter={enter} />
      </div>
      <Guests
        guests={guests}
        onEnter={(code) => void read(code)}
        onUndo={(code) => void undo(code)}
      />
    </div>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Warns an organizer who checks in guests days before the event. */
function EarlyNote({ startsAt }: { startsAt: string }) {
  const t = useTranslations("events.checkIn");
  const days = Math.floor((Date.parse(startsAt) - Date.now()) / DAY_MS);
  if (days < 1) return null;
  return <Banner tone="warning">{t("early", { count: days })}</Banner>;
}
