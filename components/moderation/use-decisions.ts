"use client";

import { useRouter } from "next/navigation";
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

import { decisionQueue } from "./decision-queue";

/** Milliseconds for which an item must have been visible before a key or a click decides it. */
const VISIBLE_MS = 300;

const EMPTY = decisionQueue.getSnapshot();

/** Returns the decisions that are not sent yet; reads the list again after each one that was sent. */
export function useDecisions() {
  const router = useRouter();
  const snapshot = useSyncExternalStore(
    decisionQueue.subscribe,
    decisionQueue.getSnapshot,
    () => EMPTY,
  );
  const { queued, finished } = snapshot;
  const lastFinished = useRef(finished);
  const isWaiting = queued.length > 0;

  useEffect(() => {
    if (lastFinished.current === finished) return;
    lastFinished.current = finished;
    router.refresh();
  }, [finished, router]);

  useEffect(() => {
    if (!isWaiting) return;
    const preventClose = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", preventClose);
    return () => window.removeEventListener("beforeunload", preventClose);
  }, [isWaiting]);

  return snapshot;
}

/** Whether the displayed item may be decided now; read by its decision form. */
export const ReadyContext = createContext(true);

export const useIsReady = () => useContext(ReadyContext);

/**
 * Whether an item was painted long enough to be decided by a click, and was also visible long enough to be decided by a
 * key. False while `key` is null.
 */
export function useReadiness(key: string | null) {
  const [paintedKey, setPaintedKey] = useState<string | null>(null);
  const [visible, setVisible] = useState<string | null>(null);

  useEffect(() => {
    const heading = document.getElementById("approval-title");
    if (key === null || !heading) return;
    const cancelPaint = afterFrames(() => setPaintedKey(key));
    let cancelVisible = () => {};
    const observer = new IntersectionObserver(([entry]) => {
      cancelVisible();
      if (entry?.isIntersecting) cancelVisible = afterFrames(() => setVisible(key));
    });
    observer.observe(heading);
    return () => {
      cancelPaint();
      cancelVisible();
      observer.disconnect();
    };
  }, [key]);

  return {
    isPainted: key !== null && paintedKey === key,
    isVisible: key !== null && visible === key,
  };
}

/** Calls `run` in the frame after the time; a hidden tab draws no frames. */
function afterFrames(run: () => void) {
  let frame = 0;
  const timer = setTimeout(() => {
    frame = requestAnimationFrame(run);
  }, VISIBLE_MS);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
