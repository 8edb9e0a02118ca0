import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Returns the absolute path of a file in the repository. */
export function inRoot(file: string) {
  return path.join(root, file);
}

export function readText(file: string) {
  return fs.readFileSync(inRoot(file), "utf8");
}

/** Returns the files below a folder as paths from the root of the repository. */
export function filesBelow(folder: string): string[] {
  if (!fs.existsSync(inRoot(folder))) return [];
  return fs
    .readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** Returns the number of lines of a file. */
export function linesOf(file: string) {
  return readText(file).trimEnd().split("\n").length;
}
