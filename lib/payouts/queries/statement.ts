import "server-only";

import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { businessDate, monthOf } from "@/lib/core/business-calendar";
import { toCsv } from "@/lib/core/csv";
import { DomainError } from "@/lib/core/errors";
import { FileResponse } from "@/lib/core/file-response";
import { toDecimal } from "@/lib/core/money";
import { parseId } from "@/lib/core/validation/text";
import { db } from "@/lib/db/client";
import { type LedgerLine, payoutSelect, toPayout } from "@/lib/payouts/dto";
import { requirePayee } from "@/lib/payouts/payee";
import { statementSchema } from "@/lib/payouts/schema";
import { describeEntries, entrySelect } from "./entries";
import { type BalancedLine, getLedgerMonth } from "./ledger";

/** Maximum number of lines, above any seller's month. */
const EVERY = 100_000;

/** Returns the viewer's payout with every line that it pays, oldest first; null if it is not theirs. */
export async function getPayoutStatement(viewer: Viewer | null, id: number) {
  const { id: sellerId } = requirePayee(requireSignedIn(viewer));
  const payout =
    id > 0 ? await db.payout.findFirst({ where: { id, sellerId }, select: payoutSelect }) : null;
  if (!payout) return null;
  const entries = await db.ledgerEntry.findMany({
    where: { item: { payoutId: id }, ref: { not: `payout:${id}` } },
    select: entrySelect,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return { payout: toPayout(payout), lines: await describeEntries(sellerId, entries) };
}

const COLUMNS = ["Date", "Entry", "Order", "Items", "Amount", "Fee", "Your share"];

/**
 * Returns the statement of a month or of one payout as a CSV file, with each line of the viewer's ledger.
 * @throws DomainError forbidden, notFound (not the seller's payout); ZodError (no month)
 */
export async function getStatementFile(viewer: Viewer, search: URLSearchParams) {
  const { month, payout } = statementSchema.parse(Object.fromEntries(search));
  if (payout !== undefined) return payoutFile(viewer, parseId(payout));
  const requestedMonth = month ?? monthOf(new Date());
  const { lines } = await getLedgerMonth(viewer, requestedMonth, EVERY);
  return csvFile(`shaafi-marketplace-${requestedMonth}`, [
    [...COLUMNS, "Balance", "Reference"],
    ...lines.toReversed().map((line) => [...cellsOf(line), balanceOf(line), line.ref]),
  ]);
}

async function payoutFile(viewer: Viewer, id: number) {
  const statement = await getPayoutStatement(viewer, id);
  if (!statement) throw new DomainError("notFound", "payoutNotFound");
  const { payout, lines } = statement;
  const total = ["", "", "", "", "", "Total", toDecimal(payout.amountCents), `payout:${id}`];
  return csvFile(`shaafi-marketplace-payout-${id}`, [
    [...COLUMNS, "Reference"],
    ...lines.map((line) => [...cellsOf(line), line.ref]),
    total,
  ]);
}

function cellsOf(line: LedgerLine) {
  const cents = (value: number | null) => (value === null ? "" : toDecimal(value));
  return [
    businessDate(new Date(line.at)),
    line.kind,
    line.orderId === null ? "" : String(line.orderId),
    line.items.map(({ title, quantity }) => `${quantity} x ${title}`).join("; "),
    cents(line.amountCents),
    cents(line.feeCents === null ? null : -line.feeCents || 0),
    cents(line.netCents),
  ];
}

const balanceOf = (line: BalancedLine) => toDecimal(line.balanceCents);

function csvFile(name: string, rows: string[][]) {
  return new FileResponse(`${name}.csv`, "text/csv; charset=utf-8", toCsv(rows));
}
