import { useTranslations } from "next-intl";
import { adminHref } from "@/components/admin-ui/admin-href";
import { DataTable } from "@/components/admin-ui/data-table";
import { Moment } from "@/components/time/moment";
import { Link } from "@/components/ui/link";
import type { EmailRow } from "@/lib/notifications/email-outbox/dto";
import { EmailStateBadge } from "./email-state-badge";
import { RetryEmail } from "./retry-email";

/** Emails as rows, without their content. */
export function EmailTable({ rows }: { rows: EmailRow[] }) {
  const t = useTranslations("emailOutbox");
  return (
    <DataTable
      caption={t("title")}
      columns={[
        { key: "subject", name: t("columns.subject") },
        { key: "to", name: t("columns.to") },
        { key: "state", name: t("columns.state") },
        { key: "when", name: t("columns.when"), align: "end" },
      ]}
      rows={rows.map((email) => ({
        key: email.id,
        cells: [
          <Link
            key="subject"
            href={adminHref("mail", { mail: email.id })}
            className="wrap-anywhere inline-flex min-h-11 items-center hover:underline"
          >
            <bdi>{email.subject}</bdi>
          </Link>,
          <bdi key="to" dir="ltr" className="wrap-anywhere">
            {email.to}
          </bdi>,
          <div key="state" className="inline-grid gap-1.5 align-top">
            <EmailStateBadge email={email} />
            {(email.state === "failing" || email.state === "failed") && (
              <RetryEmail emailId={email.id} subject={email.subject} />
            )}
          </div>,
          <Moment
            key="when"
            at={email.createdAt}
            className="text-muted-foreground text-sm sm:whitespace-nowrap"
          />,
        ],
      }))}
    />
  );
}
