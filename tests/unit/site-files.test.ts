import fs from "node:fs";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";

import manifest from "@/app/manifest";
import { GET as readSecurityText } from "@/app/security.txt/route";
import { env } from "@/lib/core/env.mjs";
import { renderSecurityText } from "@/lib/info/security-text";
import { inRoot, readText } from "../support/files";

const DAY_MS = 86_400_000;

const fieldsOf = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/)),
  );

describe("security.txt", () => {
  it("has the required fields of RFC 9116, each once, and the address in SECURITY.md", async () => {
    const response = readSecurityText();
    const text = await response.text();
    const fields = fieldsOf(text);

    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(Object.keys(fields)).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
    expect(readText("SECURITY.md")).toContain(fields["Contact"].replace("mailto:", ""));
    expect(fields["Preferred-Languages"]).toBe("en, so, om, am, ar");
    expect(fields["Canonical"]).toBe(`${env.APP_URL}/.well-known/security.txt`);
  });

  it.each(["2026-11-27T09:00:00Z", "2028-02-29T23:59:59Z", "2031-12-31T00:00:00Z"])(
    "expires within a year after a request on %s",
    (moment) => {
      const now = new Date(moment);
      const { Expires } = fieldsOf(renderSecurityText({ now, url: "https://shop.example" }));
      const days = (Date.parse(Expires) - now.getTime()) / DAY_MS;

      expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      expect(days).toBeGreaterThan(150);
      expect(days).toBeLessThan(365);
    },
  );
});

describe("security.txt outside of the demo", () => {
  const { DEMO_MODE } = env;
  afterEach(() => void Object.assign(env, { DEMO_MODE }));

  it("leads to the contact form instead of the demo's address", () => {
    Object.assign(env, { DEMO_MODE: false });
    const { Contact } = fieldsOf(renderSecurityText({ now: new Date(), url: "https://a.example" }));

    expect(Contact).toBe("https://a.example/contact");
  });
});

describe("the icons", () => {
  it("have the sizes that the manifest states", async () => {
    for (const { src, sizes } of manifest().icons ?? []) {
      const { width, height, format } = await sharp(inRoot(`public${src}`)).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, "png"]);
    }
  });

  it("include an opaque one for home screens and an icon file with three sizes", async () => {
    const apple = sharp(inRoot("app/apple-icon.png"));
    const { width, height } = await apple.metadata();
    expect([width, height, (await apple.stats()).isOpaque]).toEqual([180, 180, true]);

    const file = fs.readFileSync(inRoot("app/favicon.ico"));
    expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const start = file.readUInt32LE(entry + 12);
      const image = sharp(file.subarray(start, start + file.readUInt32LE(entry + 8)));
      expect(await image.metadata()).toMatchObject({ width: size, height: size, format: "png" });
    }
  });
});
