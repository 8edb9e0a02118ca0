import type { ArticleText } from "../types";

export const MAKERS_SO: Record<string, ArticleText> = {
  "why-alindi-has-stripes": {
    title: "Maxaa alindi xarriiqyo ugu leedahay",
    excerpt:
      "Maro xeebta Banaadir ah, laba mishiin oo Shangaani yaal, iyo waxa laga akhrin karo darafka maro gacan lagu sameeyay.",
    content: `Weydii dhar-sameeye sababta alindi xarriiqyo u leedahay, jawaab halkii uu mishiinkiisa ayuu ku tusayaa. Midabku wuxuu ku jiraa dunta fidsan ee la jiido intaan samayntu bilaabmin. Markii la xiro naqshaddu way go’an tahay. Samayntu waxay uun buuxisaa.

## Sida shaqadu u socoto

Diyaarintu samaynta ayay ka dheer tahay. Cudbiga waa la midabeeyaa ama isagoo midab leh la iibsadaa, musbaarro derbiga ku yaal lagu duubaa siday xarriiqyadu u kala horreeyaan, mishiinkana dun dun loogu xiraa. Saddex yaardi boqollaal guntin ayay u baahan tahay. Laba qof maalin iyo badh ayay ku dhammeeyaan. Kaddib hal dhar-sameeye maalintii laba ilaa saddex yaardi ayuu sameeyaa, isagoo god geestiis fadhiya oo cagta wax ku riixaya.

Dunta dhinac u socota inta badan hal midab ayay tahay. Waa sababta xarriiqyadu derbiga ay kaga yara jilicsan yihiin: dhibic kasta oo labaad waa duntaas.

## Xarriiqyo hore iyo kuwo cusub

Caddaan iyo xarriiqyo cas iyo madow waxay ahayd marada maalin kasta ee magaalooyinka Banaadir, raggu way guntan jireen, haweenkuna dhar ahaan. Huruud iyo bunni dadka waaweyn ayay ahayd. Buluugga cirka iyo caddaanku xorriyadda ayay la yimaadeen, Juun kastana inaan kowda Luulyo ka gaadhno ma awoodno.

Qaabkii hore waxaan ka koobi garaynaa maryaha qoysasku weli hayaan. Markay mid noo keenaan, dunta waan tirinnaa, tirada buug dugsi ku qornaa, maradana waan u celinnaa.

## Sida maro gacan lagu sameeyay loo garto

- **Darafka eeg.** Duntu dhinaca ayay ku soo noqotaa, sidaas darteed daraf xiran oo goobooyin yaryar leh ayaa jira. Daraf la jaray oo la tolay maro mishiin ballaaran ayuu ka yimid.
- **Xarriiqda dherer u eeg.** Meeshii dun go’day oo la guntay kuus yar ayaa ku yaal. Hal ama laba yaardigiiba waa astaan fiican, toban maya.
- **Iftiinka ku hay.** Gacantu mar kasta si ka duwan ayay wax u garaacdaa. Safafku way isu dhow yihiin, laakiin lama daabicin.

## Isticmaalka

Alindi waa cudbi, dhaqiddana way jeceshahay. Labada jeer ee hore biyo qabow, keligeed, maxaa yeelay casaanka mugdiga ahi midab yar ayuu bixin karaa. Dhererka boqolkiiba saddex inuu yaraado filo. Dhaqid kasta way sii jilicdaa, dadna isla maradii labaatan sannadood ayay xireen.

Ha jarin intaan la dhaqin. Darafyada xiranna hay: waa qaybta ugu fiican.`,
  },
  "inside-a-harari-basket": {
    title: "Gudaha dambiil Harari ah",
    excerpt:
      "Caws, mudac iyo lix toddobaad oo fiidad ah. Sida mesob dhexdeeda uga koro, iyo sida dhalaalkeeda loo ilaaliyo.",
    content: `Dambiil Harar ka timid waxay ku bilaabataa guntin lacag bir ah le’eg. Wixii ka dambeeya waa hal xarriiq oo isku duubmaya, far ayaadna ku raaci kartaa dhexda ilaa darafka.

## Waxa ay ka samaysan tahay

Laba caws ayaa jira. Xirmo bal ah ayaa dhexda ah, qaybta aadan arkin. Xarriiqyo caws ka fiican oo ka adag ayaa la midabeeyaa oo lagu duubaa, wareeg kastana mudac ayaa safka hoose fura si xarriiqdu u dhex marto. Tolkaas ayaa dambiisha isku haya. Xabag ma leh, silig ma leh, qaab-hayena ma leh.

Midabka shaqada ka hor ayaa la mariyaa, sidaas darteed samaysadu naqshadda madaxeeda ayay ku haysaa. Way tirisaa. Haddii xiddigtu lix iyo toban gees leedahay, saf kasta waa inuu isla tirada tol isla meelaha ku kordhaa, haddii kale geesuhu way leexdaan.

## Intay qaadato

Saxan derbi oo calaacal dherer ah afar ama shan fiid ayuu qaataa. Mesob laba iyo toban inji ah iyo daboolkeedu qiyaastii lix toddobaad, mid weyn oo qolka dhexdiisa ahina kow iyo toban, maxaa yeelay derbiyadu waa inay sinnaadaan intay furmayaan. Galabtii ayaan shaqaynaa, marka daaraddu har leedahay, qofna keligiis ma shaqeeyo.

Dambiiluhu waxay ka mid ahaayeen waxa aroosadda Harari gurigeeda la tagto, derbiga guri Harari ahina daraasiin ayuu muujiyaa, mid kastana meel iyo magac ayuu leeyahay. Martidu derbiga ayay ka akhrin kartaa qoysaska is leh.

## Mesobta oo miis ah

Buuraha ereygu waa dambiisha canjeerada lagu bixiyo: sal, saxan ballaaran iyo dabool dheer. Daboolku rootiga jilicsan oo diirran ayuu ka dhigaa. Qof walba hareeraheeda ayuu fadhiistaa oo isla goobaabinta ka cunaa. Maro ama canjeerada koowaad hoosta dhig, maxaa yeelay maraqu cawska kama dhaqmo.

## Sida dhalaalka loo ilaaliyo

1. Burush jilicsan ku boodh tir, safafka dhererkooda.
2. Wasakhda maro xoogaa qoyan ku tirtir, kaddib hawada ku qallaji, afka oo kor u furan.
3. Weligaa ha qooyn, mishiinka weelkana ha gelin. Cawska bararaa tolka ayuu dabciyaa.
4. Qorraxda tooska ah ka fogee. Casaanka ayaa ugu horreeya ee baxa.
5. Haddii qaabku ka baxo, daqiiqo uumi sii, si tartiib ah u cadaadi, baaquli gudaha geli oo ha qallasho.

Tol darafka ka go’ay irbad iyo dun shamac leh ayaad ku hagaajin kartaa. Fariin noo soo dir, sida loo sameeyo ayaannu kuu sharxaynaa.`,
  },
  "beeyo-from-tree-to-ember": {
    title: "Beeyo, geedka ilaa dhuxusha",
    excerpt:
      "Sida beeyada Sanaag looga gurto, waxa darajooyinku yihiin, iyo sida loo shito iyadoon qaylo-dhaanta qiiqu dhicin.",
    content: `Beeyadu waa jawaabta geedku nabarka u bixiyo. Diirka meelo yaryar ayaa laga xiiraa, xabag caano cad ah ayaa soo baxda, laba toddobaad gudahoodna waxay u adkaataa dhibco dadku ilmo u yaqaan.

## Laba xabag, laba geed

Buuraha ku wareegsan Ceerigaabo laba nooc ayaan ka gurannaa. **Beeyo** waxay ka timaaddaa *Boswellia carteri*, oo khubaro badani *Boswellia sacra* ku tiriyaan. Liin iyo geed ayay u urtaa, waana waxa dunida badankeed shito. **Maydi** waxay ka timaaddaa *Boswellia frereana*, oo dhagax qaawan jiirooyin ka baxda. Dhibcaheedu way ka waaweyn yihiin, waana tan xanjo ahaan loo ruugo.

## Goosashada

Goosatadu geedaha ayay ku fuulaan middi yar oo *mingaaf* la yiraahdo. Meelo diir khafiif ah ayay ka qaadaan, laba toddobaad kaddibna way ku noqdaan si ay u ururiyaan oo isla meelihii xoogaa u furaan. Kuwa hore way liitaan. Dhibcaha saafiga ah ee cad xilliga dambe ayay yimaadaan. Geedka meelo badan laga jaro, ama aan sannad nasasho helin, miro ma dhalo, yaraanna wuu ku dhintaa. Sidaas darteed waxaan ka iibsannaa oo keliya qoysaska geedahooda leh ee nasiya, sannadaha nasashadana lacag ayaan ka bixinnaa.

## Waxa darajooyinku yihiin

Xabagta harka ayaa gacan lagu kala soocaa. Weyn, cad oo saafi ah waa darajada koowaad. Kuwa yaryar ama mugdiga ah waa labaad. Budada iyo diirku saliid-soo-saarayaasha ayay u tagaan. Mugdi xun ma aha. Badanaa ur xoog leh ayay leedahay, qiimaheeduna waa badh. Uunsi la isku daro darajada koowaad uma baahnid.

## Shididda

Waxaad u baahan tahay **dabqaad** ama weel kale oo kulaylka u adkaysta, dhuxul, iyo ciid ama dambas hoostiisa.

- Dhuxusha bannaanka ama qiiq-nuugaha hoostiisa ku shid, ha wada cirrowdo.
- Hal dhibic saar, digir ka weynayn. Haddii ay karto oo madoobaato, dhuxushu aad bay u kulushahay: dambas yar ku daadi.
- Hal dhibic qol toban daqiiqo ayay udgoonaysaa. Laba qaylo-dhaanta ayay kicisaa.
- Daaqad yar fur. Qiiqu waa qiiq, dadka neefta qaba iyo shimbirahana meel kale gee.
- Weligaa keligeed ha dhaafin, dhagax ama bir dusheedna ku hay. Dhuxushu saacad ayay kulul tahay.

Uunsigu waa wax kale: xabag, sonkor, qoryo iyo cadar la wada kariyay. Dhuxul yar ayaa lagu shitaa, dharka iyo timaha hoostooda, markay dhuxushu degto.`,
  },
};
