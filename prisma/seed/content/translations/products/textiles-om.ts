import type { ProductText } from "../types";

export const TEXTILES_OM: Record<string, ProductText> = {
  "dirac-set": {
    title: "Diracii harrii makame garbasaara waliin",
    description:
      "Diracii yaa’u harrii fi viskoosii halluu piriimii, daayimandii warqee kan irratti maxxanfame, googaradii wal simuu fi garbasaara warqee moggaan isaa dha’ame. Safara tokko, dheerina 58 in, bal’isee murame gatiittii irraa akka gad yaa’uuf, sabbata yookiin biinii qofa barbaada. Harkaan bishaan qorraan dhiqi, gaaddisa keessa fanni; kaawiyaan qorraan calaqqee isaa deebisa. Waraqaa haphiin maramee, ganama Iidaaf qophaa’aa.",
    originStory:
      "Diraciin haphiin bara 1960moota voyilii buufata Barbaraa waliin dhufee hafe. Kan keenya Hargeessa magaalaa durii keessatti, huccuu gabaa Waaheenitti tokko tokkoon filatame irraa murama. Suuta filanna.",
    culturalSignificance:
      "Iidaaf diraciin haaraan of tuuluu miti, dirqama guyyaa ti. Huccuun torbanoota dura bitama, obboleettii gidduutti wal bira qabama, hanga salaataatti ollaa irraa dhokfama. Achi booda namni hundi dinqisiifate fakkeessa.",
    artisanBio:
      "Hodan Warsame ni murti, Idil moggaa hodhiti, Sagal ni kaawiti. Maashinii harkaa haadha isaaniitiin baratan, ammallee mormaaf itti fayyadamu. Waliin misirroo dhibba afur ol uffisaniiru, halluu hundas ni yaadatu.",
    makingProcess:
      "Huccuun akka sirratti hin xiqqaanneef al tokko dhiqama, dachaafamee al takkatti murama, harkaan moggaan hodhama. Moggaan garbasaaraa kophaa meeshaa dhiphaa irratti dha’ama, harriin itti hodhama.",
  },
  "dirac-cotton": {
    title: "Diracii jirbii guyyaa guyyaa, magariisaa fi warqee",
    description:
      "Jirbii salphaa bona dheeraa fi kushiinaa ho’aaf. Diracii bal’aa magariisa baalaa, mormaa fi jala moggaa warqee, dheerina 56 in, safara tokko, deemuuf cinaan banaa. Sa’aatii tokkotti goggoga, yoo jiidhaa raaste kaawiyaa hin barbaadu. Cinaa lamaanuu kiisii qaba, waan nu gaafataniif. Maashiniin bishaan qorraan halluu wal fakkaatu waliin dhiqi.",
    culturalSignificance:
      "Manatti diraciin waan shaashiin bakka biraatti ta’uu dha: yeroo balballi rukutamu kan gatiittiirra darbatan. Kan jirbii hanga lallaafutti uffatama, achii huccuu daa’imaa ta’a. Mana keessatti wanti isa caalaa turu hin jiru.",
    makingProcess:
      "Voyiliin warshaalee xixiqqoo galaana Eeden keessatti dha’ama, maxxansa lamaan maxxanfama. Al takkaan afur murra, morma sarara jal’aan hidhna, baninsa hunda suuqa keessa deemuun yaalla.",
  },
  "dirac-wedding": {
    title: "Diracii cidhaa kirrii warqee fi googaradii waliin",
    description:
      "Shifoonii cuquliisa dukkanaa’aa kirrii warqeen guutuu hojjetame, qomni isaa keessaan huccuu qaba, googaradii saatinii fi shaashii haphii waliin. Guyyaa torbaffaa misirrootiif, haadha isheetiif yookiin nama ilaalamuu barbaadu kamiif iyyuu. Safara tokko, dheerina 60 in; gatiittiin murtii osoo hin tuqin dhiphachuu danda’a. Qulqulleessaa goggogaa qofa. Fannisaa fi haguuggii jirbii waliin dhufa.",
    originStory:
      "Guyyaa torbaffaa cidha Somaalee booda, shaash saar, dubartoonni walitti qabamanii misirroo huccuu maatiin haaraan fide uffisu. Warqee cuquliisa irratti Hargeessi waqtii sadii walitti aansee gaafatte.",
    culturalSignificance:
      "Shaashiin guyyaa sana hidhamu durba irraa gara haadha manaatti darbuu mallatteessa, diracii isa jalaa immoo bara jireenya ishee kunuunsiti. Ergifachuun ni hayyamama; yeroo lama ergisuun miti. Maatiin hundi eenyu akka godhe beeka.",
  },
  "garbasaar-cotton": {
    title: "Garbasaara jirbii moggaan isaa dha’ame",
    description:
      "Shaashii lallaafaa keessa hin mul’ifne, cuquliisa galaanaa daraaraa xixiqqoo fi moggaa inchii lamaa kan nuti hojjennu. 78 × 36 in, mataa fi gatiittiif ga’aa, mudhiittis ni suuqama. Jirbii waan ta’eef hin mucucaatu, mana keessattis ni salphata. Maashiniin suuta dhiqi, funyoo irratti goggogsi. Waggaa waggaan ni bareeda; moggaan akka hin faca’in wabii qaba.",
    culturalSignificance:
      "Garbasaara jechuun uwwisa gatiittii, garuu haadha hoosiftuuf golgaa, daa’imaaf ankalbaa, yoo wanti biraan hin jirres huccuu salaataa ti. Dubartiin ofii bira hin qabne waan dagatte itti fakkaata.",
    artisanBio:
      "Sagal Warsame moggaa meeshaa harka ishee caalaa hin bal’anne irratti hojjetti. Yeroo hojjettu oduu galgalaa dhaggeeffatti, bifti mata duree hordofa jetti. Waggaa filannoo moggaan ni bal’ata.",
  },
  "garbasaar-chiffon": {
    title: "Garbasaara shifoonii piriimii, daraaraa warqee",
    description:
      "Shifoonii haphii calaqqee hin qabne bakka biiniin qabde turu, daraaraa warqee dhiqannaan hin cabne kan irratti maxxanfame. 80 × 40 in, moggaan afranuu ni marame. Piriimiin diracii ati yaadde caalaa waliin deema. Harkaan dhiqi yookiin kiisha saphaphuutti fayyadami. Waraqaa keessatti biinii luulii lama waliin gurgurama.",
    originStory:
      "Daandiin Jahaffaan Eastleigh osoo hin bari’in banama, yeroo daldaltoonni biyya sadii ibsaan huccuu filatan. Muraasa achii filannee waaree dura gubbaatti moggaa hodhna. Galgala warri gaariin dhumaniiru.",
  },
  "kids-dirac": {
    title: "Diracii Iidaa durbanii hidhaa mataa waliin, waggaa 4 hanga 8",
    description:
      "Diracii ga’eessotaa kan xiqqeeffame: viskoosii piriimii daayimandii warqee qabu, mudhiin isaa laastikii fiigichaaf danda’u, hidhaa mataa wal simus ni qaba. Waggaa 4 hanga 8 ni ta’a, jalli isaa inchii afur ni dheeratawwaan. Hodhaan keessaa lallaafaa, kirriin nama hin hooqxu. Maashiniin bishaan qorraan dhiqi. Kan haadhaa waliin fudhu, suuraa si gaafatu.",
    culturalSignificance:
      "Maallaqni Iidaa uffata Iidaatiin walitti qabama, lamaanuu sagalee guddaan wal bira qabama. Moggaan dheeratu haadha keenya irraa dhufe, uffata tokko nu tokko tokkoof Iida sadii geessisti turte. Halkan moggaa dheereessiti turte.",
    makingProcess:
      "Uffanni ijoollee fiixee huccuu ga’eessotaa irraa murama, kanaaf wanti badu hin jiru, haatii fi intalli dhuguma wal fakkaatu. Moggaan hundi inchii afur dabalata qaba. Ijoollee obboleettii keenyaa cimoo hin teenye irratti yaalla.",
  },
  "alindi-cloth": {
    title: "Huccuu alindii Banaadir, yaardii 3",
    description:
      "Jirbii sararaa harkaan dha’ame, naannoo dha’iinsa huccuu isa durii Maqdishuu irraa, yaardii 3 dheeraa, 34 in bal’aa, moggaan lamaanuu cufaa. Jabaa, qulqulluu fi qabbanaa’aa. Shamizii, guntiinoo, huccuu minjaalaa yookiin golgaaf ni hodhama. Halluun hin ba’u; jalqaba bishaan qorraan dhiqi, dhibbeentaa sadii akka xiqqaatu eegi. Naannoo guyyaa keessaa filadhu: diimaa, magariisa yookiin cuquliisa.",
    originStory:
      "Huccuun Banaadir jaarraa kudha afuraffaatti Zaanzibaar hanga Kaayirootti gurgurama ture, Ibn Baxxuuxaan ni faarse. Yoosuu Maqdishuutti meeshaa kumatu hojjeta ture. Yeroo deebinee eegallu lamatu ture. Waggaa waggaan haaraan tokko ni dabalama.",
    culturalSignificance:
      "Tartiibni sararaa hundi maqaa qaba, kan ji’aa, cidhaa yookiin falmii. Alindii sirbitoonni Istunkaa uffatu, Qur’aannis yeroo imalu itti marama. Jaartiin ammallee huccuu moggaa hanga moggaatti sagalee olkaasanii dubbisu.",
    artisanBio:
      "Wasiilli Abdiraahmaan Sheek meeshaa isaa waggaa sagal boolla keessa dhokse. Inni amma barattoota afur leenjisa, yaardiin kaffala, dhiiraaf dubartiif walqixa. Xiqqaan waggaa kudha torbaa ti, duraanuu isa caalaa saffisa.",
    makingProcess:
      "Kirriin misingaan jabaata, leemmana irratti marama, meeshaa boollaa irra diriira, bakka hojjetaan miila lafa keessa godhee taa’u. Yaardii sadii guyyaa lama fudhata, dogoggorri tokko immoo fedhiidhaan hafa.",
  },
  "alindi-sky": {
    title: "Alindii cuquliisa samii Adooleessa 1f, yaardii 3",
    description:
      "Cuquliisa Adooleessa tokkoffaa, sarara adii fi kirrii warqee haphiin kan dha’ame. Yaardii 3, bal’ina 34 in, jirbii harkaan dha’ame moggaan qulqulluu. Shamizii, sabbata hiriira ayyaanaa, faaya yookiin huccuu minjaalaa keessummaa shantamaaf hojjedhu. Bishaan qorraan dhiqi, kaawiyaa ho’aan. Halluu kana Eebila hanga Waxabajjii qofa hojjenna, kanaaf wanti argitu isa jirudha.",
    originStory:
      "Halkan Waxabajjii 30, 1960, dubartoonni Maqdishuu cuquliisaa fi adii ibsaa kuraaziitiin hodhan, suuqoonni waan fixaniif. Hojjettoonni Shangaanii erga sanaa hanga har’aatti dhaqqabaa jirra jechuu jaallatu.",
    culturalSignificance:
      "Adoolessi 1 kaabaa fi kibba guyyaa tokkotti walitti fida. Maatiin biyya alaa hidhaa cuquliisa hojii dhaquuf hidhatu; ayyaana Lake Street irratti hiriirri fira huccuu tokkoon dhufa. Maaliif jedhee gaafachuun eenyuufuu hin barbaachisu.",
    makingProcess:
      "Yaardiin hundi akka wal fakkaatuuf cuquliisni okkotee tokko keessatti makama. Sararri adiin meeshaan osoo hin hidhamin harkaan kirrii shan shaniin gala. Kan jal’ate ni hiikama.",
  },
  "alindi-tote": {
    title: "Korojoo gabaa sarara alindii qabu",
    description:
      "Jirbii ulfaataa uumamaa, alindii harkaan dha’ame naannawaan marame, hidhaan isaas jaakeettii ganna irra darbuuf dheeraa. 15 × 14 in, jalli 5 in, habaabiin akka dhaabbatuuf. Keessaan kiisii gadi fagoo tokkoo fi qabannoo furtuu qaba. Paawundii soddoma baata; yaalleerra. Bakka xuraa’e qofa haxaa’i, yookiin bishaan qorraan dhiqii diriirsii goggogsi.",
    originStory:
      "Sararichi walakkaa yaardii dhumaa maramsa hundaa irraa dhufa, gurguruuf gabaabaa, gatuuf kan nama gaddisiisu. Boorsaan tokko hambaa tokko fayyadama, kanaaf hiriirri lama wal hin fakkaatu. Kana ni jaallanna.",
    artisanBio:
      "Faaduma Hasan boorsaa keenya hunda mana ishee Hamar Weyneetti hodhiti. Boorsaa maashinii ishee baatu gaafatte, kanaaf hidhaan dachaa ta’e. Kan ishee isa qabannoo furtuu cuquliisa qabu.",
  },
  macawis: {
    title: "Ma’awisii jirbii hodhame, sararaa",
    description:
      "Waan hunda caalaa dhiirri itti aara galfatu. Jirbii dura xiqqeeffame sararaa gadi fagoo qabu, akka ujummootti hodhame, dheerina 48 in, naannoo 84 in, mudhii hundatti ni dachaafama. Diimaa, magariisa yookiin cuquliisa filadhu. Halluun hin ba’u; maashiniin dhiqii goggogsi. Hidhaa waraqaa fi qajeelfama warra hidhuu hin baranne waliin dhufa.",
    originStory:
      "Ma’awisiin Jaavaa fi Omaan irraa qilleensa monsoonii waliin dhufee dhaloota tokkotti mana ta’e. Sararri ammallee maqaa dooniiwwan isa fidaniitiin waamama. Jaarsoliin halluu kirrii tokkootiin maqaa dhahuu danda’u.",
    culturalSignificance:
      "Suufiin biirootaaf. Salaata Iidaa booda ma’awisiin ba’a, suuqaa irraa jabaatee, daawwannaa guyyaa sadiifis irra tura. Guyyaa sadaffaa ni lallaafa, miirri nama minjaala marsee taa’us akkasuma.",
  },
  "macawis-gift": {
    title: "Ma’awisii fi koofiyadii hodhame, saanduqa kennaa",
    description:
      "Kennaa abbootii fi eessumootaaf: ma’awisii jirbii cuquliisa tokkoo fi koofiyadii harkaan hodhame, saanduqa ribbanii qabu keessatti. Koofiyadiin adii irratti adii, uraa xixiqqoo dhibba afur kan mataan itti hafuura baafatu irratti hodhame. Safara 22 hanga 23.5 in, kurmaana inchii ni diriira. Koofiyadii harkaan dhiqi, waciitii irratti goggogsi.",
    culturalSignificance:
      "Koofiyadiin Iidaaf, cidhaaf, yeroo ilmi mana ba’us kennama. Uraan hamma xiqqaatu namni siif foddaa bira yeroo dheeraa taa’eera. Abbootiin hanga adiin ilka arbaa ta’utti uffatu, achii Jimaata qofa.",
    makingProcess:
      "Dubartoonni Laamuu fi Eastleigh koofiyadii kirriin mallatteessu, uraa hunda mutaan uraanii jirbiin hidhu. Koofiyadiin tokko hojii galgala sagalii ti. Marsaan dhumaa yeroo hunda ifa guyyaatiin hodhama.",
  },
  netela: {
    title: "Nexelaa harkaan dha’ame xiibebii waliin",
    description:
      "Jirbii akka sharariitii haphii dachaa lama, harkaan dha’ame, moggaan isaa xiibebii inchii sadii diimaa, warqee fi cuquliisa. 84 × 42 in, kiisii jaakeettii keessa gala. Mana amantaaf, awwaalchaaf, cidhaaf yookiin galgala qabbanaa’aaf uffatama. Harkaan bishaan laafaan dhiqi, diriirsii goggogsi, osoo jiidhuu kaawi. Adiin dhiqannaa hundaan caalaatti lallaafa.",
    originStory:
      "Hojjettoonni Dorzee dhaloota afur dura baddaa Gaamoo irraa gara Shiroo Meedaa bu’an. Ganama guyyaa hojii karaan guutuun sagalee meeshaa dhageessisa, nexelaa meeshaa irraa ammallee ho’u bituu dandeessa.",
    culturalSignificance:
      "Akkaataan nexelaan uffatamu maaliif akka dhufte hima: xiibebiin gatiittii irratti gammachuuf, morma irratti gaddaaf, mudhiitti hidhamee hojii mana amantaaf. Orma ilaalcha tokkoon dubbisa. Ijoolleen dursanii baratu.",
    artisanBio:
      "Geetaachoo Dorzee moggaa jalqabaa isaa waggaa kudha tokkotti saanduqa irra dhaabbatee dha’e. Bifa haaraa waraqaa iskuweerii irratti kaasa, tokko tokkos fiixee isaa kirrii adii tokkoon mallatteessa. Muuziyemonni gaafataniiru; inni garuu uffatamee arguu filata.",
    makingProcess:
      "Jirbiin dubartootaan foo’ama, achii meeshaa boollaa irratti dachaa lamaan dha’ama. Moggaan harkaan kirrii kirriin filatama, sa’aatiitti quba afur. Dogoggorri galgaluma sana hiikama.",
  },
  "habesha-kemis": {
    title: "Qamisii Habashaa dheeraa, harkaan dha’ame, adii fi diimaa",
    description:
      "Uffata lafa ga’u shammaa harkaan dha’ame irraa, xiibebii fuula duraa, harka lamaanii fi jalatti lama. Murtii A, hidhaa mudhii fi ziippii cinaa. Safara S hanga XXL; qomaa fi dheerina safariitii ajaja waliin nuuf ergi, bilisaan siif sirreessina. Dheerina 52 hanga 58 in. Harkaan yookiin goggogaan dhiqi. Nexelaan isaa kophaatti gurgurama.",
    originStory:
      "Hanga bara 1930moota fuulli duraa uffata waliin dha’ama ture. Nuti kophaatti hojjenna, akka hodhootni gaaraa amma godhan, sababiin isaa yeroo guddattu gara uffata itti aanuutti darbuu danda’a.",
    culturalSignificance:
      "Adiin Masqalaaf, Ximqataaf, Gannaaf, cidhaafis uffatama. Moggaan kan guyyaa ti: magariisaa fi warqee waggaa haaraaf, diimaa gammachuuf, gurraacha gaddaaf qofa. Namni hundi dubbisuu danda’a.",
    artisanBio:
      "Almaz Geetaachoo, intalli hojjetaa huccuu, uffata keenya hunda murti. Finfinneetti faashinii baratte, mana galte, yeroo moggaan isaa sagalee guddatu abbaa isheetti himti. Inni ni guunguma, lallaafisee dha’a. Maqaan lamaanuu asxaa irra jira.",
    makingProcess:
      "Huccuun yaardii torba uffata tokkoof dha’ama, dhiqama, lallaafuufis dhagaa irratti tumama. Fuulonni meeshaa lammaffaa irratti filatamu, seentimeetira tokko dabalamee muramu, harkaan galu.",
  },
  gabi: {
    title: "Gaabii jirbii dachaa afur",
    description:
      "Jirbii harkaan foo’ame dachaa afur akka tokkootti dha’ame, akka uffata halkanii furdaa, akka shamizii moofaa lallaafaa. 90 × 60 in, paawundii afur, moggaan cuquliisaa fi warqee. Dirree manaatti ofitti mari, siree irra buusi, yookiin akka dhiira baddaa gatiittii bitaa irra darbi. Maashiniin suuta dhiqi; yeroo tokko bal’ina harkaa xiqqaata, lammata hin xiqqaatu.",
    originStory:
      "Meetira 2,500 irratti galgalli waggaa guutuu qorra, gaabiin immoo jaakeettii, uffata halkanii fi boraatii dha. Tiksoonni naannoo Enxooxxoo ammallee gaara irratti itti rafu. Ganama fixeensa irraa raasu, waaree irratti goggogaa dha.",
    culturalSignificance:
      "Gaabiin misirrichaaf, eebbifamaaf, abbaa dulloomeef kennama. Kan kee gatiittii namaa irra buusuun waadaa cabsuun ulfaatuudha. Maatiin kan daa’imni jalqaba ittiin ba’e ni kaa’atu.",
  },
  "tibeb-cushion": {
    title: "Uffisa boraatii xiibebii cuquliisa, 18 in",
    description:
      "Jirbii cuquliisa harkaan dha’ame, sarara adii bal’aa fi daayimandii diimaa fi warqee gidduu isaa. 18 × 18 in, ziippii dhokataa, duubni isaa huccuuma sana, fiixeen isaa rifeensa xixiqqoo qaba. Uffisa qofa; boraatiin 20 in bareechee guuta. Bishaan qorraan, keessa garagalchii dhiqi. Soofaa salphaa irratti lamaan halluu kutaan tokko barbaaduu dha.",
    makingProcess:
      "Daayimandiin bifa jalqabaa ijoolleen Dorzee baratanii dha. Gidduu irraa gara alaatti filatama, umurii hojjetaas akka fiixeen itti wal qunnamuun beektu. Kan Geetaachoo qajeelaa jechuun ni danda’ama.",
  },
  "harari-cushion": {
    title: "Uffisa boraatii mana keessummaa Harar, diimaa, 20 in",
    description:
      "Uffisa jirbii diimaa mooraa keenyaa, xiibebii cuquliisaa fi warqee waliin, teessoo olka’aa mana Hararaaf hojjetame. 20 × 20 in, ziippii, fiixeen jabeeffame, sababiin isaa Hararitti namni dhuguma irkata. Duubni isaa diimaa salphaa. Maashiniin bishaan qorraan dhiqi. Halluun isaa maatii ijoollee qaban kudha afuriin yaalame.",
    originStory:
      "Manni Hararii hundi kutaa teessoo shan qaba, tokkoon sadarkaa keessummaa, lafti immoo warra Calanqootti kufaniif diimaan dibama. Boraatiin lafa hordofu. Diimaan halluu keessummaan dura arguu fi yaadatuudha.",
    culturalSignificance:
      "Bakki teessu eenyu akka taate hima: jaarsoliin mirga, wal fuudhan haaraan mooloo keessa, abbaan manaa bakka balbala arguu. Boraatiin yoo xiqqaate hunduu wal fakkaatu. Walqixa diimaas.",
    artisanBio:
      "Rahima Shariif uffisa keenya salaata waaree fi galgalaa gidduu hodhiti. Waldaa keessaa isheetu dura maashinii ofii bitate, ji’a torbatti kaffaltee fixte. Amma ijoollee obboleettii ishee lama barsiisti.",
  },
  "table-runner": {
    title: "Huccuu minjaalaa dheeraa xiibebii waliin, 72 in",
    description:
      "Jirbii adii harkaan dha’ame, 72 × 15 in, fiixee lamaanitti xiibebii diimaa fi magariisa inchii saddeet, rifeensa hidhames qaba. Minjaala nama saddeetiif dheeraa, gabateef immoo dhiphaa. Xurii shaayii ni dhimma: bishaan qorraa loomiin cuupsi, itti aansii ho’aan dhiqi. Kaardii maqaa hojjettuu himutti maramee, kennaa Iidaaf ni mijata.",
    makingProcess:
      "Huccuu adii meeshaa lama balbala Errar bira irraa binna, fiixee isaa immoo qabiyyee balbala ga’u irratti ofiin hojjenna. Rifeensa hidhuun kan baay’ee haasoftuu dha. Hidhaan mudaa hin qabu.",
  },
  "prayer-rug": {
    title: "Salli dha’ame duubni isaa lallaafaa",
    description:
      "Salli furdaa golgaa magariisa, moggaa warqee fi duuba kurmaana inchii jilbaaf lallaafu qabu. 44 × 28 in, paawundii lama, xiqqaatee marama, funyoo jirbiis qaba. Rifeensi isaa gabaabaa, kanaaf qulqulluu ta’ee dafee goggoga. Maashiniin haxaa’i yookiin haquu; waggaatti yeroo tokko harkaan dhiqii diriirsii goggogsi. Ibsaan gara ol agarsiisa: si dogoggoraa yeroo lama diriirsuun hin danda’amu.",
    culturalSignificance:
      "Ramadaanaan sallin maatii koriidarii keessatti wal bira kaa’ama, guddaa hanga xiqqaatti. Ijoolleen salli jalqabaa gara waggaa torbaatti argatu, yeroo baay’ee isa hiriira keessaa ifa caalu. Irra caalaan ni kaa’atu.",
    makingProcess:
      "Jirbii fi viskoosiin Tiikaatti meeshaa jaakaardii irratti diriiree dha’ama, achii kutaa keenya suuqa gubbaatti harkaan duuba goommaatti hodhama. Hidhaan ma’awisii irraa murama. Wanti badu hin jiru.",
  },
  kente: {
    title: "Huccuu kente harkaan dha’ame, yaardii 4",
    description:
      "Dhalootaan keenya miti, garuu galma cidhaa Baha Afrikaa hunda keessatti jaallatama: kente dhugaa Bonwire, Gaanaa irraa, moggaa inchii afuriin dha’amee walitti hodhame. Yaardii 4 × 46 in, warqee, magariisa, diimaa fi gurraacha wal jijjiiru. Eebbaaf, kaaraavaataaf, marata mataaf yookiin keenyanaaf. Qulqulleessaa goggogaa qofa. Tokkoon isaa maqaa hojjetaa asxaa jirbii irratti baata.",
    originStory:
      "Hojjettoonni Bonwire sariitiin obboleeyyan lamaan jalqabaa barsiise jedhu. Maatii Oppong agarsiisa daldalaa Naayiroobiitti argine, erga sanaas meeshaa isaanii irraa waggaatti kudha lama binna. Xiqqoo gurguruu filanna.",
    culturalSignificance:
      "Warqeen gatii, magariisni guddina, diimaan wareegama, gurraachi umurii jechuudha. Eebbifamtoonni biyya alaa eenyu akka waliin fidan agarsiisuuf ni uffatu. Warri beekan maqaa dura bifa dubbisu.",
  },
};
