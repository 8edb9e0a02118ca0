import type { ArticleText, ArticleTranslations, Translations } from "./types";

const CANJEERO: Translations<ArticleText> = {
  en: {
    title: "Morning canjeero: how we make it",
    excerpt:
      "A batter that rests overnight, a hot daawo, and why the holes come up. A simple guide for every home.",
    content:
      "Canjeero is the bread of a Somali morning. The batter rests overnight, and the pan decides the rest.\n\n## The pan\n\nHeat the daawo well before the first one. Pour from the center and turn outward, without lifting the cup.",
  },
  om: {
    title: "Canjeeroo ganamaa: akkamitti qopheessina",
    excerpt:
      "Bukoo halkan bulu, eelee ho’aa, fi maaliif akka iji isaa banamu. Qajeelfama salphaa mana hundaaf.",
    content:
      "Canjeeroon buddeena ganama Somaaleeti. Bukoon halkan bula, hafe immoo eeleetu murteessa.\n\n## Eelee\n\nIsa jalqabaa dura eelee sirriitti ho’isi. Gidduudhaa jalqabii gara alaatti naannessii dhangalaasi.",
  },
  am: {
    title: "የማለዳ ጫንጀሮ፦ እንዴት እንደምንሠራው",
    excerpt: "ሌሊቱን የሚያድር ሊጥ፣ የጋለ ምጣድ፣ እና ዓይኑ ለምን እንደሚወጣ። ለእያንዳንዱ ቤት የሚሆን ቀላል መመሪያ።",
    content:
      "ጫንጀሮ የሶማሌ ማለዳ እንጀራ ነው። ሊጡ ሌሊቱን ያድራል፤ የቀረውን ምጣዱ ይወስናል።\n\n## ምጣዱ\n\nከመጀመሪያው በፊት ምጣዱን በደንብ ያግሉት። ከመሃል ጀምረው ወደ ውጭ እያዞሩ ያፍስሱ።",
  },
  ar: {
    title: "عنجيرو الصباح: كيف نعدّه",
    excerpt: "عجين يرتاح ليلة كاملة، وصاج ساخن، ولماذا تظهر الثقوب. دليل بسيط لكل بيت.",
    content:
      "العنجيرو خبز الصباح الصومالي. يرتاح العجين ليلة كاملة، والباقي يقرره الصاج.\n\n## الصاج\n\nسخّن الصاج جيدًا قبل أول رغيف. اسكب من الوسط ودُر نحو الخارج دون أن ترفع الكوب.",
  },
};

export const ARTICLE_TRANSLATIONS: ArticleTranslations = {
  "canjeero-subaxdii": CANJEERO,
};
