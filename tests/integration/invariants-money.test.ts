import pg from "pg";
import { describe, expect, it } from "vitest";
import { businessDate } from "@/lib/core/business-calendar";
import { db } from "@/lib/db/client";
import { processOutbox } from "@/lib/jobs/service/process-outbox";
import { requestReturn } from "@/lib/orders/returns/service";
import { releaseEarnings } from "@/lib/orders/service/earnings";
import { refundOrder } from "@/lib/orders/service/refund";
import { saleSchema } from "@/lib/products/sales/schema";
import { createSale as startSaleOf } from "@/lib/products/sales/service";
import { checkInvariants } from "../../scripts/lib/database/invariants.mjs";
import { createDispute, refundsAreDue } from "../support/disputes";
import { createProduct, createUser } from "../support/factories";
import { createBankAccount, createEarning, paidOut } from "../support/payees";
import { arrive, createSale, daysPass, newKey, REASON, ship } from "../support/sales";
import { createVariantProduct, readVariantRows } from "../support/variants";

const url = process.env["DATABASE_URL"] ?? "";

const brokenNames = async () => (await checkInvariants(url)).broken.map(({ name }) => name);

/** Runs statements without triggers and foreign keys, to create states that the code cannot. */
async function plant(sql: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET session_replication_role = replica");
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}

/** Expects an invariant to hold, to fail with the violation and to hold again without it. */
async function expectFinding(
  name: string,
  violation: [string, unknown[]],
  repair: [string, unknown[]],
) {
  expect(await brokenNames()).not.toContain(name);
  await plant(...violation);
  expect(await brokenNames()).toContain(name);
  await plant(...repair);
  expect(await brokenNames()).not.toContain(name);
}

async function createSentRefund() {
  const sale = await createSale(2, 1000);
  await ship(sale);
  const input = { orderId: sale.orderId, reason: REASON, key: newKey(), amount: "15.00" };
  await refundOrder(sale.seller, input);
  await refundsAreDue();
  await processOutbox();
  return sale;
}

async function createPaidPayout() {
  const seller = await createUser({ role: "seller" });
  await createEarning(seller, 2, 1000);
  await createBankAccount(seller);
  return { seller, payout: await paidOut(seller) };
}

async function createReleasedSale() {
  const sale = await createSale(2, 1000);
  await db.orderLine.update({ where: { id: sale.lineId }, data: { returnPolicy: "returnable" } });
  await ship(sale);
  await arrive(sale);
  return sale;
}

async function createProductOnSale(hasVariants: boolean) {
  const seller = await createUser({ role: "seller" });
  const { id } = await (hasVariants
    ? createVariantProduct({ seller })
    : createProduct({ seller, priceCents: 8_405 }));
  const today = businessDate(new Date());
  const sale = { productId: id, percent: "15", firstDay: today, lastDay: today };
  await startSaleOf(seller, saleSchema.parse(sale));
  const [variant] = await readVariantRows(id);
  const { priceCents } = await db.product.findUniqueOrThrow({ where: { id } });
  return { id: variant?.id ?? id, priceCents: variant?.priceCents ?? priceCents };
}

const claimOf = (sale: Awaited<ReturnType<typeof createSale>>) =>
  requestReturn(sale.buyer, {
    orderId: sale.orderId,
    sellerId: sale.seller.id,
    kind: "return",
    reason: REASON,
    lines: [{ lineId: sale.lineId, quantity: 1 }],
  });

describe("the invariants of money", () => {
  it("detect a buyer who is refunded twice", async () => {
    const { orderId } = await createSentRefund();
    await (await createDispute(orderId, 2000))("lost");

    await expectFinding(
      "refunds and lost disputes of an order come to no more than was paid",
      ["UPDATE disputes SET excess_cents = 0 WHERE order_id = $1", [orderId]],
      ["UPDATE disputes SET excess_cents = 1500 WHERE order_id = $1", [orderId]],
    );
  });

  it("detect a refund that was sent while the bank held the money", async () => {
    const { orderId } = await createSentRefund();
    await (await createDispute(orderId, 500))("needs_response");

    await expectFinding(
      "no refund is sent while a dispute is open, nor after one was lost",
      ["UPDATE refunds SET sent_at = now() + interval '1 hour' WHERE order_id = $1", [orderId]],
      ["UPDATE refunds SET sent_at = now() - interval '1 hour' WHERE order_id = $1", [orderId]],
    );
  });

  it("detect a refund on hold without a dispute", async () => {
    const { orderId, sellerOrder } = await createSale(1, 1000);
    const refund = `INSERT INTO refunds (order_id, part_id, kind, amount_cents, seller_cents, fee_cents, reason, key, status)
      VALUES ($1, $2, 'goodwill', 1, 1, 0, 'planted', 'planted hold', 'on_hold')`;

    await expectFinding(
      "a refund on hold has an open dispute",
      [refund, [orderId, sellerOrder.id]],
      ["DELETE FROM refunds WHERE key = 'planted hold'", []],
    );
  });

  it("detect a payout without its transfer", async () => {
    const { payout } = await createPaidPayout();

    await expectFinding(
      "a bank payout that was sent or arrived has its transfer",
      ["UPDATE payouts SET transfer_id = NULL WHERE id = $1", [payout.id]],
      ["UPDATE payouts SET transfer_id = $2 WHERE id = $1", [payout.id, payout.transferId]],
    );
  });

  it("detect a payout that was transferred twice", async () => {
    const { payout } = await createPaidPayout();
    const copy = `INSERT INTO sandbox_transfers (id, idempotency_key, account_id, transfer_group, amount_cents)
      SELECT 'tr_planted', 'planted', account_id, transfer_group, amount_cents FROM sandbox_transfers WHERE id = $1`;

    await expectFinding(
      "the sandbox transferred each payout once at most",
      [copy, [payout.transferId]],
      ["DELETE FROM sandbox_transfers WHERE id = 'tr_planted'", []],
    );
  });

  it("detect a transfer whose amount differs from its payout", async () => {
    const { payout } = await createPaidPayout();

    await expectFinding(
      "the sandbox's transfers are of payouts that stand, and of their amounts",
      ["UPDATE sandbox_transfers SET amount_cents = 1 WHERE id = $1", [payout.transferId]],
      ["UPDATE sandbox_transfers SET amount_cents = 1900 WHERE id = $1", [payout.transferId]],
    );
  });

  it("detect a failed payout whose transfer is not reversed", async () => {
    const seller = await createUser({ role: "seller" });
    await createEarning(seller, 2, 1000);
    await createBankAccount(seller, { accountNumber: "000111111116" });
    const payout = await paidOut(seller);
    expect(payout.status).toBe("failed");

    await expectFinding(
      "a payout that failed has no transfer that was not taken back",
      ["UPDATE sandbox_transfers SET reversed_cents = 0 WHERE id = $1", [payout.transferId]],
      ["UPDATE sandbox_transfers SET reversed_cents = 1900 WHERE id = $1", [payout.transferId]],
    );
  });

  it("detect earnings that are released during a return", async () => {
    const sale = await createReleasedSale();
    await claimOf(sale);

    await expectFinding(
      "no earnings are released while a return, a claim or a dispute is open",
      ["UPDATE order_parts SET released_at = now() WHERE id = $1", [sale.sellerOrder.id]],
      ["UPDATE order_parts SET released_at = NULL WHERE id = $1", [sale.sellerOrder.id]],
    );
  });

  it("detect a payout of earnings with an open return", async () => {
    const sale = await createReleasedSale();
    await daysPass(sale.orderId, 3);
    await releaseEarnings();
    await createBankAccount(sale.seller);
    const payout = await paidOut(sale.seller);
    const { id } = await claimOf(sale);
    expect(payout.status).toBe("paid");

    await expectFinding(
      "no payout pays earnings with an open return, claim or dispute",
      ["UPDATE return_requests SET created_at = now() - interval '1 day' WHERE id = $1", [id]],
      ["UPDATE return_requests SET created_at = now() WHERE id = $1", [id]],
    );
  });

  it("detect units of a cancelled order that are neither sold nor in stock", async () => {
    const sale = await createSale(3, 1000);
    await refundOrder(sale.seller, { orderId: sale.orderId, reason: REASON, key: newKey() });

    await expectFinding(
      "of a cancelled seller order every unit is back in stock",
      ["UPDATE order_lines SET refunded_quantity = 2 WHERE id = $1", [sale.lineId]],
      ["UPDATE order_lines SET refunded_quantity = 3 WHERE id = $1", [sale.lineId]],
    );
  });

  it("detect a payout to a seller on hold", async () => {
    const { seller } = await createPaidPayout();

    await expectFinding(
      "no payout is decided for a seller who is disabled or on hold",
      ["UPDATE users SET payouts_held_at = now() - interval '1 day' WHERE id = $1", [seller.id]],
      ["UPDATE users SET payouts_held_at = NULL WHERE id = $1", [seller.id]],
    );
  });

  it.each([
    ["a product", "products"],
    ["a variant", "product_variants"],
  ])(
    "detect a price of %s on sale that is not the percentage of the regular price",
    async (_, table) => {
      const { id, priceCents } = await createProductOnSale(table === "product_variants");

      await expectFinding(
        "a price on sale is the regular price less the percentage of the sale, rounded",
        [`UPDATE ${table} SET price_cents = price_cents - 1 WHERE id = $1`, [id]],
        [`UPDATE ${table} SET price_cents = $2 WHERE id = $1`, [id, priceCents]],
      );
    },
  );

  it("detect a confirmed delivery that is not delivered", async () => {
    const sale = await createSale();

    await expectFinding(
      "a confirmed delivery is one",
      ["UPDATE order_parts SET confirmed_at = now() WHERE id = $1", [sale.sellerOrder.id]],
      ["UPDATE order_parts SET confirmed_at = NULL WHERE id = $1", [sale.sellerOrder.id]],
    );
  });
});
