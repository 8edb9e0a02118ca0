import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Avatar } from "@/components/ui/avatar";
import { thumbnail } from "@/components/ui/image-url";
import { RelativeTime } from "./relative-time";

type ContentAuthorProps = {
  author: { username: string; profileImage: string | null };
  createdAt: string;
  editedAt: string | null;
  children?: ReactNode;
};

/** Author, time and edits of a post or a reply. */
export function ContentAuthor({ author, createdAt, editedAt, children }: ContentAuthorProps) {
  const t = useTranslations("forum.post");
  const image = author.profileImage && thumbnail(author.profileImage, 34);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
      <Avatar name={author.username} image={image} />
      <bdi className="font-semibold text-foreground">{author.username}</bdi>
      <RelativeTime at={createdAt} />
      {editedAt && <span>{t("edited")}</span>}
      {children}
    </div>
  );
}
