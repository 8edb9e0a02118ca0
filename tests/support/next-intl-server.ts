// Replaces `next-intl/server` in tests that call a route handler directly: it cannot be loaded outside of Next.
import { createTranslator, type Locale, type Messages } from "next-intl";

export async function getTranslations({ locale }: { locale: Locale }) {
  const { default: messages } = await import(`../../messages/${locale}.json`);
  return createTranslator({ locale, messages: messages as Messages });
}
