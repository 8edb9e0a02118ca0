"use client";

import { Check, CircleAlert, X } from "lucide-react";
import { type CSSProperties, useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";

import { type Notice, onNotice, takeNotices } from "./notify";
import type { ToastLabels } from "./toast-region";

const SHOWN_MS = 5000;

/** One toast at a time at the bottom end, for five seconds; F8 moves the focus there. */
export function Toaster({ labels, dir }: { labels: ToastLabels; dir: "ltr" | "rtl" }) {
  useEffect(() => {
    const show = () => {
      for (const notice of takeNotices()) {
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
      duration={SHOWN_MS}
      hotkey={["F8"]}
      swipeDirections={dir === "rtl" ? ["right", "left"] : ["right"]}
      containerAriaLabel={labels.region}
      offset={{ bottom: "calc(24px + var(--floor, 0px))" }}
      mobileOffset={{ bottom: "calc(76px + var(--floor, 0px))", left: 12, right: 12 }}
      style={{ "--width": "380px", pointerEvents: "auto" } as CSSProperties}
    />
  );
}

type ToastCardProps = { notice: Notice; closeLabel: string; onClose: () => void };

function ToastCard({ notice, closeLabel, onClose }: ToastCardProps) {
  const isError = notice.kind === "error";
  const Icon = isError ? CircleAlert : Check;
  return (
    <div
      role={isError ? "alert" : "status"}
      className={`flex w-full items-start gap-3 rounded-lg border py-4 ps-4 pe-3 font-sans text-md shadow-lg sm:w-95 ${
        isError
          ? "border-destructive bg-destructive text-destructive-foreground"
          : "bg-popover text-popover-foreground"
      }`}
    >
      <Icon aria-hidden className={`mt-px size-5 ${isError ? "" : "text-success-ink"}`} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{notice.title}</p>
        {notice.description && (
          <p className={`text-sm ${isError ? "" : "text-muted-foreground"}`}>
            {notice.description}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="hit-44 grid size-6 shrink-0 place-items-center"
      >
        <X aria-hidden className="size-4.5" />
      </button>
    </div>
  );
}
