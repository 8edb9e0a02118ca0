import type { EventText, EventTranslations, Translations } from "./types";

const HENNA: Translations<EventText> = {
  so: {
    title: "Habeenka cillaanka iyo shaaha",
    description:
      "Laba farshaxanle oo cillaanka ah, shaah heyl leh iyo xalwo. Keen dharka aad la xidhan doonto; carruurta dhabta lagu sido waa bilaash.",
  },
  om: {
    title: "Halkan hinnaa fi shaayii",
    description:
      "Ogeeyyii hinnaa lama, shaayii heelii fi halwoo. Uffata ittiin uffattu fidi; ijoolleen gudeeda irra taa’an hin kaffalan.",
  },
  am: {
    title: "የሂና ምሽት ከሻይ ጋር",
    description: "ሁለት የሂና ባለሙያዎች፣ የሄል ሻይና ሐልዋ። አብሮ የሚለብሱትን ልብስ ይዘው ይምጡ፤ በጭን ላይ የሚቀመጡ ልጆች አይከፍሉም።",
  },
  ar: {
    title: "ليلة الحناء والشاي",
    description:
      "فنانتا حناء، وشاي بالهيل وحلوى. أحضري الثوب الذي ستلبسينه معها؛ الأطفال على الركبة لا يدفعون.",
  },
};

export const EVENT_TRANSLATIONS: EventTranslations = {
  "Henna night and shaah": HENNA,
};
