import type { ProductText } from "../types";

export const BOOKS_OM: Record<string, ProductText> = {
  proverbs: {
    title: "Qubni tokko fuula hin dhiqu: makmaaksa Somaalee 300",
    description:
      "Makmaaksa Somaalee dhibba sadii, Ingiliffi isaa fuula fuuldurattii, yeroo itti jedhamuu fi yeroo itti hin jedhamne ibsa gabaabaadhaan. Huccuu magariisaa fi urjii warqee, fuula 224, 5 × 8 in, ribbanii waliin. Dhimmaan qoodame: cidha, ollaa, bokkaa, maallaqa, ijoollee mata jabeeyyii. Kitaaba afaan lamaa masaalaa jabanaa bira, nama haasaa gochuu qabu hundaafis.",
    originStory:
      "Nimco Jaamaa kana ganna sagal keessatti namoota sagantaa raadiyoo hawaasaa Minneapolis bilbilan irraa walitti qabde. Bakka naannoon lama jecha irratti walii hin galletti lamaanuu maxxanfaman. Bilbiltoonni tartiiba irratti sagalee kennan, tokko immoo gonkumaa hin quufne.",
    culturalSignificance:
      "Falmiin Somaalee makmaaksa malee akka shaayii sukkaara malee ti jedha isaan keessaa tokko. Jaarsoliin walga’ii isaan banu, warri gaariin gonkumaa hin ibsaman. Yoo gaafachuu barbaadde, nama biraaf ture.",
  },
  seerah: {
    title: "Ibsaa Makkaa: siiraa maatii galgala 30",
    description:
      "Jireenya Nabiyyii, nagaan isa irra haa jiraatu, galgala soddoma sagalee olkaasanii dubbisuuf, halkan Ramadaanaa tokko tokkoof. Boqonnaan daqiiqaa kudha shan fudhata, gaaffii ijoollee lamaa fi kan ga’eessaa tokkoon xumurama. Ingiliffa jechoota Arabaa ijoo waliin. Qola jabaa, fuula 288, 6 × 9 in, kaartaa fi sarara yeroo, fakkii namaa malee. Umurii 8 fi isaa ol.",
    originStory:
      "Tuullaa yaadannoo abbaan Brooklyn Center tokko intala isaa afraniif barreesseen eegale, sababiin isaa kitaabni hundi yookiin dheeraa yookiin xiqqaa ture. Imaamoota saditu dubbise. Dabalata gaafatan.",
    culturalSignificance:
      "Ifxaara fi salaata halkanii gidduu walakkaan sa’aatii namni hundi kutaa tokko keessa jiru jira. Kitaabni kun isaaf murame. Halkan dhumaa yeroo baay’ee ijoolleetu sagalee olkaasee nuuf dubbisa.",
  },
  tajweed: {
    title: "Tajwiida tarkaanfiin: kitaaba hojii, sadarkaa 1 hanga 3",
    description:
      "Kitaaba hojii barnoota torban dhumaa fi minjaala kushiinaaf: barnoota afurtama qara’aa Qur’aanaa seera halluudhaan, fuula hordofuu fi chaartii istikarii. Fuula 160, 8.5 × 11 in, waraqaa furdaa. Ibsi Afaan Ingiliffaa fi Somaalee. Deebiin barsiisaa duuba irratti waraqaa dachaafame irra jira. Barnoota Islaamaa boo’icha malee, yookiin boo’icha xiqqaan.",
    artisanBio:
      "Ustaazaa Maryam Ilmii Saint Paulitti waggaa digdamii tokko Qur’aana barsiifte. Fuula hunda ijoolleedhuma kudha tokko irratti yaaltee waan isa itti aanu akka gaafatan godhe hambifte. Amma nama guddaadha.",
  },
  "camel-and-star": {
    title: "Gaala urjii hordofe: kitaaba suuraa",
    description:
      "Gaalli xiqqaan urjii adii halkan cuquliisa keessa hordofa, eessa akka ishee raftu baruuf. Oduu durii hirribaa Afaan Ingiliffaa fi Somaalee, umurii 3 hanga 7, fuula dibame soddomii lamaa fi sirba dhuma irraa. 9 × 9 in, qola jabaa, waraqaa calaqqee hin qabne. Galgala Adooleessa 1 dura yoo dubbifame oduu alaabaa ti; halkan biraa immoo waa’ee mana galuu ti.",
    originStory:
      "Awutobisii lakkoofsa 2 Riverside fi mana barumsaa gidduu keessatti, torbanitti fuula tokko barreeffame. Gaalli Geeloo jedhama, maqaa gaala jalqabaa barreessituu, kan mata jabeessaa fi ziyii sodaatu ture. Ziyiinis keessa jira.",
  },
  qubee: {
    title: "Qubee ijoolleef: kitaaba qubee Afaan Oromoo",
    description:
      "Qubee soddomii lama, suuraa soddomii lama: arba irraa hanga zayita. Fuulli hundi jecha Oromoo, Ingiliffa isaa fi hima irra deebi’amu qaba. Waraqaa furdaa fiixeen geengoo’aa, 7 × 7 in, fuula 36, umurii 1 hanga 5. Qubeen dachaa fuula mataa isaanii qabu. Qalama soyaan maxxanfame, ilkaan baasuunis yaalame.",
    culturalSignificance:
      "Dhaloota lamaaf Afaan Oromoo maxxansuun dhorkaa ture. Akkoo fi akaakayyuun qubee isaanii dhoksaan baratan amma kana awutobisii keessatti sagalee olkaasanii dubbisu, awutobisiin guutuun L dachaa barata. Tokko tokko dhumarratti itti makamu.",
  },
  fidel: {
    title: "Fidala koo jalqabaa: qubee Amaaraa fi Tigriffaa",
    description:
      "Akkaataa torban barreeffama Itoophiyaa, fuula tokkotti maatii tokko, xiyya sarara agarsiisu, walaloo fi fakkii xiqqaa waliin. Fuula haqamuu danda’uu fi maarkerii; fuula 96, 8 × 10 in. Yaadannoo warraaf Ingiliffaan. Qubee Amaarrii fi Tigriffi waliin qaban, achii kan isa tokko qofaa. Umurii 4 hanga 9, ga’eessota obsa qabaniifis.",
    makingProcess:
      "Qubeen barreessaa mana amantaa sooramaan Aksum irraa amma Roseville jiraatuun burushiin barreeffame, achii maxxansaaf waraabame. Bakka inni dhaabbatu xiyyi jira. Hordofi, harki kees ni suutata.",
  },
  "first-of-july": {
    title: "Halkan Adooleessa Tokkoffaa: walabummaa Somaaliyaa",
    description:
      "Seenaa guyyoota naannoo Adooleessa 1, 1960, warra achi turaniin himame: postaa raabsaa, misirroo, hogganaa baandii, mucaa bantii irra. Gaaffii fi deebii afurtama, suuraa jaatamaa fi kaartaa sadii. Qola lallaafaa, fuula 312, 6 × 9 in, Ingiliffa sirba hundaa Somaalee waliin. Akaakayyuu isa sirreessuuf, barattoota waraabbiif gaarii dha.",
    originStory:
      "Gaaffii fi deebiin kushiinaa keessatti Hargeessa hanga Columbus bara 2008 hanga 2016 godhame. Dubbattoota keessaa kudha tokko maxxanfamuu isaa arguuf lubbuun hin turre; maatiin isaanii suuraa filatan. Sagaleen isaanii kuusaa keessa jira.",
    culturalSignificance:
      "Manni hundi waa’ee halkan walakkaa sanaa seenaa mataa isaa qaba: eenyu boo’e, eenyu sirbe, eenyu rafe. Kitaabni kan keetiif dhumarratti fuula duwwaa kudhan dhiisa. Dubbistoonni tokko tokko kudhan biraa fi irsaasii nu gaafataniiru.",
  },
  "four-kitchens": {
    title: "Kushiinaa Afur: nyaata Gaanfa Afrikaa",
    description:
      "Akkaataa nyaataa dhibba tokkoo fi kudhan kushiinaa Somaalee, Oromoo, Amaaraa fi Eritiraa gamoo Minneapolis tokkoo irraa. Xawaashii fi barbaree irraa hanga canjeeroo, doro wot, ceeccabsaa fi ambaashaatti, tarree Iidaa fi soomaa waliin. Qola jabaa, ni diriira, fuula 272, 8 × 10 in. Nyaanni hundi osoo hin maxxanfamin ollaa fuulduraatiin bilcheeffame.",
    culturalSignificance:
      "Bilcheessitoonni afran waa’ee abishii waggaa tokko falman. Kan hafe waan hundi isaanii haadha wal irraa dhiheessanii dha. Sadarkaa mana nyaataa keessatti argan hunda caalu ta’ee argame.",
    artisanBio:
      "Idil, Kulaanii, Muluu fi Abrehet bara 2003 irraa kutaa huccuu dhiqannaa waliin fayyadamu. Tokko illee kanaan dura akkaataa nyaataa hin barreessine, lama ammallee barreessuu isaanii haalu. Huccuun gonkumaa hin gogne irratti garuu hundi walii galu.",
  },
};
