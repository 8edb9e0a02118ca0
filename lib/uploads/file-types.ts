/** The most bytes of one picture (specification B, section 5: 5MB). */
export const MAX_BYTES = 5 * 1024 * 1024;

/** The most pictures of one request, and of one product (specification B, section 5). */
export const MAX_FILES = 5;

/** What a file input offers. A phone that keeps its photos as HEIC turns them into JPEG for it. */
export const ACCEPTED = "image/jpeg,image/png,image/webp,image/gif";

/** What the file input of a certificate's paper offers. */
export const ACCEPTED_DOCUMENTS = `application/pdf,${ACCEPTED}`;

const SIGNS = [
  { type: "image/jpeg", bytes: [0xff, 0xd8, 0xff] },
  { type: "image/png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: "image/gif", bytes: [0x47, 0x49, 0x46, 0x38] },
] as const;

const asText = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** What the bytes themselves say they are, whatever the name and the sender say; null for anything else. */
export function detectFileType(bytes: Uint8Array): string | null {
  const sign = SIGNS.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  if (sign) return sign.type;
  const isWebp = asText(bytes, 0, 4) === "RIFF" && asText(bytes, 8, 12) === "WEBP";
  return isWebp ? "image/webp" : null;
}

/** The brands of HEIC and HEIF photos, which follow the box "ftyp". */
const HEIC_BRANDS = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

/** Whether this is a photo as iPhones keep it, whatever its name. */
export function isHeic(bytes: Uint8Array): boolean {
  return asText(bytes, 4, 8) === "ftyp" && HEIC_BRANDS.includes(asText(bytes, 8, 12));
}

const END_OF_JPEG = Buffer.from([0xd9]);
const PNG_END = Buffer.from("0000000049454e44ae426082", "hex");

/** An image whose very last bytes were lost on the way, with its end sign whole again; any other as it is. */
export function withEnd(bytes: Buffer): Buffer {
  const type = detectFileType(bytes);
  if (type === "image/jpeg" && bytes.at(-1) === 0xff) return Buffer.concat([bytes, END_OF_JPEG]);
  if (type !== "image/png") return bytes;
  for (let lost = 1; lost < PNG_END.length; lost++) {
    const rest = PNG_END.subarray(0, PNG_END.length - lost);
    if (rest.length > 7 && bytes.subarray(-rest.length).equals(rest)) {
      return Buffer.concat([bytes, PNG_END.subarray(rest.length)]);
    }
  }
  return bytes;
}

/** By its first bytes, as a reader of PDF looks for them. */
export function isPdf(bytes: Uint8Array): boolean {
  return asText(bytes, 0, 5) === "%PDF-";
}

/** The longest comment that may follow a ZIP's end record, and the record. */
const ZIP_TAIL = 65_535 + 22;

/**
 * Is this picture something else as well: a page, a script, a PDF or an archive behind or inside the image? What a
 * phone appends (a short film, a depth map) is none of these.
 */
export function isPolyglot(bytes: Buffer): boolean {
  if (/<script|<\?php|<!doctype|%PDF-\d/i.test(bytes.toString("latin1"))) return true;
  // A JPEG whose first segment is as long as a comment's opening sign: its bytes are also JavaScript.
  if (bytes[0] === 0xff && asText(bytes, 4, 6) === "/*") return true;
  return endsAsZip(bytes.subarray(-ZIP_TAIL));
}

/** A ZIP is read from its end: the record there says how many bytes of comment follow it. */
function endsAsZip(tail: Buffer) {
  let at = tail.indexOf("PK\u0005\u0006", 0, "latin1");
  while (at !== -1) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true;
    at = tail.indexOf("PK\u0005\u0006", at + 1, "latin1");
  }
  return false;
}

/** The last part of a file's name, short and without what turns or hides text: it is said in a refusal. */
export function safeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const clean = last.replace(/[\p{C}\p{Bidi_Control}]/gu, "").trim();
  return clean.length > 60 ? `${clean.slice(0, 57)}...` : clean || "?";
}
