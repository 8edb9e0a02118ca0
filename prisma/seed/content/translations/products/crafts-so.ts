import type { ProductText } from "../types";

export const CRAFTS_SO: Record<string, ProductText> = {
  "mesob-16": {
    title: "Dambiil mesob Harari ah oo dabool leh, 16 inji",
    description:
      "Dambiil cunto oo dabool leh, kow iyo toban toddobaad lagu tidcay caws la jeexay iyo raafiya la midabeeyay. Ballaceedu waa 16 inji, dhererkeeduna 19 inji marka daboolku saaran yahay; waxay ku filan tahay canjeero afar qof, way adag tahay oo biyo ayay hayn kartaa, waana fudud tahay oo derbiga ayaa lagu deldeli karaa inta u dhaxaysa xafladaha. Maro qoyan ku tirtir, harka ku qallaji. Laba isku mid ah ma jiraan, mid walbana hoosta ayaa laga saxiixay.",
    originStory:
      "Magaalada darbiga leh ee Harar, dambiilo ayaa qol kasta oo marti lagu qaabbilo derbiyada ka laadlaada. Gabadhu waxay tidicda ka barataa ayeeydeed; kuwa ugu quruxda badan waxay la tagtaa gurigeeda cusub maalinta arooskeeda, naqshadduna waxay sheegtaa cidda ay gabadheeda tahay.",
    culturalSignificance:
      "Mesob waa meesha dadku hal saxan ka wada cunaan. In daboolka kor loo qaado waa astaanta in cunto, marti ama heshiis la maamuusay, qofna gacanta ma gelinayo kan ugu weyn ka hor.",
    artisanBio:
      "Amina Yusuf laba iyo soddon sannadood ayay tidicday, waxayna hoggaamisaa iskaashato afar iyo toban haween ah. Mid kastaa salka dambiisheeda waxay ku saxiixdaa hal tidic oo madow, meel iyada uun ay dhigi lahayd. Waad heli doontaa.",
    makingProcess:
      "Cawska roobka kaddib ayaa la jaraa, la kala jeexaa, la xirmeeyaa. Raafiyada dheriyo yaryar ayaa lagu midabeeyaa, dhexda ayaana dibadda looga tidcaa, qiyaastii saf saacaddii. Daboolka ugu dambayn ayaa dambiisha laftigeeda lagu tidcaa, si uu iyada uun ugu habboonaado.",
  },
  "mesob-12": {
    title: "Dambiil mesob Harari ah, casaan iyo cagaar, 12 inji",
    description:
      "Walaasha yar ee dambiishayada cuntada, rooti, macmacaan ama miis laba qof. Ballaca 12 inji, dhererka 14 inji marka daboolka fiiqan saaran yahay, casaan, cagaar iyo caws dabiici ah. Lix toddobaad oo shaqo ah. Himbasha ama afartan gabal oo xalwo ah subaxda Ciidda ayay qaaddaa. Qorraxda tooska ah ka ilaali, isticmaalka kaddibna gilgil; burush jilicsan ayaa jajabka ka qaada.",
    culturalSignificance:
      "Mesobyada yaryari way safraan: deris dhashay, guri murugo, macallin. Wax gudaha ku jira ayaa lagu soo celiyaa, weligeed madhnaan maya. Rooti, qaxwo ama dhowr digir ayay noqon kartaa, waxbase ma aha.",
    artisanBio:
      "Nejat Abdosh tii koowaad laba iyo toban jir ayay tidicday, buugaagta dugsiga ayayna ku iibsatay. Hadda xisaabta iskaashatada ayay haysaa, Jimcayaashana weli way tidicdaa. Labaduba waa inaan tirada laga lumin, ayay tiraahdaa.",
    makingProcess:
      "Casaanku xidid ayuu ka yimaadaa, cagaarku naxaas iyo caleemo, madowguna dhiiqada hal balli oo gaar ah. Cawska habeenkii ayaa la qooyaa si uu u laabmo isagoon jabin. Daboolka waxaa lagu xiraa guntin samaysaha uun furi karto.",
  },
  "wall-plates": {
    title: "Saxanno derbi oo tidcan, saddex xabbo",
    description:
      "Saddex saxan oo fidsan oo tidcan, 14, 12 iyo 9 inji, naqshado isla socda balse aan isku mid ahayn. Xadhkaha gadaashooda ku deldel, ama isticmaal: rooti diirran iyo khudrad qallalan way qaadaan. Caws dabiici ah iyo raafiya buluug guduudan, casaan, buluug iyo cagaar ah. Burush jilicsan ku boodh tir. Xirmo kasta waxaa isku keentay haweenaydii ka ugu weyn tidictay.",
    originStory:
      "Guri Harari ah derbiyadiisa ayaa lagu cabbiraa. Qoysaska hore ilaa lixdan saxan ayaa safaf go’an ku laadlaada, musbaar madhanna wuxuu ka dhigan yahay in mid gabadh la siiyay. Mar dambe lama buuxiyo.",
    culturalSignificance:
      "Naqshadaha qaar soddohyada oo keliya ayaa leh, qaarna carmallada. Waxaan tidicnaa kuwa qof kastaa deldeli karo, magaca mid kastana waan kuu sheegaynaa. Haddaad si khaldan u deldesho, eeddo ayaa iman doonta oo raraysa.",
    makingProcess:
      "Saxanku guntin misir le’eg ayuu ku bilaabmaa. Tidicda tol kasta oo labaad raafiya ayaa lagu xiraa, naqshaddana kor ayaa loo tiriyaa, waana sababta laba tidcaha isu fadhiisan waayaan. Aamusku waa qayb ka mid ah.",
  },
  bracelets: {
    title: "Jijimo kuul ah, shan midab",
    description:
      "Shan jijin oo fidma oo kuul quraarad ah, buluug guduudan, cagaar, madow, buluug iyo casaan, mid kastana xarriiq dahab ah ayuu leeyahay. Laba saf oo qaro leh ayaa lagu tidcay, laastig adagna waa ku xiran. Curcurka 6 ilaa 7.5 inji ayay ku habboon yihiin. Mid ama dhammaan xiro; ma sanqadhaan. Maro qoyan ku tirtir, cadarka ka fogee. Kaar magaca samaysay leh ayay ku yimaadaan.",
    artisanBio:
      "Ayantu iyo Fozia daaradda ayay kuusha ku taxaan markii dugsigu dhammaado, mishiinnada hooyooyinkood agtooda. Qaybtoodu sanduuq kayd ah ayay tagtaa oo iskaashatadu sannadkii laba jeer furto. Midabbada iyagaa doorta.",
  },
  "bracelets-sky": {
    title: "Jijimo buluug cirka iyo cad oo 1-da Luulyo, shan xabbo",
    description:
      "Isla shantii jijin ee fidma, buluug kasta oo kowda Luulyo ah, cirka khafiifka ilaa badda qoto dheer, mid kastana caddaan ayuu leeyahay. Kuul quraarad ah iyo laastig adag, curcurka 6 ilaa 7.5 inji; cabbir carruureed waa la codsan karaa. Bandhigga ku qaybi, ilma-adeer kasta mid. Tirtir oo keliya. Gu’ga ayaa la sameeyaa, badanaana maalinta ka hor way dhammaadaan.",
    culturalSignificance:
      "Harar Hargeysa ayay weligeed la ganacsan jirtay, daaraddayada badhkeedna qaraabo ayay xadka dhinacooda kale ku leedahay. Xirmada buluugga ahi waxay ahayd fikradda macmiil Soomaaliyeed oo Minneapolis joogta oo afartan dalbatay. Way na soo booqatay.",
  },
  "milk-vessel": {
    title: "Dhiil caano oo tidcan oo suun harag leh",
    description:
      "Weel si adag loo tidcay oo xoolo-dhaqatadu caanaha ku qaadaan, alaala, suun harag ah iyo dabool koob u eg leh. Dhererka 13 inji, ballaca 9 inji. Kuwayagu waa qurxin, ubax qallalan ama dallaayad, laakiin tidicdu caano way hayn lahayd haddii la culo. Maro qallalan ku tirtir; haragga sannadkii hal mar saliid mari. Ur yar oo qiiq qori ah ayay leedahay, nasiib-darrana way baxdaa.",
    originStory:
      "Harar bariga tuulooyinku Soomaali iyo Oromo ayay ku hadlaan, dhiishana labadu way yaqaannaan. Haweenka dooxada Faafan xidid cowgar ayay ka tidcaan iyagoo xoolaha la socda. Gacmahooda weligood ma eegaan.",
    culturalSignificance:
      "Aroosaddu dhiisheeda geela horteeda ayay ku qaadataa. Madaxa sariirta ayay ka laadlaadaa, cabbirkeeduna wuxuu sheegaa immisa ilmo la rajeynayo. Qofna kor uma sheego.",
    makingProcess:
      "Dunta xididka ilkaha ayaa lagu kala jeexaa, qoyaanna waa lagu tidcaa, si ay u bararto oo u xiranto. Gudaha dhuxul qansax ah ayaa lagu culaa, alaalaha ugu dambayn ayaa lagu tolaa, nasiib iyo tirin. Labaduba waa muhiim.",
  },
  "bead-necklace": {
    title: "Silsilad canbar iyo qalin ah",
    description:
      "Kuul canbar kobal ah oo qaabkii hore ah, yar ilaa weyn, qalin u dhexeeya, iyo fiqi qalin ah oo caqiiq cas leh. 18 inji iyo qabsoon, qiyaastii 3 wiqiyadood. Jidhka ku diirran, muuqaalkeedana ka fudud. Qalinka maro jilicsan ku dhalaali, weligaana dareere ha gelin. Kuul kasta waa la gunto, kiish cudbi ah ayayna ku timaaddaa.",
    originStory:
      "Canbarku Baltigga ayuu Yaman ka soo maray ilaa Harar, qalinkuna wuxuu yimid lacagihii Maria Theresa. Qalin-tumayaasha Dire Dawa weli birta magaca boqoradda ayay ugu yeedhaan. Ilma kasta oo halkan wejigeeda waa yaqaan.",
    culturalSignificance:
      "Kuusha aroosadda Oromo bangigeeda ayay ahayd. Mid kastaa magac ayuu lahaa, sannad xunna waa la furi karay; xariggu inuu madhnaado ma ahayn, mana noqon. Hooyooyinku magacyada kuusha la siin jireen, annaguna waan isku dayaynaa.",
    artisanBio:
      "Chaltu Bekele waxay mar kale taxdaa waxa dadku sanduuq kabo ku keenaan, dhexdana qurxin cusub ayay shubtaa. Waxba ma samayso oo aanay arooska walaasheed u xiri lahayn. Ilaa hadda afarta walaalo mid walba mid ayay xirataa.",
    makingProcess:
      "Kuusha waa la jaraa, midabka dartii subag ayaa lagu kululeeyaa, dhagax ciidana lagu xoqaa. Fiqiga qaab dhuxul ah ayaa lagu shubaa, galab ayaa la safeeyaa, ukun jaallehna waa lagu madoobeeyaa. Dhalaalinta u dambaysa dambas, suul iyo dulqaad yar ayaa lagu sameeyaa.",
  },
  "cross-pendant": {
    title: "Iskutallaab qalin ah oo xarig kuul leh",
    description:
      "Iskutallaabta buuraha oo jaranjaro ah, qalin dib loo warshadeeyay, 2 inji, dhexdana midab yar, xarig cudbi madow ah oo kuul canbar leh. Xariggu 16 ilaa 24 inji ayuu u hagaagaa. Hal mar ayaa la shubay, gacanna waa lagu safeeyay, si darafyadu u jilcaan. Sanduuq alwaax ah iyo maro dhalaalin ah ayuu ku yimaadaa. Baabtiisyada, qalinjabinta iyo waalidka diinta.",
    originStory:
      "Degmo kasta oo buuraha ah iskutallaabteeda ayay leedahay, dadka yaqaanna garbaha tuulo ayay ka akhrin karaan. Kayagu wuxuu raacaa iskutallaab gacmeed alwaax ah oo kaniisad Harada Hayq ka sarraysa. Wadaaddadii ayaa noo oggolaaday inaan koobinno.",
    culturalSignificance:
      "Ilmaha baabtiiska xarig buluug ah ayaa loogu xiraa, oo la beddelo laakiin aan laga furin. Waalidka diinta ayaa qalinka bixiya markuu ilmuhu salaaddiisa odhan karo. Badankood noloshooda oo dhan ayay xiraan.",
  },
  "jimma-stool": {
    title: "Gambadh Jimma oo saddex lugood leh, la qoray",
    description:
      "Hal qori oo wanza ah laga jaray, fadhi, lugo iyo dhammaan, dusha oo godan iyo wareeg naqshad ah darafka. Dhererka 14 inji, ballaca 16 inji, qiyaastii sagaal rodol; saddex lugood weligii ma gilgisho. Xafladaha bunka, buugaagta sariirta iyo dadka gaagaaban. Sannadkii hal mar saliid mari. Dillaacyo yaryar qoriga engegay ayay ka mid yihiin, mana kordhaan.",
    originStory:
      "Qasriga Boqor Abba Jifar ee Jimma waxaa lagu qalabeeyay gambarro isla dariiqyada aan ka shaqaynno laga keenay. Qaabka saddex lugood ninka fadhiya ayaa leh; carshiga afar lugood leh dhabar buu lahaa. Kan koowaad oo keliya ayaan samaynaa.",
    culturalSignificance:
      "Gambadh oday ayaa loo soo saaraa, habeenkiina waa la rogaa si aanay wax kale ugu fadhiisan. Wiilashu kii aabbaha da’ ahaan ayay u dhaxlaan. Kan ugu yar kan aragtida ugu fiican ayuu helaa.",
    artisanBio:
      "Tolosa Abdulkadir faas awoowgii bir gaadhi ka tumay ayuu wax ku qoraa. Afar iyo toban jir far ayuu ku waayay, wuxuuna yiraahdaa tan iyo markaas way iska dhaqan wacan tahay. Wiilashiisu galoofisyo ayay xiraan, wuuna ku qoslaa.",
    makingProcess:
      "Jirriddu laba sannadood ayay nasataa. Qaabka maalin ayaa faaska lagu sameeyaa, bil ciid qoyan ayaa lagu aasaa si aanu u kala dillaacin, kaddibna middi qalloocan iyo shamac shinni ayaa lagu dhammaystiraa.",
  },
  "wooden-combs": {
    title: "Shanlo alwaax ah oo gacan lagu qoray, laba",
    description:
      "Laba shanlo oo hal loox laga sameeyay: mid ballaaran oo timaha cufan iyo mid yar oo darafyada iyo gadhka. Toddoba iyo shan ilig oo la wareejiyay, la simay si ay u sibqaan oo aanay u jiidin, naxaas iyo laf midab leh ayaana ku jira. 7 iyo 5.5 inji. Koronto ma yeeshaan, timaha ma jaraan. Mar mar dhibic saliid sisin mari, biyahana ka fogee.",
    culturalSignificance:
      "Nin dhallinyaro ah ayaa gabadh shanlo u qora oo dhigta meel ay ka heli doonto. Haddii ay timaha ku xirato maalinta suuqa, adeerradiis ayuu keeni karaa. Inta kale waa sheeko.",
    makingProcess:
      "Ilkaha miishaar hal af leh ayaa lagu jaraa, quraarad jaban ayaana lagu wareejiyaa, kaddib caleen berde xagta. Qoridda ka dheer. Shanlo kastaa madaxa qoraha ayaa lagu tijaabiyaa intaan la iibin.",
  },
  "wooden-bowl": {
    title: "Baaquli cunto oo alwaax qoran iyo qaado, 14 inji",
    description:
      "Baaquli ballaaran oo cag leh, geed cordia ah, laba xarriiq oo qoran iyo qaado dheer oo la mid ah. Ballaca 14 inji, dhererka 7 inji, bariis siddeed qof ama khudradda afurka ayuu qaadaa. Gudaha shamac cunto u bannaan ayaa la mariyay. Gacan dhakhso ugu dhaq, isla markiiba qallaji, markuu harraad u ekaadana saliid mari. Culus si aanu u siibanin marka carruurtu ku tiirsadaan.",
    originStory:
      "Cordia, Oromada wanza, bunka har ayuu siiyaa, shinnida malab, markii duufaan dhigtana annaga baaquliyo. Geed taagan weligeen ma jarin. Markii mid dhaco, deris ayaa isla maalinta noo soo orda.",
    makingProcess:
      "Baaquliga isagoo qoyan mishiin cag lagu wado ayaa lagu wareejiyaa, toban toddobaadna wuu qallalaa oo xoogaa ugxaan u ekaadaa. Qoridda ayaa ugu dambaysa, indhaha, afar dhibcood oo gudaha u socda. Laba isku mid ah kuma kulmaan.",
  },
  krar: {
    title: "Krar shan xarig leh, baaquli qoran iyo suun",
    description:
      "Krar la tumi karo oo tizita loo hagaajiyay, weji harag ri’ ah, baaquli alwaax iyo xadhko harag ah. Dhererka 26 inji, laba rodol iyo badh. Waxaa la socda suun tidcan, xadhko dheeraad ah, tume gees ah iyo bog afarta hab ah. Haraggu qoyaan siman ayuu jecel yahay: kululeeyaha ka fogee, duulimaadka ka hor xadhkaha dabci. Kuwa bilaabaya waa soo dhowaynaynaa, masraxyaduna sidoo kale.",
    originStory:
      "Katerka weyn, begena, Daa’uud iyo sabuurrada ayuu lahaa; krarku jacayl, xan iyo fannaaniinta wareegta, azmari. Labadaba hal aqal ayaan ku samaynaa, derbiyo kala duwanna ku hayno. Weligood ma murmaan.",
    culturalSignificance:
      "Tizita waa xusuus, waana miisaan iyo dareen. Shanteeda cod si tartiib ah jiko kasta oo qurbaha ah uga tum, hadalkuna wuu istaagi doonaa. Qof ayaa guuxi doona, qof ayaa jeesan doona, qaxwaduna way qaboobaysaa.",
    artisanBio:
      "Mulatu Regassa ayaa qalabkayaga sameeya, mid kastana maqaaxida ka soo horjeedda ku tijaabiya. Kii lacag hela sidiisa ayuu ahaadaa, kaan helinna buundo cusub. Weli mid inuu tuuro kuma qasbanaan.",
  },
  satchel: {
    title: "Boorso harag oo gacan lagu tolay",
    description:
      "Harag ri’ iyo lo’ oo dhir lagu megdeeyay, xarriiq tidcan, bir naxaas iyo hal siddo oo dheer oo la duubay. 13 x 10 x 4 inji, laabtob 13 inji ah iyo qado ayay qaaddaa. Gudaha cudbi iyo laba jeeb. Dun lin ah oo shamac leh ayaa lagu tolay, injigiiba siddeed tol. Adag oo karamel ah ayay ku bilaabataa, jilicsan oo kastano ahna ku dhammaataa. Sannadkii laba jeer kareem dhexdhexaad ah mari.",
    originStory:
      "Medeber waa goobta weyn ee farsamada Asmara, halkaas oo waxba qashin ahayn. Miiskayagu wuxuu u dhexeeyaa nin foosto saliideed dabkariyeyaal ka sameeya iyo mid berbere shiida, haragguna labada wax yar ayuu u uraa. Kama guuri lahayn.",
    artisanBio:
      "Yonas Ghebremedhin tolka kooraha aabbihii ayuu ka bartay, oo ka bartay kabotole Talyaani ah. Boorso kasta wuu tiriyaa, mid kastana bilaash ayuu u hagaajiyaa. Tan ugu da’da weyn ee weli la isticmaalo waa lambarka sagaal, nin boosto ayaana leh.",
    makingProcess:
      "Haraggu lix toddobaad ayuu diir geed ku jiraa. Qaybaha hal middi ayaa lagu jaraa, darafyada laf iyo biyo ayaa lagu dhalaaliyaa, dalool kastana gacan ayaa lagu duleeliyaa intaan laba irbadood ku kulmin. Mishiin weligeed ma aha.",
  },
  sandals: {
    title: "Kabo harag ah oo gacan lagu jaray, suun tidcan",
    description:
      "Kabo fidsan oo cag-dhig harag ah, suun faraha oo tidcan iyo xarriiq anqawga oo bir naxaas leh. Guntu waa caag khafiif ah, kabotole kastana wuu beddeli karaa. Cabbirrada 6 ilaa 12; haddaad u dhaxayso ka yar qaado, maxaa yeelay haraggu wuu fidaa. Saddex maalmood oo socod gaaban ah, kaddibna adiga uun ayay ku yaqaannaan. Tirtir oo kulayl ka fog ku qallaji.",
    culturalSignificance:
      "Taallo kabo ah, bas oo kale u weyn, ayaa goobaabin Asmara ku taagan. Dadka halkani waxay kuu sheegi doonaan in ummadi wax aad u yar jid dheer ku socon karto. Waan aaminsannahay.",
  },
  dabqaad: {
    title: "Dabqaad iyo beeyo",
    description:
      "Dabqaad dhagax saabuun ah, Ceerigaabo lagu wareejiyay oo lagu qoray, 2 wiqiyadood oo beeyo ah iyo sanduuq dhuxul dhakhso u shidma. Dhererka 6 inji, culus, xarriiq saddexagallo midab leh. Marmar saar, dhuxusha shid, darafyadu ha cirroobaan, dabadeedna laba xabbo dusha saar. Martida, dharka, saacadda afurka ka horreysa. Baaquliga markuu qaboobo tirtir.",
    originStory:
      "Dhagaxa saabuuntu lakabyo buluug ah ayuu Ceerigaabo gadaasheeda ku jiraa, jilicsan in miishaar lagu jaro markuu soo baxo, adagna hal dab kaddib. Dabqaadyo halkan ka yimid dekedaha fircoonnada ayaa laga helay. Dhagaxu isma beddelin.",
    culturalSignificance:
      "Guri Soomaaliyeed waa la qiiqiyaa karinta kaddib, martida ka hor iyo habeennada Khamiista. Dabqaadku dharka hoostiisa, timaha hoostooda, armaajooyinkana sidaas u kala horreeya ayuu maraa. Guri aan wax u urin faraxsanayn ayaa loo maleeyaa.",
    makingProcess:
      "Dhagaxa waa la miishaaraa, gudaha waa la qodaa, cagtana middi qoyan ayaa lagu wareejiyaa. Saddexagallada musbaar ayaa lagu xagtaa, nuurad iyo carro cas ayaana lagu buuxiyaa. Hal maalin iyo gacan deggan dhammaadka ayay qaadataa.",
  },
  frankincense: {
    title: "Beeyo darajada koowaad, 4 wiqiyadood",
    description:
      "Xabbado cadcad oo liin dhalaalaya, Boswellia carterii oo jarafyada Cal Madow ah, darajada koowaad, gacan lagu kala soocay. Qiiq saafi ah oo geed iyo liin ah, madowna aan lahayn. 4 wiqiyadood oo kiish cudbi ah gasac ku dhex jira. Dhuxul ama kululeeye koronto ah ku shid; dhowr xabbo oo aan la shidinna armaajada way udgoonayaan. Duur laga gurtay, geedahana sannadka saddexaad kasta waa la nasiyaa.",
    originStory:
      "Geeduhu dhagax nuurad toos uga baxaan Gacanka Cadmeed korkiisa, jarafyo qoysas leeyihiin. Qaarkood si loogu gaadho walaalahaa xarig ayay kugu hoos u dejiyaan. Jidka oo dhan way hadlaan.",
    culturalSignificance:
      "Masar tan ayay markabyo Bunt ugu dirtay. Halkan weli waa la ruugaa, dhallaanka iyo meydka ayaa loo shidaa, cantoobona qof kasta oo badda u baxaya ayaa la siiyaa. Weli sidaas ayaan samaynaa.",
    artisanBio:
      "Ibado Farah waxay ahayd haweeneydii ugu horreysay qabiilkeeda ee xaqa gurashada yeelata. Guratada xilliga ka hor ayay lacagta siisaa ee gadaal ma aha, taasina keligeed suuqa Ceerigaabo ayay beddeshay. Laba iyo lixdan qoys ayaa hadda iyada wax ku iibiya.",
    makingProcess:
      "Diirka gu’ga mingaaf, toorey afka weyn, ayaa lagu jeexaa. Caanuhu way ooyaan, laba toddobaad ayay adkaadaan, waana la xoqaa; wareegga saddexaad ayaa dhibcaha ugu cadcad bixiya. Kuwaas ayaan kuu dirnaa.",
  },
  uunsi: {
    title: "Uunsi aroosadeed, dhalo dabool naxaas leh, 5 wiqiyadood",
    description:
      "Xabbado mugdi ah oo macaan: beeyo, sandal, cuud, sonkor iyo ward, la kariyay laba biloodna la bislaystay. Hal xabbo dhuxul saaran waxay udgoonaysaa qol, dirac iyo habeen dhan. 5 wiqiyadood oo dhalo dabool naxaas iyo qoor tidcan leh, haynteedana mudan. Kulayl tartiib ah ku shid, marka horena daaqad fur. Da’da ayay la sii qoto dheeraataa.",
    culturalSignificance:
      "Uunsiga hooyooyinku gabdhahooda ayay u sameeyaan sannadka arooska ka horreeya. Habka lama qoro, laba walaalona isku mid ma helaan. Markay laba walaalo is booqdaan, guryahoodu way isu uraan, haddana isma uraan.",
    makingProcess:
      "Sonkorta ilaa darafka gubashada ayaa la kariyaa, xabag iyo qoryo ayaa lagu walaaqaa, qooshkana dhagax saliid leh ayaa lagu shubaa. Cadarka inta uu qaboobayo ayaa dhibic dhibic lagu daraa, qof aan wax xoog leh cunin.",
  },
  "shea-butter": {
    title: "Gasac subag shea ah iyo laba saabuun",
    description:
      "Shea-da jilicsan ee Bariga Afrika: diirka jidhka ayay ku dhalaashaa, loosna way ka urtaa, qiiq ma aha. 8 wiqiyadood oo subag cayriin ah gasac ku jira, iyo laba saabuun 3 wiqiyadood ah oo shea iyo malab ah. Faraha, suxullada iyo timaha qallalan caarada farta ku mari. Udgoon iyo ilaaliye midna ma leh; meel qabow dhig, sannad gudihiisna isticmaal. Haddii jidka ku dhalaasho, walaaq oo saacad qabooji.",
    originStory:
      "Vitellaria nilotica waqooyiga Yugandha ilaa Suudaanta Koonfureed ayay ka baxdaa oo keliya. Geedaha weligood lama beero; marka beer la banneeyo waa la daayaa, qof walbana wuu ogyahay kan iska leh. Qaar tuulada hoostooda ku shirta way ka da’ weyn yihiin.",
    artisanBio:
      "Boqol iyo afartan haween ah oo Otuke jooga ayaa miraha noo ururiya. Qiimaha shir geedka ugu weyn hoostiisa ah ayay ku dejiyaan, gasacda ayaanna ku qornaa. Qofna weligiis kama xagan.",
    makingProcess:
      "Miraha qorraxda ayaa lagu qallajiyaa, la jabiyaa, qabowna lagu tuujiyaa, shiilid iyo karin la’aan. Subagga hal mar maro ayaa lagu miiraa, waaberigana la shubaa marka uu si siman u adkaado. Tuujinta qaboowgu wax yar ayay bixisaa, laakiin sannadka oo dhan way jilicsan tahay.",
  },
  qasil: {
    title: "Qasil wejiga iyo timaha, 6 wiqiyadood",
    description:
      "Caleenta gobka oo la shiiday, budada cagaaran ee ayeeyooyinka Soomaaliyeed ku maydhaan. Qaado biyo ama caano fadhi ku qas, mari, toban daqiiqo ku daa, kaddib dhaq: wax yar ayay xumbaysaa. 6 wiqiyadood, ilaa shan iyo labaatan maaskaro ama toban timo-dhaq. Laba jeer ayaa la miiray, sidaas darteed ma xagto. Marka hore curcurka ku tijaabi; ur caws nadiif ah filo.",
    culturalSignificance:
      "Xeebta aroosyada arooska ka hor toddobaad ayaa qasil iyo huruud lagu daboolaa iyadoo eeddooyinku heesayaan. Maalmaha kale irridda agteeda dhalo ayuu ugu laadlaadaa, sida saabuun. Martida ayaa wax laga siiyaa.",
    makingProcess:
      "Caleemaha geedku intaanu ubaxsan ayaa la gurtaa, gudaha maryo ayaa lagu qallajiyaa, dhagaxna lagu shiidaa. Laba shaandho xariir ah ayaa xididdada ka saara, wax kalena laguma daro. Waxa hara bur ayuu u jilicsan yahay, gu’gana u cagaaran yahay.",
  },
  henna: {
    title: "Cillaan dabiici ah iyo laba koon oo diyaar ah",
    description:
      "Cillaan cagaaran oo fiican oo ka timid xeebta waqooyiga Lamu, saddex jeer la miiray, laba koon oo gacan lagu duubay maalinta la diro. 4 wiqiyadood oo budo ah waxay ku filan tahay aroosad dhan ama dersin gacmo Ciideed. Casaan-bunni ah oo xoog leh laba maalmood kaddib, midab madow iyo kiimiko la’aan. Koonku baraf ayay ku safraan; isla markiiba baraf geli, saddex toddobaad gudahoodna isticmaal.",
    culturalSignificance:
      "Habeenka Ciidda ka hor guriga qofna qaado ma qaban karo. Cillaan, ubaxyo calaacasha iyo caarado fudud kuwa xishooda, eeddada gacanteedu deggan tahay ayaa sawirta. Hurdo lama qorsheeyo.",
    makingProcess:
      "Caleemaha harka ayaa lagu qallajiyaa si midabku u joogo, dhagax ayaa lagu shiidaa, xariirna lagu miiraa. Qooshka koonka liin, sonkor iyo dhibic saliid geed shaah ah ayaa lagu qasaa, habeenkii ayuuna nastaa. Kaddib waa la barafeeyaa.",
  },
  "camel-soap": {
    title: "Saabuun caano geel iyo shea, saddex xabbo",
    description:
      "Saddex saabuun oo kareem ah, mid kastaa 4 wiqiyadood, caano geel oo cusub, shea iyo saliid qumbe: mid caadi ah, mid beeyo leh, mid boorash leh. Xumbo cufan oo si saafi ah u baxda, maqaarkana aan jiidin. Lix toddobaad ayaa la bislaystay, sidaas darteed saabuun bil ayuu ku jiraa. Inta u dhaxaysa ha qallalo. Gasac buluug guduudan oo saabuunta ka cimri dheeraan doona ayuu ku yimaadaa.",
    makingProcess:
      "Caanaha baraf jilicsan ayaa laga dhigaa intaan aashitada la gelin, si sonkortu u caddaato. Saabuunta silig ayaa lagu jaraa, geel xoogaa eey u eg ayaa lagu shaabbadeeyaa, toddobaad kastana la rogaa.",
  },
  mitad: {
    title: "Daawo dhoobo ah oo dabool tidcan leh, 16 inji",
    description:
      "Daawo dhoobo la simay oo canjeerada iyo rootiga, dabool caws oo qubbad ah leh. Ballaca 16 inji, dhuxul, gaas dab yareeye leh ama koronto ballaaran. Rootiga ugu horreeya ka hor saddex jeer iniino saliid leh mari; tilmaamahaa ku tusaya. Toban daqiiqo ayay ku kululaataa, habeenkii oo dhanna way haysaa. Dhoobadu way dillaaci kartaa haddii la naxsado: biyo qabow ha ku shubin markay kulushahay.",
    originStory:
      "Saxannada dhoobada ah ee koonfurta ugu fidsan tuulooyin dhariso-sameeyayaal oo Gojeb ku yaal ayay ka yimaadaan, afar afar ayaana madaxa suuqa loogu qaadaa. Qiimaha badhkiis had iyo jeer qoorta ayuu ahaa. Way kasbadeen.",
    culturalSignificance:
      "Mitadku guriga ayuu ku haraa marka qoysku guuro, ama marka hore ayuu tagaa. In iniin kaabash lagu xoqo waa shaqada koowaad ee gabadhu keligeed qabato, eeddooyinkeeduna waxay u sheegaan sida uu u dhalaalayo. Teedu had iyo jeer way dhalaashaa.",
  },
};
