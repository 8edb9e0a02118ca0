import { getTranslations } from "next-intl/server";

import { adminHref } from "@/components/admin-ui/admin-href";
import type { AdminTabProps } from "@/components/admin-ui/admin-tab-props";
import { LANGUAGE_TAB_MESSAGES } from "@/components/forms/language-tab-messages";
import { PageMessages } from "@/components/layout/page-messages";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { Viewer } from "@/lib/auth/viewer";
import { getEditableEvent, searchAdminEvents } from "@/lib/events/queries/admin";
import { type AdminSearch, adminSearchSchema } from "@/lib/events/schema";
import { EventEditor } from "./event-editor";
import { EventList } from "./event-list";

/** The events, or the editor of the event in the address. */
export async function EventsTab({ viewer, search: searchParams }: AdminTabProps) {
  const search = adminSearchSchema.parse(searchParams);
  if (search.event === undefined) {
    const result = await searchAdminEvents(viewer, search);
    return <EventList search={search} {...result} />;
  }
  return <OneEvent viewer={viewer} event={search.event} search={search} />;
}

type OneEventProps = { viewer: Viewer; event: number | "new"; search: AdminSearch };

async function OneEvent({ viewer, event, search: { q, state, page } }: OneEventProps) {
  const [t, editableEvent] = await Promise.all([
    getTranslations("events.admin"),
    event === "new" ? null : getEditableEvent(viewer, event),
  ]);
  const backHref = adminHref("events", { q, state: state === "all" ? "" : state, page });
  if (event !== "new" && !editableEvent) {
    return (
      <EmptyState image="/illustrations/cutouts/tea.svg" title={t("missing")}>
        <ButtonLink href={backHref} variant="outline">
          {t("back")}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <PageMessages
      namespaces={[
        "events.admin",
        "events.type",
        "textLanguage",
        "uploads",
        "validation",
        ...LANGUAGE_TAB_MESSAGES,
      ]}
    >
      <EventEditor key={editableEvent?.id ?? "new"} event={editableEvent} backHref={backHref} />
    </PageMessages>
  );
}
