import type { ProductText } from "../types";

export const SPICES_OM: Record<string, ProductText> = {
  "berbere": {
    title: "Barbaree dhagaan daakame, 8 oz",
    description: "Barbaree aduun goggoge qullubbii adii, jinjibila, korarima, abishii, ciraa fi mi’eessituu kudha tokko biraa waliin, muraasaan University Avenue irratti dhagaan daakame. Ho’aa malee hamaa miti, diimaa suphee, xiqqoo mi’aawaa. Fal’aanni lama ittoo misiraa nama jahaaf ga’a. 8 oz korojoo deebi’ee cufamu keessatti; qabbaneessituu keessa kaa’i, waggaa tokko ifaa ta’ee tura. Halaala, soogidda malee, halluu malee.",
  },
  "mitmita": {
    title: "Mitmixaa, barbaree xixiqqoo fi korarima, 4 oz",
    description: "Xiqqoo, keelloo diimaa fi cimaa. Barbareen xixiqqoon korarima, qarunfulii fi soogidda waliin bullaa’ee daakame; kitfoof, hanqaaquuf, avokaadoof yookaan waciitii baaqelaaf. Xiqqoon eegali: barbaree keenya dachaa afur ho’a. 4 oz korojoo foddaa qabu keessatti, maal waliin akka jirtu akka argituuf. Kushiinaa halaalaa.",
  },
  "shiro": {
    title: "Daakuu shuuroo qullubbii fi baala waliin, 1 lb",
    description: "Shumburaa fi atara akaa’ame qullubbii adii, besobelaa, korarima fi barbaree laafaa waliin daakame. Fal’aana afur qullubbii ho’uu fi bishaan waliin walitti maki, daqiiqaa kudha shan danfisi, irbaanni nama sadii qophaa’aa dha. Foon hin qabu, gluutenii hin qabu, akka ittoo gaarii furdaa. 1 lb nyaata kudha shan ta’a. Nyaata guyyaa hojii walakkaa Itoophiyaa.",
  },
  "korarima": {
    title: "Korarima guutuu, 3 oz",
    description: "Korarima gurraacha Itoophiyaa, guutuu fi aaraa, qonna bosonaa naannoo Jimmaa irraa. Tokko cabsiitii firii isaa ganaa harkaa gidduutti rigi: kaafuura, nutmegii, xiqqoo bargamoo. Bunaaf, dhadhaaf, misiraa fi ruuziif fayyadami. Gara soddomaa 3 oz keessatti, osoo hin saamsamin akka durii kirrii irratti naqame. Guutuun waggaa lama tura.",
  },
  "niter-kibbeh": {
    title: "Dhadhaa mi’eeffame, niter kibbeh, 12 oz",
    description: "Dhadhaa sa’aa marga nyaatu suuta korarima, irdii, besobelaa, qullubbii adii fi kosereetii waliin danfe, yeroo lama calalamee warqee qulqulluu ta’e. Hundee ittoo, xiibsii fi raafuu, fandishaa irratti immoo nama dinqa. Qaruura 12 oz; qabbaneessuun hin barbaachisu, ji’a jaha keessatti fayyadami. Ragaa halaalaa. Aannan of keessaa qaba. Fal’aana goggogaan fudhu.",
  },
  "spice-sampler": {
    title: "Mi’eessituu sadii: barbaree, irdii, korarima",
    description: "Kuusaa jalqabaa saanduqa keessatti: barbaree dhagaan daakame 4 oz, irdii warqee 4 oz fi korarima guutuu 2 oz, fal’aana mukaa fi kaardii akkaataa nyaataa jaha waliin, ittoo misiraa hanga ruuzii Iidaatti. Mana haaraaf yookaan ollaa barbaaduuf gaarii dha. Korojoon sadan deebi’anii cufamu; saanduqni warra mi’eessituu ta’a. Kushiinaa halaalaa.",
  },
  "xawaash": {
    title: "Xawaashii mi’eessituu torbaa, qaruura 7 oz",
    description: "Kushiinaa Somaalee qaruura tokko keessatti: kamuunii, dimbilaala, irdii, barbaree gurraacha, heelii magariisa, qarafaa fi qarunfulii. Dachaa dachaan guutuu dhufa, kanaaf waan argattu ni argita; raasiitii hamma barbaaddu daaki. Ruuzii, suqaarii, shoorbaa misiraa fi fooniif. 7 oz qaruura furtuu mukaa qabu keessatti. Osoo hin daakin suuta akaayi, karaan hundi waan bilcheessitu ni beeka.",
  },
  "dates": {
    title: "Timira lallaafaa ifxaaraaf, saanduqa 2 lb",
    description: "Timira furdaa lallaafaa oyaasii Tajuuraa keessaa, dachaa lamaan saanduqa 2 lb keessatti. Karameelaa, xiqqoo toofii, qola haphii, sanyii xixiqqoo. Sadii bishaan kubbaayyaa waliin, soomni ni furama. Bakka qorraa kaa’i, ji’a afur tura; yoo qorrisiiste karameelaa ta’a. Wanti itti dabalame hin jiru. Saamsiin halaala.",
  },
  "xalwo": {
    title: "Halwaa heelii fi saliixa, 1.5 lb",
    description: "Calaqqisaa, diimaa warqee, muruuf jabaa. Halwaan sa’aatii lamaaf heelii, nutmegii, sa’afaraanaa fi dhadhaan danfe, saliixaa fi looza gubbaatti, qorqoorroo 1.5 lb keessatti kan gara afurtamatti muramu. Ho’a manaatti buna hadhaa’aa waliin dhiyeessi. Torban jaha tura. Aannan, saliixaa fi looza of keessaa qaba. Ragaa halaalaa.",
  },
  "turmeric": {
    title: "Irdii warqee haaraa daakame, 6 oz",
    description: "Irdii bakka tokko irraa dhufe, torban ergamutti daakame, kanaaf korojoon foolii qola burtukaanaa fi lafaa qaba malee kan awwaaraa miti. Warqee gadi fagoo, halluun isaa alicha, ruuzii fi shoorbaa keessatti ni tura. 6 oz fal’aana waliin. Kurmaanni fal’aanaa xuwwee tokkoof ni ga’a. Fal’aana mukaa, huccuu fi quba walqixa diba.",
  },
  "sesame-oil": {
    title: "Zayita saliixaa qorraan cuunfame, 17 oz",
    description: "Zayita warqee salphaa saliixa Gaash Barkaa irraa, ho’a manaatti daaktuu mukaan cuunfamee guyyaa kudhan taa’e. Dhandhamni isaa kan firii ti, kan aaraa miti: salaaxaa misiraa, hummusii, qurxummii fi rifeensaaf gaarii. 17 oz qaruura dukkanaa’aa keessatti. Ibidda cimaan hin waadin. Erga banamee ji’a afur keessatti fayyadami.",
  },
  "white-honey": {
    title: "Damma adii baddaa, 16 oz",
    description: "Damma naannoo kanaa isa darbee darbee argamu: adii, akka kireemaa, arraba irratti qabbanaa’aa, kanniisa tulluu meetira 2,400 irratti daraaraa nyaatu irraa. Ofuma isaan jabaata, gonkumaa hin ho’ifamin. 16 oz qaruura keessatti. Fal’aanaan nyaadhu, ambaashaa yookaan itittuu waliin. Waggaatti yeroo tokko Sadaasa keessa haammatama, dafees dhuma.",
  },
  "forest-honey": {
    title: "Damma bosonaa gurraacha saanee isaa waliin, 12 oz",
    description: "Damma gurraacha bosona gaaraa irraa, qaruura hunda keessa saaneen isaa jira. Karameelaa, aaraa fi xiqqoo hadhaa’aa, ayibii waliin, maxinoo irratti yookaan foon mi’eessuuf ajaa’iba. Qaruura 12 oz fal’aana dammaa waliin. Jiidhaa, kan hin calalamin; kanaaf daraaraa xiqqoo, ganna immoo kiristaala eegi; bishaan laafaan ni deebisa. Daa’imaaf miti.",
  },
  "brown-teff": {
    title: "Daakuu xaafii diimaa, haaraa, 5 lb",
    description: "Xaafii diimaa guutuu Kibxata daakamee halkanuma sana saamsame. Foolii lafaa, xiqqoo kokowaa, uumamaan gluutenii hin qabu. Biddeena amala qabuuf, marqaaf, paankeekii fi kukiisii Seward keessaa hunda caaluuf. Korojoo jirbii 5 lb. Biddeenaaf ho’a manaatti guyyaa lama bukeessi; qajeelfamni raacitii korojoo irratti hodhameera.",
  },
  "ivory-teff": {
    title: "Daakuu xaafii adii, 5 lb",
    description: "Xaafii adii caalu biddeena lallaafaa ija baay’ee qabuuf. Laafaa, xiqqoo mi’aawaa, gluutenii hin qabu, diimaa keenya caalaa bullaa’aa. 5 lb korojoo jirbii keessatti. Walakkaa walakkaan diimaa waliin maki, maatiin asii baay’een akkas tolchu. Goggogaa kaa’i; daakuun ji’a afur gaarii dha, qabbaneessituu keessatti immoo waggaa tokko.",
  },
  "injera": {
    title: "Biddeena xaafii haaraa, kudhan",
    description: "Halkan Seward keessatti tolfamee sa’aatii saddeetitti konkolaataa irra: biddeena 16 in xaafii qofaa kudhan, lallaafaa, dhangaggaa’aa, ija guutuu. Garbuu hin qabu, qamadii hin qabu, xaafii, bishaanii fi yeroo qofa. Guyyaa afur keessatti nyaadhu yookaan waraqaa gidduu kaa’ii ji’a lama qorrisiisi. Naannootti guyyaa itti aanu ga’a; fagootti korojoo ho’a eeguun deema. Mana biddeenaa halaalaa.",
  },
  "sambusa-wraps": {
    title: "Haguuggii sambuusaa, 50",
    description: "Haguuggii haphii dachaafamuu danda’u, dachaa sadiif sirriitti murame: muruun hin jiru, tarsaasuun hin jiru. Shantama, diriiree qorre, akkaataa maxxansituu fi suuraa dachaa duuba isaa irratti. Ni caccaba’u, hanga salaanni dhumutti iyyuu. Sa’aatii lamaaf korojoo keessatti baqsi, huccuu jiidhaa jala kaa’i. Daakuu qamadii, bishaan, soogidda, zayita. Ragaa halaalaa.",
  },
  "canjeero-mix": {
    title: "Daakuu canjeeroo qophaa’aa, 2 lb",
    description: "Ciree Somaaleetiif: daakuu, boqqolloo bullaa’aa fi fal’aana xaafii, marsaan isaa akka mul’atuu fi moggaan akka lallaafuuf makame. Bishaan laafaa fi raacitii xiqqoo itti dabali, sa’aatii tokko haa turu, geengoodhaan dhangalaasi. 2 lb gara canjeeroo soddomaa ta’a. Dhadhaa fi sukkaaraan nyaadhu, shaayii itti naqi, yookaan Jimaata tiruu waliin.",
  },
  "camel-milk": {
    title: "Daakuu aannan gaalaa, 10 oz",
    description: "Aannan gaalaa guutuu maatii horsiisee bulaa jaatama irraa, barii qabbanaa’ee guyyuma sana suuta goggoge. Xiqqoo soogidda, qulqulluu fi salphaa. Fal’aana lama bishaan qabbanaa’aa kubbaayyaa tokkotti, yookaan shaayii fi marqatti maki. 10 oz kubbaayyaa kudha afur ta’a. Wanti itti dabalame, wanti irraa fudhatames hin jiru. Cufaa fi goggogaa kaa’i; waggaa keessatti. Halaala. Aannan of keessaa qaba.",
  },
  "camel-caramels": {
    title: "Karameelaa aannan gaalaa soogidda galaanaan, 24",
    description: "Karameelaa lallaafaa aannan gaalaa, sukkaara fi dhadhaa irraa danfe, soogidda Haroo Magaadii xiqqoo waliin. Waan yaaddu irra mi’aan isaa xiqqaa, dhuma irratti qulqulluu. Digdamii afur, harkaan marame, saanduqa ribbanii dha’ame qabu keessatti. Kennaa Iidaa, barsiisotaa fi warra aannan gaalaa hin jaalladhu jedhaniif. Aannan of keessaa qaba. Ragaa halaalaa.",
  },
  "subag": {
    title: "Subagii Somaalee, dhadhaa baqe, 14 oz",
    description: "Dhadhaa okkotee aarsame keessatti raafame, abishii fi loomii goggogaa waliin baqee warqee firfirteetti calalame. Dhadhaa baqe kaan irra gadi fagoo, xiqqoo ibiddaa qaba. Canjeeroof, ruuziif, aannan ho’aaf, timiraaf. Qaruura 14 oz fal’aana mukaa waliin. Kaabinii keessatti ji’a saddeet tura. Ragaa halaalaa. Aannan of keessaa qaba.",
  },
};
