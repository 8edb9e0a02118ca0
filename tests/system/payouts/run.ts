// node --import tsx run.ts <payouts> <days> <seed> <result file>
import fs from "node:fs";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { checkInvariants, describeBroken } from "../../../scripts/lib/database/invariants.mjs";
import { startFakeStripe } from "../../support/fake-stripe";
import { randomOf } from "../random.mjs";
import { readBooks } from "./books";
import { createFaults } from "./faults";
import { openMarket } from "./market";
import { simulate } from "./simulate";

const [payouts = "", days = "", seed = "", file = ""] = process.argv.slice(2);

/** Suppresses the log of refused calls; the result has everything relevant. */
const noise = { lines: 0 };
console.error = () => {
  noise.lines += 1;
};

const random = randomOf(Number(seed));
const fake = await startFakeStripe();
const sandbox = { ...env };
const use = {
  stripe: () =>
    Object.assign(env, {
      PAYMENTS: undefined,
      STRIPE_SECRET_KEY: "sk_test_fake",
      STRIPE_PUBLISHABLE_KEY: "pk_test_fake",
      STRIPE_API_BASE: fake.url,
    }),
  sandbox: () => Object.assign(env, sandbox),
};

const market = await openMarket({ payouts: Number(payouts), use });
const faults = createFaults(random.fork());
const simulated = await simulate({ days: Number(days), market, fake, faults, random, use });
const { transferred, owed, problems } = await readBooks(fake.made, market.sellers);
const { broken } = await checkInvariants(sandbox.DATABASE_URL ?? "");
const all = [...simulated.problems, ...problems, ...describeBroken(broken)];

const figures = {
  days,
  payouts: simulated.payouts,
  refused: faults.counts.refused,
  lostAnswers: faults.counts.lost,
  sentAgain: simulated.sentAgain,
  decidedByAdmin: simulated.decided,
  cameBack: simulated.cameBack,
  owed: (owed / 100).toFixed(2),
  transferred: (transferred / 100).toFixed(2),
  problems: all.length,
  seed,
};
const line = `payouts ${Object.entries(figures)
  .map(([name, value]) => `${name}=${value}`)
  .join(" ")}`;
fs.writeFileSync(file, JSON.stringify({ line, problems: all, events: simulated.events }));
fake.stop();
await db.$disconnect();
process.exit(0);
