import { useLocale, useTranslations } from "next-intl";
import { cn } from "@/lib/core/cn";
import type { TextLanguages } from "@/lib/i18n/languages";
import { LanguageNote } from "./language-note";
import { Link } from "./link";

type TranslationNoteProps = TextLanguages & {
  /** Path of the page that shows the text. */
  path: string;
  className?: string;
};

/** Says that a text is a translation or in another language than the reader's, with a link to the other version. */
export function TranslationNote({
  locale,
  originalLocale,
  languages,
  path,
  className,
}: TranslationNoteProps) {
  const t = useTranslations("textLanguage");
  const reader = useLocale();
  if (locale === reader && locale === originalLocale) return null;
  return (
    <p
      className={cn(
        "flex flex-wrap items-center gap-x-3 text-muted-foreground text-sm",
        className,
      )}
    >
      {locale === reader ? t(`translatedFrom.${originalLocale}`) : <LanguageNote locale={locale} />}
      {locale === reader && (
        <OtherVersion href={`${path}?language=${originalLocale}`}>{t("original")}</OtherVersion>
      )}
      {locale !== reader && languages.includes(reader) && (
        <OtherVersion href={path}>
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
