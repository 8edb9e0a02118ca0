"use client";

import { useTranslations } from "next-intl";
import { createContext, type ReactNode, use, useState } from "react";
import { Button } from "@/components/ui/button";
import { Quote } from "@/components/ui/icons";

/** A quoted reply, with the beginning of its text. */
type QuotedReply = { id: number; author: string; text: string };

type Writing = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  quoted: QuotedReply | null;
  setQuoted: (quoted: QuotedReply | null) => void;
};

const WritingContext = createContext<Writing | null>(null);

/** Connects the buttons beside the replies to the form below them. */
export function ReplyContext({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [quoted, setQuoted] = useState<QuotedReply | null>(null);
  return (
    <WritingContext.Provider value={{ isOpen, setOpen, quoted, setQuoted }}>
      {children}
    </WritingContext.Provider>
  );
}

/** State of the reply form. */
export function useReplying() {
  return use(WritingContext);
}

/** Opens the form with a quoted reply. */
export function QuoteButton({ reply }: { reply: QuotedReply }) {
  const t = useTranslations("forum.reply");
  const writing = useReplying();
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t("quoteOf", { name: reply.author })}
      onClick={() => {
        writing?.setQuoted(reply);
        writing?.setOpen(true);
      }}
    >
      <Quote aria-hidden />
      {t("quote")}
    </Button>
  );
}
