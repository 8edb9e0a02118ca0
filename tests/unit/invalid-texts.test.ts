import { describe, expect, it } from "vitest";
import * as z from "zod";
import { parseMapFilter } from "@/lib/delivery/local-sellers/schema";
import { readFilter } from "@/lib/directory/rules";
import { parseShopFilter } from "@/lib/products/filters/schema";
import { readSchemas } from "../support/schemas";

/** NUL and a lone surrogate, within values for any kind of field. */
const BROKEN = ["\0", "\ud800"].flatMap((sign) => [
  sign,
  `a${sign}b`,
  `/${sign}`,
  `https://a.example/${sign}`,
  `a@b.example${sign}`,
  `${"x".repeat(60)}${sign}`,
  `one,two${sign}`,
]);

/** Year 0, which PostgreSQL does not have. */
const YEAR_0 = [
  "0000-01-01",
  "0000-01-01T18:00",
  "0000-01-01T00:00:00Z",
  "0000-01-01T00:00:00+00:00",
];

const acceptsText = (schema: z.core.$ZodType) =>
  ["Words of any kind, and enough of them.", "one-two-three"].some(
    (text) => z.safeParse(schema, text).success,
  );

/** Fields that accept any text, and the reason why it does not reach the database. */
const LOOSE: Record<string, string> = {
  password: "hashed",
  currentPassword: "hashed",
  confirmPassword: "compared with the other",
  clientSecret: "compared with the payment's",
  csv: "each of its fields is a product's",
  id: "read by toId",
  productId: "read by toId",
  payout: "read by toId",
  amount: "read as cents",
  path: "named by its route",
};

type Field = { path: string; schema: z.core.$ZodType };

/** Returns the nested fields, or the schema itself without any. */
function below(inside: Field[], field: Field): Field[] {
  return inside.every(({ path }) => path === field.path) ? [field] : inside;
}

/** Returns the values within a schema, each with its path. */
function fieldsIn(schema: z.core.$ZodType, path = ""): Field[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const field = { path, schema };
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([key, endpoint]) =>
        fieldsIn(endpoint, `${path}.${key}`),
      );
    case "array":
      return fieldsIn(def.element, path);
    case "record":
      return fieldsIn(def.valueType, path);
    case "union":
      return below(
        def.options.flatMap((option) => fieldsIn(option, path)),
        field,
      );
    case "pipe":
      return below(fieldsIn(def.in, path), field);
    case "optional":
    case "nullable":
    case "default":
    case "catch":
      return below(fieldsIn(def.innerType, path), field);
    default:
      return [field];
  }
}

/** Returns the parts of a parsed value that the database would refuse. */
function brokenIn(value: unknown): unknown[] {
  if (typeof value === "string") return /\0|\p{Surrogate}|^0000-/u.test(value) ? [value] : [];
  if (value instanceof Date) return value.getUTCFullYear() < 1 ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(brokenIn) : [];
}

const schemas = await readSchemas();
const fields = schemas.flatMap(({ name, schema }) =>
  fieldsIn(schema).map((field) => ({ ...field, name: `${name}${field.path}` })),
);
const nameOf = (path: string) => path.split(".").at(-1) ?? "";

describe("schemas of text that the database refuses", () => {
  it("include fields of every kind", () => {
    expect(fields.length).toBeGreaterThan(250);
  });

  it.each(fields.filter(({ path }) => !(nameOf(path) in LOOSE)))("include $name", ({ schema }) => {
    for (const text of acceptsText(schema) ? BROKEN : [...BROKEN, ...YEAR_0]) {
      const parsed = z.safeParse(schema, text);
      expect(parsed.success ? brokenIn(parsed.data) : []).toEqual([]);
    }
  });

  it.each(Object.keys(LOOSE))("include the exception %s", (name) => {
    expect(fields.some(({ path }) => nameOf(path) === name)).toBe(true);
  });

  it.each([
    ["/shop", parseShopFilter, ["search", "category", "sellerId", "minPrice", "sort", "page"]],
    ["/business-directory", readFilter, ["name", "location", "category", "page"]],
    ["/marketplace-map", parseMapFilter, ["search", "location", "category", "at", "neighborhood"]],
  ] as const)("include the query of %s", (_page, read, keys) => {
    for (const text of BROKEN) {
      for (const value of [text, [text, text]]) {
        const query = Object.fromEntries(keys.map((key) => [key, value]));
        expect(brokenIn(read(query))).toEqual([]);
      }
    }
  });
});
