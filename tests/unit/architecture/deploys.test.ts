import fs from "node:fs";
import path from "node:path";
import { DockerfileParser } from "dockerfile-ast";
import { validate as lintDockerfile } from "dockerfile-utils";
import { describe, expect, it } from "vitest";

import { listContext, nodeVersionOf } from "../../../scripts/lib/build/image-steps.mjs";
import { NODE_RELEASES } from "../../../scripts/lib/install/node-release.mjs";
import { inRoot, readText } from "../../support/files";

const dockerfile = readText("Dockerfile");
const instructions = DockerfileParser.parse(dockerfile).getInstructions();

/** Last stage of the build. */
const image = dockerfile.split(/^FROM /m).at(-1) ?? "";

const context = listContext();

/** Returns the first group of each match. */
const names = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? "");

/** Returns a script and every file of the repository that it imports. */
function importsOf(file: string, imports = new Set<string>()): Set<string> {
  if (imports.has(file)) return imports;
  imports.add(file);
  for (const target of names(readText(file), /(?:from|import\()\s*"(\.[^"]+)"/g)) {
    importsOf(path.join(path.dirname(file), target), imports);
  }
  return imports;
}

/** Commands of a container, from Dockerfile, compose.yaml and the manifests of Kubernetes. */
const COMMANDS = ["start", "server", "migrate", "run-jobs", "health-check", "backup", "restore"];

describe("the Docker image", () => {
  it("has no mistake that the linter knows", () => {
    expect(lintDockerfile(dockerfile).map(({ message }) => message)).toEqual([]);
  });

  it("is built on one pinned release of Node.js, which the tests run on too", () => {
    const images = names(dockerfile, /^FROM (\S+)/gm);

    expect(images.length).toBe(2);
    expect(new Set(images.map(nodeVersionOf))).toEqual(new Set([NODE_RELEASES.at(-1)]));
  });

  it("runs existing commands and existing npm scripts", () => {
    const { scripts } = JSON.parse(readText("package.json"));
    const [command] = names(image, /^CMD \["node", "(.+)"\]$/gm);
    const [check] = names(image, /^HEALTHCHECK .+ CMD \["node", "(.+)"\]$/gm);

    expect([command, check]).toEqual(["scripts/start.mjs", "scripts/health-check.mjs"]);
    for (const name of names(dockerfile, /npm run (\w+)/g)) expect(scripts).toHaveProperty(name);
  });

  it("runs as an unprivileged user and contains no secret", () => {
    expect(image).toMatch(/^USER node$/m);
    expect(dockerfile).not.toMatch(/(SECRET|TOKEN|PASSWORD|DATABASE_URL|STRIPE_SECRET_KEY)/);
    expect(context.filter((file) => /^\.env|^\.data|^\.git\/|^node_modules/.test(file))).toEqual(
      [],
    );
  });

  it("copies every file that its commands import", () => {
    const copied = names(dockerfile, /^COPY --from=build (?:--chown=\S+ )?(.+) \S+$/gm)
      .flatMap((list) => list.split(" "))
      .map((file) => file.replace("/shop/", ""));
    const needed = COMMANDS.flatMap((name) => [...importsOf(`scripts/${name}.mjs`)]);
    const isCopied = (file: string) =>
      copied.some((copy) => file === copy || file.startsWith(`${copy}/`));

    expect(new Set(needed).size).toBeGreaterThan(20);
    expect(needed.filter((file) => !context.includes(file) || !isCopied(file))).toEqual([]);
  });

  it("contains no test, no document and no script of development", () => {
    const extra = context.filter((file) => /^(?:tests|docs|\.github|prisma\/seed)\//.test(file));
    expect(extra).toEqual(["tests/invariants.sql"]);
    expect(
      context.filter((file) => /^scripts\/(?:lib\/)?(?:test|dev|up|system)/.test(file)),
    ).toEqual([]);
  });

  it("consists of steps that the rehearsal of `npm run test:image` can run", () => {
    const allowedInstructions = [
      "FROM",
      "WORKDIR",
      "ENV",
      "ARG",
      "COPY",
      "RUN",
      "USER",
      "VOLUME",
      "EXPOSE",
    ];
    const used = new Set(instructions.map((instruction) => instruction.getKeyword()));
    expect(
      [...used].filter((instruction) => !allowedInstructions.includes(instruction)).sort(),
    ).toEqual(["CMD", "HEALTHCHECK"]);
  });
});

describe("docs/deploys.md", () => {
  const text = readText("docs/deploys.md");

  it("names only files and npm scripts that exist", () => {
    const { scripts } = JSON.parse(readText("package.json"));
    const files = names(text, /`((?:tests|scripts|docs)\/[\w./-]+)`/g);
    const manifests = names(text, /-f ([\w.]+\.yaml)/g).filter((name) => name !== "secret.yaml");
    const paths = [...files, ...manifests.map((name) => `docs/deploy/kubernetes/${name}`)];

    expect(paths.length).toBeGreaterThan(15);
    expect(paths.filter((file) => !fs.existsSync(inRoot(file)))).toEqual([]);
    expect(names(text, /npm run ([\w:]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  });

  it("states for every step what checks it", () => {
    const steps = text.split("\n").filter((line) => /^\| \d+ \|/.test(line));
    expect(steps.length).toBeGreaterThan(25);
    expect(steps.filter((line) => line.split(" | ").length !== 3)).toEqual([]);
    expect(steps.filter((line) => / \|\s+\|$/.test(line))).toEqual([]);
  });
});

describe("vercel.json", () => {
  const { buildCommand, crons } = JSON.parse(readText("vercel.json"));

  it("runs an existing build script", () => {
    const [script] = names(buildCommand, /^node (\S+)$/g);
    expect(fs.existsSync(inRoot(script ?? ""))).toBe(true);
  });

  it("calls existing routes at most once a day, which every plan accepts", () => {
    for (const { path: route, schedule } of crons) {
      expect(fs.existsSync(inRoot(`app${route}/route.ts`)), route).toBe(true);
      expect(schedule).toMatch(/^\d{1,2} \d{1,2} \* \* \*$/);
    }
  });
});
