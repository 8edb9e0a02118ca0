"use client";

import { Quote } from "lucide-react";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, use, useState } from "react";

import { Button } from "@/components/ui/button";

/** A quoted reply, with the beginning of its text. */
type Quoted = { id: number; author: string; words: string };

type Writing = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  quoted: Quoted | null;
  setQuoted: (quoted: Quoted | null) => void;
};

const WritingContext = createContext<Writing | null>(null);

/** Connects the buttons beside the replies to the form below them. */
export function ReplyContext({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [quoted, setQuoted] = useState<Quoted | null>(null);
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
export function QuoteButton({ reply }: { reply: Quoted }) {
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
