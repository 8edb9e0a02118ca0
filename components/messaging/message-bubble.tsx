import { useTranslations } from "next-intl";
import { Moment } from "@/components/time/moment";
import { CheckCheck } from "@/components/ui/icons";

import type { Message } from "@/lib/messaging/dto";

type MessageBubbleProps = {
  message: Message;
  isOwn: boolean;
  /** Name of the other side. */
  name: string;
  /** Null if it is the thread's. */
  subject: string | null;
};

/** A message; the viewer's own are at the end side, with a read receipt. */
export function MessageBubble({ message, isOwn, name, subject }: MessageBubbleProps) {
  const t = useTranslations("messaging.thread");
  return (
    <li
      className={`grid w-fit max-w-[min(85%,60ch)] gap-1 ${isOwn ? "justify-items-end justify-self-end" : ""}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-2 text-muted-foreground text-xs">
        <bdi className="font-semibold text-foreground">{isOwn ? t("you") : name}</bdi>
        <Moment at={message.createdAt} />
      </p>
      <div
        className={`max-w-full rounded-lg px-4 py-2.5 ${isOwn ? "rounded-se-sm bg-brand-soft" : "rounded-ss-sm bg-secondary text-secondary-foreground"}`}
      >
        {subject && (
          <p dir="auto" className="break-words font-semibold">
            {subject}
          </p>
        )}
        <p dir="auto" className="whitespace-pre-wrap break-words">
          {message.message}
        </p>
      </div>
      {isOwn && message.isRead && (
        <p className="flex items-center gap-1 text-muted-foreground text-xs">
          <CheckCheck aria-hidden className="size-3.5" />
          {t("read")}
        </p>
      )}
    </li>
  );
}
