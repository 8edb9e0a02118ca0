import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { EyeOff, Lock, Pin } from "@/components/ui/icons";
import type { ListedPost } from "@/lib/forum/queries/posts";
import { useCategoryLabels } from "./use-category-labels";

type PostBadgesProps = Pick<ListedPost, "isPinned" | "isLocked" | "isHidden" | "category">;

/** State and category of a post. */
export function PostBadges({ isPinned, isLocked, isHidden, category }: PostBadgesProps) {
  const t = useTranslations("forum");
  const nameOf = useCategoryLabels();
  return (
    <p className="flex flex-wrap gap-2">
      {isPinned && (
        <Badge tone="brand">
          <Pin aria-hidden />
          {t("pinned")}
        </Badge>
      )}
      {isLocked && (
        <Badge>
          <Lock aria-hidden />
          {t("locked")}
        </Badge>
      )}
      {isHidden && (
        <Badge tone="warning">
          <EyeOff aria-hidden />
          {t("hidden")}
        </Badge>
      )}
      <Badge>
        <bdi>{nameOf(category)}</bdi>
      </Badge>
    </p>
  );
}
