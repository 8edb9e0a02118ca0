import fs from "node:fs";
import { describe, expect, it } from "vitest";

import { inRoot, readText } from "../../support/files";

const readme = readText("README.md");

/** Returns the paths in backticks, which have a slash or an extension; patterns and commands do not count. */
function pathsIn(text: string) {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, inner]) => inner ?? "");
  return quoted.filter(
    (inner) => /^\.?[\w-]+(\/[\w.[\]()-]+)*\/?$/.test(inner) && /[/.]/.test(inner),
  );
}

/** Returns the paths of the tree in "Where things are". */
function pathsOfTree(text: string) {
  const tree = /```text\n([\s\S]*?)```/.exec(text)?.[1] ?? "";
  const paths: string[] = [];
  const above: string[] = [];
  for (const line of tree.split("\n").filter(Boolean)) {
    const depth = (/^ */.exec(line)?.[0].length ?? 0) / 2;
    const names = (line.trim().split(/\s{2,}/)[0] ?? "").split(" ");
    above.length = depth;
    for (const name of names) paths.push([...above, name].join("/").replaceAll("//", "/"));
    above[depth] = names[0] ?? "";
  }
  return paths;
}

describe("README.md", () => {
  it("names only paths that exist", () => {
    const missing = [...pathsIn(readme), ...pathsOfTree(readme)].filter(
      (file) => !fs.existsSync(inRoot(file)),
    );

    expect(missing).toEqual([]);
  });
});
