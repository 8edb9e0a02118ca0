import { describe, expect, it } from "vitest";

import {
  accessibleTextColor,
  contrast,
  DEFAULT_COLOR,
  needsBorder,
  storeColors,
  textOn,
} from "@/lib/storefronts/contrast-rules";

const AA = 4.5;
const LIGHT = ["#FCFBF9", "#FFFFFF"];
const DARK = ["#17110D", "#1F1813"];

/** Returns the same pseudo-random colors on every run. */
function someColors(count: number) {
  let state = 20_261_121;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return `#${(state % 0x1000000).toString(16).padStart(6, "0").toUpperCase()}`;
  });
}

const CORNERS = ["#FFFFFF", "#000000", "#FFFF00", DEFAULT_COLOR, "#FF0000", "#767676", "#7F7F7F"];

describe("the colors of a store", () => {
  it("have the contrast of WCAG", () => {
    expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
    expect(contrast("#FFFFFF", "#D97706")).toBeCloseTo(3.19, 2);
    expect(contrast("#1F120A", "#D97706")).toBeCloseTo(5.74, 2);
    expect(contrast("#767676", "#FFFFFF")).toBeCloseTo(4.54, 2);
  });

  it("have readable text on every color, and a readable variant on every background", () => {
    for (const color of [...CORNERS, ...someColors(500)]) {
      const { fill, text, ink } = storeColors(color);
      expect(fill).toBe(color);
      expect(contrast(fill, text), `text on ${color}`).toBeGreaterThanOrEqual(AA);
      for (const ground of LIGHT) {
        expect(contrast(ink.light, ground), `${color} in light`).toBeGreaterThanOrEqual(AA);
      }
      for (const ground of DARK) {
        expect(contrast(ink.dark, ground), `${color} in dark`).toBeGreaterThanOrEqual(AA);
      }
    }
  });

  it("prefer the default ink and white to black", () => {
    expect(textOn("#FFFF00")).toBe("#1F120A");
    expect(textOn("#1F6FB2")).toBe("#FFFFFF");
    // Both have too little contrast here.
    expect(contrast("#787878", "#1F120A")).toBeLessThan(AA);
    expect(contrast("#787878", "#FFFFFF")).toBeLessThan(AA);
    expect(textOn("#787878")).toBe("#000000");
  });

  it("stay unchanged if already readable", () => {
    expect(accessibleTextColor("#86305B", "light")).toBe("#86305B");
    expect(accessibleTextColor("#FFFF00", "dark")).toBe("#FFFF00");
  });

  it("preserve the hue of a darkened color", () => {
    const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
    const ink = accessibleTextColor("#3399FF", "light");

    expect(ink).not.toBe("#3399FF");
    expect(channel(ink, 5)).toBeGreaterThan(channel(ink, 3));
    expect(channel(ink, 3)).toBeGreaterThan(channel(ink, 1));
  });

  it.each([
    ["#FFFFFF", true, false],
    ["#000000", false, true],
    ["#FFFF00", true, false],
    ["#D97706", false, false],
  ])("give %s a border if it would not be visible", (color, inLight, inDark) => {
    expect([needsBorder(color, "light"), needsBorder(color, "dark")]).toEqual([inLight, inDark]);
  });

  it.each(["", "red", "#FFF", "#GGGGGG", "#D97706;}body{display:none", "url(//evil)"])(
    "use the default color for %j",
    (color) => {
      expect(storeColors(color).fill).toBe(DEFAULT_COLOR);
    },
  );
});
