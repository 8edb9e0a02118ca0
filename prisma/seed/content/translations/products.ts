import type { ProductText, ProductTranslations, Translations } from "./types";

const MESOB: Translations<ProductText> = {
  so: {
    title: "Dambiil mesob Harari ah oo dabool leh, 16 inji",
    description:
      "Dambiil cunto oo dabool leh, kow iyo toban toddobaad lagu tidcay caws la jeexay iyo raafiya la midabeeyey. Ballaceedu waa 16 inji, dhererkeeduna 19 inji marka daboolku saaran yahay; waxay ku filan tahay canjeero afar qof, way adag tahay oo biyo ayay hayn kartaa, waana fudud tahay oo derbiga ayaa lagu deldeli karaa inta u dhaxaysa xafladaha. Maro qoyan ku tirtir, hadhka ku qallaji. Laba isku mid ah ma jiraan, mid walbana hoosta ayaa laga saxiixay.",
    originStory:
      "Magaalada darbiga leh ee Harar, dambiilo ayaa qol kasta oo marti lagu qaabbilo derbiyada ka laadlaada. Gabadhu waxay tidicda ka barataa ayeeydeed; kuwa ugu quruxda badan waxay la tagtaa gurigeeda cusub maalinta arooskeeda, naqshadduna waxay sheegtaa cidda ay gabadheeda tahay.",
  },
  om: {
    title: "Mesoobii Hararii qadaada waliin, 16 in",
    description:
      "Mesoobii nyaataa qadaada qabu, torbee kudha tokkoof citaa babbaqaqee fi raafiyaa dibame irraa hodhame. Bal’inni isaa inchii 16, olka isaa qadaada waliin inchii 19; buddeena nama afuriif ni ga’a, bishaan qabachuuf cimaadha, ayyaanota gidduutti immoo keenyan irratti fannisuuf salphaadha. Huccuu jiidhaan haxaa’ii gaaddisa keessatti goggogsi. Lamaan wal fakkaatan hin jiran, tokkoon tokkoon isaanii jala mallatteeffameera.",
    originStory:
      "Magaalaa dallaa qabdu Hararitti mesoobiin keenyan mana simannaa hundaa irratti fannifama. Intalli akkoo ishee irraa barattee hodhiti; kan ishee baay’ee bareedan guyyaa cidha ishee mana haaraatti geeffatti, bifti isaas intala eenyuu akka taate dubbata.",
  },
  am: {
    title: "የሐረር መሶብ ከክዳን ጋር፣ 16 ኢንች",
    description:
      "ለአሥራ አንድ ሳምንታት ከተሰነጠቀ ሣርና ከቀለመ ራፊያ የተሰፋ ባለ ክዳን የመመገቢያ መሶብ። ስፋቱ 16 ኢንች፣ ከክዳኑ ጋር ቁመቱ 19 ኢንች ነው፤ ለአራት ሰው እንጀራ ይበቃል፣ ውኃ እስኪይዝ የጠበቀ፣ በበዓላት መካከልም ግድግዳ ላይ ለመስቀል የቀለለ ነው። በእርጥብ ጨርቅ ይጥረጉና በጥላ ያድርቁት። ሁለት አንድ ዓይነት የለም፤ እያንዳንዱም ከሥሩ ተፈርሟል።",
    originStory:
      "በግንብ በታጠረችው ሐረር በእያንዳንዱ የእንግዳ መቀበያ ክፍል ግድግዳ ላይ መሶቦች ተሰቅለዋል። ሴት ልጅ ስፌትን ከአያቷ ትማራለች፤ የሠራቻቸውን ምርጦች በሠርጓ ቀን ወደ አዲሱ ቤቷ ትወስዳለች፣ ንድፉም የማን ልጅ እንደሆነች ይናገራል።",
  },
  ar: {
    title: "سلة مسوب هررية بغطاء، 16 بوصة",
    description:
      "سلة تقديم بغطاء نُسجت على مدى أحد عشر أسبوعًا من عشب مشقوق ورافيا مصبوغة. قطرها 16 بوصة وارتفاعها مع الغطاء 19 بوصة؛ تتسع لإنجيرا تكفي أربعة أشخاص، ومحكمة حتى إنها تحفظ الماء، وخفيفة تُعلَّق على الجدار بين الولائم. امسحها بقطعة قماش رطبة وجففها في الظل. لا توجد قطعتان متطابقتان، وكل واحدة موقّعة من أسفلها.",
    originStory:
      "في مدينة هرر المسوّرة تتدلى السلال على جدران كل غرفة استقبال. تتعلم الفتاة اللف من جدتها، وتحمل أجمل ما صنعت إلى بيتها الجديد يوم زفافها، والنقش يقول ابنة من هي.",
  },
};

const GUJI: Translations<ProductText> = {
  so: {
    title: "Bun Guji ah oo dabiici ah, bun dhan, 12 wiqiyadood",
    description:
      "Miro bisil oo ka yimid beeraha ka sarreeya Shakiso, siddeed iyo toban maalmood oo dhan lagu qallajiyey si macaanka mirahu koobka ugu haro. Waxaad dhadhamin doontaa buluubeeri, kookaw iyo dhammaad dheer oo macaan. Shiilid dhexdhexaad ah, bun dhan, 12 wiqiyadood oo ku jira bac leh waalfi iyo taariikhda shiilidda.",
    originStory:
      "Shakiso waxay ku taallaa 1,950 mitir oo dherer ah gobolka Guji, halkaas oo bunku ka baxo geedaha qansaxa iyo berdaha hoostooda. Ciidda cas si dhakhso ah ayay u daadisaa biyaha, habeennaduna waa qabow, sidaas darteed mirahu si tartiib ah ayay u bislaadaan.",
  },
  om: {
    title: "Buna Gujii uumamaa, firii guutuu, 12 oz",
    description:
      "Ija buna bilchaataa qonna Shaakkisoo gubbaa irraa, guyyaa kudha saddeetiif guutuutti goggogfame, kanaafuu dhandhamni isaa kubbaayyaa keessatti hafa. Buluuberii, kokowaa fi mi’aa dheeraa ni argatta. Akkaata giddugaleessaan akaa’ame, firii guutuu, 12 oz korojoo vaalvii qabuu fi guyyaa itti akaa’ame waliin.",
    originStory:
      "Shaakkisoon godina Gujii keessatti meetira 1,950 irratti argamti, bakka bunni laaftoo fi odaa jalatti guddatu. Biyyeen diimaan bishaan dafee dabarsa, halkan immoo ni qorra, kanaafuu iji suuta bilchaata.",
  },
  am: {
    title: "የጉጂ ተፈጥሯዊ ሙሉ ፍሬ ቡና፣ 12 አውንስ",
    description:
      "ከሻኪሶ በላይ ካሉ እርሻዎች የተለቀመ የበሰለ ቡና፣ የፍሬው ጣዕም በስኒው እንዲቀር ለአሥራ ስምንት ቀናት ሙሉውን የደረቀ። የብሉቤሪ፣ የኮኮዋ እና ረጅም ጣፋጭ ጣዕም አለው። በመካከለኛ ደረጃ የተቆላ፣ ሙሉ ፍሬ፣ 12 አውንስ ቫልቭ ባለው ከረጢት፣ የተቆላበት ቀን ማኅተሙ ላይ ተጽፏል።",
    originStory:
      "ሻኪሶ በጉጂ ዞን በ1,950 ሜትር ከፍታ ላይ ትገኛለች፤ ቡናውም በግራርና በሾላ ዛፎች ሥር ይበቅላል። ቀዩ አፈር ውኃ ቶሎ ያሳልፋል፣ ሌሊቶቹም ቀዝቃዛ ናቸው፤ ስለዚህ ፍሬው ቀስ ብሎ ይበስላል።",
  },
  ar: {
    title: "بن غوجي طبيعي حبوب كاملة، 12 أونصة",
    description:
      "كرز ناضج من مزارع فوق شاكيسو، جُفّف كاملًا ثمانية عشر يومًا ليبقى طعم الثمرة في الفنجان. ستجد فيه التوت الأزرق والكاكاو ونهاية طويلة حلوة. تحميص متوسط، حبوب كاملة، 12 أونصة في كيس بصمام، وتاريخ التحميص على الختم.",
    originStory:
      "تقع شاكيسو على ارتفاع 1,950 مترًا في منطقة غوجي، حيث ينمو البن تحت أشجار السنط والتين البري. التربة الحمراء سريعة الصرف والليالي باردة، فتنضج الثمار ببطء وتحفظ حلاوتها.",
  },
};

export const PRODUCT_TRANSLATIONS: ProductTranslations = {
  "mesob-16": MESOB,
  "guji-natural": GUJI,
};
