import { useTranslations } from "next-intl";
import { ViewTracker } from "@/components/analytics/view-tracker";
import { PageMessages } from "@/components/layout/page-messages";
import { Banner } from "@/components/ui/banner";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { isAdmin } from "@/lib/auth/viewer";
import { communityPath } from "@/lib/community/rules";
import type { PostViewProps } from "./post-article";
import { PostArticle } from "./post-article";
import { PostJsonLd } from "./post-json-ld";
import { ReplyAnchor } from "./reply-anchor";
import { ReplyContext } from "./reply-context";
import { ReplyList } from "./reply-list";
import { useCategoryLabels } from "./use-category-labels";

const NAMESPACES = [
  "forum.reply",
  "forum.act",
  "forum.follow",
  "forum.admin",
  "contentReports",
  "textLanguage",
  "validation",
];

/** A discussion: its post, its replies, and the reply form. */
export function PostView({ post, viewer, isFollowing, categories, thread }: PostViewProps) {
  const t = useTranslations();
  const nameOf = useCategoryLabels();
  const crumbs = [
    { name: t("nav.community"), href: communityPath("forum") },
    {
      name: nameOf(post.category),
      href: communityPath("forum", { category: post.categoryId }),
    },
    { name: post.title },
  ];
  const mayReply = !post.isHidden && (!post.isLocked || isAdmin(viewer));
  return (
    <PageMessages namespaces={NAMESPACES}>
      <div className="wrap max-w-220 py-6 md:py-8">
        <Breadcrumbs crumbs={crumbs} label={t("forum.post.crumbs")} />
        {post.isHidden && (
          <Banner tone="warning" title={t("forum.post.hiddenTitle")} className="my-3">
            {t("forum.post.hiddenMore")}
          </Banner>
        )}
        <ReplyContext>
          <PostArticle {...{ post, viewer, isFollowing, categories }} />
          {post.isLocked && (
            <Banner title={t("forum.post.lockedTitle")} className="mt-5">
              {t("forum.post.lockedMore")}
            </Banner>
          )}
          <ReplyList {...{ post, viewer, thread, mayReply }} />
          {mayReply && <ReplyAnchor postId={post.id} isSignedIn={viewer !== null} />}
        </ReplyContext>
        <PostJsonLd post={post} replies={thread.replies} />
        <ViewTracker forumPostId={post.id} />
      </div>
    </PageMessages>
  );
}
