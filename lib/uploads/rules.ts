/** The most bytes of one picture (specification B, section 5: 5MB). */
export const MAX_BYTES = 5 * 1024 * 1024;

/** The most pictures of one request, and of one product (specification B, section 5). */
export const MAX_FILES = 5;

/** What a file input offers. */
export const ACCEPTED = "image/jpeg,image/png,image/webp,image/gif";

const SIGNS = [
  { type: "image/jpeg", bytes: [0xff, 0xd8, 0xff] },
  { type: "image/png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: "image/gif", bytes: [0x47, 0x49, 0x46, 0x38] },
] as const;

const asText = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** What the bytes themselves say they are, whatever the name and the sender say; null for anything else. */
export function sniff(bytes: Uint8Array): string | null {
  const sign = SIGNS.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  if (sign) return sign.type;
  const isWebp = asText(bytes, 0, 4) === "RIFF" && asText(bytes, 8, 12) === "WEBP";
  return isWebp ? "image/webp" : null;
}

/** The last part of a file's name, short and without what turns or hides text: it is said in a refusal. */
export function shownName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const clean = last.replace(/[\p{C}\p{Bidi_Control}]/gu, "").trim();
  return clean.length > 60 ? `${clean.slice(0, 57)}...` : clean || "?";
}
