import fs from "node:fs";
import { describe, expect, it } from "vitest";

import { inRoot, readText } from "../../support/files";

const dockerfile = readText("Dockerfile");
const compose = readText("compose.yaml");

/** The last stage is the image. */
const image = dockerfile.split(/^FROM /m).at(-1) ?? "";

const ignored = readText(".dockerignore").split("\n").filter(Boolean);

/** The names that stand before a value, in a file's own way of writing them. */
const names = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

describe("the image", () => {
  it("is made of files that are there", () => {
    const copied = names(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((list) =>
      list?.split(" "),
    );

    expect(copied).toEqual(["package.json", "package-lock.json", ".npmrc", "."]);
    for (const file of copied) expect(fs.existsSync(inRoot(file ?? "")), file).toBe(true);
  });

  it("runs a command that is there, and npm scripts that are", () => {
    const { scripts } = JSON.parse(readText("package.json"));
    const [command] = names(image, /^CMD \["node", "(.+)"\]$/gm);

    expect(fs.existsSync(inRoot(command ?? ""))).toBe(true);
    for (const name of names(dockerfile, /npm run (\w+)/g))
      expect(scripts).toHaveProperty(name ?? "");
  });

  it("belongs to nobody special, and holds no secret", () => {
    expect(image).toMatch(/^USER node$/m);
    expect(dockerfile).not.toMatch(/(SECRET|TOKEN|PASSWORD|DATABASE_URL|STRIPE_SECRET_KEY)/);
    expect(ignored).toEqual(expect.arrayContaining([".env*", ".data", ".git", "node_modules"]));
  });

  it("is of a Node.js that the shop runs on", () => {
    const [wanted] = names(JSON.parse(readText("package.json")).engines.node, /(\d+)/g);
    const versions = names(dockerfile + compose, /node:(\d+)\.\d+\.\d+-/g);

    expect(versions.length).toBeGreaterThan(0);
    for (const version of versions) expect(Number(version)).toBeGreaterThanOrEqual(Number(wanted));
  });
});

describe("compose.yaml", () => {
  it("sets variables that .env.example knows", () => {
    const known = new Set(names(readText(".env.example"), /^([A-Z_]+)=/gm));
    const shop = /^ {2}shop:\n([\s\S]*?)\n\n/m.exec(compose)?.[1] ?? "";
    const set = names(shop, /^ {6,8}([A-Z_]+):/gm);

    expect(set.length).toBeGreaterThan(5);
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  });

  it("takes each image at a version", () => {
    for (const tag of names(compose, /^ {4}image: (.+)$/gm)) expect(tag).toMatch(/:\d/);
  });
});

describe("vercel.json", () => {
  it("calls what is there", () => {
    const { buildCommand, crons } = JSON.parse(readText("vercel.json"));
    const { scripts } = JSON.parse(readText("package.json"));

    for (const name of names(buildCommand, /npm run (\w+)/g))
      expect(scripts).toHaveProperty(name ?? "");
    for (const { path } of crons)
      expect(fs.existsSync(inRoot(`app${path}/route.ts`)), path).toBe(true);
  });
});
