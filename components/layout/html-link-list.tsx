import type { ComponentProps } from "react";

import { escapeHtml } from "@/lib/core/escape-html";

type HtmlLinkListProps = Omit<ComponentProps<"ul">, "children" | "dangerouslySetInnerHTML"> & {
  /** Paths within the shop, and their labels. */
  links: { href: string; text: string }[];
};

/**
 * List of links like those of components/ui/link.tsx, rendered as one HTML string: separate elements made the footer
 * expensive to render on dynamic pages.
 */
export function HtmlLinkList({ links, ...rest }: HtmlLinkListProps) {
  const html = links
    .map(
      ({ href, text }) =>
        `<li><a data-soft="" href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`,
    )
    .join("");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: all text is escaped
  return <ul {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
