import { readText } from "./files";
import { readMessage } from "./icu";

export const LANGUAGES = ["en", "so", "om", "am", "ar"] as const;

/** Returns the messages of a nested object as pairs of path and text, such as `cart.empty`. */
function flattenMessages(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === "string") return [[path.join("."), value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    flattenMessages(inner, [...path, key]),
  );
}

/** Returns the messages of one language by path. */
export function readMessages(language: string): Map<string, string> {
  return new Map(flattenMessages(JSON.parse(readText(`messages/${language}.json`))));
}

/** Returns each variant of a language's messages with its path. */
export function readVariants(language: string): [key: string, variant: string][] {
  return [...readMessages(language)].flatMap(([key, text]) =>
    readMessage(text).variants.map((variant): [string, string] => [key, variant]),
  );
}
