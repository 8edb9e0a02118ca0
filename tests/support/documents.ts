import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { inRoot, readText } from "./files";

/** Folders at the top of the checkout. */
const TOP = /^(?:app|components|docs|lib|messages|prisma|public|scripts|tests)\/[\w.[\]()/-]+$/;

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, "");

/** Returns the paths of all Markdown documents. */
export const documents = (): string[] =>
  execFileSync("git", ["ls-files", "*.md"], { cwd: inRoot("."), encoding: "utf8" })
    .split("\n")
    .filter(Boolean);

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

/** Returns the paths in backticks of a document, without patterns and placeholders. */
export function pathsIn(text: string): string[] {
  return [...withoutCode(text).matchAll(/`([^`\n]+)`/g)]
    .map(([, quotation = ""]) => quotation)
    .filter((quotation) => TOP.test(quotation));
}

/** Returns the names of buttons that a document says to select. */
export function buttonsIn(text: string): string[] {
  const buttonPattern =
    /\b(?:press(?:es)?|selects?|chooses?) ("[^"\n]+"(?:(?:,| or|, or) "[^"\n]+")*)/g;
  return [...text.matchAll(buttonPattern)].flatMap(([, quotation = ""]) =>
    [...quotation.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name),
  );
}
