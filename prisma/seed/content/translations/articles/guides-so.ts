import type { ArticleText } from "../types";

export const GUIDES_SO: Record<string, ArticleText> = {
  "roasting-green-coffee-at-home": {
    title: "Sida bunka cagaaran digsi loogu shiilo, tallaabo tallaabo",
    excerpt:
      "Digsi culus, qaado alwaax ah iyo shan iyo toban daqiiqo. Waxa la dhegaysto, goorta la joojiyo, iyo sida bunka weli cagaaran loo kaydiyo.",
    content: `Bunka cagaaran kan la shiilay wuu ka jaban yahay, bilo ayuu hayaa, wuxuuna noqdaa koobka ugu cusub ee aad heli karto. Waxa uu ku weydiisto waa feejignaan: ilaa shan iyo toban daqiiqo wax kale ma qaban kartid.

## Waxa aad u baahan tahay

Digsi culus, ugu fiicnaan bir shubtan ah. Qaado alwaax ah ama garaace. Miire bir ah. Daaqad furan, qiiq-nuugahana heerka ugu sarreeya. Mar kasta 150 ilaa 200 garaam qaado, si miruhu hal lakab iyo badh u noqdaan.

## Shiilidda

Digsiga dhexdhexaad ku kululee shan daqiiqo, kaddib bunka ku shub oo walaaq. Ha joojin.

1. **Daqiiqadaha 0 ilaa 5.** Miruhu cagaar ilaa huruud ayay noqdaan, caws, kaddibna rooti ayay u uraan.
2. **Daqiiqadaha 5 ilaa 9.** Way guduutaan, xoogaana way qiiqaan. Diir khafiif ah ayaa ka baxa. Bannaanka ku afuuf.
3. **Dillaaca koowaad.** Sida daangada ayuu u dhawaaqaa. Halkan ka dib bunka waa la cabbi karaa: waa shiilid khafiif ah.
4. **Hal ilaa laba daqiiqo kaddib.** Dhexdhexaad: bunni siman, dushuna weli qallalan. Bunka Itoobiya badankiis halkan ayuu ugu fiican yahay, maxaa yeelay mirihii iyo ubaxii weli way joogaan.
5. **Dillaaca labaad.** Wuu ka aamusan yahay oo ka dhakhso badan yahay. Saliid ayaa soo baxda. Waa madow, halkan ayayna shiilidda jebenada ee dhaqanku badanaa ku dhammaataa. Daqiiqo kale, dhuxul baad haysataa.

Miruhu toban meelood meel ilaa shan meelood meel miisaankooda ayay lumiyaan, badh ahaanna way weynaadaan.

## Qaboojinta

Miiraha ku shub xoogaa ka hor intaanay sidii la rabay u ekaan, oo gilgil. Kulaylkooda ayay ku sii shiilmaan, sidaas darteed dhakhso. Markay qaboobaan dhalo ku rid, furkana maalin dabci. Bunku shiilidda kaddib gaas ayuu sii daayaa, dad badanina maalinta labaad ayay ka helaan. Xafladda isla markiiba ayaa la cabbaa, taasna waa sax.

## Kaydinta bunka cagaaran

Qabow, qallalan, mugdi, hawona leh: bac cudbi ama warqad ah oo khaanad ku jirta ayaa ka fiican dhalo xiran oo qorrax taal. Talaagadda maya, halkaas oo qoyaan iyo ur ay ka qaataan. Lix ilaa laba iyo toban bilood gudahood isticmaal. Markay caddaadaan oo bal u uraan, way gaboobeen.

## Haddii ay khaldanto

Midab aan sinnayn: miro badan ama walaaq yar. Meelo gubtay gudahana cayriin: digsigu aad buu u kululaa. Dhadhan la’aan: waqti badan ayay qaadatay. Daqiiqadaha warqad ku qoro. Kooxda saddexaad had iyo jeer way fiicnaataa.`,
  },
  "berbere-and-xawaash": {
    title: "Berbere iyo xawaash ilma-adeer ma aha",
    excerpt:
      "Laba isku-dar oo jiko kasta oo Geeska ah taqaan: waxa ku jira, waxa loo isticmaalo, iyo sababta mid baraf ugu baahan yahay.",
    content: `Macaamiishu waxay weydiiyaan “kan cas” iyo “kan bunniga ah”. Khaanadda way isku egyihiin, laakiin mid basbaas ayuu ku dhisan yahay, ka kalena kamuun, midna ka kale ma beddeli karo.

## Berbere

Itoobiyaan iyo Eritereeyaan. Basbaas cas oo qallalan ayaa badankiis ah. Hareerihiisa waxaa jira toon, sanjabiil, *korarima* oo ah heylka Itoobiya, xulbo, *besobela* oo reyxaanka xigto la ah, kamuun madow iyo ajwain; qoys walba wuu ku daraa ama ka daayaa. Basbaaska waa la qallajiyaa, geedo cusub lala tumaa, mar kale la qallajiyaa, kaddibna iniinaha la dubay lala shiidaa.

Berberuhu subag iyo waqti ayuu rabaa. Wuxuu galaa basal mar hore jilicsan, subag ama saliid leh, ugu yaraan toban daqiiqana wuu karaa intaan wax biyo leh lagu darin. Cunto diyaar ah lagu daadiyo cayriin ayuu u dhadhamaa. Taas waxaa u jirta mitmita, oo ka kulul oo milix leh.

Doro wat, misir wat, khudaar la dubay iyo dheri digir ah oo habeen shaqo ku isticmaal.

## Xawaash

Soomaali, jilicsan: basbaas ma leh. Kayagu toddoba ayuu leeyahay: kamuun, kabsar, filfil madow, qorfe, heyl, qaranful iyo huruud. Isagoo dhan ayaa la dubaa ilaa uu loos u uro, kaddibna la shiidaa. Ereygu waa xawaash uun, laba guri se isku qiyaas kuma heshiiyaan.

Xawaashku hore ayuu u galaa, basasha la jirkiis, wax walbana wuu cafiyaa. Bariiska, suqaarka, maraqa, biyaha suugada baastada, filfil iyo huruud la’aanna shaaha ayuu u yahay.

## Haddii mid keliya ii joogo?

Xawaash waxaad berbere u dhoweyn kartaa adigoo paprika, basbaas, sanjabiil, xulbo iyo toon yar ku daraya. Wuu fiicnaan doonaa, berbere se ma noqon doono. Berbere ilaa xawaash jid ma leh, maxaa yeelay basbaaska lagama saari karo.

## Haynta

Iftiin iyo diirimaad waa cadow, kaddibna waqti. Xawaashka dhan laba sannadood ayuu hayaa, kan la shiiday lix bilood ayuu ugu fiican yahay. Berberuhu saliid iyo qoyaan yar ayuu leeyahay, sidaas darteed jiko diirran waxaan ku hayaa barafka, dhalo yar, waxaan u baahdona waan ka qaataa. Weligiis ma adkaado. Xawaashku khaanad mugdi ah ayuu ku faraxsan yahay.

Iibso inta saddex bilood aad isticmaasho. Badh rodol oo berbere ahi waa ilaa lix iyo toban dheri oo deeqsi ah.`,
  },
  "teff-questions-answered": {
    title: "Teff: toddoba su’aalood oo toddobaad kasta aan maqallo",
    excerpt:
      "Bunni mise cad, intee la khamiiriyo, maxaa indho u soo bixi waayeen, iyo in canjeeradu had iyo jeer gluten la’ tahay. Maya.",
    content: `Teff waa badarka ugu yar ee dadku wax ku dubaan: iniintu waa ilaa dhibicda xarafka i. Buuraha Itoobiya kumanaan sannadood ayaa lagu beeray. Kuwani waa su’aalaha nala weydiiyo ugu badnaan.

## Bunni mise cad?

Teffka bunniga ahi carro ayuu u dhadhamaa, xoogaana dhakhso ayuu u khamiiraa. Kan cad wuu ka fudud yahay, canjeero ka khafiif ahna wuu sameeyaa. Habku waa isku mid, badh iyo badhna waa tijaabo hore oo fiican.

## Canjeeradu gluten ma leedahay?

Teff ma leh. Canjeeradu waxay ka madhan tahay haddii wax kale aanu ku jirin. Inta badan waxa Itoobiya dibaddeeda lagu iibiyo qamadi, shaciir ama bur kale ayaa lagu badiyaa. Haddii caafimaadkaaga ay u muhiim tahay, warqadda akhri, raadi bur mishiin gaar ah lagu shiiday, iibiyahana weydii.

## Intee cajiinku khamiiraa?

Laba ilaa afar maalmood heerkulka qolka. Bur iyo biyo isku qas ilaa khafiif, si dabacsan u dabool, oo iska daa. Dareere mugdi ah ayaa dusha ku urura, *ersho* la yiraahdo. Badankiis ka daadi, badh koobna u hay kan xiga: waa khamiirkaaga.

## Cajiinka qayb ma la kariyaa?

Way caawisaa. Koob cajiin khamiir ah qaado, laba koob oo biyo karaya ku garaac, walaaq ilaa uu adkaado, ha qaboobo, dibna ugu dar. Tani waa *absit*, waxayna canjeerada ka dhigtaa mid laabanta iyadoon jabin.

## Maxaa indho u soo bixi waayeen?

Godadku gaas cajiin qoyan oo daawo kulul saaran ka kaca ayay ka yimaadaan. Indho la’aan saddex mid uun bay tahay: cajiinku ma dhanaanaan, wuu adkaa, ama daawuhu ma kululayn. Cajiinku waa inuu u qulqulo sida labeen khafiif ah. Mitad koronto ah ilaa 215 °C, 420 °F raadi.

## Ma la rogaa?

Weligeed maya. Dibadda ka bilow oo goobaabin u shub, indhuhu ha furmaan, dabool saar, uumiguna dusha ha dhammeeyo. Daqiiqo iyo badh ilaa laba daqiiqo isku dar. Qaad marka darafku kaco.

## Sidee loo hayaa?

Mid kasta si fiican ha u qaboobo intaanad isku dul saarin, haddii kale way isku dhegaan. Maro iyo caag lagu duubay jikada saddex maalmood, talaagadda toddobaad, barafka saddex bilood ayay haysaa.`,
  },
  "reading-a-halal-certificate": {
    title: "Waxa shahaadada xalaashu sheegto, iyo waxa aanay sheegin",
    excerpt:
      "Shahaado kastaa afar wax ayay muujisaa. Sida loo akhriyo, waxa astaanta dukaankayagu tahay, iyo waxa iibiyaha la weydiiyo.",
    content: `“Xalaal” oo warqad ku qoran waa sheegasho. Shahaadadu waa saxiixa dhinac kale oo sheegashada hoosteeda ah. Farqigu daqiiqo waqtigaaga ah wuu u qalmaa.

## Afarta wax ee la raadiyo

1. **Cidda bixisay.** Hay’ad shahaado bixisa oo magac, ciwaan iyo si loo gaadho leh. Way badan yihiin, dhammaantoodna isla xeerar ma raacaan, tusaale ahaan suuxinta. Bulshooyinka qaar mid baa ay doorbidaan.
2. **Shirkad iyo alaab noocee ah.** Shahaadadu shirkad iyo alaabteeda, ama hal warshad ayay magacawdaa. Shahaadada macmacaanka wax kama sheegto maraqa isla shirkaddaas.
3. **Lambarkeeda.** Kaas ayay hay’addu kugu sheegi kartaa in dukumeentigu dhab yahay. Kuwo badan bog aad ka eegto ayay leeyihiin.
4. **Ilaa goorma.** Badankood sannad ayay ansax yihiin. Shahaado dhacday waa sawir wakhti tegey.

## Waxa astaanta dukaankayagu tahay

Iibiyuhu shahaadada ayuu soo geliyaa: cidda bixisay, lambarkeeda iyo maalinta u dambaysa ee ay ansax tahay. Waan akhrinnaa, waana oggolaannaa ama diidnaa. Markaas oo keliya ayay alaabtu astaanta yeelataa, markay shahaadadu dhacdona si otomaatig ah ayaan astaanta uga qaadnaa. Hay’adda, lambarka iyo taariikhda bogga alaabta ayaad ku aragtaa. Dukumeentiga ayaan hubinnaa. Hay’ad shahaado bixisa ma nihin, jikooyinkana ma kormeerno.

## Halka ay ugu muhiimsan tahay

Hilibka, dabcan, iyo waxa xoolaha laga sameeyo: jelatin macmacaan ku jira, renet jiis ku jira, subagga keega, glisarin kareemka. Kaddib dhadhamiyeyaasha, oo khamri lagu milmi karo. Bac misir, xawaash dhan ama bun cagaaran waraaqo ka yar ayay u baahan yihiin, in kastoo iibiyayaasha qaar haystaan maxaa yeelay macaamiisha dibadda ayaa weydiista.

## Waxa iibiyaha la weydiiyo

Iibiyaha fariin bogga alaabta ka soo dir, si jawaabtu u kaydsanaato. Su’aalo gaagaaban jawaabo cad ayay helaan:

- Hay’addee shahaadada bixisay, alaabtanina liiska ma ku jirtaa?
- Wax xoolo ka yimid ma ku jiraan, kee?
- Ma isla khad ayaa lagu xiraa wax aan xalaal ahayn?

Iibiyaha wax yaqaan maalin gudaheed ayuu kuu sheegayaa. Haddii su’aashaadu tahay diin ee aanay waraaqo ahayn, weydii qof cilmigiisa aad ku kalsoon tahay. Dukaan qaybtaas ma caddayn karo.`,
  },
};
