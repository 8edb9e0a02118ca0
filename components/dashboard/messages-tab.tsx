import { getTranslations } from "next-intl/server";

import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { Viewer } from "@/lib/auth/viewer";
import { listInbox } from "@/lib/dashboard/queries/inbox";
import { MessageRow } from "./message-row";
import { PageLinks } from "./page-links";

/** What buyers wrote, newest first; each opens its conversation. */
export async function MessagesTab({ viewer, page }: { viewer: Viewer; page: number }) {
  const [t, { messages, pageCount }] = await Promise.all([
    getTranslations("dashboard.messages"),
    listInbox(viewer, { page }),
  ]);
  if (pageCount === 0) {
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
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      </Card>
      <PageLinks tab="messages" page={page} pageCount={pageCount} />
    </div>
  );
}
