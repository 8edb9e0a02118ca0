"use client";

import { type CSSProperties, useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";

import { consumeNotices, onNotice, TOAST_MS, type ToastLabels } from "./toast";
import { ToastCard } from "./toast-card";

/** Shows one toast at a time at the bottom, for five seconds; F8 focuses it. */
export function Toaster({ labels, dir }: { labels: ToastLabels; dir: "ltr" | "rtl" }) {
  useEffect(() => {
    const show = () => {
      for (const notice of consumeNotices()) {
        toast.custom((id) => (
          <ToastCard notice={notice} closeLabel={labels.close} onClose={() => toast.dismiss(id)} />
        ));
      }
    };
    show();
    return onNotice(show);
  }, [labels.close]);

  return (
    <Sonner
      dir={dir}
      position={dir === "rtl" ? "bottom-left" : "bottom-right"}
      visibleToasts={1}
      duration={TOAST_MS}
      hotkey={["F8"]}
      swipeDirections={dir === "rtl" ? ["right", "left"] : ["right"]}
      containerAriaLabel={labels.region}
      offset={{ bottom: "calc(24px + var(--floor, 0px))" }}
      mobileOffset={{ bottom: "calc(76px + var(--floor, 0px))", left: 12, right: 12 }}
      style={{ "--width": "380px", pointerEvents: "auto" } as CSSProperties}
    />
  );
}
