import type { Messages } from "next-intl";

/** A message; one with arguments is precompiled to a list. */
type Text = string | readonly unknown[];
type Tree = { [key: string]: Text | Tree };

/** Returns the union of two sets of messages; common keys have the same text. Modifies neither. */
export function mergeMessages(
  current: Partial<Messages>,
  more: Partial<Messages>,
): Partial<Messages> {
  // Safe because messages are trees of texts.
  return merge(current as unknown as Tree, more as unknown as Tree) as unknown as Partial<Messages>;
}

function merge(current: Tree, more: Tree): Tree {
  const all: Tree = { ...current };
  for (const [key, value] of Object.entries(more)) {
    const before = all[key];
    all[key] = isTree(before) && isTree(value) ? merge(before, value) : value;
  }
  return all;
}

function isTree(value: Text | Tree | undefined): value is Tree {
  return typeof value === "object" && !Array.isArray(value);
}
