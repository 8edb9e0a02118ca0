import NextLink from "next/link";
import type { ComponentProps } from "react";

/** Link within the shop. Nothing is prefetched by default: a page has about a hundred links. */
export function Link({ prefetch = false, ...props }: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={prefetch} {...props} />;
}
