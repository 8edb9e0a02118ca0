import type { Holiday } from "@/lib/holidays/rules";
import type { Language } from "@/lib/i18n/routing";

/** A calendar besides the Gregorian. */
type OtherCalendar = "islamic-umalqura" | "ethiopic";

type Twelve = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";

/** Months by number; the Ethiopian year has a thirteenth, short one. */
type MonthOf = { "islamic-umalqura": Twelve; ethiopic: Twelve | "13" };

const ISLAMIC: readonly Holiday[] = ["ramadan", "eidAlFitr", "eidAlAdha"];

/** Calendars besides the Gregorian: the holiday's own, then the reader's. */
export function calendarsOf(holiday: Holiday, locale: Language): OtherCalendar[] {
  const isIslamic = ISLAMIC.includes(holiday);
  const hijri = isIslamic || locale === "ar" || locale === "so";
  const ethiopic = locale === "am" || locale === "om";
  return [
    ...(hijri ? ["islamic-umalqura" as const] : []),
    ...(ethiopic ? ["ethiopic" as const] : []),
  ];
}

/** Converts "2027-02-08" to another calendar: numbers, such as 1, 9, 1448. */
export function dateIn<C extends OtherCalendar>(calendar: C, date: string) {
  const dateFields = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    day: "numeric",
    month: "numeric",
    year: "numeric",
    timeZone: "UTC",
  }).formatToParts(Date.parse(date));
  const of = (type: string) => dateFields.find((field) => field.type === type)?.value ?? "";
  return { day: of("day"), month: of("month") as MonthOf[C], year: of("year") };
}
