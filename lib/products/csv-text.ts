/** A replacement character stands where bytes were no text; letters of one script stand for those of another. */
const MIN_READABLE = 0.7;

/**
 * The text of a CSV file: UTF-8, UTF-16 with its mark, or the Windows-1252 that Excel writes by default. Null when it
 * is in another encoding, which cannot be told apart safely.
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

/** The characters of Windows-1252 from 80 to 9F; a blank where it has none. */
const SIGNS = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

const toSign = (control: string) => SIGNS[(control.codePointAt(0) ?? 0) - 0x80] ?? " ";

/** Western words are mostly ASCII letters; Arabic or Ethiopic ones read as Windows-1252 have nearly none. */
function decodeWestern(bytes: Uint8Array) {
  // Some runtimes decode windows-1252 as ISO 8859-1, without the signs of 80 to 9F.
  const text = decode("windows-1252", bytes)?.replace(/[\u0080-\u009f]/g, toSign);
  if (text === undefined) return null;
  const foreign = text.match(/[^\0-\x7f]/g)?.length ?? 0;
  const rows = text.slice(text.indexOf("\n") + 1);
  const letters = rows.match(/[a-z]/gi)?.length ?? 0;
  return letters >= (letters + foreign) * MIN_READABLE ? text : null;
}
