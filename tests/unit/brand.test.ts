import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { DEFAULT_LOGO, isLogoName, LOGO_NAMES, LOGOS } from "@/lib/brand/logos";
import { logoChoiceSchema } from "@/lib/brand/schema";

describe("LOGO_NAMES", () => {
  it("match the seven files of public/logos, with the lozenge as the default", () => {
    const files = readdirSync("public/logos").map((file) => file.replace(".svg", ""));

    expect([...LOGO_NAMES].sort()).toEqual(files.sort());
    expect(LOGO_NAMES).toHaveLength(7);
    expect(DEFAULT_LOGO).toBe("1-lozenge");
  });

  it.each(LOGO_NAMES)("include %s, drawn as in its file", (name) => {
    const file = readFileSync(`public/logos/${name}.svg`, "utf8");
    const { width, height, paths } = LOGOS[name];

    expect(file).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(file.match(/<path/g)).toHaveLength(paths.length);
    for (const [color, cells] of paths) {
      expect(file).toContain(`fill="${color === "ink" ? "#241812" : color}" d="${cells}"`);
    }
  });

  it.each(["lozenge", "../1-lozenge", "8-lion", "", null, 1])("exclude %j", (name) => {
    expect(isLogoName(name)).toBe(false);
    expect(logoChoiceSchema.safeParse({ mark: name }).error?.issues[0]?.message).toBe(
      "logoMissing",
    );
  });
});
