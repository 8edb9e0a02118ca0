import { useTranslations } from "next-intl";
import { Avatar } from "@/components/ui/avatar";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { ChevronLeft } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { richTextTags } from "@/components/ui/rich-text-tags";
import type { getThread } from "@/lib/messaging/queries";
import { THREADS_PATH, threadPath } from "@/lib/messaging/rules";
import { MarkThreadRead } from "./mark-thread-read";
import { MessageBubble } from "./message-bubble";
import { ReplyForm } from "./reply-form";
import { ThreadImage } from "./thread-image";

type OpenThread = NonNullable<Awaited<ReturnType<typeof getThread>>>;

/** One conversation; an empty state if the viewer has none with this id. */
export function ThreadView({ thread, viewerId }: { thread: OpenThread | null; viewerId: number }) {
  const t = useTranslations("messaging.thread");
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <Link
        href={THREADS_PATH}
        className="link -my-2 inline-flex min-h-11 w-fit items-center gap-1 lg:hidden"
      >
        <ChevronLeft aria-hidden className="rtl-flip size-4.5" />
        {t("back")}
      </Link>
      {thread ? (
        <Conversation thread={thread} viewerId={viewerId} />
      ) : (
        <Banner tone="warning" title={t("missing")} />
      )}
    </div>
  );
}

function Conversation({ thread, viewerId }: { thread: OpenThread; viewerId: number }) {
  const t = useTranslations("messaging.thread");
  const name = thread.other.name ?? t("deleted");
  const newest = thread.messages.at(-1);
  return (
    <section
      aria-labelledby="thread"
      className="overflow-hidden rounded-lg border border-border bg-card"
    >
      <header className="grid border-border border-b md:grid-cols-2">
        <div className="flex min-w-0 items-center gap-3 px-5 py-3">
          <Avatar name={name} size="md" />
          <div className="min-w-0">
            <h2 id="thread" dir="auto" className="truncate font-semibold text-lg rtl:text-right">
              <bdi>{name}</bdi>
            </h2>
            <p dir="auto" className="truncate text-muted-foreground text-sm rtl:text-right">
              <bdi>{thread.subject}</bdi>
            </p>
          </div>
        </div>
        {thread.about && <SubjectMatter about={thread.about} />}
      </header>
      {newest && (
        <MarkThreadRead threadId={thread.id} upTo={newest.id} hasUnread={thread.unread > 0} />
      )}
      <MessageLog thread={thread} viewerId={viewerId} name={name} />
      <footer className="border-border border-t bg-muted/40 px-5 py-4">
        <ThreadEnd thread={thread} />
      </footer>
    </section>
  );
}

function SubjectMatter({ about }: { about: NonNullable<OpenThread["about"]> }) {
  const t = useTranslations("messaging.thread");
  const bubbleClasses =
    "flex min-w-0 items-center gap-3 border-border bg-muted/40 px-5 py-2.5 max-md:border-t md:border-s";
  const inside = (
    <>
      <ThreadImage src={about.imageUrl} />
      <span className="grid min-w-0 text-sm">
        {about.orderId && (
          <span className="font-semibold">
            {t.rich("order", { id: String(about.orderId), ...richTextTags })}
          </span>
        )}
        <bdi className={`truncate ${about.orderId ? "text-muted-foreground" : "font-semibold"}`}>
          {about.title}
        </bdi>
        {!about.href && <span className="text-muted-foreground">{t("offSale")}</span>}
      </span>
    </>
  );
  if (!about.href) return <p className={bubbleClasses}>{inside}</p>;
  return (
    <Link
      href={about.href}
      className={`${bubbleClasses} -outline-offset-2 hover:bg-accent hover:text-accent-foreground`}
    >
      {inside}
    </Link>
  );
}

type MessageLogProps = { thread: OpenThread; viewerId: number; name: string };

/** A reversed column starts at its end without JavaScript: the newest messages are at the bottom. */
function MessageLog({ thread, viewerId, name }: MessageLogProps) {
  const t = useTranslations("messaging.thread");
  return (
    <div
      role="log"
      aria-label={t("log", { name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard
      tabIndex={0}
      className="flex max-h-[54svh] min-h-60 flex-col-reverse overflow-y-auto overscroll-contain px-5 py-5 -outline-offset-2 lg:max-h-[28rem]"
    >
      <div className="mb-auto grid gap-4">
        {thread.older !== null && (
          <ButtonLink
            href={threadPath(thread.id, thread.older)}
            variant="outline"
            size="sm"
            className="justify-self-center"
          >
            {t("older")}
          </ButtonLink>
        )}
        <ol className="grid gap-4">
          {thread.messages.map((message) => (
            <MessageBubble
              key={message.id}
              message={message}
              isOwn={message.senderId === viewerId}
              name={name}
              subject={message.subject === thread.subject ? null : message.subject}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

function ThreadEnd({ thread }: { thread: OpenThread }) {
  const t = useTranslations("messaging.thread");
  if (!thread.isNewest) {
    return (
      <ButtonLink href={threadPath(thread.id)} variant="outline">
        {t("newest")}
      </ButtonLink>
    );
  }
  if (thread.other.name === null) return <p className="text-muted-foreground">{t("gone")}</p>;
  return <ReplyForm threadId={thread.id} />;
}
