import type { ProductText } from "../types";

export const TEXTILES_SO: Record<string, ProductText> = {
  "dirac-set": {
    title: "Dirac xariir isku-dhaf ah iyo garbasaar",
    description: "Dirac qulqulaya oo xariir iyo fiskoos buluug guduudan ah, dahab dheeman ah ku daabacan, googarad la mid ah iyo garbasaar canbar ah oo daraf tidcan leh. Hal cabbir, dhererku 58 inji, ballaaran si garabka uga daato oo suun ama biin keliya u baahato. Gacan biyo qabow ku dhaq, hadhka ku laadlaadi; kaawiyad qabow ayaa dhalaalka soo celisa. Warqad jilicsan ayay ku duuban tahay, subaxda Ciidda diyaar u ah.",
  },
  "dirac-cotton": {
    title: "Dirac cudbi ah oo maalin kasta, cagaar iyo dahab",
    description: "Cudbi khafiif ah oo xagaaga dheer iyo jikooyinka kulul loogu talagalay. Dirac ballaaran oo cagaar caleen ah, daraf dahab ah qoorta iyo gunta, dhererku 56 inji, hal cabbir, dhinacyada ka furan si loogu socdo. Saacad ayay ku qallashaa, kaawiyadna uma baahna haddaad qoyaan ku gilgisho. Labada dhinac jeebab ayay ku leedahay, maxaa yeelay waa nalaka codsaday. Mishiin biyo qabow ku dhaq midabbo isku mid ah.",
  },
  "dirac-wedding": {
    title: "Dirac aroos oo dun dahab ah iyo googarad leh",
    description: "Shiffon buluug mugdi ah oo dun dahab ah dhammaan lagu shaqeeyey, laabta ka daahan, googarad saatin ah iyo shaash khafiif ah oo la mid ah. Maalinta toddobaad ee aroosadda, hooyadeed, ama qof kasta oo doonaya in la eego. Hal cabbir, dhererku 60 inji; garabka waa la yarayn karaa iyadoon goynta la taaban. Dhaqis qalalan oo keliya. Waxay ku timaaddaa deldelaad barkin leh iyo dahaadh cudbi ah.",
  },
  "garbasaar-cotton": {
    title: "Garbasaar cudbi ah oo daraf tidcan leh",
    description: "Garbasaar jilicsan oo aan wax laga arag, buluug badeed, ubaxyo yaryar iyo daraf laba inji ah oo annagu tidicno. 78 x 36 inji, madaxa iyo garbaha ku filan, dhextana la gelin karo. Waa cudbi, sidaas darteed ma siibato, gudaha guriga in la xidhana way u fudud tahay. Mishiinka si tartiib ah ugu dhaq, xadhig ku qallaji. Sannad kasta way sii fiicnaataa; darafku inuusan furfurmayn waa dammaanad.",
  },
  "garbasaar-chiffon": {
    title: "Garbasaar shiffon ah oo buluug guduudan, ubax dahab ah",
    description: "Shiffon khafiif ah oo aan dhalaalin, meeshii biin lagu dhigo jooga, ubaxyo dahab ah ku daabacan oo dhaqidda aan ku dillaacin. 80 x 40 inji, afarta dhinacba darafka waa la duubay. Buluug guduudanku diracyo ka badan intaad moodayso ayuu la socdaa. Gacan ku dhaq ama shabaq ku rid. Warqad ayaa lagu iibiyaa iyo laba biin oo luul leh.",
  },
  "kids-dirac": {
    title: "Dirac Ciideed oo gabdhaha iyo timo-xidh, 4 ilaa 8 jir",
    description: "Diraca dadka waaweyn oo la yareeyey: fiskoos buluug guduudan iyo dheeman dahab ah, dhexda laastig hoostiisa si ay orodka ugu adkaysato, iyo timo-xidh la mid ah. 4 ilaa 8 jir ayay ku habboon tahay, guntu afar inji ayay u furmi kartaa. Gudaha tolka waa jilicsan yahay, dun xagatana ma leh. Mishiin biyo qabow ku dhaq. Ta hooyada la qaado, sawirro ayaa lagaa codsan doonaa.",
  },
  "alindi-cloth": {
    title: "Maro alindi Banaadiri ah, 3 yaardi",
    description: "Cudbi xarriiqyo leh oo gacan lagu sameeyey, kana yimid xaafadda dhar-samaynta ugu da’da weyn Muqdisho, dhererku 3 yaardi, ballacuna 34 inji, labada dhinacba daraf leh. Cufan, adag oo qabow. Shaadh, guntiino, marada miiska ama daah si qurux badan ayaa looga tolaa. Midabku ma baxo; marka hore biyo qabow ku dhaq, boqolkiiba saddex inuu yaraado filo. Duubabka maanta ka dooro: casaan, cagaar ama buluug.",
  },
  "alindi-sky": {
    title: "Alindi buluug cirka ah oo 1-da Luulyo, 3 yaardi",
    description: "Buluugga kowda Luulyo, xarriiqyo cad iyo dun dahab ah oo khafiif ah lagu dhex tidcay. 3 yaardi, ballaca 34 inji, cudbi gacan lagu sameeyey oo daraf nadiif ah leh. Shaadh, suun bandhigga, qurxin ama maro miis konton marti ah ka samee. Biyo qabow ku dhaq, kaawiyad diirran mari. Midabkan waxaan samaynaa Abriil ilaa Juun oo keliya, sidaas darteed waxaad aragto ayaa jira.",
  },
  "alindi-tote": {
    title: "Boorso suuq oo xarriiq alindi leh",
    description: "Cudbi culus oo dabiici ah, xarriiq alindi gacan lagu sameeyey oo ku wareegsan iyo siddo ku dhaadheer jaakad jiilaal. 15 x 14 inji, guntu 5 inji, si qarahu toosan ugu joogo. Gudaha waxaa ku yaal jeeb qoto dheer iyo xidhidhka furaha. Soddon rodol ayay qaaddaa; waan tijaabinnay. Meesha wasakhda leh tirtir, ama biyo qabow ku dhaq oo fidsan ku qallaji.",
  },
  "macawis": {
    title: "Macawis cudbi ah oo tolan, xariijimo leh",
    description: "Waxa ugu raaxada badan ee nin yeelan karo. Cudbi hore loo yareeyey oo xariijimo culus leh, tuubbo ahaan loo tolay, dhererku 48 inji, wareegguna 84 inji, dhex kastana wuu ku duubmaa. Dooro casaan, cagaar ama buluug. Midabku ma baxo; mishiin ku dhaq oo ku qallaji. Waxaa la socda xidhmo warqad ah iyo tilmaamo loogu talagalay kuwa guntinta weligood baran.",
  },
  "macawis-gift": {
    title: "Macawis iyo koofiyad daabacan, sanduuq hadiyadeed",
    description: "Hadiyad aabbayaasha iyo abtiyada: hal macawis oo cudbi buluug ah iyo koofiyad gacan lagu daabacay, sanduuq xadhig tidcan leh. Koofiyaddu waa caddaan caddaan lagu daabacay, afar boqol oo dalool oo yaryar oo madaxu ku neefsado lagu tolay. Cabbirka 22 ilaa 23.5 inji, rubuc inji ayayna fidi kartaa. Koofiyadda gacan ku dhaq, baaquli ku dul qallaji.",
  },
  "netela": {
    title: "Shaash netela gacan lagu sameeyey oo tibeb leh",
    description: "Laba lakab oo cudbi aad u dhuuban, gacan lagu sameeyey, darafkana tibeb saddex inji ah oo casaan, canbar iyo buluug ah. 84 x 42 inji, jeebka jaakadda ayuu galaa. Kaniisadda, aaska, arooska ama fiid qabow ayaa loo xidhaa. Gacan biyo diirran ku dhaq, fidsan ku qallaji, qoyaan yar oo ku jirta kaawi. Caddaanku dhaqid kasta wuu sii jilcaa.",
  },
  "habesha-kemis": {
    title: "Kemis Xabashi oo dheer, gacan-tidic, caddaan iyo casaan",
    description: "Dhar dhulka gaadha oo shemma gacan lagu sameeyey ah, tibeb hore, labada gacmood iyo laba xarriiq gunta. Qaabka A, suun dhexda iyo jiinyeer dhinaca. Cabbirrada S ilaa XXL; laabta iyo dhererka cabbir oo dalabka raaci, bilaash ayaanna kuugu hagaajinaynaa. Dhererku 52 ilaa 58 inji. Gacan ku dhaq ama qallal ku dhaqi. Netela la mid ah gaar ayaa loo iibiyaa.",
  },
  "gabi": {
    title: "Buste gabi cudbi ah oo afar lakab leh",
    description: "Afar lakab oo cudbi gacan lagu miiqay oo mid ahaan loo tidcay, qaro weyn sida gogol, jilicsan sida shaadh hore. 90 x 60 inji, qiyaastii afar rodol, daraf buluug iyo canbar ah labada dhinac. Barxadda ku huwo, sariirta ku dul tuur, ama sida ragga buuraha garabka bidix hal geftin ku tuur. Mishiin tartiib ah ku dhaq; hal mar oo calaacal ah ayuu yaraadaa, mar dambe maya.",
  },
  "tibeb-cushion": {
    title: "Dahaadhka barkinta tibeb, buluug, 18 inji",
    description: "Cudbi buluug ah oo gacan lagu sameeyey, xarriiq cad oo ballaaran iyo dhexda dheemano casaan iyo dahab ah. 18 x 18 inji, jiinyeer qarsoon, gadaashana isla maro, geesahana faraq yaryar. Dahaadh keliya; barkin 20 inji ah ayaa si fiican u buuxisa. Biyo qabow, gudaha banaanka ku dhaq. Laba fadhiga caadiga ah la dul dhigo, midabka qolku u baahan yahay waa intaas.",
  },
  "harari-cushion": {
    title: "Dahaadhka barkinta fadhiga Harari, casaan, 20 inji",
    description: "Dahaadh cudbi cas ah oo daaraddayada laga sameeyey, tibeb buluug iyo dahab ah, oo loogu talagalay fadhiyada sare ee qolka Harari. 20 x 20 inji, jiinyeer, geeso la xoojiyey, maxaa yeelay Harar dadku runtii way ku tiirsadaan. Gadaashu waa casaan caadi ah. Mishiin biyo qabow ku dhaq. Midabka waxaa tijaabiyey afar iyo toban qoys oo carruur leh.",
  },
  "table-runner": {
    title: "Marada dhererka miiska, tibeb labada dacal, 72 inji",
    description: "Cudbi cad oo gacan lagu sameeyey, 72 x 15 inji, siddeed inji oo tibeb casaan iyo cagaar ah dacal kasta iyo faraq la guntay. Miis siddeed qof ah way ku dheer tahay, saxannadana meel way u daysaa. Wasakhda shaaha si dhab ah ayay u aragtaa: biyo qabow iyo liin ku rid, kaddibna biyo diirran ku dhaq. Kaar magaca tidcaha leh ayay ku duuban tahay, hadiyad Ciideedna way u fiican tahay.",
  },
  "prayer-rug": {
    title: "Sijaayad tidcan oo gadaal jilicsan leh",
    description: "Sijaayad qaro weyn oo mixraab cagaaran, daraf dahab ah iyo gadaal rubuc inji jilicsan oo jilbaha u naxariisata. 44 x 28 inji, laba rodol, si yar ayay u duubantaa, xadhig cudbi ahna way la timaaddaa. Dunteedu waa gaaban tahay, sidaas darteed nadiif ayay ahaataa, dhakhsona way u qallashaa. Mishiin ku nadiifi ama tirtir; sannadkii hal mar gacan ku dhaq, fidsanna ku qallaji.",
  },
  "kente": {
    title: "Maro kente gacan-tidic ah, 4 yaardi",
    description: "Dhalasho kayaga ma aha, laakiin hool aroos kasta oo Bariga Afrika ah waa laga jecel yahay: kente dhab ah oo Bonwire, Gaana, xarriiqyo afar inji ah oo daraf daraf loo tolay. 4 yaardi x 46 inji, dahab, cagaar, casaan iyo madow isku beddelaya. Shaalka qalinjabinta, qoortaxidh, madax-duub ama derbi. Dhaqis qalalan oo keliya. Maro kasta waxay sidataa magaca tidcaha oo calaamad cudbi ah ku qoran.",
  },
};
