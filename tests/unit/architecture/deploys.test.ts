import fs from "node:fs";
import { describe, expect, it } from "vitest";

import { inRoot, readText } from "../../support/files";

const dockerfile = readText("Dockerfile");
const compose = readText("compose.yaml");

/** Last stage of the build. */
const image = dockerfile.split(/^FROM /m).at(-1) ?? "";

const ignored = readText(".dockerignore").split("\n").filter(Boolean);

/** Returns the first group of each match. */
const names = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

describe("the Docker image", () => {
  it("copies existing files", () => {
    const copied = names(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((list) =>
      list?.split(" "),
    );

    expect(copied).toEqual(["package.json", "package-lock.json", ".npmrc", "."]);
    for (const file of copied) expect(fs.existsSync(inRoot(file ?? "")), file).toBe(true);
  });

  it("runs an existing command and existing npm scripts", () => {
    const { scripts } = JSON.parse(readText("package.json"));
    const [command] = names(image, /^CMD \["node", "(.+)"\]$/gm);

    expect(fs.existsSync(inRoot(command ?? ""))).toBe(true);
    for (const name of names(dockerfile, /npm run (\w+)/g))
      expect(scripts).toHaveProperty(name ?? "");
  });

  it("runs as an unprivileged user and contains no secret", () => {
    expect(image).toMatch(/^USER node$/m);
    expect(dockerfile).not.toMatch(/(SECRET|TOKEN|PASSWORD|DATABASE_URL|STRIPE_SECRET_KEY)/);
    expect(ignored).toEqual(expect.arrayContaining([".env*", ".data", ".git", "node_modules"]));
  });

  it("uses a supported Node.js version", () => {
    const [wanted] = names(JSON.parse(readText("package.json")).engines.node, /(\d+)/g);
    const versions = names(dockerfile + compose, /node:(\d+)\.\d+\.\d+-/g);

    expect(versions.length).toBeGreaterThan(0);
    for (const version of versions) expect(Number(version)).toBeGreaterThanOrEqual(Number(wanted));
  });
});

describe("compose.yaml", () => {
  it("sets only variables of .env.example", () => {
    const known = new Set(names(readText(".env.example"), /^([A-Z_]+)=/gm));
    const shop = /^ {2}shop:\n([\s\S]*?)\n\n/m.exec(compose)?.[1] ?? "";
    const set = names(shop, /^ {6,8}([A-Z_]+):/gm);

    expect(set.length).toBeGreaterThan(5);
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  });

  it("pins the version of each image", () => {
    for (const tag of names(compose, /^ {4}image: (.+)$/gm)) expect(tag).toMatch(/:\d/);
  });
});

describe("vercel.json", () => {
  const { buildCommand, crons } = JSON.parse(readText("vercel.json"));

  it("runs an existing build script", () => {
    const [script] = names(buildCommand, /^node (\S+)$/g);
    expect(fs.existsSync(inRoot(script ?? ""))).toBe(true);
  });

  it("calls existing routes at most once a day, which every plan accepts", () => {
    for (const { path, schedule } of crons) {
      expect(fs.existsSync(inRoot(`app${path}/route.ts`)), path).toBe(true);
      expect(schedule).toMatch(/^\d{1,2} \d{1,2} \* \* \*$/);
    }
  });
});
