import type { ReactNode } from "react";
import {
  Check,
  Clock,
  CreditCard,
  type IconComponent,
  Minus,
  PackageCheck,
  Truck,
  X,
} from "@/components/ui/icons";

import { Badge, type Tone } from "./badge";

// Tone and icon per state (design.md, section 7); the caller passes the text.
const SHAPES = {
  pending: ["warning", Clock],
  paid: ["info", CreditCard],
  shipped: ["plum", Truck],
  delivered: ["success", PackageCheck],
  approved: ["success", Check],
  rejected: ["destructive", X],
  neutral: ["neutral", Minus],
} as const satisfies Record<string, readonly [Tone, IconComponent]>;

export type StatusShape = keyof typeof SHAPES;

export function StatusBadge({ shape, children }: { shape: StatusShape; children: ReactNode }) {
  const [tone, Icon] = SHAPES[shape];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className={shape === "shipped" ? "rtl-flip" : undefined} />
      {children}
    </Badge>
  );
}
