"use client";

import type { ReactNode } from "react";
import {
  BadgeCheck,
  ChevronRight,
  type IconComponent,
  MessageSquare,
  Package,
  PackageX,
  RotateCcw,
  TriangleAlert,
  Truck,
  Wallet,
} from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

import type { ToDo } from "@/lib/seller-dashboard/rules";

const ICONS: Record<ToDo["kind"], IconComponent> = {
  ship: Truck,
  returns: RotateCcw,
  messages: MessageSquare,
  payoutAccount: Wallet,
  payoutFailed: Wallet,
  payoutsHeld: Wallet,
  rejected: TriangleAlert,
  soldOut: PackageX,
  low: Package,
  certificates: BadgeCheck,
};

type TodoLineProps = { kind: ToDo["kind"]; href: string; children: ReactNode };

/** One pending task with its link. */
export function TodoLine({ kind, href, children }: TodoLineProps) {
  const Icon = ICONS[kind];
  return (
    <li className="min-w-0">
      <Link
        href={href}
        className="flex h-full min-h-14 items-center gap-3 px-4 py-2.5 text-md -outline-offset-2 hover:bg-accent hover:text-accent-foreground sm:px-5.5"
      >
        <Icon
          aria-hidden
          className={`size-4.5 shrink-0 text-brand-ink ${Icon === Truck ? "rtl-flip" : ""}`}
        />
        <span className="min-w-0 grow">{children}</span>
        <ChevronRight aria-hidden className="rtl-flip size-4.5 shrink-0 text-muted-foreground" />
      </Link>
    </li>
  );
}
