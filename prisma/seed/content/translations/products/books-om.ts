import type { ProductText } from "../types";

export const BOOKS_OM: Record<string, ProductText> = {
  "proverbs": {
    title: "Qubni tokko fuula hin dhiqu: makmaaksa Somaalee 300",
    description: "Makmaaksa Somaalee dhibba sadii, Ingiliffi isaa fuula fuuldurattii, yeroo itti jedhamuu fi yeroo itti hin jedhamne ibsa gabaabaadhaan. Huccuu magariisaa fi urjii warqee, fuula 224, 5 fi 8 in, ribbanii waliin. Dhimmaan qoodame: cidha, ollaa, bokkaa, maallaqa, ijoollee mata jabeeyyii. Kitaaba afaan lamaa masaalaa jabanaa bira, nama haasaa gochuu qabu hundaafis.",
  },
  "seerah": {
    title: "Ibsaa Makkaa: siiraa maatii galgala 30",
    description: "Jireenya Nabiyyii, nagaan isa irra haa jiraatu, galgala soddoma sagalee olkaasanii dubbisuuf, halkan Ramadaanaa tokko tokkoof. Boqonnaan daqiiqaa kudha shan fudhata, gaaffii ijoollee lamaa fi kan ga’eessaa tokkoon xumurama. Ingiliffa jechoota Arabaa ijoo waliin. Qola jabaa, fuula 288, 6 fi 9 in, kaartaa fi sarara yeroo, fakkii namaa malee. Umurii 8 fi isaa ol.",
  },
  "tajweed": {
    title: "Tajwiida tarkaanfiin: kitaaba hojii, sadarkaa 1 hanga 3",
    description: "Kitaaba hojii barnoota torban dhumaa fi minjaala kushiinaaf: barnoota afurtama qara’aa Qur’aanaa seera halluudhaan, fuula hordofuu fi chaartii istikarii. Fuula 160, 8.5 fi 11 in, waraqaa furdaa. Ibsi Afaan Ingiliffaa fi Somaalee. Deebiin barsiisaa duuba irratti waraqaa dachaafame irra jira. Barnoota Islaamaa boo’icha malee, yookaan boo’icha xiqqaan.",
  },
  "camel-and-star": {
    title: "Gaala urjii hordofe: kitaaba suuraa",
    description: "Gaalli xiqqaan urjii adii halkan cuquliisa keessa hordofa, eessa akka ishee raftu baruuf. Oduu durii hirribaa Afaan Ingiliffaa fi Somaalee, umurii 3 hanga 7, fuula dibame soddomii lamaa fi sirba dhuma irraa. 9 fi 9 in, qola jabaa, waraqaa calaqqee hin qabne. Galgala Adoolessa 1 dura yoo dubbifame oduu alaabaa ti; halkan biraa immoo waa’ee mana galuu ti.",
  },
  "qubee": {
    title: "Qubee ijoolleef: kitaaba qubee Afaan Oromoo",
    description: "Qubee soddomii lama, suuraa soddomii lama: arba irraa hanga zayita. Fuulli hundi jecha Oromoo, Ingiliffa isaa fi hima irra deebi’amu qaba. Waraqaa furdaa fiixeen geengoo’aa, 7 fi 7 in, fuula 36, umurii 1 hanga 5. Qubeen dachaa fuula mataa isaanii qabu. Qalama soyaan maxxanfame, ilkaan baasuunis yaalame.",
  },
  "fidel": {
    title: "Fidala koo jalqabaa: qubee Amaaraa fi Tigriffaa",
    description: "Akkaataa torban barreeffama Itoophiyaa, fuula tokkotti maatii tokko, xiyya sarara agarsiisu, walaloo fi fakkii xiqqaa waliin. Fuula haqamuu danda’uu fi maarkerii; fuula 96, 8 fi 10 in. Yaadannoo warraaf Ingiliffaan. Qubee Amaarrii fi Tigriffi waliin qaban, achii kan isa tokko qofaa. Umurii 4 hanga 9, ga’eessota obsa qabaniifis.",
  },
  "first-of-july": {
    title: "Halkan Adoolessa Tokkoffaa: walabummaa Somaaliyaa",
    description: "Seenaa guyyoota naannoo Adoolessa 1, 1960, warra achi turaniin himame: postaa raabsaa, misirroo, hogganaa baandii, mucaa bantii irra. Gaaffii fi deebii afurtama, suuraa jaatamaa fi kaartaa sadii. Qola lallaafaa, fuula 312, 6 fi 9 in, Ingiliffa sirba hundaa Somaalee waliin. Akaakayyuu isa sirreessuuf, barattoota waraabbiif gaarii dha.",
  },
  "four-kitchens": {
    title: "Kushiinaa Afur: nyaata Gaanfa Afrikaa",
    description: "Akkaataa nyaataa dhibba tokkoo fi kudhan kushiinaa Somaalee, Oromoo, Amaaraa fi Eritiraa gamoo Minneapolis tokkoo irraa. Xawaashii fi barbaree irraa hanga canjeeroo, doro wot, ceeccabsaa fi ambaashaatti, tarree Iidaa fi soomaa waliin. Qola jabaa, ni diriira, fuula 272, 8 fi 10 in. Nyaanni hundi osoo hin maxxanfamin ollaa fuulduraatiin bilcheeffame.",
  },
};
