"use client";

import { Link } from "@/components/ui/link";
import { LinkStatus } from "@/components/ui/link-status";
import { type CountText, FacetCount } from "./facet-count";

type Choice = {
  key: string | number;
  name: string;
  /** The list with this value; of the chosen one, the list without it. */
  href: string;
  count: CountText | null;
};

type ChoiceLinksProps = { choices: Choice[]; chosenKey: Choice["key"] | undefined };

/**
 * Values of a filter as links, so that it works without JavaScript. A client component: a page contains the markup of
 * server components twice, and there are up to a hundred links.
 */
export function ChoiceLinks({ choices, chosenKey }: ChoiceLinksProps) {
  return (
    <ul>
      {choices.map(({ key, name, href, count }) => (
        <li key={key}>
          <Link
            href={href}
            scroll={false}
            rel="nofollow"
            aria-current={key === chosenKey || undefined}
            className="filter-link"
          >
            <bdi className="min-w-0 truncate">{name}</bdi>
            <FacetCount text={count} />
            <LinkStatus />
          </Link>
        </li>
      ))}
    </ul>
  );
}
