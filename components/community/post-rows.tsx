"use client";

import { LanguageNote } from "@/components/languages/language-note";
import { UserText } from "@/components/languages/user-text";
import { Avatar } from "@/components/ui/avatar";
import { thumbnail } from "@/components/ui/image-url";
import { Link } from "@/components/ui/link";
import type { ListedPost } from "@/lib/forum/queries/posts";
import { postPath } from "@/lib/forum/rules";
import { PostBadges } from "./post-badges";
import { PostCounts } from "./post-counts";
import { type FormattedTime, Timestamp } from "./timestamp";

type Row = ListedPost & { when: FormattedTime };

/**
 * Posts as rows. A client component, like the directory's cards, so that the page sends rows instead of rendered
 * elements.
 */
export function PostRows({ rows }: { rows: Row[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <PostRow key={row.id} post={row} />
      ))}
    </ul>
  );
}

/** A pinned post has the brand's background. */
function PostRow({ post }: { post: Row }) {
  const { id, title, preview, locale, author, when, isPinned } = post;
  const image = author.profileImage && thumbnail(author.profileImage, 44);
  return (
    <li
      className={
        isPinned
          ? "mb-2 rounded-lg bg-brand-soft p-4 sm:px-5"
          : "border-b px-4 py-5 last:border-b-0 sm:px-5"
      }
    >
      <article className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
        <Avatar name={author.username} image={image} size="md" />
        <div className="grid gap-1.5">
          <PostBadges {...post} />
          <UserText
            as="h3"
            text={title}
            locale={locale}
            className="wrap-anywhere font-semibold text-lg leading-snug"
          >
            <Link
              href={postPath(id)}
              className="underline-offset-4 hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
            >
              {title}
            </Link>
          </UserText>
          <UserText
            as="p"
            text={preview}
            locale={locale}
            className="wrap-anywhere line-clamp-3 text-md text-muted-foreground"
          />
          <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-muted-foreground text-sm">
            <bdi className="font-medium text-foreground">{author.username}</bdi>
            <Timestamp {...when} />
            <PostCounts {...post} />
            <LanguageNote locale={locale} />
          </p>
        </div>
      </article>
    </li>
  );
}
