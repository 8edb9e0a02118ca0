import { randomUUID } from "node:crypto";

import { db } from "@/lib/db/client";
import { handleEvent } from "@/lib/payment-events/service/handle-event";
import { signPayload } from "@/lib/payments/webhook-signature";
import { listFailedPayouts } from "@/lib/payouts/queries/failed";
import { createDuePayouts } from "@/lib/payouts/service/create-payouts";
import { pollBankPayouts } from "@/lib/payouts/service/poll-bank-payouts";
import { releasePayout, retryPayout } from "@/lib/payouts/service/resolve";
import type { startFakeStripe } from "../../support/fake-stripe";
import type { MoneyObject } from "../../support/fake-stripe-money";
import { friday } from "../../support/payees";
import type { randomOf } from "../random.mjs";
import type { Faults } from "./faults";
import type { Market } from "./market";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const STEP_HOURS = 6;

/** Payouts that one run of the job processes. */
const BATCH = 200;

/** Maximum runs of the job at one moment, one batch each. */
const RUNS = 6;

/** Maximum days without faults after the simulated ones, in which all open payouts must finish. */
const CALM_DAYS = 45;

type Simulation = {
  days: number;
  market: Market;
  fake: Awaited<ReturnType<typeof startFakeStripe>>;
  faults: Faults;
  random: ReturnType<typeof randomOf>;
  use: { sandbox: () => void; stripe: () => void };
};

/** Simulates the days: sales, Fridays, bank results, returned payouts, and an admin's decisions every day. */
export async function simulate({ days, market, fake, faults, random, use }: Simulation) {
  const counts = { payouts: 0, sentAgain: 0, decided: 0, cameBack: 0 };
  const events: object[] = [];
  const start = new Date(friday(0).getTime() - DAY_MS);
  let now = start;
  fake.setClock(() => now.getTime());
  fake.setFaults((call) => {
    const fault = faults.draw(call);
    events.push({ at: now, ...call, fault });
    return fault;
  });
  faults.begin(start);

  async function pollPayouts() {
    for (let run = 0; run < RUNS; run++) {
      const waiting = await db.payout.count({
        where: { stage: { notIn: ["done", "attention"] }, kind: "bank" },
      });
      if (waiting === 0) return;
      await pollBankPayouts(now);
      if (waiting <= BATCH) return;
    }
  }

  /** Completes bank payouts after one to three days. A part of them fails. */
  function completeBankPayouts(isUndisturbed: boolean) {
    for (const payout of fake.made) {
      if (!isDue(payout)) continue;
      payout.status = !isUndisturbed && random.chance(0.05) ? "failed" : "paid";
    }
  }

  function isDue({ resource, status, at }: MoneyObject) {
    const isOpen = resource === "payouts" && status === "pending";
    return isOpen && now.getTime() - at >= random.int(1, 3) * DAY_MS;
  }

  /** Returns a part of the paid payouts. */
  async function returnPayouts() {
    const paid = await db.payout.findMany({
      where: { status: "paid", decidedAt: { not: null } },
      select: { providerPayoutId: true },
      take: 200,
      orderBy: { id: "desc" },
    });
    for (const { providerPayoutId: id } of paid) {
      const payout = fake.made.find((object) => object.id === id);
      if (!payout || payout.status === "failed" || !random.chance(0.01)) continue;
      payout.status = "failed";
      counts.cameBack += 1;
      await handleReturn(payout);
      // The webhook uses the real clock, the job the simulated one.
      await db.payout.updateMany({
        where: { providerPayoutId: id, stage: "reversing" },
        data: { reversalRequestedAt: now },
      });
    }
  }

  async function decide() {
    for (const { id, isWaiting } of await listFailedPayouts(market.admin)) {
      if (!isWaiting && random.chance(0.5)) continue;
      const act = isWaiting && random.chance(0.3) ? releasePayout : retryPayout;
      await act(market.admin, { payoutId: id }, now).then(
        () => {
          counts.decided += 1;
        },
        (error: unknown) => events.push({ at: now, id, refused: String(error) }),
      );
    }
  }

  async function passDay(isUndisturbed: boolean) {
    for (let hour = 0; hour < 24; hour += STEP_HOURS) {
      now = new Date(now.getTime() + STEP_HOURS * HOUR_MS);
      faults.tick(now);
      completeBankPayouts(isUndisturbed);
      await createDuePayouts(now);
      await pollPayouts();
    }
    if (!isUndisturbed) await returnPayouts();
    await decide();
  }

  use.stripe();
  for (let day = 0; day < days; day++) {
    if (day % 7 === 0) await market.earn(day / 7);
    await passDay(false);
  }
  faults.calm();
  for (let day = 0; day < CALM_DAYS && !(await isDone()); day++) await passDay(true);
  counts.payouts = await db.payout.count();
  counts.sentAgain = await db.payout.count({ where: { attempt: { gt: 1 } } });
  const problems = (await isDone()) ? [] : ["payouts are still under way after all calm days"];
  return { ...counts, events, problems };
}

/** Whether all payouts are done and no earnings are left. */
async function isDone() {
  const open = await db.payout.count({ where: { stage: { not: "done" } } });
  if (open > 0) return false;
  const [row] = await db.$queryRaw<{ cents: number }[]>`
    SELECT coalesce(sum(amount_cents), 0)::float8 AS cents FROM ledger_entries WHERE account = 'seller_available'`;
  return row?.cents === 0;
}

/** Handles the webhook of a payout that its bank returned. */
async function handleReturn({ id }: MoneyObject) {
  const object = { id, object: "payout", status: "failed", failure_code: "account_closed" };
  const event = { id: `evt_${randomUUID()}`, object: "event", type: "payout.failed" };
  const body = JSON.stringify({ ...event, data: { object } });
  await handleEvent(body, signPayload(body));
}
