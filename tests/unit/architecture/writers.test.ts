import { describe, expect, it } from "vitest";

import { filesBelow, readText } from "../../support/files";
import { lint } from "../../support/lint";

const models = [...readText("prisma/schema.prisma").matchAll(/^model (\w)(\w*)/gm)].map(
  ([, first = "", rest]) => first.toLowerCase() + rest,
);

/** Matches calls of Prisma's writing methods and SQL that writes. */
const WRITE = new RegExp(
  [
    String.raw`\.\s*(?:${models.join("|")})\s*\.\s*(?:create|update|delete|upsert)\w*\(`,
    String.raw`\$executeRaw`,
    String.raw`\bINSERT INTO\b|\bDELETE FROM\b|\bUPDATE\s+\w+\s+(?:\w+\s+)?SET\b`,
  ].join("|"),
);

/** Returns the modules that the linter lets a page and a component import. */
function importable(modules: string[]) {
  const text = modules.map((name) => `import "@/${name}";`).join("\n");
  const files = ["app/[locale]/(shop)/page.tsx", "components/orders/list.tsx"];
  const refused = new Set(
    lint(Object.fromEntries(files.map((file) => [file, text])))
      .filter((finding) => finding.endsWith(" noRestrictedImports"))
      .map((finding) => finding.split(" ")[0]),
  );
  return modules.filter((_, index) => files.some((file) => !refused.has(`${file}:${index + 1}`)));
}

describe("modules of lib that write to the database", () => {
  const writers = filesBelow("lib")
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && WRITE.test(readText(file)))
    .map((file) => file.replace(/\.\w+$/, ""));

  it("are found by Prisma's methods and by SQL", () => {
    expect(writers).toEqual(
      expect.arrayContaining([
        "lib/accounts/service/tokens",
        "lib/ledger/ledger-insert-sql",
        "lib/orders/service/transition",
      ]),
    );
  });

  it("cannot be imported by a page or a component", () => {
    expect(importable(writers)).toEqual([]);
  });

  it("differ from modules that only read", () => {
    expect(importable(["lib/orders/rules", "lib/orders/service/transition"])).toEqual([
      "lib/orders/rules",
    ]);
  });
});
