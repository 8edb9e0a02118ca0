import { useTranslations } from "next-intl";

import type { Season } from "@/lib/holidays/season-rules";

/** The meaning of the season. */
export function SeasonDescription({ season }: { season: Season }) {
  const t = useTranslations("holidays");
  return (
    <section aria-labelledby="season-meaning" className="min-w-0">
      <h2 id="season-meaning" className="display text-d3">
        {t("meaning")}
      </h2>
      <div className="mt-3 grid max-w-[66ch] gap-4 text-secondary-foreground">
        <p>{t(`${season}.meaning`)}</p>
        <p>{t(`${season}.customs`)}</p>
      </div>
    </section>
  );
}
