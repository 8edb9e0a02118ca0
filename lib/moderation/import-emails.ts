import "server-only";

import { env } from "@/lib/core/env.mjs";
import type { Tx } from "@/lib/db/client";
import { emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";
import { notify } from "@/lib/notifications/service/notify";

/** Maximum number of products that the email lists with their reason. */
const LISTED = 20;

type ImportVerdict = {
  id: number;
  title: string;
  status: "approved" | "rejected";
  note: string | null;
};

/** Returns the counts of a decision on an import, and the products that need changes, for its email. */
export function importDigest(verdicts: ImportVerdict[]) {
  const rejected = verdicts.filter(({ status }) => status === "rejected");
  return {
    counts: { approved: verdicts.length - rejected.length, rejected: rejected.length },
    listed: rejected.slice(0, LISTED),
  };
}

type Notice = {
  importId: number;
  sellerId: number;
  note: string | null | undefined;
  digest: ReturnType<typeof importDigest>;
};

/** Notifies the seller of a decision on an import, in the app and by one email. */
export async function notifyImportDecision(tx: Tx, { importId, sellerId, note, digest }: Notice) {
  const { counts, listed: rejectedProducts } = digest;
  const [reader, [moment]] = await Promise.all([
    tx.user.findUniqueOrThrow({
      where: { id: sellerId },
      select: { email: true, username: true, locale: true },
    }),
    tx.$queryRaw<
      { ms: number }[]
    >`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`,
  ]);
  const t = emailTranslator(reader.locale);
  const href =
    counts.rejected > 0 ? "/dashboard?tab=products&show=rejected" : "/dashboard?tab=products";
  await notify(tx, {
    userId: sellerId,
    kind: "moderation",
    key: `moderation:import:${importId}:${Math.round(moment?.ms ?? 0)}`,
    values: {
      kind: "import",
      state: counts.approved > 0 ? "approved" : "rejected",
      title: String(counts.approved),
      rejected: String(counts.rejected),
    },
    href,
    email: renderEmail({
      to: reader.email,
      locale: reader.locale,
      subject: t("importDecision.subject", counts),
      greeting: t("greeting", { name: reader.username }),
      paragraphs: [
        t("importDecision.text", counts),
        ...(note ? [t("moderation.note", { note })] : []),
        ...rejectedProducts.map(({ title, note: reason }) =>
          reason ? t("importDecision.line", { title, reason }) : title,
        ),
        ...(counts.rejected > rejectedProducts.length
          ? [t("importDecision.more", { count: counts.rejected - rejectedProducts.length })]
          : []),
      ],
      action: { label: t("importDecision.open"), url: `${env.APP_URL}${href}` },
    }),
  });
}
