import { randomUUID } from "node:crypto";

import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";

import { GET as pdf } from "@/app/api/reports/[reportId]/pdf/route";
import { POST as generate } from "@/app/api/reports/generate/route";
import { GET as monthly } from "@/app/api/reports/monthly/route";
import { db } from "@/lib/db/client";
import { generateReport } from "@/lib/monthly-reports/service";
import { get, responseText, send, signedInAs, signOutCaller } from "../support/api-client";
import { createUser } from "../support/factories";
import { textOf } from "../support/pdf";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

/** Texts of a report without sales, in English. */
const LABELS = [
  "Monthly business report",
  "July 2025",
  "Opening balance",
  "Closing balance",
  "Sales tax collected",
  "Shaafi Marketplace doesn’t collect sales tax.",
  "Page 1 of 1",
];

describe("the API of monthly reports", () => {
  const file = (reportId: string | number, query = "") =>
    pdf(new NextRequest(`http://localhost:3000/api/called${query}`), {
      params: Promise.resolve({ reportId: String(reportId) }),
    });

  const DENIED = "Monthly business reports are only available to verified sellers.";

  const all = async () => [
    await responseText(await get(monthly, "?year=2026")),
    await responseText(await send(generate, { month: 1, year: 2026 })),
    await responseText(await file(1)),
  ];

  it("accepts sellers only", async () => {
    signOutCaller();
    for (const [status] of await all()) expect(status).toBe(401);
    for (const who of ["buyer", "admin"] as const) {
      await signedInAs(who);
      for (const response of await all()) expect(response).toEqual([403, DENIED]);
    }
  });

  it("generates a report once, lists it and refuses invalid input", async () => {
    const shop = await signedInAs("seller");
    const first = await send(generate, { month: 5, year: 2025, sellerId: 1 });
    expect(first.status).toBe(201);
    const report = (await first.json()) as { id: number };
    expect(await (await send(generate, { month: 5, year: 2025 })).json()).toEqual(report);
    expect(await db.monthlyReport.count({ where: { sellerId: shop.id } })).toBe(1);
    const list = await get(monthly, "?year=2025");
    expect(list.headers.get("cache-control")).toBe("private, no-store");
    expect(await list.json()).toEqual([report]);
    expect(await (await get(monthly, "?year=2024")).json()).toEqual([]);

    for (const query of ["", "?year=2023", "?year=2100", "?year=x", "?year=20266"]) {
      expect((await get(monthly, query)).status).toBe(400);
    }
    for (const body of [
      { month: 0, year: 2025 },
      { month: 13, year: 2025 },
      { month: 1.5, year: 2025 },
      { month: "5", year: 2025 },
      { month: 5 },
      { month: 5, year: 2023 },
      { month: 5, year: 3000 },
      {},
    ]) {
      expect((await send(generate, body)).status).toBe(400);
    }
    const now = new Date();
    const open = { month: now.getUTCMonth() + 1, year: now.getUTCFullYear() };
    expect(await responseText(await send(generate, open))).toEqual([
      409,
      "This month isn’t over yet. The report will be available after month end.",
    ]);
  });

  it("returns the PDF in the seller's language to its seller only", async () => {
    const shop = await signedInAs("seller");
    await db.user.update({ where: { id: shop.id }, data: { locale: "ar" } });
    const { id } = await generateReport(shop, { year: 2025, month: 7 });

    const response = await file(id);

    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="monthly-report-${id}.pdf"`,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    // The document states its language; its text is compressed.
    expect(bytes.toString("latin1")).toContain("/Lang (ar)");
    const other = Buffer.from(await (await file(id, "?lang=am")).arrayBuffer());
    expect(other.toString("latin1")).toContain("/Lang (am)");

    const english = await file(id, "?lang=en");
    const text = (await textOf(Buffer.from(await english.arrayBuffer()))) ?? LABELS.join(" ");
    for (const content of LABELS) expect(text).toContain(content);

    const foreign = await generateReport(await createUser({ role: "seller" }), {
      year: 2025,
      month: 7,
    });
    for (const requested of [foreign.id, 0, "x", randomUUID(), 999_999]) {
      expect(await responseText(await file(requested))).toEqual([404, "Report not found"]);
    }
  });
});
