import { getTranslations } from "next-intl/server";

import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { Viewer } from "@/lib/auth/viewer";
import { parseId } from "@/lib/core/validation/text";
import { getThread, listThreads } from "@/lib/messaging/queries";
import { ThreadList } from "./thread-list";
import { ThreadView } from "./thread-view";

type Query = string | string[] | undefined;

type MessagesTabProps = {
  viewer: Viewer;
  /** ?thread=: the open thread; without it only the list. */
  thread: Query;
  /** ?before=: cursor of the open thread, or of the list. */
  before: Query;
};

/**
 * The viewer's conversations: list and thread side by side, on phones one of them. Not streamed, so that it is readable
 * without JavaScript.
 */
export async function MessagesTab({ viewer, thread: threadParam, before }: MessagesTabProps) {
  const isList = threadParam === undefined;
  const from = parseId(before);
  const [t, list, thread] = await Promise.all([
    getTranslations("messaging.thread"),
    listThreads(viewer, isList ? from : 0),
    isList ? null : getThread(viewer, parseId(threadParam), from),
  ]);

  if (isList && list.threads.length === 0 && from === 0) {
    return (
      <EmptyState
        image="/illustrations/cutouts/tea.svg"
        title={t("empty")}
        description={t("emptyHint")}
      >
        <ButtonLink href="/shop">{t("toShop")}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,340px)_minmax(0,1fr)]">
      <div className={isList ? "" : "max-lg:hidden"}>
        <ThreadList {...list} openId={thread?.id ?? null} isNewest={!isList || from === 0} />
      </div>
      {isList && (
        <div className="rounded-lg border border-border border-dashed py-10 max-lg:hidden">
          <EmptyState
            image="/illustrations/cutouts/tea.svg"
            title={t("choose")}
            description={t("chooseHint")}
          />
        </div>
      )}
      {!isList && <ThreadView key={thread?.id} thread={thread} viewerId={viewer.id} />}
    </div>
  );
}
