import type { ArticleContent } from "./blog";

export const LANGUAGES: ArticleContent[] = [
  {
    slug: "canjeero-subaxdii",
    locale: "so",
    category: "recipes",
    author: "hello@hodantextiles.example",
    title: "Canjeero subaxdii: sida aan u samayno",
    excerpt:
      "Cajiinka habeenkii la diyaariyo, daawaha kulul, iyo sababta ay godadku u soo baxaan. Tilmaan fudud oo guri kasta ku habboon.",
    image: "/illustrations/mitad.svg",
    tags: ["canjeero", "subag", "quraac", "family recipes"],
    daysAgo: 5,
    views: 498,
    content: `Guri Soomaaliyeed subaxdiisu waxay ku bilaabataa urta canjeerada. Waa cunto fudud, laakiin waxay u baahan tahay waqti: cajiinka waxaa la diyaariyaa habeenkii, si uu subaxda u dhanaanaado.

## Waxa aad u baahan tahay

- Laba koob oo bur ah
- Nus koob oo galley ama hadhuudh la shiiday
- Hal qaado shaah oo khamiir ah
- Laba koob iyo badh oo biyo diirran ah
- Cusbo yar, iyo sonkor haddii aad rabto

## Habeenkii

Isku dar burka, galleyda iyo khamiirka. Biyaha ku shub waxyar waxyar adigoo garaacaya, ilaa uu cajiinku u ekaado caano dhanaan oo khafiif ah. Dabool maro nadiif ah, meel diirranna dhig. Jiilaalka, gudaha foornada oo dansan ayaa ku habboon.

## Subaxdii

Cajiinku wuu soo kacay, xumbo ayuuna leeyahay. Cusbada ku dar, si tartiib ah u walaaq. Haddii uu aad u adag yahay, biyo yar ku dar. Waa inuu si fudud uga qulqulaa koobka.

Daawaha kululee ilaa dhibic biyo ahi ay ku dhex boodboodo. Dhexda ku shub hal koob oo cajiin ah, kaddibna gunta koobka ku wareeji adigoo dhexda ka bilaabaya oo dibadda u socda. Wareegyadaasi waa astaanta canjeerada.

Dabool hal daqiiqo. Godadku waa inay soo baxaan, dushuna waa inay qalashaa. **Ha rogin.** Hal dhinac oo keliya ayaa la dubaa.

## Haddii godadku soo bixi waayaan

Saddex sababood ayaa jira: cajiinku ma dhanaanaan, wuu adag yahay, ama daawuhu ma kulula. Marka hore kululaynta hubi, waa tan ugu badan.

## Sida loo cuno

Subag iyo sonkor, ama saliid sisin, ama malab. Carruurtu shaah caano leh ayay ku shubtaan. Maalmaha fasaxa waxaa lala cunaa beer ama suqaar. Canjeerada soo hartay habeenkii waxaa laga sameeyaa *canjeero shaah leh*: jarjar, shaah kulul ku shub, oo cun.`,
  },
  {
    slug: "buna-besost-zur",
    locale: "am",
    category: "traditions",
    author: "looms@shiromeda.example",
    title: "ቡና በሦስት ዙር፦ አቦል፣ ቶና፣ በረካ",
    excerpt: "የቡና ሥነ ሥርዓት ምን ያስፈልገዋል፣ እንዴት ይካሄዳል፣ በትንሽ አፓርታማ ውስጥስ እንዴት ይቻላል?",
    image: "/illustrations/sini-cups.svg",
    tags: ["ቡና", "ጀበና", "ባህል", "coffee"],
    daysAgo: 12,
    views: 421,
    content: `ቡና ጠጡ ሲባል መጠጡ ብቻ አይደለም። ጎረቤት ይሰበሰባል፣ ወሬ ይወራል፣ የተጣላ ይታረቃል። ለዚህም ነው ሦስት ዙር ያለው።

## ዝግጅት

ወለሉ ላይ ቄጠማ ይነሰነሳል፣ ረከቦቱ ይቀመጣል፣ ሲኒዎቹ ይደረደራሉ፣ ዕጣን ይጨሳል። ጥሬው ቡና ይለቀምና ይታጠባል፣ ከዚያም በብረት ምጣድ ላይ ሳያቋርጡ እየነቀነቁ እስኪጠቁር ድረስ ይቆላል። የተቆላው ቡና ለእንግዶች ይዞርላቸዋል፤ ጭሱን ወደ ራሳቸው ሳብ አድርገው ያሸታሉ፣ ያመሰግናሉም።

ቡናው በሙቀጫ ይወቀጣል። ጀበናው ውስጥ ውሃ ይፈላል፣ የተወቀጠው ቡና ይጨመራል፣ ገንፍሎ እንዳይፈስ እየታየ ይፈላል። ከዚያም ወርዶ ይሰክናል።

## ሦስቱ ዙሮች

- **አቦል** የመጀመሪያው ነው፤ ጠንካራ ነው። በዕድሜ ትልቁ ሰው ይቀድማል።
- **ቶና** ሁለተኛው ነው፤ ውሃ ተጨምሮ እንደገና ይፈላል። ጨዋታው የሚደምቀው አሁን ነው።
- **በረካ** ሦስተኛው ነው፤ ቀለል ያለ ነው። ምርቃት አለበትና ሳይጠጡ መሄድ አይመከርም።

## የቡና ቁርስ

ፈንዲሻ፣ ቆሎ፣ ዳቦ ወይም አምባሻ ይቀርባል። ስኳር በብዛት የተለመደ ነው፤ በአንዳንድ አካባቢ ጨው፣ ቅቤ ወይም ጤና አዳም ይጨመራል።

## በአፓርታማ ውስጥ

መስኮት አስቀድመው ይክፈቱ። በአንድ ጊዜ ከአንድ ስኒ በላይ ጥሬ ቡና አይቁሉ። የጭስ ማስጠንቀቂያው ከምድጃው ርቆ መሆኑን ይመልከቱ፣ ግን አያጥፉት። አዲስ ጀበና ከመጠቀምዎ በፊት በሙቅ ውሃ ያሙቁት፤ ቀዝቃዛ ሸክላ በድንገት እሳት ላይ ሲወጣ ይሰነጠቃል። ጀበናን በሳሙና አይጠቡ፣ በሙቅ ውሃ ብቻ ያለቅልቁት።

## አንድ የመጨረሻ ነገር

ስልኮችን ወደ ጎን ያድርጉ። ሦስቱ ዙር አንድ ሰዓት ተኩል ያህል ይፈጃል፤ ያ ጊዜ ነው ቡናውን ቡና የሚያደርገው።`,
  },
  {
    slug: "al-luban-wal-bakhour",
    locale: "ar",
    category: "guides",
    author: "beeyo@sanaagresins.example",
    title: "اللبان: كيف تختاره وكيف تبخّر به",
    excerpt:
      "من جبال سناج إلى مبخرة البيت: أنواع اللبان ودرجاته، وطريقة التبخير الآمنة، وكيف تحفظه من سنة إلى أخرى.",
    image: "/illustrations/frankincense-leaf.svg",
    tags: ["لبان", "بخور", "frankincense", "incense"],
    daysAgo: 24,
    views: 376,
    content: `اللبان صمغ تفرزه الشجرة حين يُجرح لحاؤها. يخرج أبيض كالحليب، ثم يجف في نحو أسبوعين ويصير حبات تسمى الدموع. ومن الجبال المحيطة بعيرجابو يأتي نوعان معروفان: **البييو** برائحته القريبة من الليمون والصنوبر، و**الميدي** الذي تنمو شجرته على الصخر، ويُمضغ كما يُبخّر به.

## كيف تقرأ الدرجات

يُفرز اللبان باليد في الظل. الحبة الكبيرة الفاتحة الصافية هي الدرجة الأولى، والأصغر أو الأغمق هي الثانية. اللون الداكن ليس عيبًا، فرائحته أقوى في الغالب وثمنه أقل. أما الفتات فيذهب إلى التقطير. إن كنت تريد خلطة للبيت فالدرجة الثانية تكفيك، واحفظ الأولى للضيوف.

## علامات الجودة

- رائحة واضحة قبل الحرق، بلا أثر للعفن أو الدهن.
- حبات جافة لا تلتصق بعضها ببعض.
- قليل من اللحاء والرمل.
- اسم المنطقة وموسم الجمع على العبوة.

## طريقة التبخير

1. ضع في المبخرة رملًا أو رمادًا، ثم قرص الفحم.
2. أشعله تحت الشفاط أو في الخارج، وانتظر حتى يكسوه الرماد.
3. ضع حبة واحدة بحجم حبة الحمص. إن اسودّت سريعًا فالجمر شديد الحرارة، فغطّه بقليل من الرماد.
4. افتح نافذة قليلًا، وأبعد المبخرة عن الستائر وعن أيدي الأطفال.
5. لا تتركها وحدها، فالجمر يبقى حارًا ساعة أو أكثر.

من يعاني الربو، ومن في بيته طيور، فالأولى أن يبتعد عن الدخان.

## الفرق بين اللبان والأونسي

اللبان صمغ خالص. أما الأونسي الصومالي فخلطة تُطبخ من الصمغ والسكر والعود والعطر، ويوضع على جمر هادئ لتطييب الثياب والشعر والمجلس.

## الحفظ

علبة زجاجية محكمة في مكان بارد مظلم. يبقى اللبان سنوات، غير أن رائحته تخفّ مع الوقت. وإن التصقت الحبات في الصيف فضعها في الثلاجة ساعة ثم افصلها برفق.`,
  },
];
