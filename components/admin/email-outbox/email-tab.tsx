import { useTranslations } from "next-intl";

import { adminHref } from "@/components/admin-ui/admin-href";
import type { AdminTabProps } from "@/components/admin-ui/admin-tab-props";
import { CursorPagination } from "@/components/admin-ui/cursor-pagination";
import { FilterChips } from "@/components/admin-ui/filter-chips";
import { ListHeader } from "@/components/admin-ui/list-header";
import { SearchForm } from "@/components/admin-ui/search-form";
import { PageMessages } from "@/components/layout/page-messages";
import { Banner } from "@/components/ui/banner";
import { EmptyState } from "@/components/ui/empty-state";
import { parseId } from "@/lib/core/validation/text";
import type { EmailRow } from "@/lib/notifications/email-outbox/dto";
import { getEmailRules, searchEmails } from "@/lib/notifications/email-outbox/queries";
import {
  EMAIL_STATES,
  type EmailSearch,
  emailSearchSchema,
} from "@/lib/notifications/email-outbox/schema";
import { EmailPage } from "./email-page";
import { EmailTable } from "./email-table";

/** The email outbox, or one of its emails. */
export async function EmailTab({ viewer, search: searchParams }: AdminTabProps) {
  const rules = getEmailRules(viewer);
  if (searchParams["mail"] !== undefined) {
    return (
      <PageMessages namespaces={["emailOutbox.retry", "validation"]}>
        <EmailPage viewer={viewer} id={parseId(searchParams["mail"])} />
      </PageMessages>
    );
  }
  const search = emailSearchSchema.parse(searchParams);
  const result = await searchEmails(viewer, search);
  return (
    <PageMessages namespaces={["emailOutbox.retry", "validation"]}>
      <FoundEmails search={search} rules={rules} {...result} />
    </PageMessages>
  );
}

type Rules = ReturnType<typeof getEmailRules>;
type FoundEmailsProps = {
  search: EmailSearch;
  rules: Rules;
  rows: EmailRow[];
  before: number | null;
};

function FoundEmails({ search, rules, rows, before }: FoundEmailsProps) {
  const t = useTranslations("emailOutbox");
  const { before: start, ...filters } = search;
  return (
    <section aria-labelledby="mailbox-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ListHeader id="mailbox-title" title={t("title")} count={t("text")} />
      <EmailNotes {...rules} />
      <SearchForm
        tab="mail"
        q={filters.q}
        label={t("search")}
        hiddenValues={{ state: filters.state }}
      />
      <FilterChips
        label={t("state")}
        chips={[undefined, ...EMAIL_STATES].map((emailState) => ({
          key: emailState ?? "all",
          name: emailState ? t(`states.${emailState}`) : t("all"),
          href: adminHref("mail", { ...filters, state: emailState }),
          isOn: emailState === filters.state,
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState
          as="h3"
          image="/illustrations/cutouts/tea.svg"
          title={t("none")}
          description={t("noneHint")}
        />
      ) : (
        <EmailTable rows={rows} />
      )}
      <CursorPagination
        olderHref={before === null ? null : adminHref("mail", { ...filters, before })}
        newestHref={start ? adminHref("mail", filters) : null}
      />
    </section>
  );
}

/** Explanations of the list. */
function EmailNotes({ areWordsShown: areTextsVisible, isServerSet }: Rules) {
  const t = useTranslations("emailOutbox");
  return (
    <>
      {!isServerSet && <Banner tone="warning">{t("noServer")}</Banner>}
      {!areTextsVisible && <Banner>{t("contentHidden")}</Banner>}
    </>
  );
}
