import { createMatcher, type Phrases } from "@/lib/products/word-matcher";

/** Materials by which the shop can be filtered, with the words that sellers write in the five languages. */
const PHRASES = {
  cotton: {
    en: ["cotton"],
    so: ["cudbi", "suuf cudbi"],
    om: ["jirbii"],
    am: ["ጥጥ"],
    ar: ["قطن", "قطني", "قطنية", "قطنًا"],
  },
  silk: {
    en: ["silk", "silken"],
    so: ["xariir", "xariirta"],
    om: ["harrii"],
    am: ["ሐር"],
    ar: ["حرير", "حريري", "حريرية"],
  },
  wool: {
    en: ["wool", "woolen", "woollen", "cashmere", "mohair"],
    so: ["dhogor", "suuf"],
    om: ["suufii", "rifeensa hoolaa"],
    am: ["ሱፍ"],
    ar: ["صوف", "صوفي", "صوفية"],
  },
  linen: {
    en: ["linen", "flax"],
    so: ["linen", "kattaan"],
    om: ["liinanii", "quncee"],
    am: ["ሊነን", "ተልባ"],
    ar: ["كتان", "كتاني", "كتانية"],
  },
  viscose: {
    en: ["viscose", "rayon", "modal"],
    so: ["fiskoos"],
    om: ["viiskoosii"],
    am: ["ቪስኮስ"],
    ar: ["فسكوز", "فيسكوز", "رايون"],
  },
  polyester: {
    en: ["polyester"],
    so: ["boliyeestar", "polyester"],
    om: ["poolistarii"],
    am: ["ፖሊስተር"],
    ar: ["بوليستر", "بولي استر"],
  },
  leather: {
    en: ["leather", "goatskin", "cowhide", "sheepskin", "suede"],
    so: ["harag", "maqaar", "haragg"],
    om: ["gogaa"],
    am: ["ቆዳ"],
    ar: ["جلد", "جلدي", "جلدية", "جلد طبيعي"],
  },
  wood: {
    en: ["wood", "wooden", "olivewood", "ebony", "mahogany", "teak", "palm wood"],
    so: ["alwaax", "qori", "looxa"],
    om: ["muka", "mukaa"],
    am: ["እንጨት"],
    ar: ["خشب", "خشبي", "خشبية", "أبنوس"],
  },
  bamboo: {
    en: ["bamboo"],
    so: ["bambu", "baambow"],
    om: ["leemmana", "shimala"],
    am: ["ቀርከሃ"],
    ar: ["خيزران", "بامبو"],
  },
  straw: {
    en: ["straw", "grass", "palm", "palm leaf", "raffia", "sisal", "rattan", "reed", "seagrass"],
    so: ["caws", "caleen timireed", "baar", "xaskul"],
    om: ["citaa", "marga", "baala meexxii"],
    am: ["ሣር", "ሰንበሌጥ", "ስንደዶ", "ዘንባባ"],
    ar: ["قش", "سعف", "حلفاء", "خوص", "رافيا", "سيزال"],
  },
  clay: {
    en: ["clay", "terracotta", "earthenware"],
    so: ["dhoobo"],
    om: ["suphee"],
    am: ["ሸክላ"],
    ar: ["طين", "طيني", "فخار", "فخاري", "صلصال"],
  },
  ceramic: {
    en: ["ceramic", "ceramics", "porcelain", "stoneware", "bone china"],
    so: ["dhoobo dhalaal", "seeraamig"],
    om: ["seeraamikii"],
    am: ["ሴራሚክ", "ሸክላ ብርጭቆ"],
    ar: ["سيراميك", "خزف", "خزفي", "بورسلين"],
  },
  stone: {
    en: ["stone", "soapstone", "marble"],
    so: ["dhagax", "dhagaxa"],
    om: ["dhagaa"],
    am: ["ድንጋይ"],
    ar: ["حجر", "حجري", "رخام"],
  },
  glass: {
    en: ["glass"],
    so: ["dhalo", "quraarad"],
    om: ["burcuqqoo", "bilillee"],
    am: ["ብርጭቆ", "መስታወት"],
    ar: ["زجاج", "زجاجي", "زجاجية"],
  },
  horn: {
    en: ["horn", "bone"],
    so: ["gees", "laf"],
    om: ["gaanfa", "lafee"],
    am: ["ቀንድ", "አጥንት"],
    ar: ["قرن", "عظم"],
  },
  shell: {
    en: ["shell", "shells", "cowrie", "cowries"],
    so: ["alaalaxay", "alalax"],
    om: ["elellaan", "callee"],
    am: ["ዛጎል"],
    ar: ["صدف", "أصداف", "ودع"],
  },
  brass: {
    en: ["brass", "bronze"],
    so: ["naxaas jaalle", "naxaas huruud ah"],
    om: ["naasii"],
    am: ["ነሐስ"],
    ar: ["نحاس أصفر", "برونز"],
  },
  copper: {
    en: ["copper"],
    so: ["naxaas", "maar"],
    om: ["sibiila diimaa", "koppara"],
    am: ["መዳብ"],
    ar: ["نحاس", "نحاسي", "نحاسية"],
  },
  iron: {
    en: ["iron", "steel", "stainless steel", "cast iron"],
    so: ["bir"],
    om: ["sibiila"],
    am: ["ብረት", "አይዝጌ ብረት"],
    ar: ["حديد", "فولاذ", "ستانلس ستيل"],
  },
  silver: {
    en: ["silver", "sterling silver"],
    so: ["qalin", "lacag qalin"],
    om: ["meetii"],
    am: ["ብር"],
    ar: ["فضة", "فضي", "فضية"],
  },
  goldPlated: {
    en: ["gold plated", "gold plate", "gold filled", "vermeil", "gold vermeil"],
    so: ["dahab lagu dahaadhay", "dahab lagu daboolay"],
    om: ["warqeen kan dibame", "warqee dibame"],
    am: ["ወርቅ ቅብ", "ወርቅ የተቀባ"],
    ar: ["مطلي بالذهب", "مطلية بالذهب", "طلاء ذهب"],
  },
  gold: {
    en: ["solid gold", "10k gold", "14k gold", "18k gold", "21k gold", "22k gold"],
    so: ["dahab"],
    om: ["warqee"],
    am: ["ወርቅ"],
    ar: ["ذهب خالص", "ذهب عيار"],
  },
} as const satisfies Record<string, Phrases>;

export type Material = keyof typeof PHRASES;
export const MATERIALS = Object.keys(PHRASES) as [Material, ...Material[]];

/** Imitations, finishes and other things that are named after a material. */
const IMITATIONS: Phrases = {
  en: [
    ...["faux", "vegan", "imitation", "artificial", "synthetic", "pu"].flatMap((kind) =>
      ["leather", "silk", "wool", "wood", "suede", "fur"].map((material) => `${kind} ${material}`),
    ),
    ...["silver plated", "silver tone", "silver thread", "silver colored", "gold thread"],
    ...[
      "stone washed",
      "palm oil",
      "coconut shell",
      "silk screen",
      "silk screened",
      "glass bottle",
    ],
  ],
  am: ["ሰው ሠራሽ ቆዳ", "ሰው ሠራሽ ሐር", "የብር ክር", "የወርቅ ክር"],
  ar: ["جلد صناعي", "جلد اصطناعي", "حرير صناعي", "خيط ذهبي", "خيوط ذهبية", "خيوط فضية"],
};

/** Returns the materials that the fact "material" of a product names, in any of the five languages. */
export const findMaterials = createMatcher(
  MATERIALS.map((material) => [material, PHRASES[material]] as const),
  IMITATIONS,
);
