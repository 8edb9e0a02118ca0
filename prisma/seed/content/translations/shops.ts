import type { ShopText, ShopTranslations, Translations } from "./types";

const AMINA: Translations<ShopText> = {
  so: {
    bio: "Afar iyo toban haween ah ayaa si wadajir ah wax ugu tidca daarad ku taal gudaha derbiga hore ee Harar.",
    tagline: "Tidic kasta waxay sidaa magaca haweeneyda samaysay",
    description:
      "Afar iyo toban haween ah ayaa si wadajir ah wax ugu tidca daarad ku taal gudaha derbiga hore ee Harar. Waxaan tidicnaa dambiilo caws ah, waxaan xirxirnaa kuul, barkimooyinna waan dhammaystirnaa.",
  },
  om: {
    bio: "Dubartoonni kudha afur dallaa moofaa Harar keessatti mooraa tokkotti waliin hodhu.",
    tagline: "Marfanni hundi maqaa dubartii isa hojjettee baata",
    description:
      "Dubartoonni kudha afur dallaa moofaa Harar keessatti mooraa tokkotti waliin hodhu. Mesoobii citaa hodhina, callee tarreessina, boraatii xumurra.",
  },
  am: {
    bio: "አሥራ አራት ሴቶች በሐረር አሮጌ ግንብ ውስጥ ባለ ግቢ አብረው ይሰፋሉ።",
    tagline: "እያንዳንዱ ስፌት የሠራችውን ሴት ስም ይይዛል",
    description:
      "አሥራ አራት ሴቶች በሐረር አሮጌ ግንብ ውስጥ ባለ ግቢ አብረው ይሰፋሉ። የሣር መሶቦችን እንሰፋለን፣ ዶቃ እንደረድራለን፣ ትራሶችን እንጨርሳለን።",
  },
  ar: {
    bio: "أربع عشرة امرأة ينسجن معًا في فناء داخل سور هرر القديم.",
    tagline: "كل لفّة تحمل اسم المرأة التي صنعتها",
    description:
      "أربع عشرة امرأة ينسجن معًا في فناء داخل سور هرر القديم. نلفّ سلال العشب، وننظم الخرز، وننهي الوسائد.",
  },
};

export const SHOP_TRANSLATIONS: ShopTranslations = {
  "demo-seller": AMINA,
};
