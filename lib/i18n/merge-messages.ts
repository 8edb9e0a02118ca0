import type { Messages } from "next-intl";

/** A text with arguments comes to the browser compiled, as a list. */
type Text = string | readonly unknown[];
type Tree = { [key: string]: Text | Tree };

/** Both, whichever has a text; where both have it, it is the same one. Neither is written into. */
export function mergeMessages(
  known: Partial<Messages>,
  more: Partial<Messages>,
): Partial<Messages> {
  // Safe because messages are nothing but texts in trees.
  return merge(known as unknown as Tree, more as unknown as Tree) as unknown as Partial<Messages>;
}

function merge(known: Tree, more: Tree): Tree {
  const all: Tree = { ...known };
  for (const [key, value] of Object.entries(more)) {
    const before = all[key];
    all[key] = isTree(before) && isTree(value) ? merge(before, value) : value;
  }
  return all;
}

function isTree(value: Text | Tree | undefined): value is Tree {
  return typeof value === "object" && !Array.isArray(value);
}
