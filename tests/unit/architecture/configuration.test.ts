import { describe, expect, it } from "vitest";

import { readText } from "../../support/files";

/** Read by the commands, not by the server. */
const OF_THE_COMMANDS = ["PORT", "DATA_DIR", "DATABASE_DIRECT_URL", "WEB_PROCESSES"];

/** Set by the environment of the process, never in a file. */
const OF_THE_PROCESS = ["NODE_ENV"];

function findNames(pattern: RegExp, text: string) {
  return [...text.matchAll(pattern)].map(([, name]) => name ?? "");
}

describe(".env.example", () => {
  it("lists exactly the variables that the server reads", () => {
    const read = findNames(/^ {2}([A-Z][A-Z0-9_]+):/gm, readText("lib/core/env.mjs"));
    const documentedNames = findNames(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm, readText(".env.example"));

    const expectedNames = [
      ...read.filter((name) => !OF_THE_PROCESS.includes(name)),
      ...OF_THE_COMMANDS,
    ];
    expect([...new Set(documentedNames)].sort()).toEqual(expectedNames.sort());
  });

  it("describes each variable", () => {
    const bare = readText(".env.example")
      .split(/\n\s*\n/)
      .filter((line) => line.includes("=") && !/^# [^=]+$/m.test(line));

    expect(bare).toEqual([]);
  });
});
