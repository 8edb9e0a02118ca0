// Every page begins React, Next and the frame around it, most of whose functions run at once. Left alone V8 skims over a
// function and reads it again when it is called, on the thread that draws and answers the visitor.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Has all functions of a script read while it comes in, beside that thread. Browsers that don't know it see a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const HINT = "//# allFunctionsCalledOnLoad\n";

/** The scripts that every page names. What a dialog or a map brings is left to be read when it is called. */
async function scriptsOfEveryPage(distDir) {
  const manifest = await readFile(path.join(distDir, "build-manifest.json"), "utf8");
  return JSON.parse(manifest).rootMainFiles;
}

async function writeHint(file) {
  const script = await readFile(file, "utf8");
  if (!script.startsWith(HINT)) await writeFile(file, HINT + script);
}

/**
 * For Next's `compiler.runAfterProductionCompile`: marks the scripts of every page in a build folder. Their names stay, so a
 * browser may have kept one from before: it does the same.
 * @param {{ distDir: string }} build the folder, absolute
 */
export async function addEagerCompileHints({ distDir }) {
  const scripts = await scriptsOfEveryPage(distDir);
  await Promise.all(scripts.map((script) => writeHint(path.join(distDir, script))));
}
