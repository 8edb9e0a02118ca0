import { useTranslations } from "next-intl";
import { Eye, MessageSquare } from "@/components/ui/icons";

type PostCountsProps = { replyCount: number; viewCount: number };

/** Number of replies and views of a post. */
export function PostCounts({ replyCount, viewCount }: PostCountsProps) {
  const t = useTranslations("forum");
  return (
    <>
      <span className="inline-flex items-center gap-1.5 tabular-nums">
        <MessageSquare aria-hidden className="size-4" />
        {t("replies", { count: replyCount })}
      </span>
      <span className="inline-flex items-center gap-1.5 tabular-nums">
        <Eye aria-hidden className="size-4" />
        {t("views", { count: viewCount })}
      </span>
    </>
  );
}
