import type { OptionKind } from "@/generated/prisma/enums";

/** Names of the options that are shown translated. */
const NAMES: Record<Exclude<OptionKind, "other">, string> = {
  size: "Size",
  color: "Color",
  grind: "Grind",
  weight: "Weight",
};

const KINDS: Record<string, OptionKind> = {
  size: "size",
  sizes: "size",
  color: "color",
  colour: "color",
  grind: "grind",
  weight: "weight",
};

/** Returns the name of an option in a file. */
export function optionNameOf({ kind, name }: { kind: OptionKind; name: string }): string {
  return kind === "other" ? name : NAMES[kind];
}

/** Returns the kind of an option by its name in a file. */
export function optionKindOf(name: string): OptionKind {
  return KINDS[name.toLowerCase()] ?? "other";
}
