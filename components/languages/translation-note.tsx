import { type Locale, useLocale, useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/core/cn";
import type { TextLanguages } from "@/lib/i18n/languages";
import { LanguageNote } from "./language-note";

/** The address of a page with its text in a language; without one, in the reader's. */
export const textHref = (path: string, language?: Locale) =>
  language ? `${path}?language=${language}` : path;

type TranslationNoteProps = TextLanguages & {
  /** Address of the text in a language; without one, in the reader's. */
  hrefOf: (language?: Locale) => string;
  className?: string;
};

/** ActMessages that a text is a translation or in another language than the reader's, with a link to the other version. */
export function TranslationNote({
  locale,
  originalLocale,
  languages,
  hrefOf,
  className,
}: TranslationNoteProps) {
  const t = useTranslations("textLanguage");
  const reader = useLocale();
  if (locale === reader && locale === originalLocale) return null;
  return (
    <p
      className={cn("flex flex-wrap items-center gap-x-3 text-muted-foreground text-sm", className)}
    >
      {locale === reader ? t(`translatedFrom.${originalLocale}`) : <LanguageNote locale={locale} />}
      {locale === reader && (
        <OtherVersion href={hrefOf(originalLocale)}>{t("original")}</OtherVersion>
      )}
      {locale !== reader && languages.includes(reader) && (
        <OtherVersion href={hrefOf()}>
          {reader === originalLocale ? t("original") : t("translation")}
        </OtherVersion>
      )}
    </p>
  );
}

type OtherVersionProps = { href: string; children: string };

function OtherVersion({ href, children }: OtherVersionProps) {
  return (
    <Link href={href} rel="nofollow" className="link inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}
