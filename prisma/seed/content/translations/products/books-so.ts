import type { ProductText } from "../types";

export const BOOKS_SO: Record<string, ProductText> = {
  proverbs: {
    title: "Far keliya fool ma dhaqdo: 300 oo maahmaah Soomaaliyeed",
    description:
      "Saddex boqol oo maahmaah Soomaaliyeed, Ingiriisina bogga ka soo horjeeda iyo qoraal gaaban oo sheegaya goorta la yiraahdo, iyo goorta laga aamuso. Maro cagaaran iyo xiddig dahab ah ayaa lagu jilday, 224 bog, 5 x 8 inji, xarig. Munaasabad ayay u kala socdaan: aroosyo, deris, roob, lacag, carruur madax adag. Buug laba luqadood ah oo kildhiga agtiisa, iyo qof kasta oo hadal jeedin lagu leeyahay.",
    originStory:
      "Nimco Jama kuwan sagaal jiilaal ayay ka ururisay dadka soo wacayay saacad idaacadeed oo bulshada Minneapolis ah. Meeshii laba gobol ereyada ku kala duwanaadeen labadaba waa la daabacay. Dadka soo wacay kala horraynta ayay u codeeyeen, mid ka mid ahina weligeed ma qancin.",
    culturalSignificance:
      "Muran Soomaaliyeed oo maahmaah la’ waa shaah sonkor la’, mid ka mid ah ayaa tiraahda. Odayaashu shir mid ayay ku furaan, kuwa ugu fiicanna weligood lama sharxo. Haddaad weydiin qabtid, qof kale ayaa loogu talagalay.",
  },
  seerah: {
    title: "Siraadka Makka: siirada qoyska oo 30 habeen ah",
    description:
      "Nolosha Nebiga, nabadgelyo iyo naxariisi korkiisa ha ahaatee, soddon habeen oo kor loo akhriyo loo qaybiyay, habeen kasta oo Ramadaan mid. Cutub kastaa shan iyo toban daqiiqo ayuu qaataa, laba su’aalood oo carruurta iyo mid dadka waaweynna wuu ku dhammaadaa. Ingiriisi iyo ereyo muhiim ah oo Carabi. Jeld adag, 288 bog, 6 x 9 inji, khariidado iyo taxane waqti, sawirro dad ma leh. 8 jir iyo ka weyn.",
    originStory:
      "Waxay ku bilaabatay qoraallo aabbe Brooklyn Center joogaa afartiisa gabdhood u qoray, maxaa yeelay buug kastaa aad buu u dheeraa ama u yaraa. Saddex imaam ayaa tijaabada akhriyay. In badan ayay weydiisteen.",
    culturalSignificance:
      "Afurka iyo tarawiixda dhexdooda badh saac ayaa jira oo qof walba hal qol joogo. Buuggan taas ayaa loogu jaray. Habeenka u dambeeya badanaa carruurta ayaa kor noo akhrida.",
  },
  tajweed: {
    title: "Tallaabo-tallaabo Tajwiid, buug-hawleed, heerarka 1 ilaa 3",
    description:
      "Buug-hawleed xarig bir ah leh oo fasallada dhammaadka toddobaadka iyo miisaska jikada: afartan cashar oo akhrinta Qur’aanka, xeerar midab leh, bogag raad-raac iyo jaantus istiikar. 160 bog, 8.5 x 11 inji, warqad culus oo suul qoyan u adkaysata. Sharaxaad Ingiriis iyo Soomaali ah. Jawaabaha macallinku gadaasha ayay warqad laaban ku yaallaan. Culuunta Islaamka oohin la’aan, ama oohin yar.",
    artisanBio:
      "Ustaadha Maryan Elmi kow iyo labaatan sannadood ayay St. Paul dugsi ka dhigtay. Bog kasta isla kow iyo tobankii wiil ayay ku tijaabisay, waxayna haysay waxa ku dhaliyay inay kan xiga weydiistaan. Hadda waa rag.",
  },
  "camel-and-star": {
    title: "Rati Xiddig Raacay: buug sawirro leh",
    description:
      "Rati yar ayaa xiddig cad habeen buluug ah raaca si uu u ogaado meesha ay seexato. Sheeko hurdo oo Ingiriis iyo Soomaali ah, 3 ilaa 7 jir, laba iyo soddon bog oo la sawiray iyo hees dhammaadka. 9 x 9 inji, jeld adag, warqad aan dhalaalin. Habeenka 1-da Luulyo ka horreeya marka la akhriyo waa sheeko calan; habeen kasta oo kale waa guri u noqosho.",
    originStory:
      "Baska lambarka 2 ee Riverside iyo dugsiga dhexmara ayaa lagu qoray, toddobaadkii bog. Ratiga waxaa la yiraahdaa Geelo, kii ugu horreeyay ee qoraaga, oo madax adag ahaa oo badadka ka baqi jiray. Badadku sidoo kale buugga way ku jiraan.",
  },
  qubee: {
    title: "Qubee carruurta: buugga alifbeetada Oromada",
    description:
      "Laba iyo soddon xaraf, laba iyo soddon sawir: arba, maroodi, ilaa zayita, saliid. Bog kasta erey Oromo ah, Ingiriisidiisa iyo jumlad lagu celceliyo ayuu leeyahay. Warqad adag oo geesaha wareegsan, 7 x 7 inji, 36 bog, 1 ilaa 5 jir. Xarfaha labanlaabma bog gaar ah ayay leeyihiin. Khad soy ah ayaa lagu daabacay, ilko soo baxayana lagu tijaabiyay.",
    culturalSignificance:
      "Laba jiil Oromada in la daabaco waa la mamnuucay. Awoowayaasha iyo ayeeyooyinka xarfahooda qarsoodi ku bartay hadda baska ayay kor ku akhriyaan, baska oo dhanna L labanlaab ayuu bartaa. Qaarkood dhammaadka way ku biiraan.",
  },
  fidel: {
    title: "Fidelkaygii koowaad: xarfaha Amxaariga iyo Tigrinya",
    description:
      "Toddobada hab ee farta Itoobiya, bogkiiba hal qoys, fallaaro tilmaamaya qorista, qaafiyad iyo sawir yar. Bogag la tirtiri karo iyo qalin dhabarka ku jira; 96 bog, 8 x 10 inji. Qoraallo Ingiriis ah oo waalidka. Wuxuu koobayaa xarfaha ay Amxaariga iyo Tigrinya wadaagaan, kaddibna kuwa mid keliya leeyahay. 4 ilaa 9 jir, iyo dadka waaweyn ee dulqaadka leh.",
    makingProcess:
      "Xarfaha waxaa burush ku qoray wadaad kaniisadeed hawlgab ah oo Axum ka yimid hadda Roseville ku nool, kaddibna daabacaadda ayaa loo raadraacay. Meelaha uu istaago fallaaraha ayaa ku yaal. Raac, gacantaaduna way yaraan doontaa.",
  },
  "first-of-july": {
    title: "Habeenkii Kowda Luulyo: xorriyadda Soomaaliya",
    description:
      "Taariikhda maalmihii ku wareegsanaa 1-da Luulyo, 1960, oo ay sheegayaan dadkii joogay: boosto-qaade, aroosad, hoggaamiye bander, wiil saqaf saaran. Afartan wareysi, lixdan sawir iyo saddex khariidadood. Jeld jilicsan, 312 bog, 6 x 9 inji, Ingiriis iyo hees kasta oo Soomaaligeedii asalka ah. Awoowayaasha sixi doona iyo ardayda wax soo xigan doonta ayuu u fiican yahay.",
    originStory:
      "Wareysiyada waxaa laga qaaday jikooyin Hargeysa ilaa Columbus ah 2008 ilaa 2016. Kow iyo toban ka mid ah kuwii hadlay ma gaadhin inay daabacan arkaan; qoysaskooda ayaa sawirrada doortay. Codadkooda kayd ayaa haya.",
    culturalSignificance:
      "Guri kastaa sheekadiisa saqda dhexe ayuu leeyahay: cidda oydey, cidda ciyaartay, cidda seexatay. Buuggu toban bog oo madhan ayuu dhammaadka kuugu daayaa. Akhristayaasha qaar toban kale iyo qalin qori ayay na weydiisteen.",
  },
  "four-kitchens": {
    title: "Afar Jiko: cuntooyinka Geeska Afrika",
    description:
      "Boqol iyo toban cunto oo ka yimid jiko Soomaali, Oromo, Amxaar iyo Eriteriyaan ah oo hal dabaq Minneapolis ku yaal. Xawaash iyo berbere ilaa canjeero, doro wat, chechebsa iyo himbasha, liisaska Ciidda iyo soonka. Jeld adag, wuu fidsamaa, 272 bog, 8 x 10 inji. Cunto kasta intaan la daabicin deriska ka soo horjeeda ayaa kariyay.",
    culturalSignificance:
      "Afarta kariye sannad ayay xulbo ku murmeen. Waxa haray waa waxa dhammaantood hooyooyinka midba midda kale siin lahayd. Waxay noqotay heer ka sarreeya kii ay makhaayad ku kulmeen.",
    artisanBio:
      "Idil, Kulani, Mulu iyo Abrehet qol dhar-dhaqid ayay tan iyo 2003 wadaagaan. Midkoodna hore cunto uma qorin, laba ayaana weli diida inay qoreen. Dhammaantood waxay isku raacsan yihiin in dharku weligii aanu qallalin.",
  },
};
