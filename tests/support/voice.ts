import { readText } from "./files";

export type BannedWord = { pattern: RegExp; instead: string };

/** Returns the patterns of the table "Banned words" in docs/voice.md. */
export function readBannedWords(): BannedWord[] {
  const section = readText("docs/voice.md").split("## Banned words")[1]?.split("\n## ")[0] ?? "";
  return [...section.matchAll(/^\| `(.+)` \| (.+) \|$/gm)].map(
    ([, pattern = "", instead = ""]) => ({
      pattern: new RegExp(pattern.replaceAll("\\|", "|"), "gu"),
      instead,
    }),
  );
}

/** Returns the banned words of a text, each with what to write instead. */
export function bannedWordsOf(text: string, banned = readBannedWords()): string[] {
  return banned.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(([word]) => `"${word}", write: ${instead}`),
  );
}
