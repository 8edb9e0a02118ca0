import { getTranslations } from "next-intl/server";

import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { Viewer } from "@/lib/auth/viewer";
import { inboxPages, listInbox } from "@/lib/seller-dashboard/queries/inbox";
import { MessageList } from "./message-list";
import { PageLinks } from "./page-links";

type MessagesTabProps = { viewer: Viewer; page: number; total: number };

/** Messages of buyers, newest first; each opens its conversation. `total` counts all pages. */
export async function MessagesTab({ viewer, page, total }: MessagesTabProps) {
  const [t, messages] = await Promise.all([
    getTranslations("dashboard.messages"),
    listInbox(viewer, { page }),
  ]);
  if (total === 0) {
    return (
      <EmptyState
        image="/illustrations/cutouts/tea.svg"
        title={t("empty")}
        description={t("emptyHint")}
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card className="overflow-hidden">
        <h2 className="sr-only">{t("title")}</h2>
        <ul className="[&>li:first-child]:border-t-0">
          <MessageList messages={messages} />
        </ul>
      </Card>
      <PageLinks tab="messages" page={page} pageCount={inboxPages(total)} />
    </div>
  );
}
