import type { Messages } from "next-intl";

type Tree = { [key: string]: string | Tree };

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
    const isBranch = typeof value === "object" && typeof before === "object";
    all[key] = isBranch ? merge(before, value) : value;
  }
  return all;
}
