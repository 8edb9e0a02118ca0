import { describe, expect, it } from "vitest";

import { convertCell, convertTable } from "@/lib/products/size-charts/rules";
import { sizeChartSchema } from "@/lib/products/size-charts/schema";

const CHART = {
  name: "Dresses",
  unit: "cm",
  columns: ["Size", "Bust"],
  rows: [
    ["S", "86-90"],
    ["M", "91–95"],
  ],
};

const isValid = (fields: object) => sizeChartSchema.safeParse({ ...CHART, ...fields }).success;

describe("convertCell", () => {
  it.each([
    ["10", "25.4"],
    ["0.5", "1.3"],
    ["33,5", "85.1"],
    ["34-36", "86.4-91.4"],
    ["34 – 36", "86.4 – 91.4"],
  ])("converts %s inches to %s centimeters", (cell, expected) => {
    expect(convertCell(cell, "in", "cm")).toBe(expected);
  });

  it("converts centimeters to inches", () => {
    expect(convertCell("86-90", "cm", "in")).toBe("33.9-35.4");
    expect(convertCell("132", "cm", "in")).toBe("52");
  });

  it.each(["", "EU 38", "5 ft 4", "34 in", "34-", "3-4-5", "-3", "1/2", "M", "123456"])(
    "leaves “%s” unchanged",
    (cell) => {
      expect(convertCell(cell, "in", "cm")).toBe(cell);
    },
  );

  it("leaves a number unchanged in its own unit", () => {
    expect(convertCell("33,50", "cm", "cm")).toBe("33,50");
  });
});

describe("convertTable", () => {
  it("converts measurements but not the names of the sizes", () => {
    const table = { unit: "in" as const, columns: ["Size", "Foot"], rows: [["8", "10"]] };
    expect(convertTable(table, "cm")).toEqual({ ...table, unit: "cm", rows: [["8", "25.4"]] });
  });
});

describe("sizeChartSchema", () => {
  it("accepts a chart, trims its texts and drops empty rows", () => {
    const rows = [
      [" S ", "86"],
      ["", " "],
    ];
    expect(sizeChartSchema.parse({ ...CHART, name: " Dresses ", rows })).toEqual({
      ...CHART,
      rows: [["S", "86"]],
    });
  });

  it("refuses charts beyond the limits", () => {
    const columns = (count: number) => ({
      columns: Array.from({ length: count }, (_, index) => `Column ${index}`),
      rows: [Array.from({ length: count }, () => "1")],
    });
    const rows = (count: number) => ({ rows: Array.from({ length: count }, () => ["S", "1"]) });
    expect(isValid(columns(12))).toBe(true);
    expect(isValid(columns(13))).toBe(false);
    expect(isValid(columns(1))).toBe(false);
    expect(isValid(rows(30))).toBe(true);
    expect(isValid(rows(31))).toBe(false);
    expect(isValid(rows(0))).toBe(false);
    expect(isValid({ rows: [["S", "x".repeat(40)]] })).toBe(true);
    expect(isValid({ rows: [["S", "x".repeat(41)]] })).toBe(false);
    expect(isValid({ name: "x".repeat(61) })).toBe(false);
    expect(isValid({ unit: "mm" })).toBe(false);
  });

  it("refuses unnamed columns, rows of another length and hidden characters", () => {
    expect(isValid({ columns: ["Size", " "] })).toBe(false);
    expect(isValid({ rows: [["S", "1", "2"]] })).toBe(false);
    expect(isValid({ rows: [["S", "1\u202E2"]] })).toBe(false);
    expect(isValid({ name: "" })).toBe(false);
  });
});
