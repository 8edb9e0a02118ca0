import "server-only";

import { rmSync } from "node:fs";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { FACES, type Face, familyOf, SCRIPTS, type Script } from "./font-faces";
import { toNamedFont } from "./woff-to-ttf";

const FILES: Record<Face, Record<Script, string>> = {
  display: {
    latin: "platypi/files/platypi-latin-600-normal.woff",
    extended: "platypi/files/platypi-latin-ext-600-normal.woff",
    ethiopic: "noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-600-normal.woff",
    arabic: "reem-kufi/files/reem-kufi-arabic-600-normal.woff",
  },
  text: {
    latin: "hanken-grotesk/files/hanken-grotesk-latin-500-normal.woff",
    extended: "hanken-grotesk/files/hanken-grotesk-latin-ext-500-normal.woff",
    ethiopic: "noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-500-normal.woff",
    arabic: "readex-pro/files/readex-pro-arabic-400-normal.woff",
  },
  bold: {
    latin: "hanken-grotesk/files/hanken-grotesk-latin-700-normal.woff",
    extended: "hanken-grotesk/files/hanken-grotesk-latin-ext-700-normal.woff",
    ethiopic: "noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-700-normal.woff",
    arabic: "readex-pro/files/readex-pro-arabic-600-normal.woff",
  },
};

const FOLDER = path.join(process.cwd(), "node_modules/@fontsource");

let filesPromise: Promise<string[]> | undefined;

/** Font files for the renderer, unpacked once per process; no system fonts are used. */
export function fontFiles(): Promise<string[]> {
  filesPromise ??= unpack().catch((error: unknown) => {
    filesPromise = undefined;
    throw error;
  });
  return filesPromise;
}

async function unpack() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "shaafi-fonts-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return Promise.all(
    FACES.flatMap((face) =>
      SCRIPTS.map(async (script) => {
        const family = familyOf(face, script);
        const file = path.join(folder, `${family}.ttf`);
        const woff = await readFile(path.join(FOLDER, FILES[face][script]));
        await writeFile(file, toNamedFont(woff, family));
        return file;
      }),
    ),
  );
}
