/** Minimum share of ASCII letters among these and all non-ASCII characters; below it the file is not Windows-1252. */
const MIN_READABLE = 0.7;

/**
 * Returns the text of a CSV file in UTF-8, UTF-16 with a byte order mark, or Windows-1252, Excel's default. Returns
 * null for other encodings, which cannot be detected safely.
 */
export function decodeCsv(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode("utf-16le", bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode("utf-16be", bytes);
  return decode("utf-8", bytes) ?? decodeWestern(bytes);
}

function decode(encoding: string, bytes: Uint8Array) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Characters of Windows-1252 from 0x80 to 0x9F; a space where it has none. */
const SIGNS = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

const toSign = (control: string) => SIGNS[(control.codePointAt(0) ?? 0) - 0x80] ?? " ";

/** Western text is mostly ASCII letters; Arabic or Ethiopic text read as Windows-1252 has almost none. */
function decodeWestern(bytes: Uint8Array) {
  // Some runtimes decode windows-1252 as ISO 8859-1, without the characters from 0x80 to 0x9F.
  const text = decode("windows-1252", bytes)?.replace(/[\u0080-\u009f]/g, toSign);
  if (text === undefined) return null;
  const foreign = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  const rows = text.slice(text.indexOf("\n") + 1);
  const latinCount = rows.match(/[a-z]/gi)?.length ?? 0;
  return latinCount >= (latinCount + foreign) * MIN_READABLE ? text : null;
}
