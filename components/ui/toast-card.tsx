"use client";

import { Check, CircleAlert, Info, X } from "@/components/ui/icons";

import { Link } from "./link";
import type { Notice } from "./toast";

const ICONS = { success: Check, error: CircleAlert, hint: Info };

type ToastCardProps = { notice: Notice; closeLabel: string; onClose: () => void };

/** One toast; errors are announced immediately, other messages politely. */
export function ToastCard({ notice, closeLabel, onClose }: ToastCardProps) {
  const isError = notice.kind === "error";
  const isSuccess = notice.kind === "success";
  const Icon = ICONS[notice.kind];
  return (
    <div
      role={isError ? "alert" : "status"}
      className={`flex w-full items-start gap-3 rounded-lg border py-4 ps-4 pe-3 font-sans text-md shadow-lg sm:w-95 ${
        isError
          ? "border-destructive bg-destructive text-destructive-foreground"
          : "bg-popover text-popover-foreground"
      }`}
    >
      <Icon aria-hidden className={`mt-px size-5 ${isSuccess ? "text-success-ink" : ""}`} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{notice.title}</p>
        {notice.description && (
          <p className={`text-sm ${isError ? "" : "text-muted-foreground"}`}>
            {notice.description}
          </p>
        )}
        {notice.action && (
          <Link
            href={notice.action.href}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {notice.action.label}
          </Link>
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
