import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Link } from "@/components/ui/link";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { useDates } from "@/lib/i18n/use-dates";
import type { Thread } from "@/lib/messaging/dto";
import { THREADS_PATH, threadPath, threadsPath } from "@/lib/messaging/rules";
import { ThreadImage } from "./thread-image";

// Truncated at its own end in either page direction.
const CUT = "min-w-0 truncate rtl:text-right";

type ThreadListProps = {
  threads: Thread[];
  /** Cursor of the next page. */
  next: number | null;
  openId: number | null;
  isNewest: boolean;
};

/** Conversations, latest message first. */
export function ThreadList({ threads, next, openId, isNewest }: ThreadListProps) {
  const t = useTranslations("messaging.thread");
  return (
    <nav aria-label={t("list")} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {!isNewest && (
        <ButtonLink href={THREADS_PATH} variant="outline">
          {t("newestThreads")}
        </ButtonLink>
      )}
      {threads.length > 0 && (
        <ul className="overflow-hidden rounded-lg border border-border bg-card">
          {threads.map((thread) => (
            <li key={thread.id} className="border-border border-b last:border-b-0">
              <ThreadRow thread={thread} isOpen={thread.id === openId} />
            </li>
          ))}
        </ul>
      )}
      {next !== null && (
        <ButtonLink href={threadsPath(next)} variant="outline">
          {t("olderThreads")}
        </ButtonLink>
      )}
    </nav>
  );
}

function ThreadRow({ thread, isOpen }: { thread: Thread; isOpen: boolean }) {
  const t = useTranslations("messaging.thread");
  const dateText = useDates();
  const { id, other, about, last } = thread;
  // The open thread is marked as read.
  const unread = isOpen ? 0 : thread.unread;
  return (
    <Link
      href={threadPath(id)}
      aria-current={isOpen ? "page" : undefined}
      className="flex gap-3 px-4 py-3 -outline-offset-2 hover:bg-accent hover:text-accent-foreground aria-[current=page]:bg-accent aria-[current=page]:text-accent-foreground"
    >
      <ThreadImage src={about?.imageUrl ?? null} />
      <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-0.5 text-sm">
        <span className="flex items-baseline justify-between gap-3">
          <bdi className={`truncate text-base ${unread > 0 ? "font-bold" : "font-semibold"}`}>
            {other.name ?? t("deleted")}
          </bdi>
          <time dateTime={last.at} className="shrink-0 text-muted-foreground text-xs">
            {dateText(new Date(last.at), { month: "short", day: "numeric" })}
          </time>
        </span>
        <SubjectLine thread={thread} />
        <span className="flex items-center justify-between gap-3">
          <span
            className={`flex min-w-0 gap-[.5ch] ${unread > 0 ? "font-semibold" : "text-muted-foreground"}`}
          >
            {last.isOwn ? (
              t.rich("youWrote", {
                text: last.text,
                bdi: (text) => <LastMessage>{text}</LastMessage>,
              })
            ) : (
              <LastMessage>{last.text}</LastMessage>
            )}
          </span>
          {unread > 0 && <UnreadMark count={unread} />}
        </span>
      </span>
    </Link>
  );
}

/** The order or product that a thread is about, otherwise its subject. */
function SubjectLine({ thread: { about, subject } }: { thread: Thread }) {
  const t = useTranslations("messaging.thread");
  if (about?.orderId) {
    return (
      <span className="truncate text-muted-foreground">
        {t.rich("order", { id: String(about.orderId), ...richTextTags })}
      </span>
    );
  }
  return (
    <span dir="auto" className={`${CUT} text-muted-foreground`}>
      {about ? about.title : subject}
    </span>
  );
}

function LastMessage({ children }: { children: ReactNode }) {
  return (
    <span dir="auto" className={CUT}>
      {children}
    </span>
  );
}

function UnreadMark({ count }: { count: number }) {
  const t = useTranslations("messaging.thread");
  return (
    <span className="min-w-5 shrink-0 rounded-full bg-brand px-1.5 text-center font-bold text-brand-foreground text-xs leading-5">
      <span aria-hidden dir="ltr">
        {count}
      </span>
      <span className="sr-only">{t("unread", { count })}</span>
    </span>
  );
}
