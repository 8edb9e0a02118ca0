import { type Locale, useLocale, useTranslations } from "next-intl";
import { cn } from "@/lib/core/cn";

/** Messages of the note in client components. */
export const LANGUAGE_NOTE_MESSAGES = ["textLanguage.in"];

type LanguageNoteProps = { locale: Locale; className?: string };

/** Names the language of a text, unless it is the reader's. */
export function LanguageNote({ locale, className }: LanguageNoteProps) {
  const t = useTranslations("textLanguage.in");
  if (locale === useLocale()) return null;
  return <span className={cn("text-muted-foreground text-sm", className)}>{t(locale)}</span>;
}
