import type { ProductText } from "../types";

export const BOOKS_SO: Record<string, ProductText> = {
  "proverbs": {
    title: "Far keliya fool ma dhaqdo: 300 oo maahmaah Soomaaliyeed",
    description: "Saddex boqol oo maahmaah Soomaaliyeed, Ingiriisina bogga ka soo horjeeda iyo qoraal gaaban oo sheegaya goorta la yidhaahdo, iyo goorta laga aamuso. Maro cagaaran iyo xiddig dahab ah ayaa lagu jilday, 224 bog, 5 x 8 inji, xadhig. Munaasabad ayay u kala socdaan: aroosyo, deris, roob, lacag, carruur madax adag. Buug laba luqadood ah oo kildhiga agtiisa, iyo qof kasta oo hadal jeedin lagu leeyahay.",
  },
  "seerah": {
    title: "Siraadka Makka: siirada qoyska oo 30 habeen ah",
    description: "Nolosha Nebiga, nabadgelyo iyo naxariisi korkiisa ha ahaatee, soddon habeen oo kor loo akhriyo loo qaybiyey, habeen kasta oo Ramadaan mid. Cutub kastaa shan iyo toban daqiiqo ayuu qaataa, laba su’aalood oo carruurta iyo mid dadka waaweynna wuu ku dhammaadaa. Ingiriisi iyo ereyo muhiim ah oo Carabi. Jeld adag, 288 bog, 6 x 9 inji, khariidado iyo taxane waqti, sawirro dad ma leh. 8 jir iyo ka weyn.",
  },
  "tajweed": {
    title: "Tallaabo-tallaabo Tajwiid, buug-hawleed, heerarka 1 ilaa 3",
    description: "Buug-hawleed xadhig bir ah leh oo fasallada dhammaadka toddobaadka iyo miisaska jikada: afartan cashar oo akhrinta Qur’aanka, xeerar midab leh, bogag raad-raac iyo jaantus istiikar. 160 bog, 8.5 x 11 inji, warqad culus oo suul qoyan u adkaysata. Sharaxaad Ingiriis iyo Soomaali ah. Jawaabaha macallinku gadaasha ayay warqad laaban ku yaallaan. Culuunta Islaamka oohin la’aan, ama oohin yar.",
  },
  "camel-and-star": {
    title: "Rati Xiddig Raacay: buug sawirro leh",
    description: "Rati yar ayaa xiddig cad habeen buluug ah raaca si uu u ogaado meesha ay seexato. Sheeko hurdo oo Ingiriis iyo Soomaali ah, 3 ilaa 7 jir, laba iyo soddon bog oo la sawiray iyo hees dhammaadka. 9 x 9 inji, jeld adag, warqad aan dhalaalin. Habeenka 1-da Luulyo ka horreeya marka la akhriyo waa sheeko calan; habeen kasta oo kale waa guri u noqosho.",
  },
  "qubee": {
    title: "Qubee carruurta: buugga alifbeetada Oromada",
    description: "Laba iyo soddon xaraf, laba iyo soddon sawir: arba, maroodi, ilaa zayita, saliid. Bog kasta erey Oromo ah, Ingiriisidiisa iyo jumlad lagu celceliyo ayuu leeyahay. Warqad adag oo geesaha wareegsan, 7 x 7 inji, 36 bog, 1 ilaa 5 jir. Xarfaha labanlaabma bog gaar ah ayay leeyihiin. Khad soy ah ayaa lagu daabacay, ilko soo baxayana lagu tijaabiyey.",
  },
  "fidel": {
    title: "Fidelkaygii koowaad: xarfaha Amxaariga iyo Tigrinya",
    description: "Toddobada hab ee farta Itoobiya, bogkiiba hal qoys, fallaaro tilmaamaya qorista, qaafiyad iyo sawir yar. Bogag la tirtiri karo iyo qalin dhabarka ku jira; 96 bog, 8 x 10 inji. Qoraallo Ingiriis ah oo waalidka. Wuxuu koobayaa xarfaha ay Amxaariga iyo Tigrinya wadaagaan, kaddibna kuwa mid keliya leeyahay. 4 ilaa 9 jir, iyo dadka waaweyn ee dulqaadka leh.",
  },
  "first-of-july": {
    title: "Habeenkii Kowda Luulyo: xorriyadda Soomaaliya",
    description: "Taariikhda maalmihii ku wareegsanaa 1-da Luulyo, 1960, oo ay sheegayaan dadkii joogay: boosto-qaade, aroosad, hoggaamiye bander, wiil saqaf saaran. Afartan wareysi, lixdan sawir iyo saddex khariidadood. Jeld jilicsan, 312 bog, 6 x 9 inji, Ingiriis iyo hees kasta oo Soomaaligeedii asalka ah. Awoowayaasha sixi doona iyo ardayda wax soo xigan doonta ayuu u fiican yahay.",
  },
  "four-kitchens": {
    title: "Afar Jiko: cuntooyinka Geeska Afrika",
    description: "Boqol iyo toban cunto oo ka yimid jiko Soomaali, Oromo, Amxaar iyo Eriteriyaan ah oo hal dabaq Minneapolis ku yaal. Xawaash iyo berbere ilaa canjeero, doro wot, chechebsa iyo himbasha, liisaska Ciidda iyo soonka. Jeld adag, wuu fidsamaa, 272 bog, 8 x 10 inji. Cunto kasta intaan la daabicin deriska ka soo horjeeda ayaa kariyey.",
  },
};
