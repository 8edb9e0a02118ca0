import { hasLocale, useTranslations } from "next-intl";
import { adminHref } from "@/components/admin-ui/admin-href";
import { PageMessages } from "@/components/layout/page-messages";
import { Moment } from "@/components/time/moment";
import { ArrowLeft } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { NATIVE_NAMES } from "@/lib/i18n/languages";
import { routing } from "@/lib/i18n/routing";
import type { Ticket } from "@/lib/support/queries";
import { ReplyForm } from "./reply-form";
import { TicketActions } from "./ticket-actions";
import { TicketAge, TicketCategory, TicketStatus } from "./ticket-badges";

type TicketViewProps = { ticket: Ticket; backHref: string; now: Date };

/** One ticket: sender, replies, and the reply form. */
export function TicketView({ ticket, backHref, now }: TicketViewProps) {
  const t = useTranslations("support");
  const { id, subject, status, replies, name, message, createdAt } = ticket;
  return (
    <PageMessages namespaces={["support.reply", "support.state", "validation"]}>
      <article
        aria-labelledby="ticket-title"
        className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5"
      >
        <Link
          href={backHref}
          className="link inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm"
        >
          <ArrowLeft aria-hidden className="rtl-flip size-4" />
          {t("back")}
        </Link>
        <header className="flex flex-wrap items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
              <TicketStatus status={status} />
              {status === "open" && <TicketAge createdAt={createdAt} now={now} />}
            </p>
            <h2 id="ticket-title" className="display wrap-anywhere text-d4">
              <bdi>{subject}</bdi>
            </h2>
            <Facts ticket={ticket} />
          </div>
          <TicketActions ticketId={id} isClosed={status === "closed"} />
        </header>
        <Message from={name} at={createdAt} text={message} />
        {replies.map((reply) => (
          <Message
            key={reply.id}
            from={reply.author}
            at={reply.createdAt}
            text={reply.text}
            isOurs
          />
        ))}
        {status !== "closed" && (
          <ReplyForm key={replies.length} ticketId={id} replyCount={replies.length} />
        )}
      </article>
    </PageMessages>
  );
}

function Facts({ ticket }: { ticket: Ticket }) {
  const { id, email, userId, category, locale } = ticket;
  const t = useTranslations("support");
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-muted-foreground text-sm">
      <span>{t("number", { id: String(id) })}</span>
      <TicketCategory category={category} />
      {hasLocale(routing.locales, locale) && <bdi lang={locale}>{NATIVE_NAMES[locale]}</bdi>}
      <a href={`mailto:${email}`} className="link">
        <bdi dir="ltr">{email}</bdi>
      </a>
      {userId !== null && (
        <Link href={adminHref("users", { user: userId })} className="link">
          {t("account")}
        </Link>
      )}
    </p>
  );
}

type MessageProps = { from: string; at: string; text: string; isOurs?: boolean };

/** Text of a message with its line breaks. */
function Message({ from, at, text, isOurs = false }: MessageProps) {
  const t = useTranslations("support");
  return (
    <div
      className={`rounded-lg border px-4 py-4 text-card-foreground sm:px-5.5 ${isOurs ? "ms-4 bg-secondary sm:ms-10" : "bg-card"}`}
    >
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-semibold">
          {t.rich(isOurs ? "repliedBy" : "wrote", { name: from, ...richTextTags })}
        </span>
        <Moment at={at} className="text-muted-foreground text-xs" />
      </h3>
      <p className="wrap-anywhere mt-2 whitespace-pre-wrap text-md" dir="auto">
        {text}
      </p>
    </div>
  );
}
