import { ReportContent } from "@/components/content-reports/report-content";
import { LanguageNote } from "@/components/languages/language-note";
import { textAttributes, UserText } from "@/components/languages/user-text";
import { ShareMenu } from "@/components/share/share-menu";
import { Markdown } from "@/components/ui/markdown";
import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import type { FullPost, Reply } from "@/lib/forum/dto";
import type { ForumCategory } from "@/lib/forum/rules";
import { isEditable, postPath } from "@/lib/forum/rules";
import { AdminMenu } from "./admin-menu";
import { ContentActions } from "./content-actions";
import { ContentAuthor } from "./content-author";
import { FollowButton } from "./follow-button";
import { PostBadges } from "./post-badges";
import { PostCounts } from "./post-counts";
import { useCategoryLabels } from "./use-category-labels";

export type PostViewProps = {
  post: FullPost;
  viewer: Viewer | null;
  isFollowing: boolean;
  categories: ForumCategory[];
  thread: { replies: Reply[]; page: number; pageCount: number };
};

const TITLE = "post-title";

/** The opening post with its actions. */
export function PostArticle({
  post,
  viewer,
  isFollowing,
  categories,
}: Omit<PostViewProps, "thread">) {
  const nameOf = useCategoryLabels();
  const { id, title, content, locale, isLocked } = post;
  const isAuthor = viewer?.id === post.authorId;
  const canModerate = isAdmin(viewer);
  const canEdit =
    isAuthor &&
    isEditable(post.createdAt, new Date()) &&
    (!isLocked || canModerate) &&
    !post.isHidden;
  return (
    <article aria-labelledby={TITLE} className="mt-2">
      <PostBadges {...post} />
      <UserText
        as="h1"
        id={TITLE}
        text={title}
        locale={locale}
        className="display wrap-anywhere mt-3 mb-4 text-d2"
      />
      <ContentAuthor {...post}>
        <PostCounts {...post} />
        <LanguageNote locale={locale} />
      </ContentAuthor>
      <Markdown
        text={content}
        {...textAttributes(content, locale)}
        kind="words"
        className="wrap-anywhere mt-5"
      />
      <div className="mt-5 flex flex-wrap items-center gap-2 border-b pb-4">
        <FollowButton id={id} isOn={isFollowing} />
        <ShareMenu title={title} path={postPath(id)} size="icon" />
        {canModerate && (
          <AdminMenu
            {...{ id, isLocked }}
            isPinned={post.isPinned}
            categories={categories
              .filter((category) => category.id !== post.categoryId)
              .map((category) => ({ id: category.id, name: nameOf(category) }))}
          />
        )}
        <span className="ms-auto flex flex-wrap">
          {isAuthor && (
            <ContentActions
              entry={{ kind: "post", id, title, content, locale }}
              describedBy={TITLE}
              canEdit={canEdit}
              canDelete={post.replyCount === 0 && !post.isHidden}
            />
          )}
          {!isAuthor && !post.isHidden && (
            <ReportContent kind="forum_post" id={id} describedBy={TITLE} />
          )}
        </span>
      </div>
    </article>
  );
}
