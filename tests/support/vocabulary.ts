import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseSync } from "oxc-parser";
import { declaredNames, wordsOf } from "./declared-names";
import { isException } from "./vocabulary-exceptions";
import { readExcludedWords } from "./vocabulary-table";

/** A word that docs/style.md excludes, and where it was found. */
export type Finding = { file: string; line: number; where: string; word: string; text: string };

/** Words of docs/style.md that a sentence never needs in another sense. */
const SENTENCE_WORDS = [
  "somebody",
  "nobody",
  "whoever",
  "whomever",
  "anew",
  "told",
  "tells",
  "said",
  "goods",
  "pieces",
  "patience",
  "lapse",
  "lapses",
  "lapsed",
  "heal",
  "heals",
  "healed",
  "shelf",
  "shelves",
  "mailbox",
  "house",
  "door",
  "doors",
  "desk",
  "else's",
];

/** Beginnings of sentences: a clause instead of a noun, or a verb instead of the standard one. */
const OPENINGS = [
  /^What\b/,
  /^Who\b/,
  /^Whose\b/,
  /^So (?:many|much|long|few|far)\b/,
  /^Answers\b/,
];

const [EXCLUDED = [], EXCLUDED_ALONE = []] = readExcludedWords();
const excludedWords = new Set(EXCLUDED);
const excludedAlone = new Set(EXCLUDED_ALONE);

const sentencePattern = new RegExp(`(?<![\\w-])(?:${SENTENCE_WORDS.join("|")})(?![\\w-])`, "gi");

/** Quoted text is someone else's: a message, an address, a name. */
const withoutQuotes = (text: string) => text.replace(/`[^`]*`|"[^"]*"|'[^']*'(?=[\s.,:;)]|$)/g, "");

/** Returns the excluded words and openings of a text. */
export function excludedInText(text: string): string[] {
  const plain = withoutQuotes(text);
  const sentences = plain.split(/(?<=[.:!?])\s+|\n\s*\n/).map((sentence) => sentence.trim());
  const openings = sentences.flatMap((sentence) => {
    const opening = OPENINGS.map((pattern) => pattern.exec(sentence)?.[0]).find(Boolean);
    return opening && !sentence.endsWith("?") ? [opening] : [];
  });
  return [...(plain.match(sentencePattern) ?? []), ...openings];
}

/** Returns the excluded words of a file name or identifier, in any case style. */
export function excludedWordsOf(name: string): string[] {
  const isAlone = excludedAlone.has(name);
  return isAlone ? [name] : wordsOf(name).filter((word) => excludedWords.has(word));
}

/** Returns comments as sentences, without comment marks and `@` tags. */
function proseOf(comment: string): string {
  return comment
    .replace(/^\s*\*+ ?/gm, "")
    .replace(/^@\w+(?: \{[^}]*\})?/gm, "")
    .trim();
}

/** Titles of describe, it and test, as written. */
const TITLE = /\b(?:describe|it|test)(?:\.\w+(?:\([^()]*\))?)*\(\s*(["'`])((?:\\.|(?!\1).)*)\1/gs;

/** Returns the excluded words of one source file: its name, declared names, comments and test titles. */
export function findingsOf(file: string): Finding[] {
  const source = readFileSync(file, "utf8");
  const lineAt = (at: number) => source.slice(0, at).split("\n").length;
  const { comments } = parseSync(file, source);
  const add = (where: string, at: number, text: string, words: string[]): Finding[] =>
    words.map((word) => ({ file, line: lineAt(at), where, word, text: text.slice(0, 160) }));

  const inFileName = add("file name", 0, file, excludedWordsOf(basename(file)));
  const inNames = declaredNames(file, source).flatMap(({ name, start, kind }) =>
    add(kind, start, name, excludedWordsOf(name)),
  );
  const inComments = joinLines(comments, source).flatMap(({ value, start }) => {
    const text = proseOf(value);
    return /^(?:biome-ignore|@ts-)/.test(text)
      ? []
      : add("comment", start, text, excludedInText(text));
  });
  const isTest = /\.(?:test|spec)\.ts$/.test(file);
  const inTitles = isTest
    ? [...source.matchAll(TITLE)].flatMap(({ 2: title = "", index }) =>
        add("title", index, title, excludedInText(title)),
      )
    : [];
  const names = [...inFileName, ...inNames].filter((finding) => !isException(finding));
  return [...names, ...inComments, ...inTitles];
}

type Comment = { type: string; value: string; start: number; end: number };

/** Joins consecutive line comments, whose sentences go on from line to line. */
function joinLines(comments: Comment[], source: string): Comment[] {
  const joined: Comment[] = [];
  for (const comment of comments) {
    const last = joined.at(-1);
    const isNext =
      last?.type === "Line" &&
      comment.type === "Line" &&
      /^\n[ \t]*$/.test(source.slice(last.end, comment.start));
    if (isNext) {
      last.value += ` ${comment.value.trim()}`;
      last.end = comment.end;
    } else joined.push({ ...comment });
  }
  return joined;
}

const LINE_COMMENT = /^\s*(?:#|\/\/\/?)(?: (.*))?$/;

/** Returns the comments of a configuration file or schema, with consecutive lines joined, and their line numbers. */
function lineComments(source: string) {
  const comments: { text: string; line: number }[] = [];
  let isOpen = false;
  for (const [index, content] of source.split("\n").entries()) {
    const match = LINE_COMMENT.exec(content);
    const last = comments.at(-1);
    if (match && isOpen && last) last.text += ` ${match[1] ?? ""}`;
    else if (match) comments.push({ text: match[1] ?? "", line: index + 1 });
    isOpen = match !== null;
  }
  return comments;
}

/** Returns the comments of a style sheet with their line numbers. */
function blockComments(source: string) {
  return [...source.matchAll(/\/\*(.*?)\*\//gs)].map(({ 1: text = "", index }) => ({
    text: text.replace(/\s*\n[\s*]*/g, " ").trim(),
    line: source.slice(0, index).split("\n").length,
  }));
}

/** Returns the excluded words in the comments of a style sheet, configuration file or schema. */
export function findingsInComments(file: string): Finding[] {
  const source = readFileSync(file, "utf8");
  const comments = file.endsWith(".css") ? blockComments(source) : lineComments(source);
  return comments.flatMap(({ text, line }) =>
    excludedInText(text).map((word) => ({
      file,
      line,
      where: "comment",
      word,
      text: text.slice(0, 160),
    })),
  );
}
