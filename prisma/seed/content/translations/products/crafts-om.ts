import type { ProductText } from "../types";

export const CRAFTS_OM: Record<string, ProductText> = {
  "mesob-16": {
    title: "Mesoobii Hararii qadaada waliin, 16 in",
    description: "Mesoobii nyaataa qadaada qabu, torbee kudha tokkoof citaa babbaqaqee fi raafiyaa dibame irraa hodhame. Bal’inni isaa inchii 16, olka isaa qadaada waliin inchii 19; buddeena nama afuriif ni ga’a, bishaan qabachuuf cimaadha, ayyaanota gidduutti immoo keenyan irratti fannisuuf salphaadha. Huccuu jiidhaan haxaa’ii gaaddisa keessatti goggogsi. Lamaan wal fakkaatan hin jiran, tokkoon tokkoon isaanii jala mallatteeffameera.",
  },
  "mesob-12": {
    title: "Mesoobii Hararii diimaa fi magariisa, 12 in",
    description: "Obboleettii xiqqoo mesoobii keenyaa, daabboof, mi’aawaaf yookaan minjaala nama lamaaf. Bal’ina 12 in, olka qadaada qara qabu waliin 14 in, diimaa, magariisaa fi citaa uumamaa. Hojii torban jahaa. Ambaashaa yookaan ganama Iidaa halwaa afurtama qabata. Aduu kallattii irraa eegi, erga fayyadamtee raasi; burushii lallaafaan caccabaa irraa kaasa.",
  },
  "wall-plates": {
    title: "Gabatee keenyanaa hodhame, sadii",
    description: "Gabatee hodhame sadii, 14, 12 fi 9 in, bifa waliin deemu garuu wal hin fakkaanne. Hidhaa duubaan walitti dhiyeessii fannisi, yookaan fayyadami: daabboo ho’aa fi fuduraa goggogaa ni baatu. Citaa uumamaa fi raafiyaa piriimii, diimaa, cuquliisaa fi magariisa. Burushii lallaafaan awwaara irraa haxaa’i. Tuunni hundi dubartii isa guddaa hojjetteen walitti qabame.",
  },
  "bracelets": {
    title: "Bitawoo callee, halluu shan",
    description: "Bitawoo diriiru shan callee bilillee irraa, piriimii, magariisa, gurraacha, cuquliisaa fi diimaa, tokkoon isaanii sarara warqee qaba. Hiriira lama furdaa ta’ee dha’ame, laastikii cimaa irratti. Irree harkaa 6 hanga 7.5 in. Tokko yookaan hunda kaa’adhu; hin sagalessan. Huccuu jiidhaan haxaa’i, shittoo irraa fageessi. Kaardii maqaa hojjettuu irratti saamsama.",
  },
  "bracelets-sky": {
    title: "Bitawoo cuquliisa samii fi adii Adoolessa 1f, shan",
    description: "Bitawoo shanan sanuma cuquliisa Adoolessa tokkoffaa hundaan, samii salphaa hanga galaana gadi fagootti, tokkoon adii waliin. Callee bilillee laastikii cimaa irratti, irree 6 hanga 7.5 in; safarri ijoollee gaaffiin argama. Hiriira ayyaanaa irratti qoodi, obboleessa hundaaf tokko. Haxaa’i. Arfaasaa hojjetama, yeroo baay’ee guyyaan isaa osoo hin ga’in dhuma.",
  },
  "milk-vessel": {
    title: "Okkotee aannanii dhiilii hodhame sabbata gogaa waliin",
    description: "Meeshaa jabeessanii hodhame kan horsiisee bultoonni aannan ittiin baatan, elelloo, sabbata gogaa fi qadaada bifa kubbaayyaa waliin. Olka 13 in, bal’ina 9 in. Kan keenya faayaaf, daraaraa goggogaaf; garuu yoo aarsame aannan ni qabata ture. Huccuu goggogaan haxaa’i; gogaa waggaatti al tokko dibi. Foolii aara mukaa xiqqoo qaba, kan yeroo keessa badu.",
  },
  "bead-necklace": {
    title: "Faaya mormaa callee ambarii fi meetii",
    description: "Callee ambarii akka durii, xiqqaa hanga guddaa, meetii gidduu galu waliin, faayni meetii dhagaa diimaa qabus fannifameera. 18 in hidhaa waliin, gara 3 oz. Qaama irratti ho’aa, waan fakkaatu irra salphaa. Meetii huccuu lallaafaan haxaa’i, dhangala’aa keessa hin buusin. Kirriin hundi callee gidduutti hidhamee korojoo jirbii keessatti dhufa.",
  },
  "cross-pendant": {
    title: "Fannoo meetii kirrii callee irratti",
    description: "Fannoo baddaa sadarkaa qabu meetii irra deebi’amee hojjetame irraa, 2 in, gidduu isaa halluu xiqqoo, kirrii jirbii gurraacha callee ambarii qabu irratti. Kirriin 16 hanga 24 in ni sirreeffama. Al tokko baqfamee harkaan qirqirame, kanaaf moggaan lallaafaa dha. Saanduqa mukaa fi huccuu calaqqisiisu waliin dhufa. Cuuphaaf, eebbaaf, abbootii kiristinnaaf.",
  },
  "jimma-stool": {
    title: "Barcuma Jimmaa soqame miila sadii",
    description: "Waddeessa tokko irraa murame, teessoo fi miilli walumaan, gubbaan gadi galaa, moggaan isaa soqame. Olka 14 in, bal’ina 16 in, paawundii sagal; miila sadii irratti gonkumaa hin raafamu. Sirna bunaaf, kitaaba siree bira, nama gabaabaaf. Waggaatti al tokko zayita dibi. Baqaqni xixiqqoon muka goggogaa irratti ni jira, hin dabalus.",
  },
  "wooden-combs": {
    title: "Filaa mukaa harkaan soqame, lama",
    description: "Filaa lama muka tokko irraa: bal’aan rifeensa furdaaf, xiqqaan moggaa fi areedaaf. Ilkaan torbaa fi shan geengoo’aa, akka mucucaatuu fi hin qabanneef haxaa’ame, naasii fi lafee dibame waliin. 7 in fi 5.5 in. Elektirikii hin qabu, rifeensa hin cabsu. Yeroo yeroon copha zayita saliixaa dibi, bishaan irraa fageessi.",
  },
  "wooden-bowl": {
    title: "Waciitii mukaa soqame fal’aana waliin, 14 in",
    description: "Waciitii bal’aa miila qabu waddeessa irraa, sarara soqame lamaa fi fal’aana dheeraa wal simu waliin. Bal’ina 14 in, olka 7 in, ruuzii nama saddeetii yookaan fuduraa ifxaaraaf. Keessi isaa gagaa nyaataaf hin miineen xumurame. Dafii harkaan dhiqi, yeruma sana goggogsi, yoo dheebote dibi. Ijoolleen yoo itti irkatan akka hin mucucaanne ulfaata.",
  },
  "krar": {
    title: "Kiraara kirrii shan waciitii soqame waliin",
    description: "Kiraara taphatamuu danda’u, tiizitaaf sirreeffame, fuulli gogaa re’ee, waciitii mukaa fi hidhaa gogaa. Olka 26 in, paawundii lamaa fi walakkaa. Sabbata dha’ame, kirrii dabalataa, taphachiistuu gaanfaa fi fuula waa’ee akkaataa afranii waliin dhufa. Gogaan jiidhina walqixa jaallata: ho’istuu irraa fageessi, osoo hin balali’in kirrii laaffisi. Jalqabdoota baga nagaan dhuftan; waltajjiinis.",
  },
  "satchel": {
    title: "Boorsaa gogaa harkaan hodhame",
    description: "Gogaa re’ee fi sa’aa biqiltuun duugame, sabbata dha’ame, hidhaa naasii fi qabannoo dheeraa marame tokko. 13, 10 fi 4 in, laaptooppii 13 in fi laaqana qabata. Keessi jirbii kiisii lamaa qabu. Liinanii gagaan dibameen hodhame, inchiitti hodhaa saddeet. Jabaa fi karameelaa ta’ee eegala, lallaafaa fi gadi fagoo ta’ee xumura. Waggaatti yeroo lama dibata giddugaleessa dibi.",
  },
  "sandals": {
    title: "Kophee gogaa harkaan murame, sabbata dha’ame",
    description: "Kophee diriiraa teessoo gogaa, sabbata quba miilaa dha’amee fi hidhaa koomee naasii qabu. Jalli goommaa haphii, hojjetaan kophee kamuu ni jijjiira. Safara 6 hanga 12; gidduu yoo taate xiqqaa fudhu, gogaan ni diriira. Guyyaa sadii deemsa gabaabaa barbaada, achii kan kee qofa ta’a. Haxaa’ii ho’a irraa fagootti goggogsi.",
  },
  "dabqaad": {
    title: "Girgiraa dabqaad ixaana beeyoo waliin",
    description: "Girgiraa dhagaa saamunaa, Eerigaavotti naanna’ee soqame, ixaana beeyoo 2 oz fi cilee dafee qabatu waliin. Olka 6 in, ulfaataa, sarara roga sadii dibame. Dhagaa irra kaa’i, cilee qabsiisi, moggaan haa daalacha’u, copha lama gubbaa kaa’i. Keessummaaf, uffataaf, sa’aatii ifxaara duraaf. Yoo qabbanaa’e haxaa’i.",
  },
  "frankincense": {
    title: "Ixaana beeyoo sadarkaa tokkoffaa, 4 oz",
    description: "Copha adii loomii fakkaatu Boswellia carterii qolla Kaal Madoo irraa, sadarkaa tokkoffaa, harkaan filame. Aara qulqulluu gaattiraa fi loomii, gurraacha baay’ee kan hin qabne. 4 oz korojoo jirbii qorqoorroo keessaatti. Cilee yookaan ho’istuu elektirikii irratti gubi; copha muraasni osoo hin gubatin kaabinii urgeessa. Bosona irraa, mukti waggaa sadii sadiin boqota.",
  },
  "uunsi": {
    title: "Uunsii misirroo qaruura qadaada naasii keessatti, 5 oz",
    description: "Gurguddaa gurraacha mi’aawaa ixaana, sandala, ’uudii, sukkaara fi abaaboo roozii, danfee ji’a lama kan taa’e. Tokkoon cilee irratti kutaa, diracii fi galgala guutuu urgeessa. 5 oz qaruura qadaada naasii fi morma dha’ame qabu, kan kaa’achuun malu. Ho’a laafaan gubi, jalqaba foddaa bani. Yeroo waliin gadi fagoo deema.",
  },
  "shea-butter": {
    title: "Dhadhaa shea qorqoorroo saamunaa lama waliin",
    description: "Shea lallaafaa Baha Afrikaa: ho’a gogaatti baqa, foolii looza qaba malee kan aaraa miti. Dhadhaa dheedhii 8 oz qorqoorroo keessatti, saamunaa shea fi dammaa 3 oz lama waliin. Fiixee qubaatiin harka goggogaa, ciqilee fi rifeensatti suuqi. Urgooftuu hin qabu, tursiisaa hin qabu; bakka qorraa kaa’i, waggaa keessatti fayyadami. Karaa irratti yoo baqe, walitti maki, sa’aatii tokko qabbaneessi.",
  },
  "qasil": {
    title: "Daakuu baala qasilii fuulaa fi rifeensaaf, 6 oz",
    description: "Baala muka qurquraa daakame, daakuu magariisa akkooleen Somaalee ittiin dhiqatan. Fal’aana tokko bishaan yookaan itittuu waliin maki, dibi, daqiiqaa kudhaniif dhiisi, dhiqi: xiqqoo hoomacha. 6 oz, maaskii digdamii shan yookaan rifeensa dhiquu kudhan. Yeroo lama gingilchame, kanaaf hin hooqxu. Dura irree irratti yaali, foolii margaa qulqulluu eegi.",
  },
  "henna": {
    title: "Daakuu hinnaa uumamaa fi koonii qophaa’aa lama",
    description: "Hinnaa magariisa bullaa’aa qarqara Laamuu kaabaa irraa, yeroo sadii gingilchame, koonii harkaan marame lama guyyaa ergamutti guutame. Daakuun 4 oz misirroo guutuu yookaan harka Iidaa kudha lamaaf ga’a. Guyyaa lama booda diimaa gurraacha cimaa, halluu gurraachaa fi keemikaala malee. Kooniin cabbiidhaan deema; yeruma sana qorrisiisi, torban sadii keessatti fayyadami.",
  },
  "camel-soap": {
    title: "Saamunaa aannan gaalaa fi shea, sadii",
    description: "Saamunaa kireemii sadii, tokkoon 4 oz, aannan gaalaa haaraa, shea fi zayita kookaa irraa: tokko salphaa, tokko ixaanaan, tokko aajaan. Hoomacha furdaa qulqulluutti ba’u, gogaa hin harkifne. Torban jaha taa’e, kanaaf tokkoon ji’a tokko tura. Gidduutti haa goggogu. Qorqoorroo piriimii saamunaa caalaa umuriin turu keessatti dhufa.",
  },
  "mitad": {
    title: "Eelee suphee qadaada hodhame waliin, 16 in",
    description: "Eelee suphee haxaa’ame biddeenaa fi maxinoof, qadaada citaa waliin. Bal’ina 16 in, cileef, gaaziif yookaan elektirikii bal’aaf. Biddeena jalqabaa dura firii zayitaan yeroo sadii haxaa’i; qajeelfamni ni agarsiisa. Daqiiqaa kudhaniin ho’a, achii galgala guutuu qabata. Supheen yoo naasuu baqaqa: eelee ho’aa irra bishaan qorraa hin buusin.",
  },
};
