import { useTranslations } from "next-intl";
import { ReportContent } from "@/components/content-reports/report-content";
import { LanguageNote } from "@/components/languages/language-note";
import { textAttributes, UserText } from "@/components/languages/user-text";
import { Badge } from "@/components/ui/badge";
import { EyeOff, Link2 } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { Markdown } from "@/components/ui/markdown";
import { richTextTags } from "@/components/ui/rich-text-tags";
import type { Viewer } from "@/lib/auth/viewer";
import { excerpt } from "@/lib/core/markdown-plain-text";
import type { FullPost, Reply } from "@/lib/forum/dto";
import { isEditable, postPath } from "@/lib/forum/rules";
import { ContentActions } from "./content-actions";
import { ContentAuthor } from "./content-author";
import { QuoteButton } from "./reply-context";

type ReplyItemProps = { reply: Reply; post: FullPost; viewer: Viewer | null; mayReply: boolean };

/** One reply with its own address; a deleted one remains as a placeholder. */
export function ReplyItem({ reply, post, viewer, mayReply }: ReplyItemProps) {
  const t = useTranslations("forum");
  const anchor = `reply-${reply.id}`;
  return (
    <li
      id={anchor}
      className="scroll-mt-24 border-b py-5 last:border-b-0 target:rounded-lg target:bg-brand-soft target:px-4"
    >
      <article aria-labelledby={`${anchor}-by`} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        <div id={`${anchor}-by`}>
          <ContentAuthor {...reply}>
            <Link
              href={postPath(post.id, reply.id)}
              aria-label={t("post.link")}
              className="hit-44 underline-offset-4 hover:underline"
            >
              <Link2 aria-hidden className="size-4" />
            </Link>
            {!reply.isDeleted && <LanguageNote locale={reply.locale} />}
            {reply.isHidden && (
              <Badge tone="warning">
                <EyeOff aria-hidden />
                {t("hidden")}
              </Badge>
            )}
          </ContentAuthor>
        </div>
        {reply.isDeleted ? (
          <p className="text-muted-foreground italic">{t("post.deleted")}</p>
        ) : (
          <>
            <Quote postId={post.id} quoted={reply.quoted} />
            <Markdown
              text={reply.content}
              {...textAttributes(reply.content, reply.locale)}
              kind="words"
              className="wrap-anywhere"
            />
            <ReplyActions {...{ reply, post, viewer, mayReply }} describedBy={`${anchor}-by`} />
          </>
        )}
      </article>
    </li>
  );
}

function Quote({ postId, quoted }: { postId: number; quoted: Reply["quoted"] }) {
  const t = useTranslations("forum.post");
  if (!quoted) return null;
  return (
    <blockquote className="rounded-md bg-secondary px-4 py-2.5 text-md text-secondary-foreground">
      <Link
        href={postPath(postId, quoted.id)}
        className="hit-44 font-semibold text-sm underline-offset-4 hover:underline"
      >
        {t.rich("quotes", { name: quoted.author, ...richTextTags })}
      </Link>
      <UserText
        as="p"
        text={excerpt(quoted.content, 300)}
        locale={quoted.locale}
        className="wrap-anywhere"
      />
    </blockquote>
  );
}

function ReplyActions({
  reply,
  post,
  viewer,
  mayReply,
  describedBy,
}: ReplyItemProps & { describedBy: string }) {
  const { id, content, author, isHidden } = reply;
  const isAuthor = viewer?.id === reply.authorId;
  const canEdit = isAuthor && mayReply && !isHidden && isEditable(reply.createdAt, new Date());
  return (
    <div className="-ms-3 flex flex-wrap">
      {mayReply && viewer && !isHidden && (
        <QuoteButton reply={{ id, author: author.username, text: excerpt(content, 120) }} />
      )}
      {isAuthor && (
        <ContentActions
          entry={{ kind: "reply", id, content }}
          {...{ describedBy, canEdit }}
          canDelete
        />
      )}
      {!isAuthor && !isHidden && !post.isHidden && (
        <ReportContent kind="forum_reply" id={id} describedBy={describedBy} />
      )}
    </div>
  );
}
