import { randomUUID } from "node:crypto";

import { db } from "@/lib/db/client";
import { handleEvent } from "@/lib/payment-events/service/handle-event";
import { signPayload } from "@/lib/payments/webhook-signature";
import { listFailedPayouts } from "@/lib/payouts/queries/failed";
import { createDuePayouts } from "@/lib/payouts/service/create-payouts";
import { pollBankPayouts } from "@/lib/payouts/service/poll-bank-payouts";
import { releasePayout, retryPayout } from "@/lib/payouts/service/resolve";
import type { startFakeStripe } from "../../support/fake-stripe";
import type { Made } from "../../support/fake-stripe-money";
import { friday } from "../../support/payees";
import type { randomOf } from "../random.mjs";
import type { Faults } from "./faults";
import type { Market } from "./market";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const STEP_HOURS = 6;

/** Payouts that the settling job takes in one run. */
const BATCH = 200;

/** Runs of the settling job at one moment: a batch each. */
const RUNS = 6;

/** Days after the simulated ones in which nothing goes wrong, so that all that is owed arrives. */
const CALM_DAYS = 45;

type House = {
  days: number;
  market: Market;
  fake: Awaited<ReturnType<typeof startFakeStripe>>;
  faults: Faults;
  random: ReturnType<typeof randomOf>;
  use: { sandbox: () => void; stripe: () => void };
};

/** Lets the days pass: sales, Fridays, banks that pay or refuse, payouts that come back, and an admin every morning. */
export async function simulate({ days, market, fake, faults, random, use }: House) {
  const told = { payouts: 0, sentAgain: 0, decided: 0, cameBack: 0 };
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

  async function settle() {
    for (let run = 0; run < RUNS; run++) {
      const waiting = await db.payout.count({
        where: { stage: { notIn: ["done", "attention"] }, kind: "bank" },
      });
      if (waiting === 0) return;
      await pollBankPayouts(now);
      if (waiting <= BATCH) return;
    }
  }

  /** A bank answers one to three days later; one in twenty refuses. */
  function answerBanks(isCalm: boolean) {
    for (const payout of fake.made) {
      if (!isDue(payout)) continue;
      payout.status = !isCalm && random.chance(0.05) ? "failed" : "paid";
    }
  }

  function isDue({ resource, status, at }: Made) {
    const isOpen = resource === "payouts" && status === "pending";
    return isOpen && now.getTime() - at >= random.int(1, 3) * DAY_MS;
  }

  /** One in a hundred of the payouts that arrived comes back. */
  async function comeBack() {
    const paid = await db.payout.findMany({
      where: { status: "paid", decidedAt: { not: null } },
      select: { providerPayoutId: true },
      take: 200,
      orderBy: { id: "desc" },
    });
    for (const { providerPayoutId: id } of paid) {
      const made = fake.made.find((one) => one.id === id);
      if (!made || made.status === "failed" || !random.chance(0.01)) continue;
      made.status = "failed";
      told.cameBack += 1;
      await hear(made);
      // The webhook was heard by the true clock, and the job goes by the simulated one.
      await db.payout.updateMany({
        where: { providerPayoutId: id, stage: "reversing" },
        data: { reversalAskedAt: now },
      });
    }
  }

  async function decide() {
    for (const { id, isWaiting } of await listFailedPayouts(market.admin)) {
      if (!isWaiting && random.chance(0.5)) continue;
      const act = isWaiting && random.chance(0.3) ? releasePayout : retryPayout;
      await act(market.admin, { payoutId: id }, now).then(
        () => {
          told.decided += 1;
        },
        (error: unknown) => events.push({ at: now, id, refused: String(error) }),
      );
    }
  }

  async function passDay(isCalm: boolean) {
    for (let hour = 0; hour < 24; hour += STEP_HOURS) {
      now = new Date(now.getTime() + STEP_HOURS * HOUR_MS);
      faults.tick(now);
      answerBanks(isCalm);
      await createDuePayouts(now);
      await settle();
    }
    if (!isCalm) await comeBack();
    await decide();
  }

  use.stripe();
  for (let day = 0; day < days; day++) {
    if (day % 7 === 0) await market.earn(day / 7);
    await passDay(false);
  }
  faults.calm();
  for (let day = 0; day < CALM_DAYS && !(await isDone()); day++) await passDay(true);
  told.payouts = await db.payout.count();
  told.sentAgain = await db.payout.count({ where: { attempt: { gt: 1 } } });
  const problems = (await isDone()) ? [] : ["payouts are still under way after all calm days"];
  return { ...told, events, problems };
}

/** Everything that was owed has arrived. */
async function isDone() {
  const open = await db.payout.count({ where: { stage: { not: "done" } } });
  if (open > 0) return false;
  const [row] = await db.$queryRaw<{ cents: number }[]>`
    SELECT coalesce(sum(amount_cents), 0)::float8 AS cents FROM ledger_entries WHERE account = 'seller_available'`;
  return row?.cents === 0;
}

/** The webhook of a payout that failed at its bank. */
async function hear({ id }: Made) {
  const object = { id, object: "payout", status: "failed", failure_code: "account_closed" };
  const event = { id: `evt_${randomUUID()}`, object: "event", type: "payout.failed" };
  const body = JSON.stringify({ ...event, data: { object } });
  await handleEvent(body, signPayload(body));
}
