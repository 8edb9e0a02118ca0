"use client";

import { Quote } from "lucide-react";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, use, useState } from "react";

import { Button } from "@/components/ui/button";

/** A reply that is quoted, with the beginning of its words. */
type Quoted = { id: number; author: string; words: string };

type Writing = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  quoted: Quoted | null;
  setQuoted: (quoted: Quoted | null) => void;
};

const WritingContext = createContext<Writing | null>(null);

/** Ties the buttons beside the replies to the form below them. */
export function ReplyContext({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [quoted, setQuoted] = useState<Quoted | null>(null);
  return (
    <WritingContext.Provider value={{ isOpen, setOpen, quoted, setQuoted }}>
      {children}
    </WritingContext.Provider>
  );
}

/** What is being written. */
export function useReplying() {
  return use(WritingContext);
}

/** Opens the form with a reply quoted in it. */
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
