import { useTranslations } from "next-intl";

import { CountView } from "@/components/analytics/count-view";
import { ClientMessages } from "@/components/layout/client-messages";
import { Banner } from "@/components/ui/banner";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import type { Viewer } from "@/lib/auth/viewer";
import { communityPath } from "@/lib/community/paths";
import type { FullPost, Reply } from "@/lib/forum/dto";
import type { ForumCategory } from "@/lib/forum/rules";
import { useCategoryWords } from "./category-words";
import { PostArticle } from "./post-article";
import { PostData } from "./post-data";
import { ReplyList } from "./reply-list";
import { ReplyPlace } from "./reply-place";
import { Replying } from "./replying";

export type PostViewProps = {
  post: FullPost;
  viewer: Viewer | null;
  isFollowing: boolean;
  categories: ForumCategory[];
  thread: { replies: Reply[]; page: number; pageCount: number };
};

const NAMESPACES = ["forum.reply", "forum.act", "forum.follow", "forum.admin", "report"];

/** A discussion: its post, the replies to it, and the way to join. */
export function PostView({ post, viewer, isFollowing, categories, thread }: PostViewProps) {
  const t = useTranslations();
  const nameOf = useCategoryWords();
  const crumbs = [
    { name: t("nav.community"), href: communityPath("forum") },
    {
      name: nameOf(post.category),
      href: communityPath("forum", { category: post.categoryId }),
    },
    { name: post.title },
  ];
  const mayReply = !post.isHidden && (!post.isLocked || viewer?.role === "admin");
  return (
    <ClientMessages namespaces={NAMESPACES}>
      <div className="wrap max-w-220 py-6 md:py-8">
        <Breadcrumbs crumbs={crumbs} label={t("forum.post.crumbs")} />
        {post.isHidden && (
          <Banner tone="warning" title={t("forum.post.hiddenTitle")} className="my-3">
            {t("forum.post.hiddenMore")}
          </Banner>
        )}
        <Replying>
          <PostArticle {...{ post, viewer, isFollowing, categories }} />
          {post.isLocked && (
            <Banner title={t("forum.post.lockedTitle")} className="mt-5">
              {t("forum.post.lockedMore")}
            </Banner>
          )}
          <ReplyList {...{ post, viewer, thread, mayReply }} />
          {mayReply && <ReplyPlace postId={post.id} isSignedIn={viewer !== null} />}
        </Replying>
        <PostData post={post} replies={thread.replies} />
        <CountView forumPostId={post.id} />
      </div>
    </ClientMessages>
  );
}
