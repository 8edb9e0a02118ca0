import type { OptionKind } from "@/generated/prisma/enums";
import { normalizeForSearch } from "@/lib/core/search-text";
import { formsOf, type Phrases } from "@/lib/products/word-matcher";

type NamedKind = Exclude<OptionKind, "other">;

/** Names of the options that are shown translated. */
const NAMES: Record<NamedKind, string> = {
  size: "Size",
  color: "Color",
  grind: "Grind",
  weight: "Weight",
};

/** Names that files of other shops have for them, in the five languages. */
const PHRASES: Record<NamedKind, Phrases> = {
  size: {
    en: ["size", "sizes"],
    so: ["cabbir"],
    om: ["hamma"],
    am: ["መጠን"],
    ar: ["مقاس", "مقاسات", "حجم"],
  },
  color: {
    en: ["color", "colors", "colour", "colours"],
    so: ["midab"],
    om: ["halluu"],
    am: ["ቀለም"],
    ar: ["لون", "ألوان"],
  },
  grind: {
    en: ["grind"],
    so: ["shiid", "shiidis"],
    om: ["daaksa", "daakuu"],
    am: ["አፈጫጨት"],
    ar: ["طحن", "درجة الطحن"],
  },
  weight: {
    en: ["weight", "weights"],
    so: ["miisaan"],
    om: ["ulfaatina"],
    am: ["ክብደት"],
    ar: ["وزن"],
  },
};

const KINDS = new Map(
  Object.entries(PHRASES).flatMap(([kind, phrases]) =>
    formsOf(phrases).map((form) => [form, kind as NamedKind] as const),
  ),
);

/** Returns the name of an option in a file. */
export function optionNameOf({ kind, name }: { kind: OptionKind; name: string }): string {
  return kind === "other" ? name : NAMES[kind];
}

/** Returns the kinds of a product's options by their names in a file; only the first of a kind has it. */
export function optionKindsOf(names: string[]): OptionKind[] {
  const kinds = names.map((name) => KINDS.get(normalizeForSearch(name)) ?? "other");
  return kinds.map((kind, index) => (kinds.indexOf(kind) === index ? kind : "other"));
}
