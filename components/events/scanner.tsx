"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";

import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { useScanner } from "./use-scanner";

type ScannerProps = { onRead: (code: string) => void; onStop: () => void };

/** The camera's image, in which QR codes are detected. */
export function Scanner({ onRead, onStop }: ScannerProps) {
  const t = useTranslations("events.checkIn");
  const video = useRef<HTMLVideoElement>(null);
  const state = useScanner(video, onRead);
  return (
    <div className="grid gap-3">
      {state === "denied" && <Banner tone="warning">{t("cameraDenied")}</Banner>}
      <video
        ref={video}
        playsInline
        muted
        aria-label={t("camera")}
        className={`aspect-square max-h-96 w-full rounded-md bg-black object-cover ${state === "denied" ? "hidden" : ""}`}
      />
      <Button variant="outline" onClick={onStop}>
        {t("stop")}
      </Button>
    </div>
  );
}
