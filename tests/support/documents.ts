import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { inRoot, readText } from "./files";

/** Folders at the top of the checkout. */
const TOP = /^(?:app|components|docs|lib|messages|prisma|public|scripts|tests)\/[\w.[\]()/-]+$/;

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, "");

/** Returns the paths of the files of the repository, also of those that are not committed yet. */
const repositoryFiles = (...patterns: string[]): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...patterns], {
    cwd: inRoot("."),
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file && fs.existsSync(inRoot(file)));

/** Returns the paths of all Markdown documents. */
export const documents = (): string[] => repositoryFiles("*.md");

/** Returns the paths of all files that are not documents. */
export const sourceFiles = (): string[] =>
  repositoryFiles().filter((file) => !/\.md$|(?:^|\/)package-lock\.json$/.test(file));

/** Returns the anchors of a document's headings, as GitHub writes them. */
export function anchorsOf(text: string): string[] {
  return [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** Returns the links of a document to other files and headings. */
export function linksOf(text: string): string[] {
  return [
    ...withoutCode(text)
      .replace(/`[^`\n]*`/g, "code")
      .matchAll(/\]\(([^()\s]+)\)/g),
  ]
    .map(([, target = ""]) => target)
    .filter((target) => !/^(?:[a-z]+:|\/)/.test(target));
}

/** Whether a link leads from a document to an existing file and heading. */
export function leadsSomewhere(document: string, link: string): boolean {
  const [file = "", anchor] = link.split("#");
  const target = file ? path.join(path.dirname(document), file) : document;
  if (!fs.existsSync(inRoot(target))) return false;
  return !anchor || anchorsOf(readText(target)).includes(anchor);
}

const quotationsIn = (text: string) =>
  [...withoutCode(text).matchAll(/`([^`\n]+)`/g)].map(([, quotation = ""]) => quotation);

/** Returns the paths in backticks of a document, without patterns and placeholders. */
export function pathsIn(text: string): string[] {
  return quotationsIn(text).filter((quotation) => TOP.test(quotation));
}

const FILE_NAME = /^[\w.-]+(?:\/[\w.-]+)*\.(?:css|json|md|mjs|prisma|sql|tsx?|ya?ml)$/;

/** Returns the names of files in backticks, such as `schema.ts` or `queries/list.ts`. */
export function fileNamesIn(text: string): string[] {
  return quotationsIn(text).filter((quotation) => FILE_NAME.test(quotation));
}

const IDENTIFIER = /(?<![\w$./@-])[A-Za-z_$][\w$]*/g;
const CASES = /[a-z]\d*[A-Z]|[A-Za-z\d]_[A-Za-z\d]/;

/** Returns the trees of folders and the sequence diagrams of a document. */
const diagramsIn = (text: string) =>
  [...text.matchAll(/```(?:text|mermaid\nsequenceDiagram)\n([\s\S]*?)```/g)].map(
    ([, diagram = ""]) => diagram,
  );

/**
 * Returns the identifiers in backticks and diagrams that have more than one word: camelCase, PascalCase, snake_case,
 * UPPER_CASE.
 */
export function symbolsIn(text: string): string[] {
  return [...quotationsIn(text), ...diagramsIn(text)].flatMap((quotation) =>
    [...quotation.matchAll(IDENTIFIER)].map(([name]) => name).filter((name) => CASES.test(name)),
  );
}

const NAMES = "((?:`[^`\n]+`(?:,\\s+|\\s+and\\s+|\\s+or\\s+))*`[^`\n]+`)";
const SOURCE = "`([\\w./\\[\\]()-]+\\.(?:tsx?|mjs))`";

/** Returns the names that a document says to be in a file: "`a` and `b` of `lib/x.ts`", "`a` (`lib/x.ts`)". */
export function placesIn(text: string): { name: string; file: string }[] {
  const pattern = new RegExp(`${NAMES}\\s+(?:(?:in|of|from)\\s+|\\()${SOURCE}`, "g");
  return [...withoutCode(text).matchAll(pattern)].flatMap(([, names = "", file = ""]) =>
    quotationsIn(names)
      .map((quotation) => /^([A-Za-z_$][\w$]*)(?:\(.*\))?$/.exec(quotation)?.[1])
      .filter((name) => name !== undefined)
      .map((name) => ({ name, file })),
  );
}

/** Returns the names of npm scripts that a document says to run. */
export function commandsIn(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run ([a-z][\w:-]*)|(test|start)\b)/g)].map(
    ([, script, shorthand]) => script ?? shorthand ?? "",
  );
}

/** Returns the names of buttons that a document says to select. */
export function buttonsIn(text: string): string[] {
  const buttonPattern =
    /\b(?:press(?:es)?|selects?|chooses?) ("[^"\n]+"(?:(?:,| or|, or) "[^"\n]+")*)/g;
  return [...text.matchAll(buttonPattern)].flatMap(([, quotation = ""]) =>
    [...quotation.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name),
  );
}
