import type { ArticleText } from "../types";

export const GUIDES_OM: Record<string, ArticleText> = {
  "roasting-green-coffee-at-home": {
    title: "Buna jiidhaa eelee irratti akaa’uu, tarkaanfiin",
    excerpt:
      "Eelee ulfaataa, fal’aana mukaa fi daqiiqaa kudha shan. Maal dhaga’an, yoom dhaaban, buna ammallee jiidhaa akkamitti kuusan.",
    content: `Bunni jiidhaan kan akaa’ame irra gatii xiqqaata, ji’oota tura, siinii haaraa argachuu dandeessu ta’a. Waan inni si gaafatu xiyyeeffannaa: daqiiqaa kudha shanif waan biraa hojjechuu hin dandeessu.

## Waan si barbaachisu

Eelee ulfaataa, yoo danda’ame sibiila. Fal’aana mukaa. Calaltuu sibiilaa. Foddaa banaa, aara baastuu sadarkaa olaanaa. Yeroo tokkotti giraama 150 hanga 200 fudhu, akka firiin dachaa tokkoo fi walakkaa ta’uuf.

## Akaa’uu

Eelee ibidda giddugaleessaan daqiiqaa shan ho’isi, achii buna naqiitii walitti makuu eegali. Hin dhaabin.

1. **Daqiiqaa 0 hanga 5.** Firiin magariisa irraa keelloo ta’a, marga, achii daabboo urga.
2. **Daqiiqaa 5 hanga 9.** Magaala ta’ee xiqqoo aara. Qolli haphiin ni ba’a. Alaan afuufi.
3. **Dhoo’insa jalqabaa.** Akka fandishaa sagalessa. Asii kaasee bunni dhugamuu danda’a: akaa’uu salphaa.
4. **Daqiiqaa tokko hanga lama booda.** Giddugaleessa: magaala walqixa, gubbaan ammallee goggogaa. Bunni Itoophiyaa irra caalaan asitti mi’aawa, sababiin isaa firii fi daraaraan ammallee jira.
5. **Dhoo’insa lammataa.** Suuqaa fi saffisaa. Zayitni ba’a. Kun gurraacha, akaa’uun jabanaa aadaa yeroo baay’ee asitti xumurama. Daqiiqaa tokko dabalata, cilee qabda.

Firiin ulfaatina isaa harka kudhan hanga shan keessaa tokko dhaba, walakkaadhaan guddata.

## Qabbaneessuu

Osoo sirrii fakkaatee yeroo xiqqoo dura calaltuutti garagalchi, raasi. Ho’a ofiitiin akaa’uu itti fufa, kanaaf dafi. Yeroo qabbanaa’u qaruura keessa kaa’i, cufaa guyyaa tokko laaffisi. Bunni erga akaa’amee gaazii baasa, hedduunis guyyaa lammataa caalaatti jaallatu. Sirnaaf yeruma sana dhugama, kunis sirrii dha.

## Buna jiidhaa kuusuu

Qorraa, goggogaa, dukkana, qilleensa waliin: korojoon jirbii yookiin waraqaa kaabinii keessatti qaruura cufaa aduu keessaa caala. Qabbaneessituu miti, achitti jiidhinaa fi foolii fudhata. Ji’a jaha hanga kudha lamaatti fayyadami. Yeroo haphatee citaa urgaa’u dulloomeera.

## Yoo dogoggore

Halluu walqixa hin taane: firii baay’ee yookiin makuu xiqqaa. Bakka gubatee keessi dheedhii: eeleen baay’ee ho’aa ture. Dhandhama malee: yeroo dheeraa fudhate. Daqiiqaa waraqaa irratti barreessi. Tuunni sadaffaan yeroo baay’ee gaarii ta’a.`,
  },
  "berbere-and-xawaash": {
    title: "Barbareen fi xawaashiin obboleeyyan miti",
    excerpt:
      "Makaa lama kushiinaan Gaanfaa hundi beeku: maal keessa jira, maaliif ta’a, maaliif isa tokko qorrisiistuu keessa taa’a.",
    content: `Maamiltoonni “isa diimaa” fi “isa magaalaa” gaafatu. Masaalaa irratti wal fakkaatu, garuu tokko barbaree irratti, kan biraan kamuunii irratti ijaarame, isa tokko isa biraan bakka buusuu hin dandeessu.

## Barbaree

Kan Itoophiyaa fi Eritiraa. Barbareen diimaan goggogaan irra caala. Naannoo isaa qullubbii adii, jinjibila, *korarima* isa heelii Itoophiyaa, abishii, *besobela* firri reeyhaanii, kamuunii gurraachaa fi ajwain jiru; maatiin hundi itti dabala yookiin irraa hambisa. Barbareen ni goggoga, baala haaraa waliin tumama, ammas goggoga, achii firii akaa’ame waliin daakama.

Barbareen coomaa fi yeroo barbaada. Qullubbii duraan lallaafe keessa, dhadhaa yookiin zayita waliin gala, osoo wanti bishaan qabu hin itti hin dabalamin daqiiqaa kudhan yoo xiqqaate bilchaata. Nyaata xumurame irra yoo facaafame dheedhii dhandhama. Sanaaf mitmixaatu jira, kan ho’aa fi soogidda qabu.

Doro wot, misir wot, kuduraa waadame fi xuwwee baaqelaaf fayyadami.

## Xawaashii

Kan Somaalee, lallaafaa dha: barbaree hin qabu. Kan keenya torba qaba: kamuunii, dimbilaala, barbaree gurraacha, qarafaa, heelii, qarunfulii fi irdii. Guutuu ta’ee hanga foolii lawuzii qabaatutti akaa’amee daakama. Jechi mi’eessituu qofa jechuu dha, mana lamatu waa’ee hammaa walii hin galu.

Xawaashiin dursee gala, qullubbii waliin, waan hundaas ni dhiisa. Ruuzii, suqaarii, shoorbaa, bishaan suugoo paastaa keessa, barbaree gurraachaa fi irdii malee immoo shaayii keessa gala.

## Tokko qofa yoon qabaadhe?

Xawaashii gara barbaree geessuu dandeessa, paappiriikaa, barbaree, jinjibila, abishii fi qullubbii adii xiqqoo itti dabaluun. Gaarii ta’a, barbaree garuu hin ta’u. Barbaree irraa gara xawaashiitti karaan hin jiru, barbareen keessaa hin ba’u waan ta’eef.

## Akkaataa itti kaa’amu

Ifaa fi ho’i diina, achi booda yeroo. Mi’eessituun guutuun waggaa lama tura, kan daakame ji’a jaha gaarii dha. Barbareen zayitaa fi jiidhina xiqqoo qaba, kanaaf kushiinaa ho’aa keessatti qorrisiistuu keessa kaa’a, qaruura xiqqaan, waan barbaadus keessaa fudha. Gonkumaa hin jabaatu. Xawaashiin kaabinii dukkanaa’aa keessatti gammada.

Waan ji’a sadii keessatti fayyadamtu bitadhu. Barbareen walakkaa paawundii xuwwee kudha jaha arjaa ta’a.`,
  },
  "teff-questions-answered": {
    title: "Xaafii: gaaffii torba kan torban hunda dhageenyu",
    excerpt:
      "Diimaa moo adii, hammam bukaa’a, maaliif iji hin jiru, biddeenni yeroo hunda gluutenii hin qabuu. Miti.",
    content: `Xaafiin midhaan namni ittiin tolchu keessaa isa xiqqaa dha: firiin isaa tuqaa qubee i ga’a. Baddaa Itoophiyaatti waggaa kumaatamaan qotameera. Kunneen gaaffilee nuti irra caalaatti gaafatamnu.

## Diimaa moo adii?

Xaafiin diimaan lafa dhandhama, xiqqoo dafee bukaa’a. Adiin salphaa dha, biddeena haphii kenna. Tooftaan lamaaniifuu walqixa, walakkaa walakkaan yaalii jalqabaa gaarii dha.

## Biddeenni gluutenii hin qabuu?

Xaafiin hin qabu. Biddeenni yoo wanti biraan keessa hin jirre qofa. Waan alaan Itoophiyaa gurguramu keessaa baay’een qamadii, garbuu yookiin daakuu biraan bal’ifama. Fayyaa keetiif yoo barbaachise, raga isaa dubbisi, daakuu maashinii adda ta’een daakame barbaadi, gurguraa gaafadhu.

## Bukoon hammam fudhata?

Ho’a manaatti guyyaa lama hanga afur. Daakuu fi bishaan haphisii walitti maki, laaffisii haguugi, achitti dhiisi. Dhangala’aan gurraachi gubbaatti walitti qabama, *ersho* jedhama. Irra caalaa irraa dhangalaasi, walakkaa kubbaayyaa kan itti aanuuf kaa’i: raacitii kee.

## Bukoo keessaa harki bilcheeffamuu qabaa?

Ni gargaara. Bukoo bukaa’e kubbaayyaa tokko fudhu, bishaan danfe kubbaayyaa lama keessatti maki, hanga furdatutti walitti maki, haa qabbanaa’u, deebisii itti maki. Kun *absit* jedhama, biddeena osoo hin cabin akka dachaafamu godha.

## Maaliif iji hin jiru?

Iji gaazii bukoo jiidhaa eelee ho’aa irraa ka’uun dhufa. Ija dhabuun waan sadii keessaa tokko: bukoon hin dhangaggoofne, baay’ee furdate, yookiin eeleen hin ho’ine. Bukoon akka kireemii haphii yaa’uu qaba. Eelee elektirikii irratti gara 215 °C, 420 °F barbaadi.

## Ni garagalchaa?

Gonkumaa. Alaa irraa geengoodhaan dhangalaasi, iji haa banamu, qadaadi, hurki gubbaa haa xumuru. Daqiiqaa tokkoo fi walakkaa hanga lama. Yeroo moggaan ol ka’u kaasi.

## Akkamitti kaa’a?

Tokkoon tokkoon isaa osoo walirra hin kaa’in guutumaan haa qabbanaa’u, yoo kana ta’uu baate wal maxxana. Huccuu, achii pilaastikiin marame kushiinaatti guyyaa sadii, qabbaneessituu keessatti torban, qorrisiistuu keessatti ji’a sadii tura.`,
  },
  "reading-a-halal-certificate": {
    title: "Ragaan halaalaa maal jedha, maal immoo hin jedhu",
    excerpt:
      "Ragaan hundi waan afur agarsiisa. Akkamitti dubbisan, mallattoon suuqa keenyaa maal jechuudha, gurguraa maal gaafattu.",
    content: `“Halaala” asxaa irratti himannaa dha. Ragaan mallattoo qaama biraa himannaa jalatti. Garaagarummaan daqiiqaa yeroo keetii ni malata.

## Waan afran ilaalamu

1. **Eenyu kenne.** Qaama ragaa maqaa, teessoo fi karaa ittiin quunnaman qabu. Baay’eetu jiru, hundis seera tokko hin hordofan, fakkeenyaaf waa’ee gowwoomsuu. Hawaasni tokko tokko isa tokko filata.
2. **Dhaabbata kamii fi oomisha kam.** Ragaan dhaabbata tokkoo fi oomisha isaa, yookiin warshaa tokko maqaa dhaha. Ragaan karameelaa waa’ee shoorbaa waan hin himu.
3. **Lakkoofsa isaa.** Isaan qaamni sun waraqaan dhugaa ta’uu sitti himuu danda’a. Hedduun fuula itti ilaaltu qabu.
4. **Hanga yoomii.** Irra caalaan waggaa hojjeta. Ragaan yeroon isaa darbe suuraa darbee ti.

## Mallattoon suuqa keenyaa maal jechuudha

Gurguraan ragaa olfe’a: eenyu kenne, lakkoofsa isaa, guyyaa dhumaa hojjetu. Dubbifnee mirkaneessina yookiin didna. Achi booda qofa oomishni mallattoo qabaata, yeroon ragaa darbes ofumaan irraa kaasna. Qaama, lakkoofsaa fi guyyaa fuula oomishaa irratti argita. Sanada sakatta’na. Qaama ragaa kennu miti, kushiinaa hin sakattaanu.

## Bakka irra caalaatti barbaachisu

Foon dhugaa, waan horii irraa hojjetame: jelaatiinii mi’aawaa keessaa, reenetii ayibii keessaa, cooma keekii keessaa, giliseriinii kireemii keessaa. Achii dhandhamni, alkoolii keessatti kan baquu danda’u. Korojoon misiraa, mi’eessituu guutuu yookiin buna jiidhaa waraqaa baay’ee xiqqaa barbaada, gurgurtoonni tokko tokko garuu ni qabu, bitattoonni biyya alaa waan gaafataniif.

## Gurguraa maal gaafattu

Gurguraaf fuula oomishaa irraa ergaa ergi, akka deebiin galmaa’uuf. Gaaffiin gabaabaan deebii ifaa argata:

- Qaama kamtu ragaa kenne, oomishni kun tarree keessa jiraa?
- Wanti horii irraa dhufe keessa jiraa, isa kam irraa?
- Sarara tokko irratti waan halaala hin taane waliin saamsamaa?

Gurguraan beeku guyyaa keessatti sitti hima. Gaaffiin kee waa’ee amantii yoo ta’e malee waraqaa yoo hin taane, nama beekumsa isaa amantuu gaafadhu. Kutaa sana suuqni ragaa kennuu hin danda’u.`,
  },
  "al-luban-wal-bakhour": {
    title: "Ixaana: akkamitti filattuu fi akkamitti aarsitu",
    excerpt:
      "Tulluuwwan Sanaag irraa hanga girgiraa manaatti: gosa fi sadarkaa ixaanaa, aarsuu nageenya qabu, waggaa gara waggaatti akkamitti kaa’an.",
    content: `Ixaanni xabag mukni yeroo qolli isaa madaa’u baasuudha. Akka aannanii adii ta’ee ba’a, gara torban lamaatti goggogee imimmaan kan jedhamu ta’a. Gaarreen naannoo Erigaaboo irraa gosni lama beekamu dhufa: **beeyoo** foolii loomii fi gaattiraatti dhihaatu, **maydii** mukni isaa dhagaa irra guddatu, kan ciniinamuu fi kan aarfamus.

## Sadarkaa akkamitti dubbista

Xabagni gaaddisatti harkaan addaan ba’a. Firiin guddaan ifaan sadarkaa tokkoffaa, xixiqqaan yookiin gurraachi lammaffaa. Halluun gurraachi hir’ina miti, foolii isaa yeroo baay’ee cimaa dha, gatiin isaas xiqqaata. Caccabaan gara zayita baasuutti deema. Makaa manaatiif lammaffaan si ga’a, tokkoffaa keessummaaf kaa’i.

## Mallattoo qulqullinaa

- Foolii ifaa osoo hin gubatin, dhibii fi cooma malee.
- Firii goggogaa wal hin maxxanne.
- Qola fi cirracha xiqqaa.
- Maqaa naannoo fi waqtii haammaannaa saamsa irratti.

## Akkaataa aarsuu

1. Girgiraa keessatti cirracha yookiin daaraa, achii cilee kaa’i.
2. Jala aara baastuutti yookiin alaan qabsiisi, hanga daaraan uwwisutti eegi.
3. Firii shumburaa hamma tokko kaa’i. Yoo dafee gurraacha’e cileen ho’aa dha, daaraa xiqqoon uwwisi.
4. Foddaa xiqqoo bani, girgiraa golgaa fi harka ijoollee irraa fageessi.
5. Kophaa hin dhiisin, cileen sa’aatii tokkoo fi isaa ol ho’aa dha.

Namni asmii qabu, kan mana keessaa simbirroo qabus, aara irraa fagaachuun caala.

## Garaagarummaa ixaanaa fi uunsii

Ixaanni xabag qulqulluu dha. Uunsiin Somaalee immoo makaa xabag, sukkaara, ’uudii fi shittoo irraa bilcheeffamu, uffata, rifeensaa fi mana urgeessuuf cilee tasgabbaa’aa irra kaa’ama.

## Kaa’uu

Qaruura cufaa bakka qorraa dukkanaa’aatti. Ixaanni waggoota tura, foolii isaa garuu yeroo waliin hir’ata. Firiin bona keessa yoo wal maxxane sa’aatii tokko qabbaneessituu keessa kaa’i, suuta addaan baasi.`,
  },
};
