import type { Locale } from "next-intl";

type Names = Record<
  "monthLong" | "monthShort" | "weekdayLong" | "weekdayShort" | "dayPeriod",
  string
>;

/** As the Unicode locale data (CLDR 48) has them, in the order of the calendar. */
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
 * Says a day in a language whose names browsers lack: Chrome has neither Somali nor Oromo and would say it in its own
 * language, otherwise than the server did. Their dates are built as American ones, so the names are put into those.
 * @param options - those of Intl.DateTimeFormat, with parts (`month: "short"`) instead of styles; `timeZone` is needed
 * @returns null for a language that every browser knows
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
