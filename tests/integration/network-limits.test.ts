import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";

import { requestReset } from "@/lib/accounts/service/password";
import { db } from "@/lib/db/client";
import { consumeNetworkLimit } from "@/lib/db/rate-limit";
import { subscribe } from "@/lib/newsletter/service";
import { tryCode } from "@/lib/promotions/try-code";
import { applyToSell } from "@/lib/sellers/applications/service";
import { createTicket } from "@/lib/support/service";
import { createUser } from "../support/factories";

const digits = () => randomUUID().slice(0, 3);

/** Returns the first half of an IPv6 address that no other test uses. */
const newNetwork = () => `2001:a${digits()}:b${digits()}:c${digits()}`;

/** Returns the uses counted for a network by limit, over all windows. */
async function countsOf(network: string) {
  const rows = await db.rateLimit.findMany({ where: { key: { contains: network } } });
  const keys = new Set(rows.map(({ key }) => key));
  const sum = (key: string) =>
    rows.reduce((total, row) => total + (row.key === key ? row.count : 0), 0);
  return Object.fromEntries([...keys].map((key) => [key, sum(key)]));
}

const email = `${randomUUID()}@example.com`;

const TICKET = {
  name: "Ayan",
  email,
  subject: "A question",
  category: "general",
  message: "Where is my order?",
  locale: "en",
} as const;

const APPLICATION = {
  businessName: "Resins",
  description: "From Erigavo.",
  email,
  selectedPlan: "free",
} as const;

const LIMITED: [string, string, (address: string) => Promise<unknown>][] = [
  ["seller applications", "applications:", (address) => applyToSell(null, APPLICATION, address)],
  [
    "newsletter sign-ups",
    "letters:",
    (address) => subscribe(null, { email, locale: "en" }, { address }),
  ],
  ["tickets", "tickets:", (address) => createTicket(null, TICKET, { address })],
  [
    "unknown promotion codes",
    "codes-network:",
    async (address) =>
      tryCode(await createUser({ role: "buyer" }), "NO-SUCH-CODE", address).catch(() => {}),
  ],
];

describe("limits per network", () => {
  it.each(LIMITED)("count %s of a whole IPv6 /64 together", async (_, name, call) => {
    const network = newNetwork();

    for (const host of ["::1", "::2", ":ffff::3"]) await call(`${network}${host}`);

    expect(await countsOf(network)).toEqual({ [`${name}${network}::/64`]: 3 });
  });

  it("count password resets of a whole IPv6 /64 together, in total and per email address", async () => {
    const network = newNetwork();

    for (const host of ["::1", "::2"]) await requestReset({ email }, `${network}${host}`);

    expect(await countsOf(network)).toEqual({
      [`reset:${network}::/64`]: 2,
      [`reset:${email}:${network}::/64`]: 2,
    });
  });

  it("count an IPv4 address the same whether or not it is mapped into IPv6", async () => {
    const name = randomUUID();
    const limit = { max: 10, seconds: 3_600 };

    await consumeNetworkLimit(name, "203.0.113.7", limit);
    await consumeNetworkLimit(name, "::ffff:203.0.113.7", limit);
    await consumeNetworkLimit(name, "203.0.113.8", limit);

    expect(await countsOf(name)).toEqual({
      [`${name}:203.0.113.7`]: 2,
      [`${name}:203.0.113.8`]: 1,
    });
  });
});
