// Stands in for `next-intl/server` where a test calls a route handler itself: outside of Next it refuses to load.
import { createTranslator, type Locale, type Messages } from "next-intl";

export async function getTranslations({ locale }: { locale: Locale }) {
  const { default: messages } = await import(`../../messages/${locale}.json`);
  return createTranslator({ locale, messages: messages as Messages });
}
