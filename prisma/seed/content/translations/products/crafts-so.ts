import type { ProductText } from "../types";

export const CRAFTS_SO: Record<string, ProductText> = {
  "mesob-16": {
    title: "Dambiil mesob Harari ah oo dabool leh, 16 inji",
    description: "Dambiil cunto oo dabool leh, kow iyo toban toddobaad lagu tidcay caws la jeexay iyo raafiya la midabeeyey. Ballaceedu waa 16 inji, dhererkeeduna 19 inji marka daboolku saaran yahay; waxay ku filan tahay canjeero afar qof, way adag tahay oo biyo ayay hayn kartaa, waana fudud tahay oo derbiga ayaa lagu deldeli karaa inta u dhaxaysa xafladaha. Maro qoyan ku tirtir, hadhka ku qallaji. Laba isku mid ah ma jiraan, mid walbana hoosta ayaa laga saxiixay.",
  },
  "mesob-12": {
    title: "Dambiil mesob Harari ah, casaan iyo cagaar, 12 inji",
    description: "Walaasha yar ee dambiishayada cuntada, rooti, macmacaan ama miis laba qof. Ballaca 12 inji, dhererka 14 inji marka daboolka fiiqan saaran yahay, casaan, cagaar iyo caws dabiici ah. Lix toddobaad oo shaqo ah. Himbasha ama afartan gabal oo xalwo ah subaxda Ciidda ayay qaaddaa. Qorraxda tooska ah ka ilaali, isticmaalka kaddibna gilgil; burush jilicsan ayaa jajabka ka qaada.",
  },
  "wall-plates": {
    title: "Saxanno derbi oo tidcan, saddex xabbo",
    description: "Saddex saxan oo fidsan oo tidcan, 14, 12 iyo 9 inji, naqshado isla socda balse aan isku mid ahayn. Xadhkaha gadaashooda ku deldel, ama isticmaal: rooti diirran iyo khudrad qallalan way qaadaan. Caws dabiici ah iyo raafiya buluug guduudan, casaan, buluug iyo cagaar ah. Burush jilicsan ku boodh tir. Xidhmo kasta waxaa isku keentay haweenaydii ka ugu weyn tidictay.",
  },
  "bracelets": {
    title: "Jijimo kuul ah, shan midab",
    description: "Shan jijin oo fidma oo kuul quraarad ah, buluug guduudan, cagaar, madow, buluug iyo casaan, mid kastana xarriiq dahab ah ayuu leeyahay. Laba saf oo qaro leh ayaa lagu tidcay, laastig adagna waa ku xidhan. Curcurka 6 ilaa 7.5 inji ayay ku habboon yihiin. Mid ama dhammaan xidho; ma sanqadhaan. Maro qoyan ku tirtir, cadarka ka fogee. Kaar magaca samaysay leh ayay ku yimaadaan.",
  },
  "bracelets-sky": {
    title: "Jijimo buluug cirka iyo cad oo 1-da Luulyo, shan xabbo",
    description: "Isla shantii jijin ee fidma, buluug kasta oo kowda Luulyo ah, cirka khafiifka ilaa badda qoto dheer, mid kastana caddaan ayuu leeyahay. Kuul quraarad ah iyo laastig adag, curcurka 6 ilaa 7.5 inji; cabbir carruureed waa la codsan karaa. Bandhigga ku qaybi, ilma-adeer kasta mid. Tirtir oo keliya. Gu’ga ayaa la sameeyaa, badanaana maalinta ka hor way dhammaadaan.",
  },
  "milk-vessel": {
    title: "Dhiil caano oo tidcan oo suun harag leh",
    description: "Weel si adag loo tidcay oo xoolo-dhaqatadu caanaha ku qaadaan, alaala, suun harag ah iyo dabool koob u eg leh. Dhererka 13 inji, ballaca 9 inji. Kuwayagu waa qurxin, ubax qallalan ama dallaayad, laakiin tidicdu caano way hayn lahayd haddii la culo. Maro qallalan ku tirtir; haragga sannadkii hal mar saliid mari. Ur yar oo qiiq qori ah ayay leedahay, nasiib-darrana way baxdaa.",
  },
  "bead-necklace": {
    title: "Silsilad canbar iyo qalin ah",
    description: "Kuul canbar kobal ah oo qaabkii hore ah, yar ilaa weyn, qalin u dhexeeya, iyo fiqi qalin ah oo caqiiq cas leh. 18 inji iyo qabsoon, qiyaastii 3 wiqiyadood. Jidhka ku diirran, muuqaalkeedana ka fudud. Qalinka maro jilicsan ku dhalaali, weligaana dareere ha gelin. Kuul kasta waa la gunto, kiish cudbi ah ayayna ku timaaddaa.",
  },
  "cross-pendant": {
    title: "Iskutallaab qalin ah oo xadhig kuul leh",
    description: "Iskutallaabta buuraha oo jaranjaro ah, qalin dib loo warshadeeyey, 2 inji, dhexdana midab yar, xadhig cudbi madow ah oo kuul canbar leh. Xadhiggu 16 ilaa 24 inji ayuu u hagaagaa. Hal mar ayaa la shubay, gacanna waa lagu safeeyey, si darafyadu u jilcaan. Sanduuq alwaax ah iyo maro dhalaalin ah ayuu ku yimaadaa. Baabtiisyada, qalinjabinta iyo waalidka diinta.",
  },
  "jimma-stool": {
    title: "Gambadh Jimma oo saddex lugood leh, la qoray",
    description: "Hal qori oo wanza ah laga jaray, fadhi, lugo iyo dhammaan, dusha oo godan iyo wareeg naqshad ah darafka. Dhererka 14 inji, ballaca 16 inji, qiyaastii sagaal rodol; saddex lugood weligii ma gilgisho. Xafladaha bunka, buugaagta sariirta iyo dadka gaagaaban. Sannadkii hal mar saliid mari. Dillaacyo yaryar qoriga engegay ayay ka mid yihiin, mana kordhaan.",
  },
  "wooden-combs": {
    title: "Shanlo alwaax ah oo gacan lagu qoray, laba",
    description: "Laba shanlo oo hal loox laga sameeyey: mid ballaaran oo timaha cufan iyo mid yar oo darafyada iyo gadhka. Toddoba iyo shan ilig oo la wareejiyey, la simay si ay u sibqaan oo aanay u jiidin, naxaas iyo laf midab leh ayaana ku jira. 7 iyo 5.5 inji. Koronto ma yeeshaan, timaha ma jaraan. Mar mar dhibic saliid sisin mari, biyahana ka fogee.",
  },
  "wooden-bowl": {
    title: "Baaquli cunto oo alwaax qoran iyo qaado, 14 inji",
    description: "Baaquli ballaaran oo cag leh, geed cordia ah, laba xarriiq oo qoran iyo qaado dheer oo la mid ah. Ballaca 14 inji, dhererka 7 inji, bariis siddeed qof ama khudradda afurka ayuu qaadaa. Gudaha shamac cunto u bannaan ayaa la mariyey. Gacan dhakhso ugu dhaq, isla markiiba qallaji, markuu harraad u ekaadana saliid mari. Culus si aanu u siibanin marka carruurtu ku tiirsadaan.",
  },
  "krar": {
    title: "Krar shan xadhig leh, baaquli qoran iyo suun",
    description: "Krar la tumi karo oo tizita loo hagaajiyey, weji harag ri’ ah, baaquli alwaax iyo xadhko harag ah. Dhererka 26 inji, laba rodol iyo badh. Waxaa la socda suun tidcan, xadhko dheeraad ah, tume gees ah iyo bog afarta hab ah. Haraggu qoyaan siman ayuu jecel yahay: kululeeyaha ka fogee, duulimaadka ka hor xadhkaha dabci. Kuwa bilaabaya waa soo dhowaynaynaa, masraxyaduna sidoo kale.",
  },
  "satchel": {
    title: "Boorso harag oo gacan lagu tolay",
    description: "Harag ri’ iyo lo’ oo dhir lagu megdeeyey, xarriiq tidcan, bir naxaas iyo hal siddo oo dheer oo la duubay. 13 x 10 x 4 inji, laabtob 13 inji ah iyo qado ayay qaaddaa. Gudaha cudbi iyo laba jeeb. Dun lin ah oo shamac leh ayaa lagu tolay, injigiiba siddeed tol. Adag oo karamel ah ayay ku bilaabataa, jilicsan oo kastano ahna ku dhammaataa. Sannadkii laba jeer kareem dhexdhexaad ah mari.",
  },
  "sandals": {
    title: "Kabo harag ah oo gacan lagu jaray, suun tidcan",
    description: "Kabo fidsan oo cag-dhig harag ah, suun faraha oo tidcan iyo xarriiq anqawga oo bir naxaas leh. Guntu waa caag khafiif ah, kabotole kastana wuu beddeli karaa. Cabbirrada 6 ilaa 12; haddaad u dhaxayso ka yar qaado, maxaa yeelay haraggu wuu fidaa. Saddex maalmood oo socod gaaban ah, kaddibna adiga uun ayay ku yaqaannaan. Tirtir oo kulayl ka fog ku qallaji.",
  },
  "dabqaad": {
    title: "Dabqaad iyo beeyo",
    description: "Dabqaad dhagax saabuun ah, Ceerigaabo lagu wareejiyey oo lagu qoray, 2 wiqiyadood oo beeyo ah iyo sanduuq dhuxul dhakhso u shidma. Dhererka 6 inji, culus, xarriiq saddexagallo midab leh. Marmar saar, dhuxusha shid, darafyadu ha cirroobaan, dabadeedna laba xabbo dusha saar. Martida, dharka, saacadda afurka ka horreysa. Baaquliga markuu qaboobo tirtir.",
  },
  "frankincense": {
    title: "Beeyo darajada koowaad, 4 wiqiyadood",
    description: "Xabbado cadcad oo liin dhalaalaya, Boswellia carterii oo jarafyada Cal Madow ah, darajada koowaad, gacan lagu kala soocay. Qiiq saafi ah oo geed iyo liin ah, madowna aan lahayn. 4 wiqiyadood oo kiish cudbi ah gasac ku dhex jira. Dhuxul ama kululeeye koronto ah ku shid; dhowr xabbo oo aan la shidinna armaajada way udgoonayaan. Duur laga gurtay, geedahana sannadka saddexaad kasta waa la nasiyaa.",
  },
  "uunsi": {
    title: "Uunsi aroosadeed, dhalo dabool naxaas leh, 5 wiqiyadood",
    description: "Xabbado mugdi ah oo macaan: beeyo, sandal, cuud, sonkor iyo ward, la kariyey laba biloodna la bislaystay. Hal xabbo dhuxul saaran waxay udgoonaysaa qol, dirac iyo habeen dhan. 5 wiqiyadood oo dhalo dabool naxaas iyo qoor tidcan leh, haynteedana mudan. Kulayl tartiib ah ku shid, marka horena daaqad fur. Da’da ayay la sii qoto dheeraataa.",
  },
  "shea-butter": {
    title: "Gasac subag shea ah iyo laba saabuun",
    description: "Shea-da jilicsan ee Bariga Afrika: diirka jidhka ayay ku dhalaashaa, loosna way ka urtaa, qiiq ma aha. 8 wiqiyadood oo subag cayriin ah gasac ku jira, iyo laba saabuun 3 wiqiyadood ah oo shea iyo malab ah. Faraha, suxullada iyo timaha qallalan caarada farta ku mari. Udgoon iyo ilaaliye midna ma leh; meel qabow dhig, sannad gudihiisna isticmaal. Haddii jidka ku dhalaasho, walaaq oo saacad qabooji.",
  },
  "qasil": {
    title: "Qasil wejiga iyo timaha, 6 wiqiyadood",
    description: "Caleenta gobka oo la shiiday, budada cagaaran ee ayeeyooyinka Soomaaliyeed ku maydhaan. Qaado biyo ama caano fadhi ku qas, mari, toban daqiiqo ku daa, kaddib dhaq: wax yar ayay xumbaysaa. 6 wiqiyadood, ilaa shan iyo labaatan maaskaro ama toban timo-dhaq. Laba jeer ayaa la miiray, sidaas darteed ma xagto. Marka hore curcurka ku tijaabi; ur caws nadiif ah filo.",
  },
  "henna": {
    title: "Cillaan dabiici ah iyo laba koon oo diyaar ah",
    description: "Cillaan cagaaran oo fiican oo ka timid xeebta waqooyiga Lamu, saddex jeer la miiray, laba koon oo gacan lagu duubay maalinta la diro. 4 wiqiyadood oo budo ah waxay ku filan tahay aroosad dhan ama dersin gacmo Ciideed. Casaan-bunni ah oo xoog leh laba maalmood kaddib, midab madow iyo kiimiko la’aan. Koonku baraf ayay ku safraan; isla markiiba baraf geli, saddex toddobaad gudahoodna isticmaal.",
  },
  "camel-soap": {
    title: "Saabuun caano geel iyo shea, saddex xabbo",
    description: "Saddex saabuun oo kareem ah, mid kastaa 4 wiqiyadood, caano geel oo cusub, shea iyo saliid qumbe: mid caadi ah, mid beeyo leh, mid boorash leh. Xumbo cufan oo si saafi ah u baxda, maqaarkana aan jiidin. Lix toddobaad ayaa la bislaystay, sidaas darteed saabuun bil ayuu ku jiraa. Inta u dhaxaysa ha qallalo. Gasac buluug guduudan oo saabuunta ka cimri dheeraan doona ayuu ku yimaadaa.",
  },
  "mitad": {
    title: "Daawo dhoobo ah oo dabool tidcan leh, 16 inji",
    description: "Daawo dhoobo la simay oo canjeerada iyo rootiga, dabool caws oo qubbad ah leh. Ballaca 16 inji, dhuxul, gaas dab yareeye leh ama koronto ballaaran. Rootiga ugu horreeya ka hor saddex jeer iniino saliid leh mari; tilmaamahaa ku tusaya. Toban daqiiqo ayay ku kululaataa, habeenkii oo dhanna way haysaa. Dhoobadu way dillaaci kartaa haddii la naxsado: biyo qabow ha ku shubin markay kulushahay.",
  },
};
