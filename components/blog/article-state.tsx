import { useTranslations } from "next-intl";

import { StatusBadge, type StatusShape } from "@/components/ui/status-badge";
import type { ArticleState } from "@/lib/blog/rules";

const SHAPES: Record<ArticleState, StatusShape> = {
  draft: "neutral",
  scheduled: "pending",
  published: "approved",
};

/** State of an article: draft, scheduled or published. */
export function ArticleStateBadge({ state }: { state: ArticleState }) {
  const t = useTranslations("blog.admin");
  return <StatusBadge shape={SHAPES[state]}>{t(`state.${state}`)}</StatusBadge>;
}
