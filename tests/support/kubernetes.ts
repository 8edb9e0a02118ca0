import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parseAllDocuments } from "yaml";

import { filesBelow, inRoot, readText } from "./files";

const FOLDER = "docs/deploy/kubernetes";

export type Manifest = {
  file: string;
  apiVersion: string;
  kind: string;
  // biome-ignore lint/suspicious/noExplicitAny: the models check the fields of each kind
  [field: string]: any;
};

/** Returns the manifests of docs/deploy/kubernetes with the name of their file. */
export function readManifests(): Manifest[] {
  return filesBelow(FOLDER).flatMap((file) =>
    parseAllDocuments(readText(file)).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join()}`);
      return { file: path.basename(file), ...document.toJS() };
    }),
  );
}

/** Returns the module of kubernetes-models that has a kind, such as "kubernetes-models/apps/v1/Deployment". */
export function modelOf({ apiVersion, kind }: Manifest) {
  return `kubernetes-models/${apiVersion}/${kind}`;
}

/**
 * Returns the errors of the compiler for manifests as literals of their types: fields that do not exist, wrong types and
 * missing fields. `folder` is empty and inside of the checkout, so that the compiler finds the models.
 */
export function compileManifests(manifests: Manifest[], folder: string): string {
  manifests.forEach(({ file: _file, ...manifest }, index) => {
    const model = modelOf({ file: _file, ...manifest } as Manifest);
    const type = `I${manifest["kind"]}`;
    const code = `import type { ${type} } from "${model}";\nexport const manifest: ${type} = ${JSON.stringify(manifest, null, 2)};\n`;
    fs.writeFileSync(path.join(folder, `manifest-${index}.ts`), code);
  });
  const files = fs.readdirSync(folder).map((name) => path.join(folder, name));
  const options = ["--noEmit", "--strict", "--skipLibCheck", "--module", "esnext"];
  const args = [...options, "--moduleResolution", "bundler", "--ignoreConfig", ...files];
  try {
    execFileSync(inRoot("node_modules/.bin/tsc"), args, { encoding: "utf8", stdio: "pipe" });
    return "";
  } catch (error) {
    return String((error as { stdout: string }).stdout);
  }
}
