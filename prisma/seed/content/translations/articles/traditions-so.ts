import type { ArticleText } from "../types";

export const TRADITIONS_SO: Record<string, ArticleText> = {
  "three-rounds-of-coffee": {
    title: "Saddex wareeg: sida xafladda bunka loo qabto",
    excerpt:
      "Abol, tona, baraka. Waxa wareeg kasta dhaca, waxa aad u baahan tahay, iyo inta ay tahay inaad joogto.",
    content: `Haddii qof Itoobiya ama Eritrea ku nool qaxwo kugu casuumo, galabtaada u bannee. Bunka hortaada ayaa lagu shiilaa, lagu tumaa, lagu kariyaa, laguguna shubaa, saddex jeer, in koobka koowaad kaddib la baxona waxay u dhowdahay in arooska cuntada ka hor laga tago.

## Koobka koowaad ka hor

Qofka ku martigeliyay caws cusub ayuu dhulka ku daadiyaa, finjaannada yaryar, *sini*, miis hoose saaraa, fooxna wuu shidaa. Bun cagaaran ayaa la dhaqaa, digsi dhuxul dul saaran lagu shiilaa, isagoo had iyo jeer la gilgilayo. Markuu madoobaado oo saliiddu ka dhalaasho, digsiga qolka ayaa lagu wareejiyaa si qof walba qiiqa isugu soo jiido. Qurxin ma aha. Waa goorta martida la weydiiyo in shiilidu fiican tahay.

Kaddib bunka mooye alwaax ah ayaa lagu tumaa, qaxwaduna waxay gashaa *jebenada*, kildhiga dhoobada ah ee qoorta dheer. Way kartaa, waa la dejiyaa, way degtaa. Fur timo faras ama dun ah oo afka ku jira ayaa huubada ceshada.

## Abol, tona, baraka

- **Abol** waa wareegga koowaad iyo kan ugu xoogga badan. Martida ugu da’da weyn ayaa laga bilaabaa.
- **Tona** biyo ayaa isla huubadii lagu daraa. Halkan ayay sheekadu ka bilaabataa.
- **Baraka** waa kan saddexaad iyo kan ugu fudud. Ereygu waa barako, waana wareegga aan la seegin.

Tigrinya waxay ku yiraahdaan *awel*, *kale’i* iyo *bereka*. Qoysaska Oromada maalmaha ciidda waxaad ka heli kartaa *buna qalaa*: bun dhan oo subag lagu kariyay, oo la cuno ee aan la cabbin.

## Sida loo cabbo

Madow iyo sonkor magaalooyinka ayay caadi ka tahay. Baadiyaha waxaad koobka kala kulmi kartaa milix, subag ama caleen cawaaraan. Had iyo jeer wax la ruugo ayaa jira: daango, shaciir la dubay ama *himbasha*.

## Guri dabaq ah gudihiisa

Waxaad u baahan tahay jebena, lix sini, digsi yar iyo bun weli cagaaran. Shooladda, qiiq-nuugaha hoostiisa ku shiil, waxyar waxyar, daaqaddana fur intaanad bilaabin, gadaal ma aha. Jebenada marka hore biyo kulul ku kululee, maxaa yeelay dhoobada khaanadda ka timaadda ee dab kulul la saaro way dillaacdaa. Saabuun ha ku dhaqin: dhadhanka ayay haysaa.

Ugu yaraan laba qofna casuun. Qaxwo keligaa waad samayn kartaa, xaflad se maya.`,
  },
  "how-a-dirac-is-worn": {
    title: "Sida diraca loo xiro, iyo sida loo ilaaliyo",
    excerpt:
      "Dhar, googarad, shaash: waxa is raaca, sida dhererka loo doorto, iyo sida voile loo dhaqo iyadoon dhalaalku bixin.",
    content: `Diracu saddex qaybood ayuu leeyahay. Haddaad dharka keliya iibsato, saddex meelood meel uun baad haysataa.

**Diraca** laftiisu waa dhar dheer, ballaaran oo fudud, inta badan voile, loo jaray si maradu garbaha uga daato oo hal dhinac lagu qabto. Hoostiisa waxaa la xiraa **googaradda**, googarad xariir ama saatin ah oo darafkeeda daantelka ah la rabo in la arko. Dushana waxaa saaran **garbasaarta**. Diracu ula kac ayuu u khafiif yahay; googaraddu midabka ayay siisaa.

## Kee goorma

- **Guriga iyo booqashada**: cudbi voile ah, midabbo furfuran, dun bir ah la’aan. Toddobaad kasta waa la dhaqi karaa.
- **Ciidda**: xirmo hal midab qoys ah, garbasaarteeduna naqshadda la mid tahay, midabka dambe oo keliya ma aha.
- **Arooska**: dun dahab ama qalin ah, daraf culus, googarad saatin ah. Martidu midabbo xoog leh ayay doortaan. Kan ugu dahabka badan aroosadda u daa.

## Dherer iyo ballac

Garabka korkiisa ilaa dhulka ka cabbir, kabaha oo xiran, calaacal dheerna ku dar. Dheeraadkaas dhexda ayaa lagu ururiyaa ama googaradda la geliyaa, waana waxa maradu ku dhaqaaqdo. Badankood 150 ilaa 175 sm ayaan u jarnaa. Haddaad ka dheer tahay, dalabka ka hor fariin noo soo dir, maxaa yeelay guntin aan jirin lama furi karo.

## Dhaqidda

Cudbi voile: biyo qabow, saabuun jilicsan, gacan, ha maroojin. Tuwaal ku duub, harka ku laadlaadi. Kaawiyad hoose mari isagoo qoyan, dhinaca khaldan.

Dun bir ah: weligaa ha qooyn. Xirashada kaddib hawo sii, wasakhda maro qoyan ku taabo, inta kalena u daa nadiifiye dharka Hindiya yaqaan. Cadarka iyo timo-buufintu dahabka way mugdi geliyaan, sidaas darteed dharka ka hor mari.

## Kaydinta

Voile si dabacsan u laab, lakabyada dhexdoodana warqad cad geli, laabkana sannadkii laba jeer beddel. Uunsiga armaajadu waa qurux, laakiin qiiqu marka hore ha qaboobo: xabagta diirran raad ayay reebtaa.`,
  },
  "four-weeks-before-eid": {
    title: "Afar toddobaad Ciidda ka hor: liis shaqeeya",
    excerpt:
      "Waxa la dalbo iyo goorta, waxa baraf gala iyo waxa dib loo dhigi karo, si habeenka u dambeeya Ramadaanka aan saf loogu joogin.",
    content: `Taariikhda Ciiddu dayaxa ayay ku xiran tahay, shaqada ka horraysase maya. Kani waa liiska talaagaddayada ku dheggan. Marka Ramadaanku bilaabmo ayuu bilaabmaa.

## Toddobaadka koowaad: dalbo waxa safra

Wax kasta oo si toos ah farsamo-yaqaanka uga yimaada waqti ayuu u baahan yahay: dhar la cabbiray, mesob Harar ka timid, hadiyadaha qaraabada dibadda. Bogga alaabtu wuxuu sheegaa halka laga soo diro. Haddii taariikhdu dhow dahay iibiyaha weydii. Baakad xad gudbaysa hadda waa inay baxdaa.

Kaydso waxa afurku habeen kasta isticmaalo: timir, warqadaha sambuusta, misir, saliid, shaah. Timirtu talaagadda bilo ayay ku haysaa, sidaas darteed hal sanduuq oo weyn afar yaryar ayuu ka jaban yahay.

## Toddobaadka labaad: talaagadda baraf-dhiga buuxi

Sambuustu aad ayay u baraf gashaa **intaan la shiilin**. Saxan ku kala fidi si aanay isu taaban, baraf ha noqdaan, kaddibna bacaha geli. Toos ugu shiil barafka, kulayl xoogaa ka yar. Laba qof iyo konton warqadood saacad ayay u baahan yihiin.

Xawaashka iyo berberaha hadda waa la shiidi karaa. Maraqyada aasaaskoodana. Cajiinka canjeerada maya, maxaa yeelay wuu sii dhanaanaadaa.

## Toddobaadka saddexaad: dharka

Wax walba isku day. Carruurtii way koreen. Garbasaarro ayaa maqan. Dawaarlaha toddobaadka saddexaad dhoola caddeeya, kan afraad ma yeelo. Haddaad carruurta qoysaska kale hadiyad u iibinayso, waalidka cabbirka weydii, rabitaanka maya.

Waa sidoo kale toddobaad fiican oo lagu go’aamiyo sida reerkaagu zakaatul fitriga u bixiyo. Salaadda Ciidda ka hor ayuu waajib yahay, masaajid badanina hore ayay u ururiyaan si dadka ay ugu gaadho.

## Toddobaadka u dambeeya: guriga iyo macmacaanka

Xalwada hadda iibso ama samee; gasac xiran dhowr maalmood kaddib ayay ugu fiican tahay. Hal qol si fiican u nadiifi, kan martidu fadhiisato, inta kalena iska daa. Uunsiga, dhuxusha iyo dabqaadka hal meel wada dhig.

## Habeenka ka hor

Kaawi, carruurta maydh, dharka diyaari, wax cusub ha qooyn. Termooska iyo koobabka miiska saar. Subaxdii dhowr timir ah cun salaadda Ciidal Fitriga ka hor, sida caadada ah, kaddibna martida ha timaaddo.`,
  },
};
