import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";

import { filesBelow, readText } from "../../support/files";

const FOLDERS = ["app", "components", "lib", "prisma", "scripts"];
const ROOT_FILES = ["instrumentation.ts", "middleware.ts", "next.config.mjs"];

/** Patches of the platform that await an upstream fix; each has a test that fails once it is obsolete. */
const WORKAROUNDS = "lib/observability/workarounds/";

/** Shares our own state between copies of a module, under our own symbols. */
const PROCESS_GLOBAL = "lib/core/process-global.mjs";

/** Internal names of frameworks and libraries. */
const INTERNALS = /__reactFiber|__next|_N_T_|__zod_globalConfig|Symbol\.for\("react/;

const GLOBALS = ["globalThis", "global", "window", "self"];
const DEFINERS = ["assign", "defineProperty", "defineProperties", "set"];

type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== "object" || value === null) return;
  if (isNode(value)) yield value;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

function nameOf(node: unknown): unknown {
  if (!isNode(node)) return undefined;
  return node.type === "Literal" ? node["value"] : node["name"];
}

/** Returns whether a node is a prototype or the global object. */
function isShared(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === "Identifier") return GLOBALS.includes(String(nameOf(node)));
  return node.type === "MemberExpression" && nameOf(node["property"]) === "prototype";
}

/** Returns whether a node writes a member of a prototype or of the global object. */
function isPatch(node: Node): boolean {
  if (node.type === "AssignmentExpression") {
    const { left } = node;
    return isNode(left) && left.type === "MemberExpression" && isShared(left["object"]);
  }
  if (node.type !== "CallExpression" || !isNode(node["callee"])) return false;
  const [target] = node["arguments"] as unknown[];
  return DEFINERS.includes(String(nameOf(node["callee"]["property"]))) && isShared(target);
}

const sourceOf = (node: Node) => /^(?:Import|Export)/.test(node.type) && nameOf(node["source"]);

/** Returns the violations in a file. */
function findViolations(file: string, code: string): string[] {
  const nodes = [...nodesOf(parseSync(file, code).program)];
  const findings = [
    nodes.some((node) => /^next\/dist\//.test(String(sourceOf(node)))) && "imports next/dist",
    nodes.some(isPatch) && "patches a prototype or a global",
    INTERNALS.test(code) && "names an internal of a framework",
  ];
  return findings.filter((text) => text !== false).map((text) => `${file} ${text}`);
}

describe("product code", () => {
  it("uses only the public interfaces of Next, React, Node and libraries", () => {
    const files = [...FOLDERS.flatMap(filesBelow), ...ROOT_FILES].filter(
      (file) =>
        /\.(?:ts|tsx|mjs|cjs)$/.test(file) &&
        !file.startsWith(WORKAROUNDS) &&
        file !== PROCESS_GLOBAL,
    );
    expect(files.length).toBeGreaterThan(1_000);
    expect(files.flatMap((file) => findViolations(file, readText(file)))).toEqual([]);
  });
});

describe("findViolations", () => {
  it.each([
    'import cache from "next/dist/server/lib/cache.js"',
    'const cache = await import("next/dist/server/lib/cache.js")',
    "Server.prototype.emit = meet",
    'Server.prototype["emit"] = meet',
    "Object.assign(ServerResponse.prototype, overrides)",
    'Object.defineProperty(HTMLElement.prototype, "value", {})',
    "globalThis.fetch = ours",
    'Reflect.set(window, "fetch", ours)',
    'Object.keys(node).some((key) => key.startsWith("__reactFiber"))',
    "self.__next_s = []",
    'const tag = "_N_T_/shop"',
    "globalThis.__zod_globalConfig = {}",
    'Symbol.for("react.element")',
  ])("refuses %s", (code) => {
    expect(findViolations("file.ts", code)).not.toEqual([]);
  });

  it.each([
    'import { NextResponse } from "next/server"',
    "const { emit } = Server.prototype",
    "document.documentElement.dataset.hydrated = ''",
    "window.location.href = path",
    "Object.assign({}, options)",
  ])("accepts %s", (code) => {
    expect(findViolations("file.ts", code)).toEqual([]);
  });
});
