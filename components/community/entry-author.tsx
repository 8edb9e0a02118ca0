import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Avatar } from "@/components/ui/avatar";
import { thumbnail } from "@/components/ui/picture-address";
import { When } from "./when";

type EntryAuthorProps = {
  author: { username: string; profileImage: string | null };
  createdAt: string;
  editedAt: string | null;
  children?: ReactNode;
};

/** Who wrote a post or a reply and when, and that it was edited. */
export function EntryAuthor({ author, createdAt, editedAt, children }: EntryAuthorProps) {
  const t = useTranslations("forum.post");
  const image = author.profileImage && thumbnail(author.profileImage, 34);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
      <Avatar name={author.username} image={image} />
      <bdi className="font-semibold text-foreground">{author.username}</bdi>
      <When at={createdAt} />
      {editedAt && <span>{t("edited")}</span>}
      {children}
    </div>
  );
}
