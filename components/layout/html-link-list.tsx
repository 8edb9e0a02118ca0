import type { ComponentProps } from "react";

import { escapeHtml } from "@/lib/core/escape-html";

type HtmlLinkListProps = Omit<ComponentProps<"ul">, "children" | "dangerouslySetInnerHTML"> & {
  /** Addresses of the shop's own, and what they are called. */
  links: { href: string; text: string }[];
};

/**
 * Ways on under one another, as components/ui/link.tsx makes them, in one element that holds them as text: with each of
 * them as elements of its own the footer was a sixth of what a small page made for one person cost the server.
 */
export function HtmlLinkList({ links, ...rest }: HtmlLinkListProps) {
  const html = links
    .map(
      ({ href, text }) =>
        `<li><a data-soft="" href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`,
    )
    .join("");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every word is escaped
  return <ul {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
