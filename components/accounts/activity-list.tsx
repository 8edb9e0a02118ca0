import { useTranslations } from "next-intl";

import { Moment } from "@/components/time/moment";
import type { Activity } from "@/lib/accounts/activity-queries";
import { isAuditAction } from "@/lib/audit/action-names";

/** Latest sign-ins and security changes of the account. */
export function ActivityList({ activities }: { activities: Activity[] }) {
  const t = useTranslations("accounts.security.activity");
  if (activities.length === 0) return <p className="text-muted-foreground">{t("empty")}</p>;
  return (
    <ul className="grid divide-y divide-border">
      {activities.map((activity) => (
        <ActivityRow key={activity.id} {...activity} />
      ))}
    </ul>
  );
}

function ActivityRow({ action, changes, createdAt }: Activity) {
  const t = useTranslations("audit");
  // A passkey is both the method and the second factor of a sign-in.
  const factors = new Set(
    changes.flatMap(({ after }) => (typeof after === "string" ? [after] : [])),
  );
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
      <p>
        <span className="font-medium">{isAuditAction(action) && t(`actions.${action}`)}</span>
        {factors.size > 0 && (
          <span className="text-muted-foreground text-sm">
            {` · ${[...factors].map((factor) => nameOf(t, factor)).join(" + ")}`}
          </span>
        )}
      </p>
      <Moment at={createdAt} className="text-muted-foreground text-sm" />
    </li>
  );
}

type AuditTexts = ReturnType<typeof useTranslations<"audit">>;
type ValueKey = `values.${"password"}`;

/** Translates a known value; others, such as the name of a provider, are shown unchanged. */
function nameOf(t: AuditTexts, value: string) {
  // Safe because `has` was asked for the same key.
  const key = `values.${value}` as ValueKey;
  return t.has(key) ? t(key) : value;
}
