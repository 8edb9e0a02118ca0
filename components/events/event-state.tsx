import { useTranslations } from "next-intl";

import { StatusBadge, type StatusShape } from "@/components/ui/status-badge";
import type { EventState } from "@/lib/events/rules";

const SHAPES: Record<EventState, StatusShape> = {
  upcoming: "approved",
  draft: "neutral",
  past: "delivered",
  cancelled: "rejected",
};

export function EventStateBadge({ state }: { state: EventState }) {
  const t = useTranslations("events.admin");
  return <StatusBadge shape={SHAPES[state]}>{t(`state.${state}`)}</StatusBadge>;
}
