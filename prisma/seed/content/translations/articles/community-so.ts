import type { ArticleText } from "../types";

export const COMMUNITY_SO: Record<string, ArticleText> = {
  "sending-a-parcel-home": {
    title: "Baakad dalka loo diro si ay u gaadho",
    excerpt:
      "Calaamado halkii lambarka guriga, liis daacad ah, iyo waxa aan shirkadna qaadin. Liis hubin ah intaanad sanduuqa dhejin.",
    content: `Qoys walba wuxuu hayaa sheeko baakad sideed bilood kaddib timid, ama aan weligeed iman. Badankood intaan la dirin ayay khaldanaayeen. Waa waxaan ka barannay sanduuqyo badan oo aan xirnay.

## Qor ciwaan qof heli karo

Magaalooyin badan guryuhu lambar ma leh, darawalkuna weydiin ayuu kugu helaa. Sidaas darteed qor waxa darawalku weydiin doono:

1. Magaca oo dhan, sida aqoonsiga qofka qaata ku qoran. Naanaysi kastamka ma dhaafto.
2. **Laba** lambar oo taleefan oo koodka dalka leh.
3. Magaalo, xaafad, iyo calaamad jiho leh: “masaajidka Ali Matan gadaashiisa, irridda buluugga ah”.
4. Dalka, Ingiriis iyo xarfo waaweyn.

Bogga lacag-bixintayadu wuxuu leeyahay meel calaamadda. Isticmaal. Nuqul ciwaanka ahna sanduuqa gudihiisa geli, maxaa yeelay warqaduhu way dillaacaan.

## Weydii intaanad xirin

Dalka loo diro ayaa go’aamiya waxa geli kara iyo qiimaha. Qofka qaata ka codso inuu xafiiska shirkadda ee degaanka waco: adeegee magaalada gaadha, maxaa la shaaciyaa, canshuurtu waa immisa. Adeegyada qaar ogeysiis la’aan ayay istaagaan, sidaas darteed toddobaadka aad diraysid mar kale weydii.

## Waxa aan la gelin

Shirkadna hawada kuma qaaddo buufin, shidayaal, cidiyo-rinji ama baytari lithium oo furan. Kuwo badan cadarka khatar ayay u arkaan. Daawadu warqad dhakhtar iyo badanaa oggolaansho ayay u baahan tahay. Lacagta caddaanka ah wax walba ka badan ayay lunto. Cuntadu waa inay qallalan tahay, xiran tahay oo summad leedahay, hilibka iyo khudradda cusubna guriga ayay joogaan.

## U xir dhicitaan, khaanad maya

- Sanduuq cusub oo laba derbi leh. Kuwii hore badh xooggoodii ayay lumiyeen.
- Shan sentimitir oo wax jilicsan dhinac kasta. Dharku si fiican ayuu u qabtaa.
- Dareere kasta laba bac, toosan, dhexda.
- Tol kasta koollo xoog leh ku xir, qaabka H.
- Miisaan, oo cabbir. Shirkaduhu cabbirka ayay ku dallacaan haddii sanduuqu weyn yahay oo fudud yahay.

## Liiska

Qor waxa ku jira, immisa, iyo qiimaha shay kasta, ereyo cad: “3 dhar cudbi ah, la isticmaalay, 30 USD”. “Hadiyado” sharaxaad ma aha. Qiimo aad u hooseeya canshuur ma badbaadiyo. Sanduuqa ayuu dib u dhigaa, lacag-celintaadana wuu xaddidaa haddii ay lunto.

## Kaddib u sheeg

Lambarka raadraaca, sawir sanduuqa xiran iyo liiska u dir. Dadka og waxa soo socda su’aalo sax ah ayay xafiiska weydiiyaan.`,
  },
  "your-first-ten-products": {
    title: "Bilowga iibka: tobankaaga alaabood ee ugu horreeya",
    excerpt:
      "Waxa la sawiro, waxa la qoro, sida qiime adigana kuu faa’iideeya loo helo, iyo waxa dhaca markaad badhanka riixdo.",
    content: `Boqol alaabood uma baahnid inaad bilowdo. Toban ayaad u baahan tahay oo aad mar kale samayn ama iibsan karto, si fiican u sawiri karto, laba maalmood gudahoodna diri karto.

## Toban dooro

Qaado waxa dadku hore kuu weydiiyaan. Ka daa waxa hal ah, waxa jidka ku jaba, iyo waxa aad ka murugoon lahayd inaad iibiso. Saddex ama afar qiime ayaa ku filan: wax yar oo shan iyo toban doolar ka yar, badankooda dhexda, iyo mid muujiya waxa aad karto.

## Sawirro daaqad agteed

Maro cad miis daaqad u dhow ku fidi, subaxdii, iyadoo nalku damsan yahay. Iftiinka isku dhafani midabbada wuu beeniyaa. Sawirka koowaad waxa dhan ayuu muujinayaa, hore toosan. Kaddib mid faahfaahinta dadku taabto, mid wax cabbirka sheega leh sida gacan, iyo mid isticmaalka. Sawirrada laba jibbaaran dukaankayaga wax kama lumiyaan. Muraayadda tirtir: waa horumarinta ugu jaban ee jirta.

## Ereyo su’aalaha ka jawaaba

Cinwaanku wuxuu sheegaa waxa ay tahay, waxa ay ka samaysan tahay iyo cabbirka: *Marada dhererka miiska, tibeb labada dacal, 72 inji*. Kaddib qor waxaad odhan lahayd haddii iibsaduhu hortaada taagnaan lahaa. Sidee loo sameeyaa, yaa sameeya? Immisa culus? Sidee loo dhaqaa? Maxay midba midka kale kaga duwan tahay? Su’aal kasta oo aad halkaas kaga jawaabto waa fariin saqda dhexe aadan qori doonin.

Luqaddaada ayaad ku qori kartaa, kuwo kalena gadaal ku dari kartaa. Boggu iibsadaha ayuu u sheegaa luqadda qoraalku ku qoran yahay.

## Qiime adiga kuu baxa

Warqad ku xisaabi: agab, baakad, saacadaha mushahar aad aqbali lahayd, iyo khidmadda suuqa ee qorshahaaga. Haddii wadartu ka sarrayso waxa kuwa kale weydiiyaan, mushaharka ha jarin. Dhakhso u samee, yarayso, ama si fiican u sheeg sababta ay intaas u joogto. Diristana xisaabi intaanad ballanqaadin inay bilaash tahay.

## Waxa xiga

Alaab kasta oo cusub intaanay soo bixin waan eegnaa. Sawirradaada iyo sharaxaad daacad ah dhakhso ayay u gudbaan. Haddii cunto aad xalaal ugu yeedho, shahaadada isla markiiba ku lifaaq. Marka dalabkaaga koowaad yimaado, iimayl ayaannu kuu soo dirnaa. Xir, lambarka raadraaca geli, fariimahana maalin gudaheed ka jawaab, maxaa yeelay iibsadayaashu way arkaan sida dhakhsaha ah ee aad u jawaabto.

## Alaabta tobnaad

Meesheeda bil bannaan u daa. Markaas iibsadayaashaadu waxay kuu sheegi doonaan waxa ay noqonayso.`,
  },
  "henna-for-beginners": {
    title: "Cillaanka dadka bilaabaya",
    excerpt: "Qoosh, dulqaad iyo sonkor: waxa la diyaariyo intaan koonka koowaad gacan taaban.",
    content: `Cillaanka dabiiciga ahi maalinta koowaad liimi ayuu reebaa, maalinta labaadna bunni. Wax kasta oo saacad gudaheed madooba cillaan ma aha.

## In la qoro

- Sida qooshka loo sameeyo iyo inta uu nasto.
- Maxaa sonkor, maxaa liin.
- Tijaabo gacanta ah, hal maalin ka hor.`,
  },
  "a-krar-for-the-living-room": {
    title: "Krar qolka fadhiga",
    excerpt:
      "Shan xarig, baaquli iyo suun: sida katerka buuraha loo hagaajiyo, loo qabto, jiilaalka qallalan se loogu ilaaliyo.",
    content: `Krar shan ama lix xarig ayuu leeyahay, qoorna ma leh. Xarig kastaa hal cod ayuu bixiyaa, gacanta bidixina waxay go’aamisaa kee dhawaaqi karo.

## Hagaajinta

Xadhkaha mid ka mid ah afarta hab ee muusigga buuraha, *kignit*, ayaa loo hagaajiyaa: tizita, bati, ambassel iyo anchihoye. Tizita ka bilow. Siddooyinka dusha sare mar kasta wax yar u wareeji, oo gudaha u riix markaad wareejinayso si ay u qabsadaan.

## Qabashada iyo tumista

Baaquliga jidhkaaga ku tiiri, gacanta bidixna xadhkaha gadaashooda geli. Faraha saar kuwa aamusaya, midigtana ku tum. Laxanka gacanta bidix keligeed ku jiid.

## Jiilaal qallalan

Alwaaxu wuu yaraadaa marka kululeeyuhu shaqeeyo. Krarka kululeeyaha ka fogee, safarka xadhkaha badh wareeg dabci, tumista kaddibna tirtir. Haddii haragga baaqulligu maalin qoyan dabco, toban daqiiqo qol diirran ayaa soo celisa. Weligaa timo-qallajiye ha isticmaalin.`,
  },
};
