import type { Locale } from "next-intl";

type Names = Record<
  "monthLong" | "monthShort" | "weekdayLong" | "weekdayShort" | "dayPeriod",
  string
>;

/** Names from the Unicode locale data (CLDR 48), in calendar order. */
const NAMES: Partial<Record<Locale, Names>> = {
  so: {
    monthLong:
      "Janaayo Febraayo Maarso Abriil Maayo Juun Luulyo Agosto Sebtembar Oktoobar Noofeembar Diseembar",
    monthShort: "Jan Feb Mar Abr May Jun Lul Ogs Seb Okt Nof Dis",
    weekdayLong: "Axad Isniin Talaado Arbaco Khamiis Jimco Sabti",
    weekdayShort: "Axd Isn Tldo Arbc Khms Jmc Sbti",
    dayPeriod: "GH GD",
  },
  om: {
    monthLong:
      "Amajjii Guraandhala Bitootessa Eebila Caamsaa Waxabajjii Adoolessa Hagayya Fulbaana Onkoloolessa Sadaasa Mudde",
    monthShort: "Ama Gur Bitootessa Elb Cam Wax Ado Hag Ful Onk Sadaasa Mud",
    weekdayLong: "Dilbata Wiixata Kibxata Roobii Kamisa Jimaata Sanbata",
    weekdayShort: "Dil Wix Kib Rob Kam Jim San",
    dayPeriod: "WD WB",
  },
};

const ENGLISH = {
  month: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
  weekday: "Sun Mon Tue Wed Thu Fri Sat".split(" "),
  dayPeriod: ["AM", "PM"],
};

/**
 * Returns the clock of a language as an option of Intl.DateTimeFormat: 24 hours in Amharic and Oromo, whose 12-hour
 * clock is ambiguous because the Ethiopian day begins at 6 in the morning.
 */
export function clockOf(locale: Locale): { hourCycle?: "h23" } {
  return locale === "am" || locale === "om" ? { hourCycle: "h23" } : {};
}

/** Returns the form of a full hour as options of Intl.DateTimeFormat: "2 PM", or "14:00" on the 24-hour clock. */
export function fullHourOf(locale: Locale): { hour: "numeric"; minute?: "2-digit" } {
  return clockOf(locale).hourCycle ? { hour: "numeric", minute: "2-digit" } : { hour: "numeric" };
}

/**
 * Formats a date where browsers do not format as we want. Chrome has neither Somali nor Oromo and would use its own
 * language, unlike the server: dates are formatted as American English and the names replaced. Amharic dates have the
 * day first, with and without a year. Amharic and Oromo use the 24-hour clock.
 * @param options - those of Intl.DateTimeFormat, with fields (`month: "short"`) instead of styles; `timeZone` is
 *   required
 * @returns null for a language that every browser formats well
 */
export function formatLocalDate(locale: Locale, date: Date, options: Intl.DateTimeFormatOptions) {
  const form = options.hour ? { ...options, ...clockOf(locale) } : options;
  if (locale === "am") return formatDayFirst(date, form);
  const names = NAMES[locale];
  if (!names) return null;
  const parts = new Intl.DateTimeFormat("en-US", form).formatToParts(date);
  return parts.map(({ type, value }) => nameOf(names, form, type, value)).join("");
}

function formatDayFirst(date: Date, options: Intl.DateTimeFormatOptions) {
  const parts = new Intl.DateTimeFormat("am", options).formatToParts(date);
  const month = parts.findIndex(({ type }) => type === "month");
  const day = parts.findIndex(({ type }) => type === "day");
  const isMonthFirst = month !== -1 && month < day;
  const order = (index: number) => (index === month ? day : index === day ? month : index);
  return parts
    .map(({ value }, index) => (isMonthFirst ? parts[order(index)]?.value : value))
    .join("");
}

function nameOf(names: Names, options: Intl.DateTimeFormatOptions, type: string, value: string) {
  if (type === "literal") return value.replace(" at ", ", ").replace("\u202f", " ");
  if (type !== "month" && type !== "weekday" && type !== "dayPeriod") return value;
  const index = ENGLISH[type].findIndex((name) => value.startsWith(name));
  const form =
    type === "dayPeriod"
      ? type
      : (`${type}${options[type] === "long" ? "Long" : "Short"}` as const);
  return names[form].split(" ")[index] ?? value;
}
