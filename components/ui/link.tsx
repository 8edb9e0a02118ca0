import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** An address of the shop's own. */
  href: string;
  /** Whether the other page begins at its top; where not, it stays as far down as this one. */
  scroll?: boolean;
};

/**
 * A way to another page of the shop, which opens without a new document (use-soft-links.ts) and is not loaded before
 * somebody goes there. Pages have a hundred of these: next/link, which can do more, is a component of the browser each,
 * that has to be sent, drawn twice and started.
 */
export function Link({ scroll = true, ...props }: LinkProps) {
  return <a data-soft={scroll ? "" : "still"} {...props} />;
}
