import sharp from "sharp";

type Format = "jpeg" | "png" | "webp" | "gif";

/** Returns a small image with a location in its metadata. */
export async function createImage(format: Format = "jpeg", width = 40, height = 30) {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#b45309" } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "44/1 58/1 0/1" } })
    .toFormat(format)
    .toBuffer();
  return new File([new Uint8Array(bytes)], `stool.${format}`, { type: `image/${format}` });
}

/** Returns a photo like a phone's: 4000 x 3000, with grain and a location in its metadata. Under 5 MB. */
export async function createLargeImage(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const tile = (size: number, sigma: number) =>
    sharp({
      create: {
        width: size,
        height: (size * 3) / 4,
        channels: 3,
        background: "#8a6a4a",
        noise: { type: "gaussian", mean: 128, sigma },
      },
    })
      .resize(width, height, { kernel: "cubic" })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const [shapes, texture] = await Promise.all([tile(40, 60), tile(400, 24)]);
  return sharp(shapes)
    .composite([{ input: texture, blend: "soft-light" }])
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "44/1 58/1 0/1" } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

export const createFile = (bytes: Uint8Array | string, name: string, type = "") =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name, { type });

/** Returns an image of exactly 5 MB, the largest that is accepted. */
export async function createLargestImage() {
  const small = Buffer.from(await (await createImage()).arrayBuffer());
  const rest = Buffer.alloc(5 * 1024 * 1024 - small.byteLength);
  return createFile(Buffer.concat([small, rest]), "large.jpg", "image/jpeg");
}

/** Content of a small PDF. */
export const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF";

export const createPdf = () => createFile(PDF, "halal.pdf", "application/pdf");
