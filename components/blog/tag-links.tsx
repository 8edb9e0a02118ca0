import { Link } from "@/components/ui/link";

import { blogHref } from "./blog-href";

type TagLinksProps = {
  label: string;
  tags: string[];
  /** The selected tag. */
  current?: string;
};

const CHIP =
  "inline-flex min-h-9 pointer-coarse:min-h-11 max-w-full items-center rounded-md bg-secondary px-3 font-medium text-secondary-foreground text-sm hover:bg-accent hover:text-accent-foreground aria-[current=true]:bg-primary aria-[current=true]:text-primary-foreground";

/** Tags with links to their articles; the selected one links to all articles. */
export function TagLinks({ label, tags, current }: TagLinksProps) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0">
          <Link
            href={blogHref(tag === current ? {} : { tag })}
            aria-current={tag === current ? "true" : undefined}
            className={CHIP}
          >
            <bdi className="truncate">{tag}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
