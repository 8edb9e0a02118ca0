/** Maximum bytes of one image (specification B, section 5: 5MB). */
export const MAX_BYTES = 5 * 1024 * 1024;

/** Maximum images of one request (specification B, section 5). */
export const MAX_FILES = 5;

/** File types of an image input. iPhones convert HEIC photos to JPEG for it. */
export const ACCEPTED = "image/jpeg,image/png,image/webp,image/gif";

/** File types of the input for a certificate's document. */
export const ACCEPTED_DOCUMENTS = `application/pdf,${ACCEPTED}`;

const SIGNS = [
  { type: "image/jpeg", bytes: [0xff, 0xd8, 0xff] },
  { type: "image/png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: "image/gif", bytes: [0x47, 0x49, 0x46, 0x38] },
] as const;

const asText = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Returns the file type by content, regardless of the name and the declared type; null for an unknown one. */
export function detectFileType(bytes: Uint8Array): string | null {
  const sign = SIGNS.find((signature) =>
    signature.bytes.every((byte, index) => bytes[index] === byte),
  );
  if (sign) return sign.type;
  const isWebp = asText(bytes, 0, 4) === "RIFF" && asText(bytes, 8, 12) === "WEBP";
  return isWebp ? "image/webp" : null;
}

/** Brands of HEIC and HEIF files, after the "ftyp" box. */
const HEIC_BRANDS = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

const AVIF_BRANDS = ["avif", "avis"];

/** Returns which image format, that we do not accept, the bytes are, regardless of the name; null for all others. */
export function unsupportedFormatOf(bytes: Uint8Array): "heic" | "avif" | null {
  if (asText(bytes, 4, 8) !== "ftyp") return null;
  const brand = asText(bytes, 8, 12);
  if (AVIF_BRANDS.includes(brand)) return "avif";
  return HEIC_BRANDS.includes(brand) ? "heic" : null;
}

/** The refusal of an image format that we do not accept. */
export const FORMAT_ERRORS = { heic: "imageHeic", avif: "imageAvif" } as const;

const END_OF_JPEG = Buffer.from([0xd9]);
const PNG_END = Buffer.from("0000000049454e44ae426082", "hex");

/** Returns an image with a truncated end marker restored; any other unchanged. */
export function withEnd(bytes: Buffer): Buffer {
  const type = detectFileType(bytes);
  if (type === "image/jpeg" && bytes.at(-1) === 0xff) return Buffer.concat([bytes, END_OF_JPEG]);
  if (type !== "image/png") return bytes;
  for (let missingBytes = 1; missingBytes < PNG_END.length; missingBytes++) {
    const rest = PNG_END.subarray(0, PNG_END.length - missingBytes);
    if (rest.length > 7 && bytes.subarray(-rest.length).equals(rest)) {
      return Buffer.concat([bytes, PNG_END.subarray(rest.length)]);
    }
  }
  return bytes;
}

/** Whether the bytes are a PDF, by their start, as PDF readers check it. */
export function isPdf(bytes: Uint8Array): boolean {
  return asText(bytes, 0, 5) === "%PDF-";
}

/** Maximum bytes of a ZIP's end record with its comment. */
const ZIP_TAIL = 65_535 + 22;

/**
 * Whether an image is also valid as another format: a page, a script, a PDF or an archive behind or inside the image.
 * Data that phones append (a short film, a depth map) is allowed.
 */
export function isPolyglot(bytes: Buffer): boolean {
  if (/<script|<\?php|<!doctype|%PDF-\d/i.test(bytes.toString("latin1"))) return true;
  // A JPEG whose first segment length equals "/*" is also valid JavaScript.
  if (bytes[0] === 0xff && asText(bytes, 4, 6) === "/*") return true;
  return endsAsZip(bytes.subarray(-ZIP_TAIL));
}

/** Whether bytes end as a ZIP, which is read from its end: the end record contains the length of its comment. */
function endsAsZip(tail: Buffer) {
  let index = tail.indexOf("PK\u0005\u0006", 0, "latin1");
  while (index !== -1) {
    if (index + 22 <= tail.length && index + 22 + tail.readUInt16LE(index + 20) === tail.length)
      return true;
    index = tail.indexOf("PK\u0005\u0006", index + 1, "latin1");
  }
  return false;
}

/**
 * Returns the last segment of a file name, shortened and without characters that reorder or hide text, for error
 * messages.
 */
export function safeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const clean = last.replace(/[\p{C}\p{Bidi_Control}]/gu, "").trim();
  return clean.length > 60 ? `${clean.slice(0, 57)}...` : clean || "?";
}
