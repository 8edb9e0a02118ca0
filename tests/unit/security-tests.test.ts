import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import * as contract from "@/lib/api-contract/endpoint";
import { ENDPOINTS } from "@/lib/api-contract/registry";
import { randomOf } from "../system/random.mjs";
import { secretsOf } from "../system/security/canary-judge.mjs";
import { watchLogs } from "../system/security/failures.mjs";
import { faultsOfAction } from "../system/security/fuzz-actions.mjs";
import { HOSTILE } from "../system/security/fuzz-dictionary.mjs";
import { faultsOfPage } from "../system/security/fuzz-pages.mjs";
import { requestsOf } from "../system/security/fuzz-requests.mjs";
import { faultsOf } from "../system/security/oracle.mjs";

const row = { status: 200, output: z.strictObject({ id: z.int() }) };

const problemsOf = (status: number, text: string, more = {}) =>
  faultsOf({ row, statuses: [200, 400, 503] }, { status, text, ms: 1, headers: {}, ...more });

describe("the check of API responses", () => {
  it("accepts a documented response and a short refusal", () => {
    expect(problemsOf(200, '{"id":1}')).toEqual([]);
    expect(problemsOf(400, "Please check this field")).toEqual([]);
    expect(problemsOf(503, "Stripe is not configured. Please contact support.")).toEqual([]);
  });

  it.each([
    ["a key too many", 200, '{"id":1,"email":"a@example.com"}', {}],
    ["a key too few", 200, "{}", {}],
    ["a status that is not documented", 404, "Product not found", {}],
    ["a failure", 500, "Something went wrong. Try again, or reload the page.", {}],
    ["no answer", 0, "", {}],
    ["a late one", 200, '{"id":1}', { ms: 6_000 }],
    ["a long error", 400, "x".repeat(301), {}],
    ["a stack", 400, "at run (/srv/lib/orders.ts:12:3)", {}],
    ["the database's own words", 400, 'violates check constraint "orders_total"', {}],
  ])("finds %s", (_name, status, text, more) => {
    expect(problemsOf(status, text, more)).not.toEqual([]);
  });
});

describe("the check of pages and actions", () => {
  const page = (status: number, text = "<html></html>", ms = 1) =>
    faultsOfPage({ status, text, ms });
  const action = (status: number, text = "{}", ms = 1) => faultsOfAction({ status, text, ms });

  it("accepts success, refusals and unavailability", () => {
    expect([200, 400, 403, 404, 503].flatMap((status) => page(status))).toEqual([]);
    expect([200, 400, 403, 404, 503].flatMap((status) => action(status))).toEqual([]);
  });

  it.each([
    ["a failure", 500, "Something went wrong", 1],
    ["no answer", 0, "", 1],
    ["a late one", 200, "{}", 6_000],
    ["a stack", 200, "Error\n    at run (/srv/lib/orders.ts:12:3)", 1],
  ])("finds %s", (_name, status, text, ms) => {
    expect(page(status, text, ms)).not.toEqual([]);
    expect(action(status, text, ms)).not.toEqual([]);
  });
});

describe("the check of server logs", () => {
  it("finds unexpected errors and warnings since its last run", () => {
    const logs = fs.mkdtempSync(path.join(os.tmpdir(), "trust-"));
    const file = path.join(logs, "a-1.log");
    const event = (message: string) =>
      JSON.stringify({ time: "now", level: "error", message, error: "broken", route: "/shop" });
    fs.writeFileSync(file, `${event("Unhandled request error")}\n`);
    const complaints = watchLogs({ logs, servers: [{ name: "a" }] });
    expect(complaints()).toEqual([]);

    fs.appendFileSync(
      file,
      `ready\n${event("Stripe request failed")}\n${event("Unexpected error")}\n`,
    );
    fs.appendFileSync(file, `${event("Unexpected error")}\n(node:7) DeprecationWarning: no more\n`);

    expect(complaints()).toEqual([
      "a server's log, 2 times: Unexpected error /shop: broken",
      "a server's log, 1 times: DeprecationWarning: no more",
    ]);
  });
});

describe("the plan of the fuzzer", () => {
  const draw = (seed: number) => {
    const source = requestsOf({
      contract: { ...contract, ENDPOINTS },
      random: randomOf(seed),
      pools: {},
    });
    return Array.from({ length: 300 }, () => source.next());
  };
  const planOf = (seed: number) =>
    draw(seed).map(({ method, path, body, kind }) => [method, path, String(body), kind]);

  it("is equal for equal seeds and different for others", () => {
    expect(planOf(7)).toEqual(planOf(7));
    expect(planOf(7)).not.toEqual(planOf(8));
  });

  it("contains no text that looks like a secret", () => {
    const secrets = Object.values(
      secretsOf({ secret: "s".repeat(32), cronSecret: "c".repeat(32), database: "http://a:5432" }),
    );
    expect(HOSTILE.filter((text) => secrets.some((secret) => secret.test(text)))).toEqual([]);
  });

  it("is mostly valid and contains every kind of invalid input", () => {
    const kinds = draw(7).map(({ kind }) => kind);
    const share = (kind: string) => kinds.filter((row) => row === kind).length / kinds.length;

    expect(share("valid")).toBeGreaterThan(0.5);
    for (const kind of ["boundary", "wrong", "hostile", "structural"]) {
      expect(share(kind)).toBeGreaterThan(0.01);
    }
  });
});
