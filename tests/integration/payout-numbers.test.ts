import { describe, expect, it, vi } from "vitest";

import { POST as disconnect } from "@/app/api/seller/disconnect-stripe/route";
import { GET as info } from "@/app/api/seller/payout-info/route";
import { POST as setup } from "@/app/api/seller/setup-stripe-connect/route";
import { db } from "@/lib/db/client";
import { connectBank } from "@/lib/payouts/service/connect";
import { get, send, signedInAs } from "../support/api-client";
import { createUser } from "../support/factories";
import { BANK } from "../support/payees";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

describe("account and routing number of the bank form", () => {
  const NUMBERS = [BANK.accountNumber, BANK.routingNumber];

  it("appear in no table, log or response", async () => {
    const lines: string[] = [];
    const levels = ["log", "info", "warn", "error", "debug"] as const;
    const spies = levels.map((level) =>
      vi.spyOn(console, level).mockImplementation((...content) => {
        lines.push(content.map((word) => JSON.stringify(word) ?? String(word)).join(" "));
      }),
    );
    const seller = await signedInAs("seller");
    const texts = [
      JSON.stringify(await connectBank(seller, BANK)),
      await (await send(setup, BANK)).text(),
      await (await get(info)).text(),
      // Invalid in another field, in the number itself, and requested as problem JSON.
      await (await send(setup, { ...BANK, bankName: "" })).text(),
      await (await send(setup, { ...BANK, accountNumber: `${BANK.accountNumber}x` })).text(),
      await (await send(setup, { ...BANK, accountType: 1 }, { accept: "application/json" })).text(),
      await (await send(disconnect)).text(),
    ];
    await connectBank(seller, BANK);
    for (const spy of spies) spy.mockRestore();

    const results = await columnsHolding(NUMBERS);

    expect(results).toEqual([]);
    expect(texts.filter((text) => NUMBERS.some((number) => text.includes(number)))).toEqual([]);
    expect(lines.filter((text) => NUMBERS.some((number) => text.includes(number)))).toEqual([]);
  });

  it("would be found if a column contained them", async () => {
    const seller = await createUser({ role: "seller" });
    await db.user.update({ where: { id: seller.id }, data: { bio: `mine: ${NUMBERS[0]}` } });

    expect(await columnsHolding(NUMBERS)).toEqual(["users.bio"]);
    await db.user.update({ where: { id: seller.id }, data: { bio: null } });
  });
});

/** Returns the text columns that contain one of the numbers. */
async function columnsHolding(numbers: readonly string[]) {
  const columns = await db.$queryRaw<{ table: string; column: string }[]>`
    SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE'`;
  const results: string[] = [];
  for (const { table, column } of columns) {
    const [row] = await db.$queryRawUnsafe<{ n: bigint }[]>(
      `SELECT count(*) AS n FROM "${table}" WHERE "${column}"::text LIKE ANY ($1)`,
      numbers.map((number) => `%${number}%`),
    );
    if (Number(row?.n) > 0) results.push(`${table}.${column}`);
  }
  expect(columns.length).toBeGreaterThan(200);
  return results;
}
