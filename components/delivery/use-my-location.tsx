"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { LocateFixed } from "@/components/ui/icons";

type State = "idle" | "locating" | "denied" | "failed";

/** A precision of about a hundred yards, for privacy. */
const DECIMALS = 3;

const WAIT_MS = 15_000;

/** Measures distances from the device's position, with permission. `href` is this page without a place. */
export function UseMyLocation({ href }: { href: string }) {
  const t = useTranslations("delivery.near");
  const router = useRouter();
  const [requestState, setState] = useState<State>("idle");
  const [isOpening, startOpening] = useTransition();
  const state = isOpening ? "locating" : requestState;

  function saveLocation({ coords }: GeolocationPosition) {
    const at = [coords.latitude, coords.longitude].map((degrees) =>
      Number(degrees.toFixed(DECIMALS)),
    );
    setState("idle");
    const to = `${href}${href.includes("?") ? "&" : "?"}at=${at.join(",")}`;
    startOpening(() => router.push(to));
  }

  function refused({ code, message }: Pick<GeolocationPositionError, "code" | "message">) {
    // biome-ignore lint/suspicious/noConsole: specification C, section 2: a denial is logged, and only here
    console.info(`No location: ${message}`);
    setState(code === 1 ? "denied" : "failed");
  }

  function requestLocation() {
    if (!navigator.geolocation) return refused({ code: 2, message: "not supported" });
    setState("locating");
    navigator.geolocation.getCurrentPosition(saveLocation, refused, {
      timeout: WAIT_MS,
      maximumAge: 60_000,
    });
  }

  return (
    <div className="near-me grid gap-2">
      <noscript>
        <style>{".near-me{display:none}"}</style>
      </noscript>
      <Button variant="brand" onClick={requestLocation} aria-disabled={state === "locating"}>
        <LocateFixed aria-hidden />
        {t("button")}
      </Button>
      <p role="status" className="max-w-[44ch] text-sm empty:hidden">
        {state !== "idle" && t(state)}
      </p>
    </div>
  );
}
