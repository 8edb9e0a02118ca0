import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { inRoot, readText } from "./files";

/** Code blocks of a document by the path in their first line, such as `// lib/x/schema.ts`. */
export type Recipe = Record<string, string>;

const BLOCK = /^( *)```(?:tsx?|json)\n *\/\/ (\S+)\n([\s\S]*?)^ *```$/gm;

/** Returns the code blocks of a document that name a file, without the indentation of a list. */
export function recipeOf(text: string): Recipe {
  const blocks = [...text.matchAll(BLOCK)].map(([, indent = "", file = "", code = ""]) => [
    file,
    code.replace(new RegExp(`^${indent}`, "gm"), ""),
  ]);
  return Object.fromEntries(blocks);
}

type Tree = { [key: string]: string | Tree };

/** Returns the messages with those of a recipe added. */
function withMessages(messages: Tree, additions: Tree): Tree {
  const merged = { ...messages };
  for (const [key, value] of Object.entries(additions)) {
    const branch = merged[key];
    const isBranch = typeof value === "object" && typeof branch === "object";
    merged[key] = isBranch ? withMessages(branch, value) : value;
  }
  return merged;
}

/** Returns the text of a file after a recipe. */
function contentOf(file: string, code: string) {
  if (!file.endsWith(".json")) return code;
  return JSON.stringify(withMessages(JSON.parse(readText(file)), JSON.parse(code)));
}

/**
 * Writes the files of a recipe beside the real ones and checks their types: an import finds the recipe first,
 * then the repository.
 * @returns the errors of the compiler
 */
export function typeErrorsOf(recipe: Recipe): string[] {
  fs.mkdirSync(inRoot(".data"), { recursive: true });
  // Inside of the repository, so that packages are found, but in no folder that another test reads.
  const dir = fs.mkdtempSync(inRoot(".data/recipes-"));
  try {
    for (const [file, code] of Object.entries(recipe)) {
      fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      fs.writeFileSync(path.join(dir, file), contentOf(file, code));
    }
    const sources = Object.keys(recipe).filter((file) => /\.tsx?$/.test(file));
    const config = {
      extends: inRoot("tsconfig.json"),
      compilerOptions: {
        incremental: false,
        paths: { "@/*": [`${dir}/*`, inRoot("*")] },
        rootDirs: [dir, inRoot(".")],
      },
      files: [...sources, inRoot("lib/i18n/next-intl.d.ts")],
      include: [],
    };
    fs.writeFileSync(path.join(dir, "tsconfig.json"), JSON.stringify(config));
    const { stdout, stderr } = spawnSync(inRoot("node_modules/.bin/tsc"), ["-p", dir], {
      cwd: inRoot("."),
      encoding: "utf8",
    });
    return `${stdout}${stderr}`.split("\n").filter(Boolean);
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}
