import path from "node:path";

import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";

import { filesBelow, readText } from "../../support/files";

/** Returns the modules whose values a file imports; `import()` included, types not. */
function importsOf(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const isValue = ({ isType }: { isType: boolean }) => !isType;
  const exports = staticExports.flatMap(({ entries }) => entries.filter(isValue));
  return [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(isValue))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...exports.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...dynamicImports.map(({ moduleRequest: at }) => text.slice(at.start + 1, at.end - 1)),
  ];
}

/** Returns the folder of lib or components that a path is in: "orders" of "lib/orders/refunds/rules". */
const folderOf = (file: string) => file.split("/")[1] ?? "";

type Graph = Map<string, Map<string, string>>;

const resolve = (file: string, name: string) =>
  name.startsWith("@/") ? name.slice(2) : path.join(path.dirname(file), name);

/** Returns for each folder of `root` the folders it imports, with one import as the example. */
function folderGraph(root: string, files: Record<string, string>): Graph {
  const graph: Graph = new Map();
  for (const [file, text] of Object.entries(files)) {
    const targets = importsOf(file, text)
      .map((name) => resolve(file, name))
      .filter((target) => target.startsWith(`${root}/`) && folderOf(target) !== folderOf(file))
      .map((target) => [folderOf(target), `${file} imports ${target}`] as const);
    graph.set(folderOf(file), new Map([...(graph.get(folderOf(file)) ?? []), ...targets]));
  }
  return graph;
}

/** Returns the imports that close the first cycle; empty when there is none. */
function findCycle(graph: Graph): string[] {
  const visited = new Set<string>();
  const visit = (folder: string, trail: string[]): string[] => {
    if (trail.includes(folder)) {
      const cycle = [...trail.slice(trail.indexOf(folder)), folder];
      return cycle.slice(1).map((to, index) => graph.get(cycle[index] ?? "")?.get(to) ?? to);
    }
    if (visited.has(folder)) return [];
    visited.add(folder);
    const next = [...(graph.get(folder)?.keys() ?? [])];
    return next.map((to) => visit(to, [...trail, folder])).find((cycle) => cycle.length > 0) ?? [];
  };
  return (
    [...graph.keys()].map((folder) => visit(folder, [])).find((cycle) => cycle.length > 0) ?? []
  );
}

function readGraph(root: string) {
  const sources = filesBelow(root).filter((file) => /\.(?:tsx?|[mc]js)$/.test(file));
  return folderGraph(root, Object.fromEntries(sources.map((file) => [file, readText(file)])));
}

const graph = readGraph("lib");

it("folders of lib have no import cycles", () => {
  expect(findCycle(graph)).toEqual([]);
});

it("folders of components have no import cycles", () => {
  expect(findCycle(readGraph("components"))).toEqual([]);
});

it("folders of lib import from their own row of docs/architecture.md and the rows below", () => {
  const [, table = ""] = readText("docs/architecture.md").split(
    "from its own row and the rows below:",
  );
  const rows = (table.trim().split("\n\n")[0] ?? "").split("\n").slice(2);
  const rowOf = new Map(
    rows.flatMap((row, index) => [...row.matchAll(/`([\w-]+)`/g)].map(([, name]) => [name, index])),
  );
  const upwards = [...graph].flatMap(([folder, targets]) =>
    [...targets].filter(([to]) => Number(rowOf.get(to)) < Number(rowOf.get(folder))),
  );

  expect([...rowOf.keys()].sort()).toEqual([...graph.keys()].sort());
  expect(upwards.map(([, example]) => example)).toEqual([]);
});

it("findCycle returns the imports of a cycle over static, dynamic and re-exported values", () => {
  const files = {
    "lib/jobs/run.ts": 'import "@/lib/orders/a";',
    "lib/orders/a.ts": 'export const b = () => import("@/lib/payments/b");',
    "lib/payments/b.ts": 'export { c } from "../plans/c";',
    "lib/plans/c.ts": 'import { type A, a } from "@/lib/orders/a"; export const c = (x: A) => a;',
  };
  expect(findCycle(folderGraph("lib", files))).toEqual([
    "lib/orders/a.ts imports lib/payments/b",
    "lib/payments/b.ts imports lib/plans/c",
    "lib/plans/c.ts imports lib/orders/a",
  ]);
  const typesOnly = { ...files, "lib/plans/c.ts": 'import type { A } from "@/lib/orders/a";' };
  expect(findCycle(folderGraph("lib", typesOnly))).toEqual([]);
});
