import { JsonLd } from "@/components/ui/json-ld";
import { env } from "@/lib/core/env.mjs";
import { stripMarkdown } from "@/lib/core/markdown-plain-text";
import type { FullPost, Reply } from "@/lib/forum/dto";
import { postPath } from "@/lib/forum/rules";

const person = (name: string) => ({ "@type": "Person", name });

const toCounter = (action: "CommentAction" | "ViewAction", count: number) => ({
  "@type": "InteractionCounter",
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
});

/** Structured data of a discussion for search engines: its post, and the replies on this page. */
export function PostJsonLd({ post, replies }: { post: FullPost; replies: Reply[] }) {
  const url = `${env.APP_URL}${postPath(post.id)}`;
  const comments = replies.filter((reply) => !reply.isDeleted && !reply.isHidden);
  return (
    <JsonLd
      data={{
        "@type": "DiscussionForumPosting",
        "@id": url,
        url,
        inLanguage: post.locale,
        headline: post.title,
        text: stripMarkdown(post.content),
        author: person(post.author.username),
        datePublished: post.createdAt,
        ...(post.editedAt ? { dateModified: post.editedAt } : {}),
        commentCount: post.replyCount,
        interactionStatistic: [
          toCounter("CommentAction", post.replyCount),
          toCounter("ViewAction", post.viewCount),
        ],
        comment: comments.map((reply) => ({
          "@type": "Comment",
          inLanguage: reply.locale,
          url: `${env.APP_URL}${postPath(post.id, reply.id)}`,
          text: stripMarkdown(reply.content),
          author: person(reply.author.username),
          datePublished: reply.createdAt,
        })),
      }}
    />
  );
}
