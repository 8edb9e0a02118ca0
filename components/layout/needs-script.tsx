import { useTranslations } from "next-intl";

/** Explains in a browser without JavaScript why the buttons beside it do nothing. */
export function NeedsScript() {
  const t = useTranslations("states");
  return (
    <noscript>
      <p className="font-medium text-sm text-warning-ink">{t("needsScript")}</p>
    </noscript>
  );
}
