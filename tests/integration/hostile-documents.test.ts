import { describe, expect, it } from "vitest";

import { singleLine } from "@/lib/core/validation/text";
import { toIcs } from "@/lib/events/tickets/ics";
import type { MonthlyReport } from "@/lib/monthly-reports/dto";
import { composeReport } from "@/lib/monthly-reports/report-document";
import { CALENDAR_INJECTIONS, DOCUMENT_INJECTIONS, INJECTIONS } from "../support/injections";
import { ACTIVE, objectsOf, textOf } from "../support/pdf";

const NOTHING = "0.00";

/** Creates a report with these product names, and the first one as every place. */
function reportOf(names: string[]): MonthlyReport {
  const places = names.slice(0, 2);
  const orders = 1;
  const sales = "12.50";
  return {
    id: 1,
    reportMonth: 7,
    reportYear: 2025,
    reportGenerated: true,
    pdfUrl: "/api/reports/1/pdf",
    generatedAt: "2025-08-01T00:00:00.000Z",
    totalSales: sales,
    totalOrders: 1,
    netRevenue: sales,
    uniqueCustomers: 1,
    returningCustomers: 0,
    grossRevenue: sales,
    platformFees: NOTHING,
    refunds: NOTHING,
    taxableAmount: NOTHING,
    salesTaxCollected: NOTHING,
    productsSold: 1,
    averageOrderValue: sales,
    payouts: NOTHING,
    openingBalance: NOTHING,
    closingBalance: sales,
    topSellingProducts: names.map((title, at) => ({ productId: at, title, quantity: 1, sales })),
    topBuyerCities: places.map((city) => ({ city, state: city, country: "US", orders, sales })),
    topBuyerStates: places.map((state) => ({ state, country: state, orders, sales })),
  };
}

/** Number of rows on one page. */
const ROWS = 12;

/** Texts that a one-line field accepts, normalized, in batches of one report. */
const lines = [...DOCUMENT_INJECTIONS, ...INJECTIONS].flatMap(
  (text) => singleLine().safeParse(text).data ?? [],
);
const batches = Array.from({ length: Math.ceil(lines.length / ROWS) }, (_, at) =>
  lines.slice(at * ROWS, (at + 1) * ROWS),
);

/** Removes all but ASCII letters and signs; hyphens go too, since words are hyphenated. */
const printable = (text: string) => text.replace(/[^\x21-\x2c\x2e-\x7e]/g, "");

describe("composeReport with hostile names", () => {
  it("is tested with more than a hundred texts", () => {
    expect(lines.length).toBeGreaterThan(120);
  });

  it.each(batches.map((names, at) => ({ page: at + 1, names })))(
    "prints each text literally and contains no active content: $page",
    async ({ names }) => {
      const [seller = ""] = names;
      const body = await composeReport(reportOf(names), seller, "en");
      const objects = objectsOf(body);
      expect(objects).not.toMatch(ACTIVE);
      expect(objects.match(/%%EOF/g)).toHaveLength(1);
      expect(objects.match(/\btrailer\b/g)).toHaveLength(1);
      const text = await textOf(body);
      if (text === null) return;
      for (const name of names) expect(printable(text)).toContain(printable(name));
    },
  );
});

describe("toIcs with hostile texts", () => {
  const day = { id: 1, startsAt: new Date("2026-12-01T18:00:00Z"), endsAt: null };
  const propertiesOf = (file: string) =>
    file
      .replace(/\r\n[ \t]/g, "")
      .trim()
      .split(/\r\n|[\r\n]/)
      .map((property) => property.replace(/[:;].*$/s, ""));
  const plain = propertiesOf(toIcs({ ...day, title: "Songs", location: "Karmel" }));

  it.each([...CALENDAR_INJECTIONS, ...INJECTIONS])("adds no property to the file: %j", (text) => {
    expect(propertiesOf(toIcs({ ...day, title: text, location: text }))).toEqual(plain);
  });
});
