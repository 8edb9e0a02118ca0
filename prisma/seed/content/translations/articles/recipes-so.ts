import type { ArticleText } from "../types";

export const RECIPES_SO: Record<string, ArticleText> = {
  "doro-wat-without-shortcuts": {
    title: "Doro wat aan gaabin lahayn",
    excerpt:
      "Siddeed basal, bilowga oo aan saliid lahayn, iyo dulqaad aad ku sugto inay dhalaalaan: maraqa sheega in qof guriga yimid.",
    content: `Hooyaday basasha weligeed ma cabbirin. Waqtiga ayay cabbirtay: waa diyaar markaad hal wicitaan oo dheer Addis u dirto, gunta dheriguna midabka jebenada yeelato.

Minneapolis basashu way ka qoyan tahay, shooladduna way ka kulushahay, sidaas darteed wicitaanku waa inuu ka dheeraado. Qallayl ku bilow, subag la’aan, walaaqna ilaa biyuhu ka dhammaadaan. Markaas oo keliya ayaa niter kibbeh lagu daraa, taas kaddibna berberaha.

> Haddii uu ur fiiqan leeyahay, diyaar ma aha. Haddii uu macaan u uro, qof walba u yeedh.

## Maxaa basasha qallayl loogu dubaa

Basashu badankeed waa biyo. Haddii subag dheriga ku jiro, darafyadu way shiilmaan, dhexduna way cayriin tahay, maraquna gadaal ayuu u kala baxaa saliid cas iyo buro bunni ah. Subag la’aan biyaheeda ayay ku uunshaxmaan, way burburaan, kaddibna si tartiib ah ayay u wada guduutaan. Qooshkaas ayaa doro wat adkeeya. Bur kuma jirto.

Si yar u jarjar, gacan ama mishiin goos goos ah. Mishiinka muddo dheer shaqeeya basasha qadhaadh ayuu ka dhigaa. Dheri ballaaran oo culus isticmaal, dabkana ka dhig dhexdhexaad hoose. Markay ku dhegto, qaado biyo ah ku dar oo xag: bunniga gunta ku yaalaa waa dhadhan inta aanu madoobaan.

## Goorta berberaha la geliyo

Berberuhu dhakhso ayuu u gubtaa, markaasna kulayl uun baa ka hara. Dabka hoos u dhig, niter kibbeh basasha ha ku dhex dhalaasho, xawaashkana wax yar oo biyo ah la walaaq. Ugu yaraan toban daqiiqo keligiis u daa. Waa inuu dhalaalaa oo udgoonkiisu buuxsamaa intaan digaagga loo soo dhowayn.

## Digaagga iyo ukunta

Maqaarka ka bixi, kala jar, biyo liin iyo milix leh ku dhaq. Bowdyaha iyo lugaha karin dheer way u adkaystaan; laabta shan iyo toban daqiiqo kaddib ayaa la geliyaa. Ukunta kari, diirka ka qaad, afar jeex oo gaagaaban ku samee si maraqu u dhex galo. Qofkiiba hal ukun waa caado, qofna inuu weydiisto ma aha.

Dheriga ha nasto intaanad gelin. Doro wat shan iyo toban daqiiqo kaddib way ka sii fiicnaataa, maalinta xigtana way ka sii fiicnaataa. Canjeerada dhexdeeda ku shub, ukunta dusha saar, gacanta midigna ku cun.`,
  },
  "shaah-three-ways": {
    title: "Shaah, saddex siyaabood, iyo goorta mid walba la bixiyo",
    excerpt:
      "Madow subaxdii, caano leh martida, sanjabiil badan hargabka: hal kildhi, hal gasac xawaash, iyo siday wax u kala horreeyaan.",
    content: `Shaaha Soomaaliga waa la kariyaa, lama qooyo. Waa waxa ugu horreeya ee la ogaado, kuwa kale oo dhanna wuu sharxaa: caleenta adag, xawaashka dhan, sonkorta dheriga lagu daro ee aan koobka ahayn.

Xawaashku kan macaan ayuu u dhow yahay: heyl, qorfe, qaranful, sanjabiil, mararka qaarna filfil. Biyo qabow ayaa lagu ridaa, si ay u furmaan inta biyuhu kululaanayaan. Caleentu way raacdaa markay biyuhu karaan. Caanuhu waa ugu dambayn, markay gudaha galaanna meesha ha ka tegin.

## Shaah bigays, kan madow

Biyo, xawaash, caleen, sonkor. Shan daqiiqo kari, miir, koob yar ku cab. Waa waxaad subaxdii hore ama qado culus kaddib rabto, maxaa yeelay wax culus kuma jiro.

## Shaah cadays, caano leh

Kan martida. Laba qaybood oo biyo ah iyo hal qayb oo caano ah waa bilow fiican; qoysaska qaar Ciidda way rogaan. Ha kacaanee, kildhiga dabka ka qaad, ha degto, dib ugu celi. Saddex jeer ayay adkaysaa iyadoon caanuhu gubanayn. Haddaad guriga ku hayso caano geel oo budo ah, halkani waa meel ku habboon: marka hore wax yar oo biyo qabow ah ku garaac.

## Sanjabiil badan, hargabka

Sanjabiil cusub oo suul le’eg tuma, toban daqiiqo biyaha ku jir intaan caleentu gelin. Caanaha ka daa, malabna koobka ku dar halkii sonkorta dheriga.

## Waxyaalo yaryar oo muhiim ah

- Heylka intuu furmo uun jebi. Budadu shaaha way qaloocisaa.
- Isticmaal caleen karinta loo sameeyay. Shaaha jilicsani wuu qadhaadhaadaa.
- Isla markiiba termoos diirran ku miir. Shaaha caleenta ku jira wuu qadhaadhaadaa.
- Wax yar macaanee, sonkortana miiska saar. Qof walba inta adeerradeen qaataan ma qaato.`,
  },
};
