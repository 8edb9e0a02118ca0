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
 * Formats a date in a language that browsers lack: Chrome has neither Somali nor Oromo and would use its own language,
 * unlike the server. Dates are formatted as American English and the names replaced.
 * @param options - those of Intl.DateTimeFormat, with fields (`month: "short"`) instead of styles; `timeZone` is
 *   required
 * @returns null for a language that every browser supports
 */
export function formatDateWithLocalNames(
  locale: Locale,
  date: Date,
  options: Intl.DateTimeFormatOptions,
) {
  const names = NAMES[locale];
  if (!names) return null;
  const parts = new Intl.DateTimeFormat("en-US", options).formatToParts(date);
  return parts.map(({ type, value }) => nameOf(names, options, type, value)).join("");
}

function nameOf(names: Names, options: Intl.DateTimeFormatOptions, type: string, value: string) {
  if (type === "literal") return value.replace(" at ", ", ").replace("\u202f", " ");
  if (type !== "month" && type !== "weekday" && type !== "dayPeriod") return value;
  const at = ENGLISH[type].findIndex((name) => value.startsWith(name));
  const form =
    type === "dayPeriod"
      ? type
      : (`${type}${options[type] === "long" ? "Long" : "Short"}` as const);
  return names[form].split(" ")[at] ?? value;
}
