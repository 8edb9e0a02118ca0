import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { inRoot } from "./files";

type Report = {
  diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
};

/**
 * Lints sources with the rules of biome.json: writes them to a temporary folder.
 * @returns a sentence such as "lib/x/service.ts:1 noRestrictedImports" for each finding
 */
export function lint(files: Record<string, string>): string[] {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "shaafi-lint-"));
  try {
    for (const name of ["biome.json", "tsconfig.json", "package.json"]) {
      fs.copyFileSync(inRoot(name), path.join(dir, name));
    }
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      fs.writeFileSync(path.join(dir, file), text);
    }
    const args = ["lint", "--vcs-enabled=false", "--reporter=json", "--max-diagnostics=none"];
    const { stdout } = spawnSync(inRoot("node_modules/.bin/biome"), args, {
      cwd: dir,
      encoding: "utf8",
    });
    const { diagnostics }: Report = JSON.parse(stdout);
    return diagnostics
      .filter(({ category }) => category.startsWith("lint/"))
      .map(({ category, location }) => {
        return `${location.path}:${location.start.line} ${category.split("/").at(-1)}`;
      });
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}
