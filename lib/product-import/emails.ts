import "server-only";

import { env } from "@/lib/core/env.mjs";
import type { Tx } from "@/lib/db/client";
import { emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";
import { queueEmail } from "@/lib/notifications/service/outbox";

/** Maximum rows of an import whose seller gets no email: it ends while they are on the page. */
const MAX_UNNOTIFIED = 100;

type Counts = { rows: number; total: number; imported: number; failed: number };

/** Queues the email about a finished import for its seller, unless the file is small. */
export async function notifyImportFinished(tx: Tx, importId: number) {
  const [counts] = await tx.$queryRaw<Counts[]>`
    SELECT coalesce(sum(jsonb_array_length(cells)), 0)::int AS rows, count(*)::int AS total,
      count(*) FILTER (WHERE state IN ('created', 'updated', 'unchanged'))::int AS imported,
      count(*) FILTER (WHERE state = 'failed')::int AS failed
    FROM product_import_rows WHERE import_id = ${importId}`;
  if (!counts || counts.rows <= MAX_UNNOTIFIED) return;
  const { fileName, seller } = await tx.productImport.findUniqueOrThrow({
    where: { id: importId },
    select: { fileName: true, seller: { select: { email: true, username: true, locale: true } } },
  });
  const { total, imported, failed } = counts;
  const t = emailTranslator(seller.locale);
  await queueEmail(
    tx,
    `import:${importId}`,
    renderEmail({
      to: seller.email,
      locale: seller.locale,
      subject: t("import.subject"),
      greeting: t("greeting", { name: seller.username }),
      paragraphs: [
        t("import.text", { name: fileName, imported, total }),
        ...(failed > 0 ? [t("import.failed", { count: failed })] : []),
      ],
      action: { label: t("import.open"), url: `${env.APP_URL}/add-product?import=${importId}` },
    }),
  );
}
