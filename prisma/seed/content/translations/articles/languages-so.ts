import type { ArticleText } from "../types";

export const LANGUAGES_SO: Record<string, ArticleText> = {
  "buna-besost-zur": {
    title: "Bunka saddex wareeg: abol, tona, bereka",
    excerpt:
      "Xafladda bunka maxay u baahan tahay, sidee loo qabtaa, guri yar oo dabaq ahna sidee loogu sameeyaa?",
    content: `Marka la yiraahdo qaxwo cab, cabbidda keliya ma aha. Deriska ayaa isu yimaada, waa la sheekaystaa, cid is haysa ayaa heshiisa. Sidaas darteed ayay saddex wareeg u leedahay.

## Diyaarinta

Dhulka caws cusub ayaa lagu daadiyaa, miiska *rekebot* la dhigaa, finjaannada la safaa, fooxna la shidaa. Bunka cagaaran waa la kala soocaa oo la dhaqaa, kaddibna digsi bir ah lagu shiilaa iyadoo aan la joojin gilgilka ilaa uu madoobaado. Bunka la shiilay martida ayaa lagu wareejiyaa; qiiqa ayay isku soo jiidaan, way uriyaan oo mahad celiyaan.

Bunka mooye ayaa lagu tumaa. Jebenada biyo ayaa lagu kariyaa, bunka la tumay lagu daraa, lana ilaaliyaa si aanu u fatahin. Kaddib waa la dejiyaa oo wuu degaa.

## Saddexda wareeg

- **Abol** waa kan koowaad; waa xoog badan. Qofka ugu da’da weyn ayaa hormara.
- **Tona** waa kan labaad; biyo ayaa lagu daraa oo mar kale la kariyaa. Hadda ayay sheekadu xiise leedahay.
- **Bereka** waa kan saddexaad; wuu fudud yahay. Duco ayaa la jirta, in la tago iyadoon la cabbinna laguma taliyo.

## Waxa qaxwada lala cuno

Daango, qalaq, rooti ama himbasha ayaa la keenaa. Sonkor badan waa caadi; meelaha qaar milix, subag ama cawaaraan ayaa lagu daraa.

## Guri dabaq ah gudihiisa

Daaqadda hore u fur. Hal mar wax ka badan hal finjaan oo bun cagaaran ah ha shiilin. Hubi in qaylo-dhaanta qiiqu shooladda ka fog tahay, laakiin ha damin. Jebena cusub intaanad isticmaalin biyo kulul ku kululee; dhoobo qabow oo dab lagu dhaco way dillaacdaa. Jebenada saabuun ha ku dhaqin, biyo kulul oo keliya ku raaci.

## Hal wax oo u dambeeya

Taleefannada gees u dhig. Saddexda wareeg ilaa saacad iyo badh ayay qaadataa; waqtigaas ayaa qaxwada qaxwo ka dhiga.`,
  },
  "al-luban-wal-bakhour": {
    title: "Beeyada: sida loo doorto iyo sida loo shito",
    excerpt:
      "Buuraha Sanaag ilaa dabqaadka guriga: noocyada iyo darajooyinka, shididda ammaanka ah, iyo sida sannad ilaa sannad loo hayo.",
    content: `Beeyadu waa xabag geedku sii daayo marka diirkiisa la dhaawaco. Caano cad ayay u soo baxdaa, ilaa laba toddobaad ayayna ku qallashaa oo noqotaa xabbado ilmo la yiraahdo. Buuraha ku wareegsan Ceerigaabo laba nooc oo la yaqaan ayaa ka yimaada: **beeyo** oo ur liin iyo geed u dhow leh, iyo **maydi** oo geedkeedu dhagax ka baxo, la ruugo sidii loo shito.

## Sida darajooyinka loo akhriyo

Xabagta harka ayaa gacan lagu kala soocaa. Xabbada weyn, cad oo saafi ah waa darajada koowaad; kuwa yaryar ama mugdiga ah waa labaad. Midabka mugdiga ahi ceeb ma aha, urtiisu badanaa way xoog badan tahay, qiimahana wuu ka yar yahay. Jajabku saliid-soo-saarid ayuu u tagaa. Haddaad guriga isku-dar u rabto darajada labaad ayaa kugu filan, koowaadna martida u hay.

## Astaamaha tayada

- Ur cad shididda ka hor, caariyad iyo subag raadkood la’aan.
- Xabbado qallalan oo aan isku dhegin.
- Diir iyo ciid yar.
- Magaca gobolka iyo xilliga goosashada baakadda ku qoran.

## Sida loo shito

1. Dabqaadka ciid ama dambas geli, kaddibna dhuxul.
2. Qiiq-nuugaha hoostiisa ama bannaanka ku shid, sug ilaa dambas daboolo.
3. Hal xabbo oo digir le’eg saar. Haddii ay dhakhso u madoobaato dhuxushu aad bay u kulushahay, dambas yar ku dabool.
4. Daaqad yar fur, dabqaadkana daahyada iyo gacmaha carruurta ka fogee.
5. Keligiis ha dhaafin, dhuxushu saacad iyo ka badan ayay kulul tahay.

Qofka neefta qaba, iyo kan guriga shimbiro ku haya, qiiqa inuu ka fogaado ayaa u fiican.

## Farqiga beeyada iyo uunsiga

Beeyadu waa xabag saafi ah. Uunsiga Soomaaliyeed waa isku-dar xabag, sonkor, cuud iyo cadar laga kariyo, dhuxul deggan ayaana la saaraa si dharka, timaha iyo fadhiga loo udgooneeyo.

## Haynta

Dhalo xiran oo meel qabow oo mugdi ah taal. Beeyadu sannado ayay haysaa, urteeduse waqtiga way yaraataa. Haddii xabbaduhu xagaaga isku dhegaan saacad talaagadda geli, kaddibna tartiib u kala fur.`,
  },
};
