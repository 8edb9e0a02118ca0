import { getTranslations } from "next-intl/server";

import { Card } from "@/components/ui/card";
import type { Viewer } from "@/lib/auth/viewer";
import { listPreferences } from "@/lib/notifications/queries";
import { isAlwaysMailed, kindsFor } from "@/lib/notifications/rules";
import { PreferenceRow } from "./preference-row";

/** The viewer's notification settings, for email and bell. */
export async function NotificationPreferences({ viewer }: { viewer: Viewer }) {
  const [preferences, t] = await Promise.all([
    listPreferences(viewer),
    getTranslations("notifications"),
  ]);
  const kinds = kindsFor(viewer.role);
  const visiblePreferences = preferences.filter(({ kind }) => kinds.includes(kind));
  return (
    <Card className="max-w-3xl p-6">
      <h2 className="font-semibold text-lg">{t("title")}</h2>
      <p className="mb-2 text-muted-foreground">{t("text")}</p>
      <ul className="divide-y divide-border">
        {visiblePreferences.map((preference) => (
          <PreferenceRow
            key={preference.kind}
            preference={preference}
            isEmailFixed={isAlwaysMailed(preference.kind)}
          />
        ))}
      </ul>
    </Card>
  );
}
