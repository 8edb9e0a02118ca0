import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";

import { filesBelow, readText } from "../../support/files";

/** Modules that set zod's configuration, directly or by an import. */
const CONFIGURATION = ["@/lib/core/validation/zod-config", "@/lib/i18n/messages"];

/** Code that never reaches a browser. */
const SERVER_ONLY =
  /^lib\/(?:api-contract|http)\/|^lib\/core\/(?:env\.mjs|validation\/zod-config\.ts)$|\/service\/|\/actions\.ts$/;

/** Returns the modules that a file imports values of. */
function valueImports(file: string): string[] {
  const { program } = parseSync(file, readText(file));
  return program.body.flatMap((node) =>
    node.type === "ImportDeclaration" && node.importKind !== "type" ? [node.source.value] : [],
  );
}

it("configures zod in every module that creates schemas for the browser", () => {
  const modules = ["components", "lib"]
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file) && !SERVER_ONLY.test(file))
    .map((file) => ({ file, imports: valueImports(file) }))
    .filter(({ imports }) => imports.includes("zod"));

  expect(modules.length).toBeGreaterThan(30);
  expect(
    modules.flatMap(({ file, imports }) =>
      imports.some((name) => CONFIGURATION.includes(name)) ? [] : [file],
    ),
  ).toEqual([]);
});
