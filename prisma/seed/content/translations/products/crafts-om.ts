import type { ProductText } from "../types";

export const CRAFTS_OM: Record<string, ProductText> = {
  "mesob-16": {
    title: "Mesoobii Hararii qadaada waliin, 16 in",
    description:
      "Mesoobii nyaataa qadaada qabu, torbee kudha tokkoof citaa babbaqaqee fi raafiyaa dibame irraa hodhame. Bal’inni isaa inchii 16, olka isaa qadaada waliin inchii 19; buddeena nama afuriif ni ga’a, bishaan qabachuuf cimaadha, ayyaanota gidduutti immoo keenyan irratti fannisuuf salphaadha. Huccuu jiidhaan haxaa’ii gaaddisa keessatti goggogsi. Lamaan wal fakkaatan hin jiran, tokkoon tokkoon isaanii jala mallatteeffameera.",
    originStory:
      "Magaalaa dallaa qabdu Hararitti mesoobiin keenyan mana simannaa hundaa irratti fannifama. Intalli akkoo ishee irraa barattee hodhiti; kan ishee baay’ee bareedan guyyaa cidha ishee mana haaraatti geeffatti, bifti isaas intala eenyuu akka taate dubbata.",
    culturalSignificance:
      "Mesoobiin bakka namoonni gabatee tokko irraa waliin nyaatanii dha. Qadaada kaasuun nyaanni, keessummaan yookiin araarri kabajamuu isaa agarsiisa, isa umuriin guddaa dura eenyuyyuu harka hin hiixatu.",
    artisanBio:
      "Aminaa Yuusuf waggaa soddomii lamaaf hodhaa turte, waldaa dubartoota kudha afuris hoogganti. Tokkoon tokkoon isaanii jala guufoo isaanii bakka isheen qofti keessuutti marfama gurraacha tokkoon mallatteessu. Ni argatta.",
    makingProcess:
      "Citaan bokkaa booda murama, baqaqa, hidhama. Raafiyaan xuwwee xixiqqoo keessatti dibama, achii gidduu irraa gara alaatti sa’aatiitti hiriira tokko hodhama. Qadaadni dhumarratti guufoo mataa isaa irratti hodhama, akka isa qofaaf ta’uuf.",
  },
  "mesob-12": {
    title: "Mesoobii Hararii diimaa fi magariisa, 12 in",
    description:
      "Obboleettii xiqqoo mesoobii keenyaa, daabboof, mi’aawaaf yookiin minjaala nama lamaaf. Bal’ina 12 in, olka qadaada qara qabu waliin 14 in, diimaa, magariisaa fi citaa uumamaa. Hojii torban jahaa. Ambaashaa yookiin ganama Iidaa halwaa afurtama qabata. Aduu kallattii irraa eegi, erga fayyadamtee raasi; burushii lallaafaan caccabaa irraa kaasa.",
    culturalSignificance:
      "Mesoobiin xixiqqaan imala: gara ollaa deesseetti, mana gaddaatti, barsiisaatti. Wanti keessa kaa’amee deebi’a, duwwaa gonkumaa miti. Daabboo, buna yookiin baaqela muraasa ta’uu danda’a, duwwaa garuu miti.",
    artisanBio:
      "Najaat Abdoosh kan jalqabaa waggaa kudha lamatti hodhitee kitaaba barreeffamaaf gurgurte. Amma herrega waldaa qabdi, Jimaatas ammallee hodhiti. Lamaanuu lakkoofsa hin dabarsuu dha jetti.",
    makingProcess:
      "Diimaan hidda irraa, magariisni naasii fi baala irraa, gurraachi dhoqqee haroo tokko irraa dhufa. Citaan halkan cuuphama, kanaaf osoo hin cabin dachaafama. Qadaadni hidhaa hojjettuu qofti hiikuu dandeessuun cufama.",
  },
  "wall-plates": {
    title: "Gabatee keenyanaa hodhame, sadii",
    description:
      "Gabatee hodhame sadii, 14, 12 fi 9 in, bifa waliin deemu garuu wal hin fakkaanne. Hidhaa duubaan walitti dhiyeessii fannisi, yookiin fayyadami: daabboo ho’aa fi fuduraa goggogaa ni baatu. Citaa uumamaa fi raafiyaa piriimii, diimaa, cuquliisaa fi magariisa. Burushii lallaafaan awwaara irraa haxaa’i. Tuunni hundi dubartii isa guddaa hojjetteen walitti qabame.",
    originStory:
      "Manni Hararii keenyanaan safarama. Maatii durii keessatti gabateen hanga jaatamaa hiriira murtaa’een fannifama, mismaarri duwwaan tokko intalaaf deemuu isaa hima. Deebi’ee hin guutamu.",
    culturalSignificance:
      "Bifti tokko tokko haadhota jaarsaaf qofa, tokko tokko dubartoota abbaan manaa irraa du’eef qofa. Kan namni kamuu fannisuu danda’u hodhina, maqaa tokko tokkoos sitti himna. Yoo tartiiba dogoggoraan fannifte, adaadaan dhufti jijjiirti.",
    makingProcess:
      "Gabateen hidhaa misira ga’uun eegala. Hodhaa lammataa hunda irratti raafiyaan hidhama, bifti sagalee olkaasanii lakkaa’ama, kanaaf hodhitoonni lama waliin hin taa’an. Callisni qaama hojii ti.",
  },
  bracelets: {
    title: "Bitawoo callee, halluu shan",
    description:
      "Bitawoo diriiru shan callee bilillee irraa, piriimii, magariisa, gurraacha, cuquliisaa fi diimaa, tokkoon isaanii sarara warqee qaba. Hiriira lama furdaa ta’ee dha’ame, laastikii cimaa irratti. Irree harkaa 6 hanga 7.5 in. Tokko yookiin hunda kaa’adhu; hin sagalessan. Huccuu jiidhaan haxaa’i, shittoo irraa fageessi. Kaardii maqaa hojjettuu irratti saamsama.",
    artisanBio:
      "Ayyaantuu fi Fooziyaa barnoota booda mooraa keessatti haadholii isaanii bira taa’anii callee naqu. Qoodni isaanii saanduqa qusannoo waldaan waggaatti yeroo lama banutti gala. Halluu isaanumatu filata.",
  },
  "bracelets-sky": {
    title: "Bitawoo cuquliisa samii fi adii Adooleessa 1f, shan",
    description:
      "Bitawoo shanan sanuma cuquliisa Adooleessa tokkoffaa hundaan, samii salphaa hanga galaana gadi fagootti, tokkoon adii waliin. Callee bilillee laastikii cimaa irratti, irree 6 hanga 7.5 in; safarri ijoollee gaaffiin argama. Hiriira ayyaanaa irratti qoodi, obboleessa hundaaf tokko. Haxaa’i. Arfaasaa hojjetama, yeroo baay’ee guyyaan isaa osoo hin ga’in dhuma.",
    culturalSignificance:
      "Harar Hargeessa waliin akka yeroo hundaa daldalti, walakkaan mooraa keenyaas fira daangaa gamaa qaba. Tuunni cuquliisaa yaada maamiltuu Somaalee Minneapolis jirtu kan afurtama ajajjee ture. Nu daawwachuu dhufte.",
  },
  "milk-vessel": {
    title: "Okkotee aannanii dhiilii hodhame sabbata gogaa waliin",
    description:
      "Meeshaa jabeessanii hodhame kan horsiisee bultoonni aannan ittiin baatan, elelloo, sabbata gogaa fi qadaada bifa kubbaayyaa waliin. Olka 13 in, bal’ina 9 in. Kan keenya faayaaf, daraaraa goggogaaf; garuu yoo aarsame aannan ni qabata ture. Huccuu goggogaan haxaa’i; gogaa waggaatti al tokko dibi. Foolii aara mukaa xiqqoo qaba, kan yeroo keessa badu.",
    originStory:
      "Baha Hararitti gandoonni Somaalee fi Oromoo dubbatu, dhiiliinis lamaanuu biratti beekama. Dubartoonni sulula Faafan horii waliin deemaa hidda irraa hodhu. Harka isaanii gonkumaa hin ilaalan.",
    culturalSignificance:
      "Misirroon dhiilii ishee gaala irra fuuldura ishee baatti. Mataa siree irratti fannifama, guddinni isaa ijoollee meeqa akka abdatamu hima. Amma eenyuyyuu sagaleen hin dubbatu.",
    makingProcess:
      "Foo’aan hiddaa ilkaaniin hirama, jiidhaa ta’ee hodhama, akka iitee cufamuuf. Keessi cilee laaftootiin aarfama, elelloon dhumarratti hodhama, carraaf, lakkaa’uufis. Lamaanuu barbaachisoodha.",
  },
  "bead-necklace": {
    title: "Faaya mormaa callee ambarii fi meetii",
    description:
      "Callee ambarii akka durii, xiqqaa hanga guddaa, meetii gidduu galu waliin, faayni meetii dhagaa diimaa qabus fannifameera. 18 in hidhaa waliin, gara 3 oz. Qaama irratti ho’aa, waan fakkaatu irra salphaa. Meetii huccuu lallaafaan haxaa’i, dhangala’aa keessa hin buusin. Kirriin hundi callee gidduutti hidhamee korojoo jirbii keessatti dhufa.",
    originStory:
      "Ambariin Baaltik irraa Yaman keessa gara Harar dhufe, meetiin immoo maallaqa Maariyaa Tereezaa ta’ee ga’e. Tumtuun Dirree Dawaa sibiila ammallee maqaa mootittiitiin waamu. Mucaan asii hundi fuula ishee beeka.",
    culturalSignificance:
      "Calleen misirroo Oromoo baankii ishee ture. Tokkoon tokkoon maqaa qaba ture, waggaa hamaatti hiikamuu danda’a ture; kirriin duwwaa ta’uu hin qabu ture, hin taanes. Haadholiin maqaa callee waliin dabarsu turan, nutis ni yaalla.",
    artisanBio:
      "Caaltuu Baqqalaa waan namoonni saanduqa kopheetiin fidan deebistee naqxi, gidduutti faaya haaraa baqsiti. Waan cidha obboleettii isheetti hin uffanne hojjechuu diddi. Hanga ammaatti obboleettii afran keessaa tokkoon tokkoon tokko uffatti.",
    makingProcess:
      "Calleen murama, halluuf dhadhaa keessatti ho’a, dhagaa cirrachaatti rigama. Faayni qabiyyee cileetti baqfama, waaree guutuu qirqirama, keelloo hanqaaquutiin gurraacha’a. Calaqqeen dhumaa daaraa, quba abbuudduu fi obsa xiqqoodhaan ta’a.",
  },
  "cross-pendant": {
    title: "Fannoo meetii kirrii callee irratti",
    description:
      "Fannoo baddaa sadarkaa qabu meetii irra deebi’amee hojjetame irraa, 2 in, gidduu isaa halluu xiqqoo, kirrii jirbii gurraacha callee ambarii qabu irratti. Kirriin 16 hanga 24 in ni sirreeffama. Al tokko baqfamee harkaan qirqirame, kanaaf moggaan lallaafaa dha. Saanduqa mukaa fi huccuu calaqqisiisu waliin dhufa. Cuuphaaf, eebbaaf, abbootii kiristinnaaf.",
    originStory:
      "Aanaan baddaa hundi fannoo mataa isaa qaba, warri beekan ganda irree irraa dubbisu. Kan keenya fannoo mukaa mana amantaa Haroo Hayq gubbaa hordofa. Moloksoonni akka waraabnu nuuf hayyaman.",
    culturalSignificance:
      "Cuuphaa irratti mucaaf kirrii cuquliisaatiin hidhama, kan jijjiiramu malee hin hiikamne. Mucaan ofiin kadhachuu yeroo danda’u abbaan kiristinnaa meetii kenna. Irra caalaan bara jireenyaa uffatu.",
  },
  "jimma-stool": {
    title: "Barcuma Jimmaa soqame miila sadii",
    description:
      "Waddeessa tokko irraa murame, teessoo fi miilli walumaan, gubbaan gadi galaa, moggaan isaa soqame. Olka 14 in, bal’ina 16 in, paawundii sagal; miila sadii irratti gonkumaa hin raafamu. Sirna bunaaf, kitaaba siree bira, nama gabaabaaf. Waggaatti al tokko zayita dibi. Baqaqni xixiqqoon muka goggogaa irratti ni jira, hin dabalus.",
    originStory:
      "Masaraan Mootii Abbaa Jifaar Jimmaatti barcuma daandiiwwan nuti itti hojjennu irraa dhufeen guutame ture. Bifti miila sadii nama taa’uuf; teessoon miila afurii dugda qaba ture. Isa jalqabaa qofa hojjenna.",
    culturalSignificance:
      "Barcumni jaarsaaf ba’a, wanti biraa akka irra hin teenyeef halkan garagala. Ilmaan kan abbaa umuriin dhaalu. Xiqqaan isa bakka gaarii argu argata.",
    artisanBio:
      "Toolasaa Abdulqaadir qottoo akaakayyuun isaa mololaa konkolaataa irraa tumeen soqa. Waggaa kudha afuritti quba itti dhabe, erga sanaa naamusa qaba jedha. Ilmaan isaa guwaantii uffatu, inni itti kolfa.",
    makingProcess:
      "Jirmi waggaa lama boqota. Bifti qottoon guyyaa tokkotti hojjetama, akka hin baqaqneef ji’a tokko cirracha jiidhaa keessa awwaalama, achii billaa jal’aa fi gagaa kanniisaan xumurama.",
  },
  "wooden-combs": {
    title: "Filaa mukaa harkaan soqame, lama",
    description:
      "Filaa lama muka tokko irraa: bal’aan rifeensa furdaaf, xiqqaan moggaa fi areedaaf. Ilkaan torbaa fi shan geengoo’aa, akka mucucaatuu fi hin qabanneef haxaa’ame, naasii fi lafee dibame waliin. 7 in fi 5.5 in. Elektirikii hin qabu, rifeensa hin cabsu. Yeroo yeroon copha zayita saliixaa dibi, bishaan irraa fageessi.",
    culturalSignificance:
      "Dargaggeessi durbaaf filaa soqee bakka isheen argattu dhiisa. Guyyaa gabaa rifeensa keessatti yoo uffatte, wasiilota isaa fiduu danda’a. Kan hafe haasaadha.",
    makingProcess:
      "Ilkaan magaazii afaan tokkootiin murama, bilillee cabeen, achii baala qaraadaatiin geengeffama. Soquu caalaa yeroo fudhata. Filaan hundi osoo hin gurguramin mataa soqaa irratti yaalama.",
  },
  "wooden-bowl": {
    title: "Waciitii mukaa soqame fal’aana waliin, 14 in",
    description:
      "Waciitii bal’aa miila qabu waddeessa irraa, sarara soqame lamaa fi fal’aana dheeraa wal simu waliin. Bal’ina 14 in, olka 7 in, ruuzii nama saddeetii yookiin fuduraa ifxaaraaf. Keessi isaa gagaa nyaataaf hin miineen xumurame. Dafii harkaan dhiqi, yeruma sana goggogsi, yoo dheebote dibi. Ijoolleen yoo itti irkatan akka hin mucucaanne ulfaata.",
    originStory:
      "Waddeessi bunaaf gaaddisa, kanniisaaf damma, yeroo bubbeen kuffise immoo nuuf waciitii kenna. Muka dhaabbatu gonkumaa hin murre. Yeroo tokko kufu ollaan guyyuma sana fiigee nutti hima.",
    makingProcess:
      "Waciitiin osoo jiidhuu maashinii miilaan naanna’u irratti naanna’a, torban kudhan goggogee xiqqoo killee fakkaata. Soquun dhumarratti, ijaan, bakka afur irraa gara keessaatti. Lamaan wal hin fakkaatan.",
  },
  krar: {
    title: "Kiraara kirrii shan waciitii soqame waliin",
    description:
      "Kiraara taphatamuu danda’u, tiizitaaf sirreeffame, fuulli gogaa re’ee, waciitii mukaa fi hidhaa gogaa. Olka 26 in, paawundii lamaa fi walakkaa. Sabbata dha’ame, kirrii dabalataa, taphachiistuu gaanfaa fi fuula waa’ee akkaataa afranii waliin dhufa. Gogaan jiidhina walqixa jaallata: ho’istuu irraa fageessi, osoo hin balali’in kirrii laaffisi. Jalqabdoota baga nagaan dhuftan; waltajjiinis.",
    originStory:
      "Baganni guddaan Daawitii fi faarfannaaf ture; kiraarri jaalalaaf, hamiif, sirbitoota naanna’an, azmaariidhaaf. Lamaanuu mana tokko keessatti hojjenna, keenyan adda addaa irratti fannifna. Gonkumaa hin falman.",
    culturalSignificance:
      "Tiizitaan yaadannoo jechuudha, iskeelii fi miira lamaanuu. Sagalee ishee shanan suuta kushiinaa biyya alaa kamittuu taphadhu, haasaan ni dhaabbata. Namni tokko guunguma, tokko fuula garagalfata, bunnis qabbanaa’a.",
    artisanBio:
      "Mulaatuu Raggaasaa meeshaa keenya hojjeta, tokko tokkos mana shaayii fuulduraatti yaala. Kan saantima argate akkuma jirutti hafa, kan hin arganne riqicha haaraa argata. Hanga ammaatti tokko illee gatuu hin barbaachifne.",
  },
  satchel: {
    title: "Boorsaa gogaa harkaan hodhame",
    description:
      "Gogaa re’ee fi sa’aa biqiltuun duugame, sabbata dha’ame, hidhaa naasii fi qabannoo dheeraa marame tokko. 13 × 10 × 4 in, laaptooppii 13 in fi laaqana qabata. Keessi jirbii kiisii lamaa qabu. Liinanii gagaan dibameen hodhame, inchiitti hodhaa saddeet. Jabaa fi karameelaa ta’ee eegala, lallaafaa fi gadi fagoo ta’ee xumura. Waggaatti yeroo lama dibata giddugaleessa dibi.",
    originStory:
      "Madabbar mana hojii guddaa Asmaraa ti, bakka wanti gatamu hin jirre. Minjaalli keenya nama baaldii zayitaa irraa ibidda hojjetuu fi nama barbaree daaku gidduu jira, gogaanis lamaanuu xiqqoo urga. Hin godaannu.",
    artisanBio:
      "Yoonaas Gabramadhin hodhaa kooraa abbaa isaa irraa barate, abbaan isaa immoo hojjetaa kophee Xaaliyaanii irraa. Boorsaa hunda lakkoofsa kenna, kamuu bilisaan supha. Kan fayyadamaa jiru durii lakkoofsa sagal, kan namicha postaa ti.",
    makingProcess:
      "Gogaan torban jaha qola mukaa keessa taa’a. Kutaan billaa tokkoon murama, moggaan lafee fi bishaaniin haxaa’ama, uraan hundi lilmoon lama osoo wal hin qunnamin harkaan uraamama. Maashiniin gonkumaa miti.",
  },
  sandals: {
    title: "Kophee gogaa harkaan murame, sabbata dha’ame",
    description:
      "Kophee diriiraa teessoo gogaa, sabbata quba miilaa dha’amee fi hidhaa koomee naasii qabu. Jalli goommaa haphii, hojjetaan kophee kamuu ni jijjiira. Safara 6 hanga 12; gidduu yoo taate xiqqaa fudhu, gogaan ni diriira. Guyyaa sadii deemsa gabaabaa barbaada, achii kan kee qofa ta’a. Haxaa’ii ho’a irraa fagootti goggogsi.",
    culturalSignificance:
      "Asmaraatti geengoo karaa irratti siidaan kophee awutobisii ga’utu jira. Namoonni asii sabni waan baay’ee xiqqaan karaa dheeraa deemuu akka danda’u sitti himu. Ni amanna.",
  },
  dabqaad: {
    title: "Girgiraa dabqaad ixaana beeyoo waliin",
    description:
      "Girgiraa dhagaa saamunaa, Eerigaavotti naanna’ee soqame, ixaana beeyoo 2 oz fi cilee dafee qabatu waliin. Olka 6 in, ulfaataa, sarara roga sadii dibame. Dhagaa irra kaa’i, cilee qabsiisi, moggaan haa daalacha’u, copha lama gubbaa kaa’i. Keessummaaf, uffataaf, sa’aatii ifxaara duraaf. Yoo qabbanaa’e haxaa’i.",
    originStory:
      "Dhagaan saamunaa Eerigaavo duuba cirracha cuquliisa keessa jira, yeroo ba’u magaaziin muruuf lallaafaa, ibidda tokko booda jabaa. Girgiraan as irraa buufata Fara’ootaatti argameera. Dhagichi hin jijjiiramne.",
    culturalSignificance:
      "Manni Somaalee bilcheessuu booda, keessummaa dura, halkan Kamisaas aarfama. Girgiraan uffata jala, rifeensa jala, kaabinii keessa, tartiiba sanaan darba. Manni foolii hin qabne hin gammadne jedhamee yaadama.",
    makingProcess:
      "Dhagaan ni murama, mutaan keessi soqama, miilaan billaa jiidhaa irratti naanna’a. Roga sadiin mismaaraan barreeffama, nooraa fi biyyee diimaan guutama. Guyyaa tokkoo fi dhuma irratti harka tasgabbaa’aa fudhata.",
  },
  frankincense: {
    title: "Ixaana beeyoo sadarkaa tokkoffaa, 4 oz",
    description:
      "Copha adii loomii fakkaatu Boswellia carterii qolla Kaal Madoo irraa, sadarkaa tokkoffaa, harkaan filame. Aara qulqulluu gaattiraa fi loomii, gurraacha baay’ee kan hin qabne. 4 oz korojoo jirbii qorqoorroo keessaatti. Cilee yookiin ho’istuu elektirikii irratti gubi; copha muraasni osoo hin gubatin kaabinii urgeessa. Bosona irraa, mukti waggaa sadii sadiin boqota.",
    originStory:
      "Mukkeen galaana Eeden gubbaa dhagaa irraa qajeelanii guddatu, qarqara maatiin qabu irratti. Tokko tokko bira ga’uuf obboleeyyan kee funyoon gad si buusu. Karaa guutuu haasa’u.",
    culturalSignificance:
      "Gibxi kanaaf doonii gara Puntitti ergite. Asitti ammallee ciniinama, dhalataa fi du’aaf aarfama, namni galaanatti ba’u hundi harka guutuu argata. Ammallee goona.",
    artisanBio:
      "Ibaado Faaraah gosa ishee keessatti dubartii jalqabaa mirga haammaannaa qabaatte. Haammattootaaf waqtii dura kaffalti, booda miti, kun qofti gabaa Eerigaavo jijjiire. Maatiin jaatamii lama amma ishee karaa gurguru.",
    makingProcess:
      "Qolli arfaasaa mingaaf, mutaa hin qaramneen murama. Aannan ni boo’a, torban lama jabaata, haqamas; marsaan sadaffaan copha adii caalu kenna. Kan siif erginu isa sana.",
  },
  uunsi: {
    title: "Uunsii misirroo qaruura qadaada naasii keessatti, 5 oz",
    description:
      "Gurguddaa gurraacha mi’aawaa ixaana, sandala, ’uudii, sukkaara fi abaaboo roozii, danfee ji’a lama kan taa’e. Tokkoon cilee irratti kutaa, diracii fi galgala guutuu urgeessa. 5 oz qaruura qadaada naasii fi morma dha’ame qabu, kan kaa’achuun malu. Ho’a laafaan gubi, jalqaba foddaa bani. Yeroo waliin gadi fagoo deema.",
    culturalSignificance:
      "Uunsii haadholiin durbaniif waggaa cidha duraa hojjetu. Akkaataan hin barreeffamu, obboleettoonni lama walqixa hin argatan. Yeroo obboleettoonni lama wal daawwatan manni isaanii wal fakkaata, wal hin fakkaatus.",
    makingProcess:
      "Sukkaarri hanga gubachuuf dhihaatutti bilchaata, xabagni fi mukti itti makama, dhagaa zayita dibame irratti dhangala’a. Shittoon yeroo qabbanaa’u copha cophaan dabalama, nama waan cimaa hin nyaatiniin.",
  },
  "shea-butter": {
    title: "Dhadhaa shea qorqoorroo saamunaa lama waliin",
    description:
      "Shea lallaafaa Baha Afrikaa: ho’a gogaatti baqa, foolii looza qaba malee kan aaraa miti. Dhadhaa dheedhii 8 oz qorqoorroo keessatti, saamunaa shea fi dammaa 3 oz lama waliin. Fiixee qubaatiin harka goggogaa, ciqilee fi rifeensatti suuqi. Urgooftuu hin qabu, tursiisaa hin qabu; bakka qorraa kaa’i, waggaa keessatti fayyadami. Karaa irratti yoo baqe, walitti maki, sa’aatii tokko qabbaneessi.",
    originStory:
      "Vitellaria nilotica kaaba Yuugaandaa hanga Sudaan Kibbaatti qofa guddata. Mukkeen gonkumaa hin dhaabaman; yeroo lafti qonnaa ciramu ni hambifamu, eenyu akka qabus namni hundi beeka. Tokko tokko ganda jala walitti qabamu caalaa umurii qabu.",
    artisanBio:
      "Dubartoonni dhibba tokkoo fi afurtamni Otukeetti firii nuuf funaanu. Gatii walga’ii muka guddaa jalatti murteessu, qorqoorroo irrattis barreessina. Eenyuyyuu hin haqne.",
    makingProcess:
      "Firiin aduutti goggoga, caba, osoo hin akaa’amin hin danfin qorraan cuunfama. Dhadhaan huccuu haphiin al tokko calalama, barii yeroo lallaafee itituu dhangala’a. Qorraan cuunfuun xiqqoo kenna, garuu waan kennu waggaa guutuu lallaafaa dha.",
  },
  qasil: {
    title: "Daakuu baala qasilii fuulaa fi rifeensaaf, 6 oz",
    description:
      "Baala muka qurquraa daakame, daakuu magariisa akkooleen Somaalee ittiin dhiqatan. Fal’aana tokko bishaan yookiin itittuu waliin maki, dibi, daqiiqaa kudhaniif dhiisi, dhiqi: xiqqoo hoomacha. 6 oz, maaskii digdamii shan yookiin rifeensa dhiquu kudhan. Yeroo lama gingilchame, kanaaf hin hooqxu. Dura irree irratti yaali, foolii margaa qulqulluu eegi.",
    culturalSignificance:
      "Qarqara galaanaatti misirroon cidha dura torban qasilii fi irdiin dibamti, adaadonni ni sirbu. Guyyaa biraa akka saamunaa balbala bira qaruura keessatti fannifama. Keessummaafis ni kennama.",
    makingProcess:
      "Baalli mukti osoo hin daraarin funaanama, mana keessatti huccuu irratti goggoga, dhagaan daakama. Gingilchaan harrii lama hidda keessaa baasa, wanti biraa hin dabalamu. Kan hafe akka daakuu lallaafaa, akka arfaasaa magariisa.",
  },
  henna: {
    title: "Daakuu hinnaa uumamaa fi koonii qophaa’aa lama",
    description:
      "Hinnaa magariisa bullaa’aa qarqara Laamuu kaabaa irraa, yeroo sadii gingilchame, koonii harkaan marame lama guyyaa ergamutti guutame. Daakuun 4 oz misirroo guutuu yookiin harka Iidaa kudha lamaaf ga’a. Guyyaa lama booda diimaa gurraacha cimaa, halluu gurraachaa fi keemikaala malee. Kooniin cabbiidhaan deema; yeruma sana qorrisiisi, torban sadii keessatti fayyadami.",
    culturalSignificance:
      "Halkan Iida dura mana keessaa eenyuyyuu fal’aana qabachuu hin danda’u. Hinnaan, daraaraa ganaa harkaaf, fiixee qubaa warra qaana’uuf, adaadaa harki ishee tasgabbaa’een kaafama. Hirribni hin karoorfamne.",
    makingProcess:
      "Halluun akka turuuf baalli gaaddisatti goggoga, dhagaan daakama, harriin gingilchama. Bukoon koonii loomii, sukkaara fi copha zayita muka shaayiitiin makama, halkan boqota. Achii qorrisiifama.",
  },
  "camel-soap": {
    title: "Saamunaa aannan gaalaa fi shea, sadii",
    description:
      "Saamunaa kireemii sadii, tokkoon 4 oz, aannan gaalaa haaraa, shea fi zayita kookaa irraa: tokko salphaa, tokko ixaanaan, tokko aajaan. Hoomacha furdaa qulqulluutti ba’u, gogaa hin harkifne. Torban jaha taa’e, kanaaf tokkoon ji’a tokko tura. Gidduutti haa goggogu. Qorqoorroo piriimii saamunaa caalaa umuriin turu keessatti dhufa.",
    makingProcess:
      "Sukkaarri akka adii turuuf soodaan osoo hin galin aannan hanga cabbii fakkaatutti qorrisiifama. Saamunaan sibiilaan murama, gaala xiqqoo saree fakkaatuun maxxanfama, torban hunda garagala.",
  },
  mitad: {
    title: "Eelee suphee qadaada hodhame waliin, 16 in",
    description:
      "Eelee suphee haxaa’ame biddeenaa fi maxinoof, qadaada citaa waliin. Bal’ina 16 in, cileef, gaaziif yookiin elektirikii bal’aaf. Biddeena jalqabaa dura firii zayitaan yeroo sadii haxaa’i; qajeelfamni ni agarsiisa. Daqiiqaa kudhaniin ho’a, achii galgala guutuu qabata. Supheen yoo naasuu baqaqa: eelee ho’aa irra bishaan qorraa hin buusin.",
    originStory:
      "Eeleewwan suphee kibbaa diriiraan gandoota suphee Goojab irraa dhufu, afur afuriin mataan gabaatti baatamu. Walakkaan gatii yeroo hunda mormaaf ture. Ni malaaf.",
    culturalSignificance:
      "Eeleen yeroo maatiin godaanu mana keessatti hafa, yookiin dura deema. Firii raafuutiin haxaa’uun hojii jalqabaa intalli kophaa hojjettu, adaadonni ishee hammam akka calaqqisu itti himu. Kan ishee yeroo hunda calaqqisa.",
  },
};
