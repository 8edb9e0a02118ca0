import { notFound } from "next/navigation";
import { useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { adminHref } from "@/components/admin-ui/admin-href";
import { Moment } from "@/components/time/moment";
import { Banner } from "@/components/ui/banner";
import { ArrowLeft } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { Viewer } from "@/lib/auth/viewer";
import { type EmailContent, getEmail } from "@/lib/notifications/email-outbox/queries";
import { EmailStateBadge } from "./email-state-badge";
import { RetryEmail } from "./retry-email";

type EmailView = NonNullable<Awaited<ReturnType<typeof getEmail>>>;

/** One email; its content is shown only in a demonstration. */
export async function EmailPage({ viewer, id }: { viewer: Viewer; id: number }) {
  const email = await getEmail(viewer, id);
  if (!email) notFound();
  return <OpenEmail email={email} />;
}

function OpenEmail({ email }: { email: EmailView }) {
  const t = useTranslations("emailOutbox");
  return (
    <article
      aria-labelledby="mail-title"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-5"
    >
      <div className="grid justify-items-start gap-2">
        <Link
          href={adminHref("mail")}
          className="link inline-flex min-h-11 items-center gap-2 text-sm"
        >
          <ArrowLeft aria-hidden className="rtl-flip size-4.5" />
          {t("back")}
        </Link>
        <h2 id="mail-title" className="display wrap-anywhere text-d4">
          <bdi>{email.subject}</bdi>
        </h2>
        <EmailStateBadge email={email} />
        {(email.state === "failing" || email.state === "failed") && (
          <RetryEmail emailId={email.id} subject={email.subject} />
        )}
      </div>
      <EmailFacts email={email} />
      {email.content ? <EmailTexts {...email.content} /> : <Banner>{t("contentHidden")}</Banner>}
      {email.content && email.content.attachments.length > 0 && (
        <Attachments files={email.content.attachments} />
      )}
    </article>
  );
}

function EmailFacts({ email: { to, createdAt, sentAt } }: { email: EmailView }) {
  const t = useTranslations("emailOutbox");
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 rounded-lg border bg-card p-5 text-md">
      <Fact name={t("columns.to")}>
        <bdi dir="ltr">{to}</bdi>
      </Fact>
      <Fact name={t("columns.when")}>
        <Moment at={createdAt} hasSeconds />
      </Fact>
      {sentAt && (
        <Fact name={t("sentAt")}>
          <Moment at={sentAt} hasSeconds />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

/** Splits a text into segments, with links separate, each with its offset. */
function segmentsOf(text: string) {
  let end = 0;
  const segments = text.split(/(https?:\/\/\S+)/).map((segment) => {
    const start = end;
    end += segment.length;
    return { start, piece: segment };
  });
  return segments.filter(({ piece: segment }) => segment !== "");
}

/** The text with clickable links, and the HTML in a sandboxed frame without scripts. */
function EmailTexts({ text, html }: EmailContent) {
  const t = useTranslations("emailOutbox");
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <section aria-labelledby="mail-text" className="min-w-0 rounded-lg border bg-card p-5">
        <h3 id="mail-text" className="mb-3 font-semibold">
          {t("asText")}
        </h3>
        <div dir="auto" className="wrap-anywhere whitespace-pre-wrap text-md">
          {segmentsOf(text).map(({ start, piece: segment }) => (
            <Fragment key={start}>
              {segment.startsWith("http") ? <Way to={segment} /> : segment}
            </Fragment>
          ))}
        </div>
      </section>
      {html && (
        <section aria-labelledby="mail-html" className="min-w-0 rounded-lg border bg-card p-5">
          <h3 id="mail-html" className="mb-3 font-semibold">
            {t("asHtml")}
          </h3>
          <iframe
            title={t("asHtml")}
            sandbox=""
            srcDoc={html}
            className="h-150 w-full rounded-md border bg-white"
          />
        </section>
      )}
    </div>
  );
}

function Attachments({ files }: { files: EmailContent["attachments"] }) {
  const t = useTranslations("emailOutbox");
  return (
    <section aria-labelledby="mail-files" className="min-w-0 rounded-lg border bg-card p-5">
      <h3 id="mail-files" className="mb-3 font-semibold">
        {t("attachments")}
      </h3>
      {files.map(({ filename, contentType, content }) => (
        <details key={filename} className="text-md">
          <summary className="min-h-11 cursor-pointer py-2">
            <bdi dir="ltr">{`${filename} (${contentType})`}</bdi>
          </summary>
          <pre dir="ltr" className="wrap-anywhere whitespace-pre-wrap text-sm">
            {content}
          </pre>
        </details>
      ))}
    </section>
  );
}

function Way({ to }: { to: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className="link">
      <bdi dir="ltr">{to}</bdi>
    </a>
  );
}
