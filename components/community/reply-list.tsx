import { useTranslations } from "next-intl";

import { Pagination } from "@/components/ui/pagination";
import { postPath } from "@/lib/forum/rules";
import type { PostViewProps } from "./post-article";
import { ReplyItem } from "./reply-item";

type ReplyListProps = Pick<PostViewProps, "post" | "viewer" | "thread"> & { mayReply: boolean };

/** Fifty replies, oldest first, with links to the others. */
export function ReplyList({ post, viewer, thread, mayReply }: ReplyListProps) {
  const t = useTranslations("forum.post");
  const { replies, page, pageCount } = thread;
  return (
    <section aria-labelledby="replies" className="mt-7">
      <h2 id="replies" className="display text-d4">
        {t("repliesTitle")}
      </h2>
      {replies.length === 0 ? (
        <p className="mt-2 text-muted-foreground">{t("noReplies")}</p>
      ) : (
        <ol className="mt-2" start={1}>
          {replies.map((reply) => (
            <ReplyItem key={reply.id} {...{ reply, post, viewer, mayReply }} />
          ))}
        </ol>
      )}
      <div className="mt-5">
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(to) => `${postPath(post.id)}${to > 1 ? `?page=${to}` : ""}#replies`}
          labels={{
            nav: t("pages"),
            previous: t("previous"),
            next: t("next"),
            page: (to) => t("page", { page: String(to) }),
          }}
        />
      </div>
    </section>
  );
}
