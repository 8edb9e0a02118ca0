import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A path of the checkout, made absolute. */
export function inRoot(file: string) {
  return path.join(root, file);
}

export function readText(file: string) {
  return fs.readFileSync(inRoot(file), "utf8");
}

/** The files below a folder of the checkout, as paths from its top. */
export function filesBelow(folder: string): string[] {
  if (!fs.existsSync(inRoot(folder))) return [];
  return fs
    .readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** How many lines a file has. */
export function linesOf(file: string) {
  return readText(file).trimEnd().split("\n").length;
}
