import type { Locale } from "next-intl";

export type StoryContent = {
  /** English by default. */
  locale?: Locale;
  who: string;
  title: string;
  content: string;
  daysAgo: number;
  /** Title of the product it is about. */
  product?: string;
};

export const STORIES: readonly StoryContent[] = [
  {
    who: "Nasra Ali",
    title: "My son asked why the house smells like Ayeeyo’s",
    content:
      "I lit the uunsi before Eid, the way my mother did in Erigavo. He sat down and asked for every story I had. We were late for everything that evening, and I’d be late again.",
    daysAgo: 3,
    product: "Dabqaad incense burner with Beeyo resin",
  },
  {
    who: "Jon L.",
    title: "The basket that came with a name",
    content:
      "I bought a basket for my wife because it was plum. A card said that Kadija had coiled it for eleven weeks. We messaged her through the shop, and she sent a photo of the courtyard. The basket is where the television used to be.",
    daysAgo: 8,
    product: "Harari mesob basket with lid, 16 in",
  },
  {
    who: "Hana T.",
    title: "Three rounds on a Sunday",
    content:
      "My roommates are from Iowa and Laos. Now we roast on Sundays, and no one looks at a phone until the third cup. I didn’t plan to start a tradition. I was only homesick.",
    daysAgo: 15,
    product: "Black clay jebena with six sini cups",
  },
  {
    who: "Yonas K.",
    title: "Letters for my daughter",
    content:
      "She is five and was born in Oakland. We do one letter of the fidel each night and she draws what begins with it. Last week she wrote my mother’s name on her own, and we called her right away. My mother cried, and so did the neighbors.",
    daysAgo: 22,
  },
  {
    who: "Anders N.",
    title: "What I learned from a cup without a handle",
    content:
      "I ordered sini cups because they were pretty. In Oslo it’s dark at three in winter. Holding something small and hot with both hands turned out to be what I needed.",
    daysAgo: 31,
  },
  {
    locale: "om",
    who: "Obsa T.",
    title: "Foolii manaa na yaadachiise",
    content:
      "Yeroo saanduqa bane foolii manaa na qunname. Haati koo Jimmaa irraa bilbiltee waa’ee isaa na gaafatte; sa’aatii tokko haasofne. Miti meeshaa qofa, mana.",
    daysAgo: 40,
  },
  {
    locale: "so",
    who: "Asha N.",
    title: "Dhar la ii tolay, anigoo fog",
    content:
      "Arooska walaashay waxaan ka qayb galay Faribault anigoo shaashad ka daawanaya. Diracii aan xirnaa isla kii iyada ayuu ahaa, isku tolmo. Waxaan dareemay inaan qolka ku jiray.",
    daysAgo: 52,
  },
  {
    who: "Emily Carter",
    title: "Berbere, twice",
    content:
      "The first time I used a tablespoon where a teaspoon was meant. My husband drank a liter of milk and asked for the recipe. Now the jar lasts us a month, and our neighbors know when it’s Friday.",
    daysAgo: 66,
  },
];
