import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { describe, expect, it, onTestFinished } from "vitest";

import { findSubjectProblems, subjectOf } from "../../../scripts/lib/checks/commit-subject.mjs";
import { inRoot } from "../../support/files";

describe("findSubjectProblems", () => {
  it.each([
    "feat(cart): keep the quantity when a variant changes",
    "fix(orders): cap chosen units at what the reloaded order has left",
    "perf(tests): run three browser workers and build once without types",
    "docs(benchmarks): record the seconds of the test gates",
    "style(ui): focus the first field",
    "chore(seller-tools): process every row",
    "fix(db): seed the order counters",
    "ci(quick): run on Node 20, 22 and 24",
    `fix(a): ${"x".repeat(64)}`,
    "Merge branch 'main' into feature",
    'Revert "feat(cart): keep the quantity"',
    "fixup! feat(cart): keep the quantity",
  ])("accepts %j", (subject) => {
    expect(findSubjectProblems(subject)).toEqual([]);
  });

  it.each([
    ["", "type(scope)"],
    ["keep the quantity", "type(scope)"],
    ["fix: keep the quantity", "type(scope)"],
    ["fix(Cart): keep the quantity", "type(scope)"],
    ["fix(cart) keep the quantity", "type(scope)"],
    ["fix(cart):keep the quantity", "type(scope)"],
    ["fix(cart): ", "type(scope)"],
    ["feature(cart): keep the quantity", "one of these types"],
    ["Fix(cart): keep the quantity", "one of these types"],
    ["fix(cart): Keep the quantity", "lower-case"],
    ["fix(cart): keep the quantity.", "full stop"],
    ["fix(cart): keep the quantity, with a test.", "full stop"],
    ["fix(cart): added a quantity", "imperative"],
    ["fix(cart): fixes the quantity", "imperative"],
    ["fix(cart): keeping the quantity", "imperative"],
    [`fix(a): ${"x".repeat(65)}`, "72 characters"],
  ])("refuses %j", (subject, problem) => {
    expect(findSubjectProblems(subject).join(" ")).toContain(problem);
  });

  it("reports every problem", () => {
    expect(findSubjectProblems("new(cart): Added a quantity.")).toHaveLength(4);
  });
});

describe("subjectOf", () => {
  it("returns the first line that is neither empty nor a comment", () => {
    expect(subjectOf("\n# a comment\nfix(cart): keep it\n\nThe reason.\n")).toBe(
      "fix(cart): keep it",
    );
    expect(subjectOf("# only comments\n")).toBe("");
  });
});

describe("scripts/commit-message.mjs", () => {
  function check(message: string) {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), "shaafi-commit-"));
    onTestFinished(() => fs.rmSync(dir, { recursive: true }));
    const file = path.join(dir, "COMMIT_EDITMSG");
    fs.writeFileSync(file, message);
    const script = inRoot("scripts/commit-message.mjs");
    return spawnSync(process.execPath, [script, file], { encoding: "utf8" });
  }

  it("exits with 0 for a good message", () => {
    expect(check("fix(cart): keep the quantity\n").status).toBe(0);
  });

  it("exits with 1 and explains a bad message", () => {
    const { status, stderr } = check("fix(cart): Keep the quantity\n");

    expect(status).toBe(1);
    expect(stderr).toContain("lower-case");
  });
});
