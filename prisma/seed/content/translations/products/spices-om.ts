import type { ProductText } from "../types";

export const SPICES_OM: Record<string, ProductText> = {
  berbere: {
    title: "Barbaree dhagaan daakame, 8 oz",
    description:
      "Barbaree aduun goggoge qullubbii adii, jinjibila, korarima, abishii, ciraa fi mi’eessituu kudha tokko biraa waliin, muraasaan University Avenue irratti dhagaan daakame. Ho’aa malee hamaa miti, diimaa suphee, xiqqoo mi’aawaa. Fal’aanni lama ittoo misiraa nama jahaaf ga’a. 8 oz korojoo deebi’ee cufamu keessatti; qabbaneessituu keessa kaa’i, waggaa tokko ifaa ta’ee tura. Halaala, soogidda malee, halluu malee.",
    originStory:
      "Gondaritti manni hundi Onkololeessa keessa barbaree bantii irratti goggogsa, torban lamaaf magaalaan guutuun haxxiffata. Makaan kun waraqaa haati koo bara 1984 kophee keessa baatte hordofa.",
    culturalSignificance:
      "Eenyuyyuu nama fuulduratti barbaree hin safaru. Misirroon makaa haadha ishee fuudha keessa fidti, abbaan manaa naamusa qabu kam akka filatu himuuf waggoota fudhata. Mana keenyatti gaaffiin xuwwee lamaan furame.",
    artisanBio:
      "Almaz Tasfaayee halkan biiroo qulqulleessaa, guyyaa mi’eessituu daakaa turte, hanga daabboo tolchaan University Avenue golee ergisuufitti. Isheenis nama itti aansee eegaluuf golee ergisti. Dhaabbileen xixiqqoon sagal minjaala sana irraa ka’aniiru.",
    makingProcess:
      "Barbareen guutuun jirma irraa ba’a, qullubbii adii fi jinjibilaan jiidha, achii guyyaa shan deebi’ee goggoga. Mi’eessituun tokko tokkoon akaa’ama, lamaan yeroo wal fakkaatu waan hin fudhanneef, hundis dhagaa jala yeroo lama darba.",
  },
  mitmita: {
    title: "Mitmixaa, barbaree xixiqqoo fi korarima, 4 oz",
    description:
      "Xiqqoo, keelloo diimaa fi cimaa. Barbareen xixiqqoon korarima, qarunfulii fi soogidda waliin bullaa’ee daakame; kitfoof, hanqaaquuf, avokaadoof yookiin waciitii baaqelaaf. Xiqqoon eegali: barbaree keenya dachaa afur ho’a. 4 oz korojoo foddaa qabu keessatti, maal waliin akka jirtu akka argituuf. Kushiinaa halaalaa.",
    culturalSignificance:
      "Ayyaana hunda irratti gabateen mitmixaa xiqqaan foon dheedhii bira jira, dhiironni ija imimmaaneen irratti wal dorgomu, bilcheessituun hin argine fakkeessiti. Kan bishaan gaafate mo’ameera, warra kaan hundaafis dhangalaasuu qaba.",
  },
  shiro: {
    title: "Daakuu shuuroo qullubbii fi baala waliin, 1 lb",
    description:
      "Shumburaa fi atara akaa’ame qullubbii adii, besobelaa, korarima fi barbaree laafaa waliin daakame. Fal’aana afur qullubbii ho’uu fi bishaan waliin walitti maki, daqiiqaa kudha shan danfisi, irbaanni nama sadii qophaa’aa dha. Foon hin qabu, gluutenii hin qabu, akka ittoo gaarii furdaa. 1 lb nyaata kudha shan ta’a. Nyaata guyyaa hojii walakkaa Itoophiyaa.",
    originStory:
      "Roobii fi Jimaata Ortodoksoonni foon hin nyaatan, shuuroon immoo waan isaan eegani. Barattoonni mindaa biyyaa jedhanii waamu, guyyaa dhumaa ji’aatti waan jiruuf. Gonkumaa hin dhabamu.",
    makingProcess:
      "Atarri dibbee keessatti akaa’ama, hirama, qolli irraa ba’a, baala waliin ammas akaa’ama. Daakuun osoo hin badin ji’oota akka turuuf qullubbiin adii fi jinjibilli dura goggoga. Torbanitti al tokko daakna.",
  },
  korarima: {
    title: "Korarima guutuu, 3 oz",
    description:
      "Korarima gurraacha Itoophiyaa, guutuu fi aaraa, qonna bosonaa naannoo Jimmaa irraa. Tokko cabsiitii firii isaa ganaa harkaa gidduutti rigi: kaafuura, nutmegii, xiqqoo bargamoo. Bunaaf, dhadhaaf, misiraa fi ruuziif fayyadami. Gara soddomaa 3 oz keessatti, osoo hin saamsamin akka durii kirrii irratti naqame. Guutuun waggaa lama tura.",
    originStory:
      "Korarimni gaaddisa muka bunaa jalatti guddata, bunni waan biraan jijjiiramuu isaa dura yeroo dheeraaf soogiddaan jijjiirama ture. Mootummaa Kaffaatti firiin maallaqa ture, kirrii dhibba irratti lakkaa’ama ture. Tokko tokko ammallee cidhatti kennama.",
    artisanBio:
      "Zannabach fi Astar Waldee Geeraatti maatii jahaaf funaanu, aarsu, kirriitti naqu. Uraan firii hundaa lilmoo isaaniirraa dha. Akka bilchaatetti ergu, kirriin jalqabaa waqtii hundaas mana amantaaf deema.",
  },
  "niter-kibbeh": {
    title: "Dhadhaa mi’eeffame, niter kibbeh, 12 oz",
    description:
      "Dhadhaa sa’aa marga nyaatu suuta korarima, irdii, besobelaa, qullubbii adii fi kosereetii waliin danfe, yeroo lama calalamee warqee qulqulluu ta’e. Hundee ittoo, xiibsii fi raafuu, fandishaa irratti immoo nama dinqa. Qaruura 12 oz; qabbaneessuun hin barbaachisu, ji’a jaha keessatti fayyadami. Ragaa halaalaa. Aannan of keessaa qaba. Fal’aana goggogaan fudhu.",
    culturalSignificance:
      "Dhadhaan mi’eeffame foolii kushiinaa nama biraa keenyan keessaan dhufuu dha. Bilcheessituun hundi baala warri kaan dhiisan tokkotti kakatti; kan keenya kosereetii dha, baay’een. Yoo falmuu feete ergaa nuuf ergi.",
    makingProcess:
      "Dhadhaan ibidda gadi aanaa irratti mi’eessituu guutuu waliin sa’aatii sadii baqa. Yeroo jalli halluu lawuzii ta’u daqiiqaa digdama boqota, jirbiin yeroo lama calalama. Isa qulqulluu qofatu guutama.",
  },
  "spice-sampler": {
    title: "Mi’eessituu sadii: barbaree, irdii, korarima",
    description:
      "Kuusaa jalqabaa saanduqa keessatti: barbaree dhagaan daakame 4 oz, irdii warqee 4 oz fi korarima guutuu 2 oz, fal’aana mukaa fi kaardii akkaataa nyaataa jaha waliin, ittoo misiraa hanga ruuzii Iidaatti. Mana haaraaf yookiin ollaa barbaaduuf gaarii dha. Korojoon sadan deebi’anii cufamu; saanduqni warra mi’eessituu ta’a. Kushiinaa halaalaa.",
  },
  xawaash: {
    title: "Xawaashii mi’eessituu torbaa, qaruura 7 oz",
    description:
      "Kushiinaa Somaalee qaruura tokko keessatti: kamuunii, dimbilaala, irdii, barbaree gurraacha, heelii magariisa, qarafaa fi qarunfulii. Dachaa dachaan guutuu dhufa, kanaaf waan argattu ni argita; raasiitii hamma barbaaddu daaki. Ruuzii, suqaarii, shoorbaa misiraa fi fooniif. 7 oz qaruura furtuu mukaa qabu keessatti. Osoo hin daakin suuta akaayi, karaan hundi waan bilcheessitu ni beeka.",
    originStory:
      "Torbanuu galaanaan dhufan, lamaan isaanii garuu doonii tokkoon hin dhufne. Suuqni keenya bakka bidiruun itti buustu irra jira, lafti yeroo bokkaan roobu ammallee qarunfulii urga. Ijoolleen buufataa ija dunuunfatanii mi’eessituu hunda maqaa dha’u.",
    culturalSignificance:
      "Xawaashiin torban Ramadaana duraa haaraa hojjetama, kiiloo kiilootiin, afaa irratti, dubartoota mana sadii waliin. Sagaleen mooyyee ijoolleetti ji’i dhihaachuu isaa hima. Qarafaaf fiiganii dhufu.",
    artisanBio:
      "Muunaa Humad madaalii naasii akkoo ishee qabdi, giraamaan miti timiraan madaalti. Timirri tokko qarunfulii, sadii barbaree. Hanga dhandhamtutti nama dinqa. Kan hafe gonkumaa hin barreessine, hin barreessus jetti.",
    makingProcess:
      "Mi’eessituun hundi gabatee irratti harkaan qulqullaa’a, guyyaa tokko aduu irra oola, harkaan dachaa dachaan kaa’ama. Xawaashiin daakame ji’a tokkotti waan dadhabuuf hin daaknu. Ati daaki.",
  },
  dates: {
    title: "Timira lallaafaa ifxaaraaf, saanduqa 2 lb",
    description:
      "Timira furdaa lallaafaa oyaasii Tajuuraa keessaa, dachaa lamaan saanduqa 2 lb keessatti. Karameelaa, xiqqoo toofii, qola haphii, sanyii xixiqqoo. Sadii bishaan kubbaayyaa waliin, soomni ni furama. Bakka qorraa kaa’i, ji’a afur tura; yoo qorrisiiste karameelaa ta’a. Wanti itti dabalame hin jiru. Saamsiin halaala.",
    originStory:
      "Mukkeen timiraa laggeen gogaa galaana duuba hordofu, warra soogidda baatan kan sanyii tufanitu dhaabe. Muraasni abbaa hin qabu, namoota obaasanitu haammata. Eenyuyyuu irratti wal hin lolle.",
    culturalSignificance:
      "Timirri lakkoofsa mangoo sooma bana, akka jaarraa kudha afuriif ture. Magaalaa keenyatti saanduqni tokko ollaa cinaa lamaaniif deema isa jalqabaa manatti osoo hin banamin. Guutee deebi’a.",
  },
  xalwo: {
    title: "Halwaa heelii fi saliixa, 1.5 lb",
    description:
      "Calaqqisaa, diimaa warqee, muruuf jabaa. Halwaan sa’aatii lamaaf heelii, nutmegii, sa’afaraanaa fi dhadhaan danfe, saliixaa fi looza gubbaatti, qorqoorroo 1.5 lb keessatti kan gara afurtamatti muramu. Ho’a manaatti buna hadhaa’aa waliin dhiyeessi. Torban jaha tura. Aannan, saliixaa fi looza of keessaa qaba. Ragaa halaalaa.",
    originStory:
      "Doonii oofaan Omaan halwaa Gaanfatti fidee akkaataa isaa kaffaltii bishaaniif dhiise. Buufanni hundi jijjiire: kan keenya gurraacha, sukkaara caalaatti waan deemsifnuuf. Namoonni gurguddaan qorqoorroon buufata kam irraa akka dhufe dhandhamanii beeku.",
    culturalSignificance:
      "Halwaa malee gabateen Iidaa, kaadhimmanni yookiin suuqni haaraan hin banamu. Maatiin misirrichaa guddina qorqoorroodhaan, bilcheessaan akka inni hollatuun madaalama. Sagaleen isaa torbanootaaf haasa’ama.",
    makingProcess:
      "Istaarchii, sukkaarri fi bishaan meeshaa mukaan baaldii naasii keessatti sa’aatii lama osoo hin dhaabbatin walitti makama. Dhadhaan fal’aana fal’aanaan gala; yeroo cinaa irraa gadi lakkisuu fi guungumu bilchaateera.",
  },
  turmeric: {
    title: "Irdii warqee haaraa daakame, 6 oz",
    description:
      "Irdii bakka tokko irraa dhufe, torban ergamutti daakame, kanaaf korojoon foolii qola burtukaanaa fi lafaa qaba malee kan awwaaraa miti. Warqee gadi fagoo, halluun isaa alicha, ruuzii fi shoorbaa keessatti ni tura. 6 oz fal’aana waliin. Kurmaanni fal’aanaa xuwwee tokkoof ni ga’a. Fal’aana mukaa, huccuu fi quba walqixa diba.",
    makingProcess:
      "Hiddi guyyaa qotamerraa guyyaa tokko keessatti danfa, torban lama aduutti goggoga, hanga qolli ba’utti guufoo naanna’u keessatti haxaa’ama. Daakuun suutaa fi qorraa dha. Dhagaan gonkumaa hin ho’u.",
  },
  "sesame-oil": {
    title: "Zayita saliixaa qorraan cuunfame, 17 oz",
    description:
      "Zayita warqee salphaa saliixa Gaash Barkaa irraa, ho’a manaatti daaktuu mukaan cuunfamee guyyaa kudhan taa’e. Dhandhamni isaa kan firii ti, kan aaraa miti: salaaxaa misiraa, hummusii, qurxummii fi rifeensaaf gaarii. 17 oz qaruura dukkanaa’aa keessatti. Ibidda cimaan hin waadin. Erga banamee ji’a afur keessatti fayyadami.",
    originStory:
      "Kereenitti gaalli tokko barii hanga waareetti daaktuu naannessa ture. Gaalli soorama ba’eera; daaktuun jirma waddeessa tokkoo isuma, saffisnis akkasuma. Ollaan sa’aatii isaa ittiin sirreessa.",
    makingProcess:
      "Firiin dhiqama, goggoga, bishaan laafaa xiqqoo waliin tumama. Meeshaan daqiiqaatti yeroo afurtama sa’aatii lamaaf naanna’a, zayitni ofiin ol ba’a. Achii hanga akka shaayii qulqullaa’utti dhiifama.",
  },
  "white-honey": {
    title: "Damma adii baddaa, 16 oz",
    description:
      "Damma naannoo kanaa isa darbee darbee argamu: adii, akka kireemaa, arraba irratti qabbanaa’aa, kanniisa tulluu meetira 2,400 irratti daraaraa nyaatu irraa. Ofuma isaan jabaata, gonkumaa hin ho’ifamin. 16 oz qaruura keessatti. Fal’aanaan nyaadhu, ambaashaa yookiin itittuu waliin. Waggaatti yeroo tokko Sadaasa keessa haammatama, dafees dhuma.",
    originStory:
      "Dammi adiin lafa olka’aa bakka xabab, biqiltuun bosonaa, bokkaa booda daraaru qofaa dhufa. Manneen amantaa hallayyaa irratti soqaman naannoo Adigraat okkotee nama lubbuun jiru hunda caalaa umurii qaban kaa’u. Akka urgeessinu nuuf hayyamama, akka dhandhamnu miti.",
    culturalSignificance:
      "Dubartii deesseef, karaa dheeraa duras imaltuuf kennama. Dammi gurraachi gurgurtaaf, adiin namaaf. Gabaa irratti hin argattu, gatii gaafachuunis aadaa miti.",
    artisanBio:
      "Gabramadhin Haagos keenyan dhagaa aduun dura ho’istu bira gaagura sagaltama qaba. Ganna tokko keessatti ollaa waliin leemmanaa fi dhoqqeedhaan deebisee ijaare. Galgala kanniisa haasofsiisa, yeroo baay’ee waa’ee bokkaa.",
  },
  "forest-honey": {
    title: "Damma bosonaa gurraacha saanee isaa waliin, 12 oz",
    description:
      "Damma gurraacha bosona gaaraa irraa, qaruura hunda keessa saaneen isaa jira. Karameelaa, aaraa fi xiqqoo hadhaa’aa, ayibii waliin, maxinoo irratti yookiin foon mi’eessuuf ajaa’iba. Qaruura 12 oz fal’aana dammaa waliin. Jiidhaa, kan hin calalamin; kanaaf daraaraa xiqqoo, ganna immoo kiristaala eegi; bishaan laafaan ni deebisa. Daa’imaaf miti.",
    makingProcess:
      "Gaagurri jirmaa funyoon mukatti ol harkifamee ji’a saddeet dhiifama. Saaneen galgala aara xiqqoon murama, harki sadaffaan yeroo hunda kanniisaaf hafa. Ni malaaf.",
  },
  "brown-teff": {
    title: "Daakuu xaafii diimaa, haaraa, 5 lb",
    description:
      "Xaafii diimaa guutuu Kibxata daakamee halkanuma sana saamsame. Foolii lafaa, xiqqoo kokowaa, uumamaan gluutenii hin qabu. Biddeena amala qabuuf, marqaaf, paankeekii fi kukiisii Seward keessaa hunda caaluuf. Korojoo jirbii 5 lb. Biddeenaaf ho’a manaatti guyyaa lama bukeessi; qajeelfamni raacitii korojoo irratti hodhameera.",
    originStory:
      "Xaafiin midhaan addunyaa irraa isa xiqqaa dha; qabaan tokko kutaa facaasa. Waggaa kumaatama dura baddaatti madaqfame, kan keenya sanyii Itoophiyaatiin Aydaahoo fi Goojjamitti guddatee walakkaa walakkaan makama.",
    culturalSignificance:
      "Xaafiin diimaan daabboo qonnaan bulaa, adiin kan masaraa ture. Amma doktoroonnii fi fiigdoonni maaraatoonii diimaa gaafatu, qonnaan bultoonnis ni kolfu. Yeroo dheeraaf horii fi ijoolleef kennama ture, ijoolleen itti jabaatan.",
    makingProcess:
      "Dhagaan firii waliin hamma tokko waan ta’eef midhaan gabatee bal’aa irratti harkaan dhiqama. Dhagaan suutaa ho’a dhiigaa gadi isa eega, osoo hin qabbanaa’in saamsama. Daakuun bokkaa awwaara irra bu’e urga.",
  },
  "ivory-teff": {
    title: "Daakuu xaafii adii, 5 lb",
    description:
      "Xaafii adii caalu biddeena lallaafaa ija baay’ee qabuuf. Laafaa, xiqqoo mi’aawaa, gluutenii hin qabu, diimaa keenya caalaa bullaa’aa. 5 lb korojoo jirbii keessatti. Walakkaa walakkaan diimaa waliin maki, maatiin asii baay’een akkas tolchu. Goggogaa kaa’i; daakuun ji’a afur gaarii dha, qabbaneessituu keessatti immoo waggaa tokko.",
    originStory:
      "Maanyaan, sadarkaan adii caalu, duraan mootota fi phaaphaasotaaf kaa’ama ture. Aanaan Ada’aa, bakka biyyee gurraacha irratti guddatu, ofiin minjaala biyyaa jedha. Xaafiin adii keenya sanyii sanaa fira, bakka halkan qorratti guddate.",
  },
  injera: {
    title: "Biddeena xaafii haaraa, kudhan",
    description:
      "Halkan Seward keessatti tolfamee ganama bariidhaan konkolaataa irra: biddeena 16 in xaafii qofaa kudhan, lallaafaa, dhangaggaa’aa, ija guutuu. Garbuu hin qabu, qamadii hin qabu, xaafii, bishaanii fi yeroo qofa. Guyyaa afur keessatti nyaadhu yookiin waraqaa gidduu kaa’ii ji’a lama qorrisiisi. Naannootti guyyaa itti aanu ga’a; fagootti korojoo ho’a eeguun deema. Mana biddeenaa halaalaa.",
    originStory:
      "Raacitiin keenya bara 1998 Maqalee irraa qaruura shaampuu keessa dhufte. Kushiinaa sadii keessa jiraatte, abbaa manaa tokko irraa oolte, gonkumaa hin gogne. Guyyaatti yeroo lama soorra, akka maatiitti waa’ee ishee dubbanna.",
    culturalSignificance:
      "Biddeenni gabatee, fal’aana fi daabboo dha. Kan ittoo jalaa, guutuutti jiidhe, hunda caala, keessummaaf kennama; gabatee tokko irraa waliin kukkutuun akka ormi orma ta’uu dhiisu godha. Yeroo hunda ni hojjeta.",
    artisanBio:
      "Salaam Kabbadaa Muluu fi Gannat waliin halkan guutuu tolchiti. Alaa gara keessaatti geengoodhaan yeroo dhibba sadii dhangalaasu, hanga dhibbi jalqabaa dhumutti hin haasa’an. Achii ni sirbu.",
    makingProcess:
      "Bukoon hanga appilii urgaa’utti guyyaa sadii bukaa’a. Eelee suphee ho’aa irratti dhangala’a, yeroo iji banamu qadaadama, osoo hin garagalin daqiiqaa lama booda ka’a. Kan gaariin ija kuma agarsiisa.",
  },
  "sambusa-wraps": {
    title: "Haguuggii sambuusaa, 50",
    description:
      "Haguuggii haphii dachaafamuu danda’u, dachaa sadiif sirriitti murame: muruun hin jiru, tarsaasuun hin jiru. Shantama, diriiree qorre, akkaataa maxxansituu fi suuraa dachaa duuba isaa irratti. Ni caccaba’u, hanga salaanni dhumutti iyyuu. Sa’aatii lamaaf korojoo keessatti baqsi, huccuu jiidhaa jala kaa’i. Daakuu qamadii, bishaan, soogidda, zayita. Ragaa halaalaa.",
    culturalSignificance:
      "Torban dhumaa Sha’abaan maatiin minjaala kushiinaa naannoo yeroo tokkotti dhibba shan dachaasanii qorrisiistuu guutu. Kan jal’ate ijoolleetu hojjete, dura nyaatama. Eenyuyyuu hin mormu.",
  },
  "canjeero-mix": {
    title: "Daakuu canjeeroo qophaa’aa, 2 lb",
    description:
      "Ciree Somaaleetiif: daakuu, boqqolloo bullaa’aa fi fal’aana xaafii, marsaan isaa akka mul’atuu fi moggaan akka lallaafuuf makame. Bishaan laafaa fi raacitii xiqqoo itti dabali, sa’aatii tokko haa turu, geengoodhaan dhangalaasi. 2 lb gara canjeeroo soddomaa ta’a. Dhadhaa fi sukkaaraan nyaadhu, shaayii itti naqi, yookiin Jimaata tiruu waliin.",
    culturalSignificance:
      "Sagaleen bukoo eelee ho’aa irra bu’uu sa’aatii dammaqsaa manaa ti. Kan dura ka’e isa jalqabaa argata, kan hunda caalu miti, garuu ho’aa dha. Lammaffaan hunda caala.",
  },
  "camel-milk": {
    title: "Daakuu aannan gaalaa, 10 oz",
    description:
      "Aannan gaalaa guutuu maatii horsiisee bulaa jaatama irraa, barii qabbanaa’ee guyyuma sana suuta goggoge. Xiqqoo soogidda, qulqulluu fi salphaa. Fal’aana lama bishaan qabbanaa’aa kubbaayyaa tokkotti, yookiin shaayii fi marqatti maki. 10 oz kubbaayyaa kudha afur ta’a. Wanti itti dabalame, wanti irraa fudhatames hin jiru. Cufaa fi goggogaa kaa’i; waggaa keessatti. Halaala. Aannan of keessaa qaba.",
    originStory:
      "Kaaba Isiyoolootti bokkaan waggaatti yeroo lama dhufuu danda’a, gaalli garuu yeroo hunda aannan kenniti. Gaalli kan eenyuu yoo ta’e illee aannan kan dubartootaa ti, kaardiin waldaas maqaa isaaniin jira. Kun barbaachisaadha.",
    culturalSignificance:
      "Keessummaan gaaffii dura aannan kennamaaf. Ollaan Booranaa fi Somaalee eela waliin qabu, sirba irratti falmu, garuu lamaanuu aannan gaalaa nyaata namni qofa isaan jiraachuu danda’u qofa jedhu. Dhugaa isaaniiti.",
    artisanBio:
      "Haliimaa Booruu doqdoqqeedhaan liitira digdama gara magaalaatti geessuun eegalte. Amma kutaa qabbaneessaa bulchiti, hoomaa hunda dhandhama dheedumsa isaatiin beekti. Biqiltuu soogiddaa fi kakawwee dhandhamuu nan danda’a jetti.",
    makingProcess:
      "Aannan ni qoratama, huccuun calalama, sa’aatii lama keessatti digrii afuritti qabbanaa’a. Daakuun kukkuta malee akka baquuf hurka haphii ta’ee qilleensa ho’aatti goggoga. Tuunni hundi guyyaa isaa baata.",
  },
  "camel-caramels": {
    title: "Karameelaa aannan gaalaa soogidda galaanaan, 24",
    description:
      "Karameelaa lallaafaa aannan gaalaa, sukkaara fi dhadhaa irraa danfe, soogidda Haroo Magaadii xiqqoo waliin. Waan yaaddu irra mi’aan isaa xiqqaa, dhuma irratti qulqulluu. Digdamii afur, harkaan marame, saanduqa ribbanii dha’ame qabu keessatti. Kennaa Iidaa, barsiisotaa fi warra aannan gaalaa hin jaalladhu jedhaniif. Aannan of keessaa qaba. Ragaa halaalaa.",
    makingProcess:
      "Aannan gaalaa kan sa’aa irra coomni isaa xiqqaata, kanaaf karameelaan ibidda gadi aanaa irratti yeroo dheeraa walitti makama. Dhagaa irratti dhangala’a, kirriin murama, waraqaa gagaan marama. Dubartoonni lama guyyaatti dhibba jaha maru, tokko illee hin nyaatan, akkas jedhu.",
  },
  subag: {
    title: "Subagii Somaalee, dhadhaa baqe, 14 oz",
    description:
      "Dhadhaa okkotee aarsame keessatti raafame, abishii fi loomii goggogaa waliin baqee warqee firfirteetti calalame. Dhadhaa baqe kaan irra gadi fagoo, xiqqoo ibiddaa qaba. Canjeeroof, ruuziif, aannan ho’aaf, timiraaf. Qaruura 14 oz fal’aana mukaa waliin. Kaabinii keessatti ji’a saddeet tura. Ragaa halaalaa. Aannan of keessaa qaba.",
    originStory:
      "Bona dura horsiisee bultoonni aannan baachuu hin dandeenye subagii baachuu danda’anitti jijjiiru. Qalqalli tokko soogidda, huccuu, yeroo tokko tokko misirroos bita ture. Ammallee gaarii imala, kanaafi kan argachuu dandeessu.",
    makingProcess:
      "Okkoteen raafama hunda dura laaftoon aarfama. Dhadhaan bishaan qorraan dhiqama, sa’aatii lama suuta baqa, gaaddisatti taa’a, qabbaneessituutti gonkumaa miti. Ofiin itituu qaba.",
  },
};
