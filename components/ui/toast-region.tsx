"use client";

import { type ComponentType, useEffect, useState } from "react";

import {
  consumeNotices,
  hasNotices,
  type Notice,
  onNotice,
  TOAST_MS,
  type ToastLabels,
} from "./toast";
import { ToastCard } from "./toast-card";

type RegionProps = { labels: ToastLabels; dir: "ltr" | "rtl" };
type Toaster = ComponentType<RegionProps>;

const loadToaster = (): Promise<Toaster | null> =>
  import("./toaster").then(
    (module) => module.Toaster,
    () => null,
  );

/**
 * Loads the toaster with the first notice. If loading fails, for example offline, a plain toast shows this and later
 * notices.
 */
export function ToastRegion({ labels, dir }: RegionProps) {
  const [toaster, setToaster] = useState<{ Component: Toaster | null }>();

  useEffect(() => {
    let isLoading = false;
    async function load() {
      if (isLoading || !hasNotices()) return;
      isLoading = true;
      const Component = await loadToaster();
      setToaster({ Component });
    }
    void load();
    return onNotice(() => void load());
  }, []);

  if (!toaster) return null;
  const { Component } = toaster;
  return Component ? (
    <Component labels={labels} dir={dir} />
  ) : (
    <PlainToast closeLabel={labels.close} regionLabel={labels.region} />
  );
}

/** Shows the latest notice only, without animation or swiping. */
function PlainToast({ closeLabel, regionLabel }: { closeLabel: string; regionLabel: string }) {
  const [notice, setNotice] = useState<Notice | null>(null);

  useEffect(() => {
    const show = () => {
      const newest = consumeNotices().at(-1);
      if (newest) setNotice(newest);
    };
    show();
    return onNotice(show);
  }, []);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  return (
    <section
      aria-label={regionLabel}
      className="fixed end-3 z-50 max-sm:start-3 max-sm:top-3 sm:end-6 sm:bottom-[calc(24px+var(--floor,0px))]"
    >
      {notice && (
        <ToastCard notice={notice} closeLabel={closeLabel} onClose={() => setNotice(null)} />
      )}
    </section>
  );
}
