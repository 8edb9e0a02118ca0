import { readText } from "./files";

export type BannedWord = { pattern: RegExp; instead: string };

/** A word that has another term, in the messages whose key matches. */
export type OtherTerm = BannedWord & { keys: RegExp };

const sectionOf = (title: string) =>
  readText("docs/voice.md").split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";

const patternOf = (cell: string, flags: string) => new RegExp(cell.replaceAll("\\|", "|"), flags);

/** Returns the patterns of the table "Banned words" in docs/voice.md. */
export function readBannedWords(): BannedWord[] {
  return [...sectionOf("Banned words").matchAll(/^\| `(.+)` \| (.+) \|$/gm)].map(
    ([, pattern = "", instead = ""]) => ({ pattern: patternOf(pattern, "gu"), instead }),
  );
}

/** Returns the patterns of the table in "Terms" of docs/voice.md. */
export function readOtherTerms(): OtherTerm[] {
  return [...sectionOf("Terms").matchAll(/^\| `(.+)` \| ([^`|]+) \| (?:all|`(.+)`) \|$/gm)].map(
    ([, pattern = "", instead = "", keys = ""]) => ({
      pattern: patternOf(pattern, "gu"),
      instead,
      keys: patternOf(keys, "u"),
    }),
  );
}

/** Returns the banned words of a text, each with what to write instead. */
export function bannedWordsOf(text: string, bannedWords = readBannedWords()): string[] {
  return bannedWords.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(([word]) => `"${word}", write: ${instead}`),
  );
}
