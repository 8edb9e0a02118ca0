import { getTranslations } from "next-intl/server";

import { SubscriptionButton } from "./subscription-button";

type SubscriptionPanelProps = { confirm: string | undefined; unsubscribe: string | undefined };

/** Target of the links in newsletters: opening one changes nothing, its button does. */
export async function SubscriptionPanel({ confirm, unsubscribe }: SubscriptionPanelProps) {
  const secret = confirm ?? unsubscribe;
  if (!secret) return null;
  const kind = confirm ? "confirm" : "end";
  const t = await getTranslations("newsletter");
  return (
    <section
      aria-labelledby="letters"
      className="mb-8 grid justify-items-start gap-3 rounded-lg border bg-card p-5.5"
    >
      <h2 id="letters" className="display text-d4">
        {t(`${kind}.title`)}
      </h2>
      <p className="max-w-[66ch] text-muted-foreground">{t(`${kind}.text`)}</p>
      <SubscriptionButton
        kind={kind}
        secret={secret}
        labels={{ act: t(`${kind}.action`), done: t(`${kind}.done`), failed: t("failed") }}
      />
    </section>
  );
}
