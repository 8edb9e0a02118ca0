"use client";

import { usePathname } from "next/navigation";
import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from "react";
import { Toaster as Sonner, toast } from "sonner";

import { consumeNotices, onNotice, TOAST_MS, type ToastLabels } from "./toast";
import { ToastCard } from "./toast-card";

const PHONE = "(max-width: 639px)";

function subscribeToWidth(listener: () => void) {
  const query = window.matchMedia(PHONE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

const isPhone = () => window.matchMedia(PHONE).matches;

/**
 * Ends the toasts of the former page. A toast that appeared after the user's last input belongs to the navigation that
 * the input started, such as a greeting after the sign-in.
 * @returns a function that records a toast
 */
function useEndOnNavigation() {
  const pathname = usePathname();
  const inputs = useRef(0);
  const visible = useRef(new Map<string | number, number>());

  useEffect(() => {
    const count = () => {
      inputs.current += 1;
    };
    const kinds = ["pointerdown", "keydown"] as const;
    for (const kind of kinds) window.addEventListener(kind, count, true);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, count, true);
    };
  }, []);

  const path = useRef(pathname);
  useEffect(() => {
    if (path.current === pathname) return;
    path.current = pathname;
    for (const [id, visibleSince] of visible.current) {
      if (visibleSince === inputs.current) continue;
      toast.dismiss(id);
      visible.current.delete(id);
    }
  }, [pathname]);

  return useRef((id: string | number) => {
    visible.current.set(id, inputs.current);
  }).current;
}

/**
 * Shows one toast at a time for five seconds or until the next page: at the bottom, on phones at the top, where it
 * covers no sheet. F8 focuses it.
 */
export function Toaster({ labels, dir }: { labels: ToastLabels; dir: "ltr" | "rtl" }) {
  const record = useEndOnNavigation();
  const isAtTop = useSyncExternalStore(subscribeToWidth, isPhone, () => false);
  useEffect(() => {
    const show = () => {
      for (const notice of consumeNotices()) {
        const id = toast.custom((toastId) => (
          <ToastCard
            notice={notice}
            closeLabel={labels.close}
            onClose={() => toast.dismiss(toastId)}
          />
        ));
        record(id);
      }
    };
    show();
    return onNotice(show);
  }, [labels.close, record]);

  const corner = dir === "rtl" ? "bottom-left" : "bottom-right";
  return (
    <Sonner
      dir={dir}
      position={isAtTop ? "top-center" : corner}
      visibleToasts={1}
      duration={TOAST_MS}
      hotkey={["F8"]}
      swipeDirections={dir === "rtl" ? ["right", "left"] : ["right"]}
      containerAriaLabel={labels.region}
      offset={{ bottom: "calc(24px + var(--floor, 0px))" }}
      mobileOffset={{ top: "calc(12px + env(safe-area-inset-top))", left: 12, right: 12 }}
      style={{ "--width": "380px", pointerEvents: "auto" } as CSSProperties}
    />
  );
}
