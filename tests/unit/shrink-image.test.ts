import { afterEach, describe, expect, it, vi } from "vitest";

import { isHeicFile, shrinkImage } from "@/components/uploads/shrink-image";

type Options = {
  mimeType: string;
  maxWidth: number;
  success: (blob: Blob) => void;
  error: (error: Error) => void;
};

const calls: { file: File; options: Options }[] = [];
let canRead = true;

vi.mock("compressorjs", () => ({
  default: class {
    constructor(file: File, options: Options) {
      calls.push({ file, options });
      if (canRead) options.success(new Blob(["small"], { type: options.mimeType }));
      else options.error(new Error("The first argument must be an image"));
    }
  },
}));

afterEach(() => {
  calls.length = 0;
  canRead = true;
});

const ENDS: Record<string, number[]> = {
  "image/jpeg": [0xff, 0xd9],
  "image/png": [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82],
};

const fileOf = (name: string, type: string) =>
  new File(["original", new Uint8Array(ENDS[type] ?? [])], name, { type });

describe("shrinkImage", () => {
  it("returns a smaller copy of the same name and type", async () => {
    const copy = await shrinkImage(fileOf("stool.png", "image/png"));

    expect([copy.name, copy.type, await copy.text()]).toEqual(["stool.png", "image/png", "small"]);
    expect(calls[0]?.options.maxWidth).toBe(2_000);
  });

  it.each([
    ["IMG_1.HEIC", "image/heic"],
    ["IMG_1.heic", ""],
  ])("returns the HEIC photo %s of type '%s' as a JPEG", async (name, type) => {
    const copy = await shrinkImage(fileOf(name, type));

    expect([copy.name, copy.type]).toEqual(["IMG_1.jpg", "image/jpeg"]);
    expect(calls[0]?.file.type).toBe("image/heic");
  });

  it("returns the file itself if the browser cannot read it", async () => {
    canRead = false;
    const file = fileOf("broken.jpg", "image/jpeg");

    expect(await shrinkImage(file)).toBe(file);
  });

  it.each(["image/jpeg", "image/png"])(
    "returns a %s file itself if its end is missing",
    async (type) => {
      const file = new File(["half"], "half", { type });

      expect(await shrinkImage(file)).toBe(file);
      expect(calls).toEqual([]);
    },
  );

  it("finds the end of a photo before the data that phones append", async () => {
    const bytes = new Uint8Array([0xff, 0xd9]);
    const file = new File(["a whole photo", bytes, "film"], "IMG_1.JPG", { type: "image/jpeg" });

    expect(await (await shrinkImage(file)).text()).toBe("small");
  });

  it("leaves animations and other files as they are", async () => {
    const file = fileOf("dance.gif", "image/gif");

    expect(await shrinkImage(file)).toBe(file);
    expect(calls).toEqual([]);
  });
});

describe("isHeicFile", () => {
  it("trusts the type, and the name only without one", () => {
    expect(isHeicFile({ name: "a.heif", type: "" })).toBe(true);
    expect(isHeicFile({ name: "a", type: "image/heif" })).toBe(true);
    expect(isHeicFile({ name: "a.heic", type: "image/jpeg" })).toBe(false);
  });
});
