import type { ComponentProps } from "react";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** Path within the shop. */
  href: string;
  /** Whether the next page starts at its top; otherwise the scroll position is unchanged. */
  scroll?: boolean;
};

/**
 * Link within the shop, opened by client navigation (use-client-navigation.ts) without prefetching. A page has about a
 * hundred links; next/link would make each a client component that is sent, hydrated and started.
 */
export function Link({ scroll = true, ...props }: LinkProps) {
  return <a data-soft={scroll ? "" : "still"} {...props} />;
}
