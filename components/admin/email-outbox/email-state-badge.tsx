import { useTranslations } from "next-intl";
import { MOMENT } from "@/components/time/date-formats";
import { StatusBadge } from "@/components/ui/status-badge";
import { useDates } from "@/lib/i18n/use-dates";
import type { EmailRow } from "@/lib/notifications/email-outbox/dto";

const SHAPES = {
  sent: "approved",
  waiting: "pending",
  failing: "rejected",
  failed: "rejected",
} as const;

/** State of an email; if it failed, the reason and the time of the next attempt. */
export function EmailStateBadge({ email }: { email: EmailRow }) {
  const t = useTranslations("emailOutbox");
  const format = useDates();
  const { state, attempts, lastError, nextTryAt } = email;
  return (
    <div className="grid gap-1">
      <StatusBadge shape={SHAPES[state]}>{t(`states.${state}`)}</StatusBadge>
      {state === "failed" && (
        <p className="max-w-md text-sm">
          {t("gaveUp", { count: attempts })}
          <bdi dir="ltr" className="wrap-anywhere block text-destructive-ink">
            {lastError}
          </bdi>
        </p>
      )}
      {state === "failing" && (
        <p className="max-w-md text-sm">
          {t("tries", {
            count: attempts,
            date: format(new Date(nextTryAt), MOMENT),
          })}
          <bdi dir="ltr" className="wrap-anywhere block text-destructive-ink">
            {lastError}
          </bdi>
        </p>
      )}
    </div>
  );
}
