"use client";

import { type RefObject, useEffect, useEffectEvent, useState } from "react";

import { qrReader } from "./qr-reader";

const SCAN_INTERVAL_MS = 250;
/** Interval in which repeated reads of a code count as one. */
const SAME_MS = 4_000;

type ScannerState = "starting" | "running" | "denied";

/** Reads the camera while mounted, and reports each detected code once. */
export function useScanner(
  video: RefObject<HTMLVideoElement | null>,
  onRead: (code: string) => void,
) {
  const [state, setState] = useState<ScannerState>("starting");
  const reportRead = useEffectEvent(onRead);

  useEffect(() => {
    const stop = new AbortController();
    run(video, stop.signal, {
      onState: setState,
      onRead: (code) => reportRead(code),
    });
    return () => stop.abort();
  }, [video]);

  return state;
}

type Handlers = { onState: (state: ScannerState) => void; onRead: (code: string) => void };

function run(video: RefObject<HTMLVideoElement | null>, signal: AbortSignal, handlers: Handlers) {
  let last = { code: "", at: 0 };
  const see = (code: string | null) => {
    if (!code) return;
    const isRepeated = code === last.code && Date.now() - last.at < SAME_MS;
    last = { code, at: Date.now() };
    if (!isRepeated) handlers.onRead(code);
  };
  start(video, signal)
    .then(async (openVideo) => {
      if (!openVideo) return;
      handlers.onState("running");
      const read = await qrReader();
      while (!signal.aborted) {
        see(await read(openVideo).catch(() => null));
        await new Promise((resolve) => setTimeout(resolve, SCAN_INTERVAL_MS));
      }
    })
    .catch(() => !signal.aborted && handlers.onState("denied"));
}

/** Opens the rear camera. @throws where there is none, or it is not allowed */
async function start(video: RefObject<HTMLVideoElement | null>, signal: AbortSignal) {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: { ideal: "environment" } },
  });
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const element = video.current;
  if (signal.aborted || !element) {
    close();
    return null;
  }
  signal.addEventListener("abort", close);
  element.srcObject = stream;
  await element.play();
  return element;
}
