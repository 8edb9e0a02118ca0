import "../../../app/globals.css";

import { withThemeByClassName } from "@storybook/addon-themes";
import type { Preview } from "@storybook/nextjs-vite";
import { NextIntlClientProvider } from "next-intl";
import { Direction } from "radix-ui";
import { fontVariables } from "../../../app/fonts";
import ar from "../../../messages/ar.json";
import en from "../../../messages/en.json";

// The types of messages are those of English; other languages have the same keys.
const MESSAGES = { en, ar: ar as unknown as typeof en };

const preview: Preview = {
  globalTypes: {
    locale: {
      description: "Language and direction",
      toolbar: {
        icon: "globe",
        items: [
          { value: "en", title: "English" },
          { value: "ar", title: "العربية" },
        ],
      },
    },
  },
  initialGlobals: { locale: "en" },
  parameters: { nextjs: { appDirectory: true }, layout: "padded" },
  decorators: [
    withThemeByClassName({ themes: { light: "", dark: "dark" }, defaultTheme: "light" }),
    (Story, { globals }) => {
      const locale = globals["locale"] === "ar" ? "ar" : "en";
      const dir = locale === "ar" ? "rtl" : "ltr";
      document.documentElement.lang = locale;
      document.documentElement.dir = dir;
      document.documentElement.classList.add(...fontVariables.split(" "));
      return (
        <NextIntlClientProvider
          locale={locale}
          messages={MESSAGES[locale]}
          timeZone="America/Chicago"
        >
          <Direction.Provider dir={dir}>
            <Story />
          </Direction.Provider>
        </NextIntlClientProvider>
      );
    },
  ],
};
export default preview;
