import { deflateSync } from "node:zlib";
import sharp from "sharp";

import { MAX_BYTES } from "@/lib/uploads/rules";
import { createFile, createImage, createLargeImage } from "./images";

// Valid and invalid files as users and attackers send them, all generated here.

const canvas = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#b45309" },
    limitInputPixels: false,
  });
const jpeg = () => canvas(60, 40).jpeg().toBuffer();
const png = () => canvas(60, 40).png().toBuffer();
const SVG = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";

/** Returns a PNG chunk with its length and checksum. */
function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  let crc = 0xffffffff;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Returns a PNG of 20,000 x 20,000 pixels of one bit each: 400 megapixels in about 50 KB. */
export function giantPng() {
  const edge = 20_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(edge, 0);
  head.writeUInt32BE(edge, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(edge * (edge / 8 + 1)), { level: 9 });
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    sign,
    chunk("IHDR", head),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Returns a PNG with a compressed text of about a gigabyte. */
export async function textBombPng() {
  const plain = await png();
  const text = deflateSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 });
  const bomb = chunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0", "latin1"), text]));
  return Buffer.concat([plain.subarray(0, 33), bomb, plain.subarray(33)]);
}

/** Returns a minimal archive with one stored file. */
function zip() {
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  return Buffer.concat([Buffer.from("PK\u0003\u0004evil.html<b>", "latin1"), end]);
}

async function gifOf(frames: number) {
  const size = { width: 16, height: 16 };
  const pages = Array.from({ length: frames }, (_, at) =>
    sharp({ create: { ...size, channels: 3, background: { r: at % 256, g: 80, b: 20 } } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(pages), { join: { animated: true } })
    .gif()
    .toBuffer();
}

export const createPaddedImage = async (size: number) => {
  const bytes = await jpeg();
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
};

type Case = [name: string, make: () => Promise<File> | File];

export const REAL: Case[] = [
  ["a JPG", () => createImage("jpeg")],
  ["a PNG", () => createImage("png")],
  ["a WebP", () => createImage("webp")],
  ["a GIF", () => createImage("gif")],
  [
    "a phone's photo with its location",
    async () => createFile(await createLargeImage(), "IMG_1.JPG", "image/jpeg"),
  ],
  [
    "an image of exactly 5 MB",
    async () => createFile(await createPaddedImage(MAX_BYTES), "full.jpg", "image/jpeg"),
  ],
  ["a GIF of 600 frames", async () => createFile(await gifOf(600), "wave.gif", "image/gif")],
  [
    "a strip of 16000 x 1",
    async () => createFile(await canvas(16_000, 1).png().toBuffer(), "strip.png"),
  ],
  ["an image declared as HTML", async () => createFile(await png(), "page.html", "text/html")],
  [
    "an image with a path as its name",
    async () => createFile(await png(), "../../../etc/cron.d/x.png", "image/png"),
  ],
  [
    "an image with a name of 300 control characters",
    async () => createFile(await jpeg(), `${"\u202Egnp.\u0000".repeat(50)}.jpg`, "image/jpeg"),
  ],
];

export const FAKE: Case[] = [
  ["an SVG with a script", () => createFile(SVG, "a.svg", "image/svg+xml")],
  ["an SVG named PNG", () => createFile(SVG, "a.png", "image/png")],
  [
    "an HTML page named JPG",
    () => createFile("<!doctype html><script>alert(1)</script>", "a.jpg", "image/jpeg"),
  ],
  [
    "a GIF header before a script",
    () => createFile("GIF89a/*<script>alert(1)</script>*/", "a.gif", "image/gif"),
  ],
  [
    "a GIF followed by an HTML page",
    async () =>
      createFile(
        Buffer.concat([
          await canvas(9, 9).gif().toBuffer(),
          Buffer.from("<script>alert(1)</script>"),
        ]),
        "b.gif",
      ),
  ],
  [
    "a JPEG followed by PHP",
    async () =>
      createFile(
        Buffer.concat([await jpeg(), Buffer.from("<?php system($_GET[0]); ?>")]),
        "a.php.jpg",
      ),
  ],
  [
    "a JPEG that is JavaScript",
    async () => {
      const bytes = await jpeg();
      const head = Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x2f, 0x2a]),
        Buffer.alloc(0x2f2a - 2),
      ]);
      return createFile(
        Buffer.concat([head, bytes.subarray(2), Buffer.from("*/=alert(1)/*")]),
        "js.jpg",
      );
    },
  ],
  [
    "a PNG followed by an archive",
    async () => createFile(Buffer.concat([await png(), zip()]), "zip.png"),
  ],
  ["a PDF named PNG", () => createFile("%PDF-1.7\n1 0 obj\n", "paper.png", "image/png")],
  ["an archive", () => createFile(zip(), "bomb.zip", "application/zip")],
  ["a bitmap of 20,000 x 20,000", () => createFile(giantPng(), "giant.png", "image/png")],
  [
    "more than 40 megapixels",
    async () => createFile(await canvas(8_000, 5_100).png().toBuffer(), "wide.png"),
  ],
  [
    "a truncated JPEG",
    async () =>
      createFile((await createLargeImage()).subarray(0, 900_000), "cut.jpg", "image/jpeg"),
  ],
  [
    "a truncated PNG",
    async () => createFile((await createLargePng()).subarray(0, 3_000), "cut.png", "image/png"),
  ],
  ["a JPEG header only", () => createFile(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), "head.jpg")],
  [
    "a header before noise",
    () =>
      createFile(
        Buffer.concat([
          Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
          Buffer.alloc(4_000, 7),
        ]),
        "noise.png",
      ),
  ],
  [
    "an AVIF",
    async () => createFile(await canvas(64, 64).avif().toBuffer(), "a.avif", "image/avif"),
  ],
  ["a TIFF", async () => createFile(await canvas(64, 64).tiff().toBuffer(), "a.tif", "image/tiff")],
  [
    "a HEIC header",
    () =>
      createFile(
        Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
        "a.heic",
        "image/heic",
      ),
  ],
  ["0 bytes", () => createFile("", "empty.png", "image/png")],
];

const createLargePng = () => canvas(900, 900).png({ compressionLevel: 0 }).toBuffer();
