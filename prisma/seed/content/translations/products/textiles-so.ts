import type { ProductText } from "../types";

export const TEXTILES_SO: Record<string, ProductText> = {
  "dirac-set": {
    title: "Dirac xariir isku-dhaf ah iyo garbasaar",
    description:
      "Dirac qulqulaya oo xariir iyo fiskoos buluug guduudan ah, dahab dheeman ah ku daabacan, googarad la mid ah iyo garbasaar canbar ah oo daraf tidcan leh. Hal cabbir, dhererku 58 inji, ballaaran si garabka uga daato oo suun ama biin keliya u baahato. Gacan biyo qabow ku dhaq, harka ku laadlaadi; kaawiyad qabow ayaa dhalaalka soo celisa. Warqad jilicsan ayay ku duuban tahay, subaxda Ciidda diyaar u ah.",
    originStory:
      "Diracyada khafiifka ahi voile-ka dekedda Berbera ayay lixdannadii la yimaadeen, mana tegin. Kuwayaga xaafadda hore ee Hargeysa ayaa lagu jaraa, maro duub duub looga doortay suuqa Waaheen. Tartiib ayaan u doorannaa.",
    culturalSignificance:
      "Dirac Ciideed oo cusub faan ma aha ee waa waajib maalintu leedahay. Marada toddobaadyo ka hor ayaa la iibsadaa, walaalaha ayaa isbarbardhiga, deriskana waa laga qariyaa ilaa salaadda. Kaddib qof walba la yaab ayuu iska dhigaa.",
    artisanBio:
      "Hodan Warsame waa jartaa, Idil way laabtaa, Sagalna way kaawisaa. Mishiinkii gacanta ee hooyadood ayay ku barteen, weli qoorta ayay ku tolaan. Dhexdooda ilaa afar boqol oo aroosadood ayay lebbiseen, midab kastana way xusuustaan.",
    makingProcess:
      "Marada hal mar ayaa la dhaqaa si aanay weligeed kuugu yaraan, iyadoo laaban hal mar ayaa la jaraa, gacanna lagu laabaa. Darafka garbasaarta gaar ayaa mishiin cidhiidhi ah lagu sameeyaa, xariirna lagu tolaa.",
  },
  "dirac-cotton": {
    title: "Dirac cudbi ah oo maalin kasta, cagaar iyo dahab",
    description:
      "Cudbi khafiif ah oo xagaaga dheer iyo jikooyinka kulul loogu talagalay. Dirac ballaaran oo cagaar caleen ah, daraf dahab ah qoorta iyo gunta, dhererku 56 inji, hal cabbir, dhinacyada ka furan si loogu socdo. Saacad ayay ku qallashaa, kaawiyadna uma baahna haddaad qoyaan ku gilgisho. Labada dhinac jeebab ayay ku leedahay, maxaa yeelay waa nalaka codsaday. Mishiin biyo qabow ku dhaq midabbo isku mid ah.",
    culturalSignificance:
      "Guriga diracu waa waxa shaashku meel kale yahay: la huwado markii irridda la garaaco. Kan cudbiga ah waxaa la xiraa ilaa uu jilco, kaddib gogosha ilmaha ayuu noqdaa. Guriga waxba ka cimri dheera ma jiraan.",
    makingProcess:
      "Voile-ka warshado yaryar oo Gacanka Cadmeed ah ayaa lagu sameeyaa, laba shaashadna lagu daabacaa. Afar mar ayaan jarnaa, qoorta xarriiq leexsan ayaan ku xirnaa, furitaan kastana dherer dukaanka ayaan ku soconnaa.",
  },
  "dirac-wedding": {
    title: "Dirac aroos oo dun dahab ah iyo googarad leh",
    description:
      "Shiffon buluug mugdi ah oo dun dahab ah dhammaan lagu shaqeeyay, laabta ka daahan, googarad saatin ah iyo shaash khafiif ah oo la mid ah. Maalinta toddobaad ee aroosadda, hooyadeed, ama qof kasta oo doonaya in la eego. Hal cabbir, dhererku 60 inji; garabka waa la yarayn karaa iyadoon goynta la taaban. Dhaqis qalalan oo keliya. Waxay ku timaaddaa deldelaad barkin leh iyo dahaadh cudbi ah.",
    originStory:
      "Maalinta toddobaad ee arooska Soomaaliga kaddib, shaash saarka, haweenku way isu yimaadaan si ay aroosadda ugu xiraan dhar qoyskeeda cusubi keenay. Dahab buluug saaran ayay Hargeysa saddex xilli oo isxiga weydiisatay.",
    culturalSignificance:
      "Shaashka maalintaas la xiro wuxuu astaan u yahay gabadh ilaa xaas, diraca hoostiisana weligeed way haysataa. Amaahdiddiisu way bannaan tahay; laba jeer in la amaahiyo maya. Qoys kastaa wuu ogyahay cidda sidaas samaysay.",
  },
  "garbasaar-cotton": {
    title: "Garbasaar cudbi ah oo daraf tidcan leh",
    description:
      "Garbasaar jilicsan oo aan wax laga arag, buluug badeed, ubaxyo yaryar iyo daraf laba inji ah oo annagu tidicno. 78 x 36 inji, madaxa iyo garbaha ku filan, dhextana la gelin karo. Waa cudbi, sidaas darteed ma siibato, gudaha guriga in la xirana way u fudud tahay. Mishiinka si tartiib ah ugu dhaq, xarig ku qallaji. Sannad kasta way sii fiicnaataa; darafku inuusan furfurmayn waa dammaanad.",
    culturalSignificance:
      "Garbasaar waa garbaha saar, laakiin sidoo kale waa daah hooyo nuujinaysa, xambaaro ilmo iyo maro salaadeed markaan wax kale dhowayn. Haweeney aan mid haysan waxay dareentaa inay wax illowday.",
    artisanBio:
      "Sagal Warsame darafyada mishiin gacanteeda aan ka ballaarnayn ayay ku samaysaa. Wararka fiidkii ayay dhegaysataa intay shaqaynayso, waxayna tiraahdaa naqshaddu cinwaannada ayay raacdaa. Sannadka doorashada darafyadu way ballaadhaan.",
  },
  "garbasaar-chiffon": {
    title: "Garbasaar shiffon ah oo buluug guduudan, ubax dahab ah",
    description:
      "Shiffon khafiif ah oo aan dhalaalin, meeshii biin lagu dhigo jooga, ubaxyo dahab ah ku daabacan oo dhaqidda aan ku dillaacin. 80 x 40 inji, afarta dhinacba darafka waa la duubay. Buluug guduudanku diracyo ka badan intaad moodayso ayuu la socdaa. Gacan ku dhaq ama shabaq ku rid. Warqad ayaa lagu iibiyaa iyo laba biin oo luul leh.",
    originStory:
      "Waddada Lixaad ee Eastleigh afarta subaxnimo ayay furantaa, marka ganacsato saddex dal ka timid tooshash maro ku doortaan. Duubab yaryar ayaan ka qaadannaa, dabaqana duhurka ka hor ayaan ku laabnaa. Fiidka kuwa ugu fiican way dhammaadaan.",
  },
  "kids-dirac": {
    title: "Dirac Ciideed oo gabdhaha iyo timo-xir, 4 ilaa 8 jir",
    description:
      "Diraca dadka waaweyn oo la yareeyay: fiskoos buluug guduudan iyo dheeman dahab ah, dhexda laastig hoostiisa si ay orodka ugu adkaysato, iyo timo-xir la mid ah. 4 ilaa 8 jir ayay ku habboon tahay, guntu afar inji ayay u furmi kartaa. Gudaha tolka waa jilicsan yahay, dun xagatana ma leh. Mishiin biyo qabow ku dhaq. Ta hooyada la qaado, sawirro ayaa lagaa codsan doonaa.",
    culturalSignificance:
      "Lacagta Ciidda waxaa lagu ururiyaa dhar Ciideed, labadana kor ayaa loo isbarbardhigaa. Guntinta la furo hooyadeen ayay ka timid, oo hal dhar saddex Ciidood noogu dhigi jirtay. Habeenkii ayay guntinta furi jirtay.",
    makingProcess:
      "Dharka carruurta caarada maryaha dadka waaweyn ayaa laga jaraa, sidaas darteed waxba ma lumaan, hooyooyinka iyo gabdhahuna run ayay isu shabbahaan. Guntin kastaa afar inji oo dheeraad ah ayay haysaa. Gabdhaha aan habaryar u nahay ayaan ku tijaabinaa, oo adag oo aan fadhiisan.",
  },
  "alindi-cloth": {
    title: "Maro alindi Banaadiri ah, 3 yaardi",
    description:
      "Cudbi xarriiqyo leh oo gacan lagu sameeyay, kana yimid xaafadda dhar-samaynta ugu da’da weyn Muqdisho, dhererku 3 yaardi, ballacuna 34 inji, labada dhinacba daraf leh. Cufan, adag oo qabow. Shaadh, guntiino, marada miiska ama daah si qurux badan ayaa looga tolaa. Midabku ma baxo; marka hore biyo qabow ku dhaq, boqolkiiba saddex inuu yaraado filo. Duubabka maanta ka dooro: casaan, cagaar ama buluug.",
    originStory:
      "Marada Banaadir Sansibar ilaa Qaahira ayaa qarnigii afar iyo tobnaad laga iibin jiray, Ibnu Battuta ayaana amaanay. Kun mishiin ayaa markaas Muqdisho ka shaqayn jiray. Markaan dib u bilownay laba ayaa jiray. Sannad kasta mid cusub ayaa lagu daraa.",
    culturalSignificance:
      "Nidaam kasta oo xarriiqyo ah magac ayuu leeyahay, dayax, aroos ama muran. Alindi qoobka-ciyaarka Istunka ayay xiraan, Qur’aankana lagu duubaa marka uu safro. Haweenka waaweyni weli maro daraf ilaa daraf kor ayay u akhrin karaan.",
    artisanBio:
      "Abdirahman Sheikh adeerkii mishiinkiisa ceel ayuu sagaal sannadood ku qariyay. Hadda afar baranaya ayuu tababaraa, yaardiga ayuuna ku bixiyaa, rag iyo haween isku mid. Kan ugu yar toddoba iyo toban jir buu yahay, horena wuu uga dhakhso badan yahay.",
    makingProcess:
      "Dunta haruudh ayaa lagu adkeeyaa, bamboo ayaa lagu duubaa, mishiin dhulka ka qodan ayaana la dhigaa, halkaas oo tidcuhu isagoo cagaha dhulka ku jira fadhiisto. Saddex yaardi laba maalmood ayay qaataan, hal khaladna ula kac ayaa loo daayaa.",
  },
  "alindi-sky": {
    title: "Alindi buluug cirka ah oo 1-da Luulyo, 3 yaardi",
    description:
      "Buluugga kowda Luulyo, xarriiqyo cad iyo dun dahab ah oo khafiif ah lagu dhex tidcay. 3 yaardi, ballaca 34 inji, cudbi gacan lagu sameeyay oo daraf nadiif ah leh. Shaadh, suun bandhigga, qurxin ama maro miis konton marti ah ka samee. Biyo qabow ku dhaq, kaawiyad diirran mari. Midabkan waxaan samaynaa Abriil ilaa Juun oo keliya, sidaas darteed waxaad aragto ayaa jira.",
    originStory:
      "Habeenkii Juun 30, 1960, haweenku Muqdisho buluug iyo caddaan nal-saliid ayay ku toleen maxaa yeelay dukaamadu way ka dhammaadeen. Tidcayaasha Shangaani waxay jecel yihiin inay yiraahdaan tan iyo markaas ayaanu soo haleelaynaa.",
    culturalSignificance:
      "1-da Luulyo waqooyi iyo koonfur hal maalin ayay isugu keentaa. Qoysaska dibaddu xarriiq buluug ah ayay shaqada u xiraan; xafladda Lake Street safaf ilma-adeer ah ayaa hal duub maro ah ku yimaada. Qofna inuu weydiiyo uma baahna.",
    makingProcess:
      "Buluugga hal weel ayaa lagu qasaa si yaardi kastaa isu mid noqdo. Xarriiqyada cad gacan ayaa dunta lagu dhex dhigaa, shan dun mar, intaan mishiinka la xirin. Mid qalloocan ayaa la furaa.",
  },
  "alindi-tote": {
    title: "Boorso suuq oo xarriiq alindi leh",
    description:
      "Cudbi culus oo dabiici ah, xarriiq alindi gacan lagu sameeyay oo ku wareegsan iyo siddo ku dhaadheer jaakad jiilaal. 15 x 14 inji, guntu 5 inji, si qarahu toosan ugu joogo. Gudaha waxaa ku yaal jeeb qoto dheer iyo xirirka furaha. Soddon rodol ayay qaaddaa; waan tijaabinnay. Meesha wasakhda leh tirtir, ama biyo qabow ku dhaq oo fidsan ku qallaji.",
    originStory:
      "Xarriiqdu waxay ka timaaddaa badhka yaardi ee ugu dambeeya duub kasta, aad u gaaban in la iibiyo, aad u fiican in la lumiyo. Hal boorso hal haraa ayay isticmaashaa, sidaas darteed laba saf oo boorso ah isma mid aha. Taas waan jecel nahay.",
    artisanBio:
      "Faduma Hassan boorsooyinkayaga oo dhan Hamar Weyne guriga ayay ku toshaa. Waxay weydiisatay boorso mishiinkeeda qaadi karta, waana sababta siddooyinku laba laab u yihiin. Teedu waa tan xirirka furaha buluugga ah leh.",
  },
  macawis: {
    title: "Macawis cudbi ah oo tolan, xariijimo leh",
    description:
      "Waxa ugu raaxada badan ee nin yeelan karo. Cudbi hore loo yareeyay oo xariijimo culus leh, tuubbo ahaan loo tolay, dhererku 48 inji, wareegguna 84 inji, dhex kastana wuu ku duubmaa. Dooro casaan, cagaar ama buluug. Midabku ma baxo; mishiin ku dhaq oo ku qallaji. Waxaa la socda xirmo warqad ah iyo tilmaamo loogu talagalay kuwa guntinta weligood baran.",
    originStory:
      "Macawistu Jaawa iyo Cumaan ayay monsoonka la soo gashay, jiil gudaheedna guriga ayay ku noqotay. Xariijimaha weli doonyihii keenay ayaa loogu magac daraa. Odayaashu hal dun midabkeeda ayay ku magacaabi karaan.",
    culturalSignificance:
      "Suudhku xafiiska ayuu leeyahay. Salaadda Ciidda kaddib macawistu way soo baxdaa, dukaanka ka adag, saddex maalmood oo booqasho ahna way joogtaa. Maalinta saddexaad way jilicdaa, niyadda qof walba oo miiska fadhiyaana sidaas oo kale.",
  },
  "macawis-gift": {
    title: "Macawis iyo koofiyad daabacan, sanduuq hadiyadeed",
    description:
      "Hadiyad aabbayaasha iyo abtiyada: hal macawis oo cudbi buluug ah iyo koofiyad gacan lagu daabacay, sanduuq xarig tidcan leh. Koofiyaddu waa caddaan caddaan lagu daabacay, afar boqol oo dalool oo yaryar oo madaxu ku neefsado lagu tolay. Cabbirka 22 ilaa 23.5 inji, rubuc inji ayayna fidi kartaa. Koofiyadda gacan ku dhaq, baaquli ku dul qallaji.",
    culturalSignificance:
      "Koofiyad waxaa la bixiyaa Ciidda, aroosyada iyo marka wiil guriga ka baxo. Dalooladu markay yaraadaan, qof muddo dheer daaqad kuugu fadhiyay. Aabbayaashu way xiraan ilaa caddaanku fool maroodi noqdo, kaddibna Jimcayaasha oo keliya.",
    makingProcess:
      "Haweenka Lamu iyo Eastleigh koofiyadda dun ayay ku calaamadiyaan, dalool kasta mudac ayay ku duleeliyaan, cudbi ayayna ku xiraan. Hal koofiyad ilaa sagaal fiid oo shaqo ah ayay qaadataa. Wareegga u dambeeya had iyo jeer iftiinka maalinta ayaa lagu tosha.",
  },
  netela: {
    title: "Shaash netela gacan lagu sameeyay oo tibeb leh",
    description:
      "Laba lakab oo cudbi aad u dhuuban, gacan lagu sameeyay, darafkana tibeb saddex inji ah oo casaan, canbar iyo buluug ah. 84 x 42 inji, jeebka jaakadda ayuu galaa. Kaniisadda, aaska, arooska ama fiid qabow ayaa loo xiraa. Gacan biyo diirran ku dhaq, fidsan ku qallaji, qoyaan yar oo ku jirta kaawi. Caddaanku dhaqid kasta wuu sii jilcaa.",
    originStory:
      "Tidcayaasha Dorze afar jiil ka hor ayay buuraha Gamo Shiro Meda uga soo dageen. Subax maalin shaqo waddada oo dhan mishiinno ayay la dhawaaqdaa, shaash weli mishiinka ka diirranna waad iibsan kartaa.",
    culturalSignificance:
      "Sida netela loo xiro waxay sheegtaa sababta aad u timid: darafka garabka farxad, qoorta murug, dhexda lagu xiro shaqada kaniisadda. Shisheeye hal eegis ayay ku akhriyaan. Carruurtu hore ayay u bartaan.",
    artisanBio:
      "Getachew Dorze darafkiisii ugu horreeyay kow iyo toban jir sanduuq taagan ayuu ku sameeyay. Naqshado cusub warqad laba jibbaaran ayuu ku sawiraa, mid kastana geeska dun cad ku saxiixaa. Matxafyo ayaa weydiistay; inay la xiro ayuu doorbidaa.",
    makingProcess:
      "Cudbiga haween ayaa dunta ka dhiga, kaddib laba lakab mishiin dhulka ka qodan lagu sameeyaa. Darafka gacan ayaa dun dun loo qabtaa, saacaddii afar farood. Khaladka isla fiidkaas ayaa la furaa.",
  },
  "habesha-kemis": {
    title: "Kemis Xabashi oo dheer, gacan-tidic, caddaan iyo casaan",
    description:
      "Dhar dhulka gaadha oo shemma gacan lagu sameeyay ah, tibeb hore, labada gacmood iyo laba xarriiq gunta. Qaabka A, suun dhexda iyo jiinyeer dhinaca. Cabbirrada S ilaa XXL; laabta iyo dhererka cabbir oo dalabka raaci, bilaash ayaanna kuugu hagaajinaynaa. Dhererku 52 ilaa 58 inji. Gacan ku dhaq ama qallal ku dhaqi. Netela la mid ah gaar ayaa loo iibiyaa.",
    originStory:
      "Ilaa soddomaadkii qaybta hore dharka ayaa hal ahaan loola tidci jiray. Gaar ayaan u tidicnaa, sida dawaarlayaasha buurtu hadda sameeyaan, maxaa yeelay markaas dharka xiga waa loo raran karaa markaad koraysid.",
    culturalSignificance:
      "Caddaan Meskel, Timket, Genna iyo aroosyada ayaa la xiraa. Darafku maalinta ayuu leeyahay: cagaar iyo dahab sannadka cusub, casaan farxad, madowna murug oo keliya. Qof walba waa akhrin karaa.",
    artisanBio:
      "Almaz Getachew, gabadha tidcaha, dharkayaga oo dhan ayay jartaa. Addis ayay naqshadda dharka ku baratay, guriga ayay ku soo noqotay, aabbeheedna waxay u sheegtaa markuu darafkiisu buuq badan yahay. Wuu cabtaa, jilicsan ayuuna u sameeyaa. Labada magacba warqadda ayay ku qoran yihiin.",
    makingProcess:
      "Toddoba yaardi oo maro hal dhar ayaa loo tidcaa, la dhaqaa, dhagaxna lagu garaacaa si ay u jilicdo. Looxyada mishiin labaad ayaa lagu qabtaa, hal sentimitir oo dheeraad ah lagu jaraa, gacanna lagu dhigaa.",
  },
  gabi: {
    title: "Buste gabi cudbi ah oo afar lakab leh",
    description:
      "Afar lakab oo cudbi gacan lagu miiqay oo mid ahaan loo tidcay, qaro weyn sida gogol, jilicsan sida shaadh hore. 90 x 60 inji, qiyaastii afar rodol, daraf buluug iyo canbar ah labada dhinac. Barxadda ku huwo, sariirta ku dul tuur, ama sida ragga buuraha garabka bidix hal geftin ku tuur. Mishiin tartiib ah ku dhaq; hal mar oo calaacal ah ayuu yaraadaa, mar dambe maya.",
    originStory:
      "2,500 mitir fiidku sannadka oo dhan wuu qabow yahay, gabina jaakad, buste iyo barkin ayay tahay. Xoolo-jirrada Entoto weli jiirta ayay ku seexdaan. Subaxdii dharabka way ka gilgilaan, duhurkana way qallalan tahay.",
    culturalSignificance:
      "Gabi aroos, qalinjebiye iyo aabbe duq ah ayaa la siiyaa. Inaad teeda qof garbihiisa saarto waa ballan ay adag tahay in la jebiyo. Qoysasku way hayaan middii ilme markii ugu horreysay lagu qaaday.",
  },
  "tibeb-cushion": {
    title: "Dahaadhka barkinta tibeb, buluug, 18 inji",
    description:
      "Cudbi buluug ah oo gacan lagu sameeyay, xarriiq cad oo ballaaran iyo dhexda dheemano casaan iyo dahab ah. 18 x 18 inji, jiinyeer qarsoon, gadaashana isla maro, geesahana faraq yaryar. Dahaadh keliya; barkin 20 inji ah ayaa si fiican u buuxisa. Biyo qabow, gudaha banaanka ku dhaq. Laba fadhiga caadiga ah la dul dhigo, midabka qolku u baahan yahay waa intaas.",
    makingProcess:
      "Dheemanka waa naqshadda koowaad ee wiil Dorze ahi barto. Dhexda ayaa laga bilaabaa oo dibadda loo qabtaa, da’da tidcahana waxaad ku garan kartaa sida fiiqyadu u kulmaan. Kuwa Getachew ku dhowaad waa toosan yihiin.",
  },
  "harari-cushion": {
    title: "Dahaadhka barkinta fadhiga Harari, casaan, 20 inji",
    description:
      "Dahaadh cudbi cas ah oo daaraddayada laga sameeyay, tibeb buluug iyo dahab ah, oo loogu talagalay fadhiyada sare ee qolka Harari. 20 x 20 inji, jiinyeer, geeso la xoojiyay, maxaa yeelay Harar dadku runtii way ku tiirsadaan. Gadaashu waa casaan caadi ah. Mishiin biyo qabow ku dhaq. Midabka waxaa tijaabiyay afar iyo toban qoys oo carruur leh.",
    originStory:
      "Guri kasta oo Harari ah wuxuu leeyahay qol shan fadhi leh, mid kastana darajo marti ah, dhulkana casaan lagu rinjiyeeyay kuwii Chelenqo ku dhacay. Barkimuhu dhulka ayay raacaan. Casaanku waa midabka martidu marka hore aragto oo xusuusato.",
    culturalSignificance:
      "Meesha aad fadhiisato waxay sheegtaa cidda aad tahay: odayaasha midigta, arooska cusub geeska, ninka guriga meel uu irridda ka arko. Barkimuhu, ugu yaraan, waa isku mid. Oo isku casaan ah.",
    artisanBio:
      "Rahima Sherif duhurka iyo casarka dhexdooda ayay dahaadhkayaga toshaa. Waxay ahayd tii koowaad ee iskaashatada mishiin ku iibsata, toddoba bilood gudahoodna way bixisay. Hadda laba gabdhood oo ay habaryar u tahay ayay bartaa.",
  },
  "table-runner": {
    title: "Marada dhererka miiska, tibeb labada dacal, 72 inji",
    description:
      "Cudbi cad oo gacan lagu sameeyay, 72 x 15 inji, siddeed inji oo tibeb casaan iyo cagaar ah dacal kasta iyo faraq la guntay. Miis siddeed qof ah way ku dheer tahay, saxannadana meel way u daysaa. Wasakhda shaaha si dhab ah ayay u aragtaa: biyo qabow iyo liin ku rid, kaddibna biyo diirran ku dhaq. Kaar magaca tidcaha leh ayay ku duuban tahay, hadiyad Ciideedna way u fiican tahay.",
    makingProcess:
      "Marada cad laba mishiin oo irridda Erer u dhow ayaan ka iibsannaa, dacallada annaga ayaa ku tidicna qaab albaab ballaciis ah. Kan ugu hadalka badan ayaa faraqa guntaa. Guntimuhu waa dhammaystiran yihiin.",
  },
  "prayer-rug": {
    title: "Sijaayad tidcan oo gadaal jilicsan leh",
    description:
      "Sijaayad qaro weyn oo mixraab cagaaran, daraf dahab ah iyo gadaal rubuc inji jilicsan oo jilbaha u naxariisata. 44 x 28 inji, laba rodol, si yar ayay u duubantaa, xarig cudbi ahna way la timaaddaa. Dunteedu waa gaaban tahay, sidaas darteed nadiif ayay ahaataa, dhakhsona way u qallashaa. Mishiin ku nadiifi ama tirtir; sannadkii hal mar gacan ku dhaq, fidsanna ku qallaji. Nalku kor ayuu tilmaamayaa: laba jeer si khaldan looma fidin karo.",
    culturalSignificance:
      "Ramadaanka sijaayadaha qoysku waxay isku ag yaallaan marinka, ugu weyn ilaa ugu yar. Carruurta sijaayadda koowaad qiyaastii toddoba jir ayaa la siiyaa, badanaana waa tan ugu dhalaalka badan. Badankood way haystaan.",
    makingProcess:
      "Cudbi iyo fiskoos mishiin jacquard oo Thika ah ayaa fidsan loogu sameeyaa, kaddib qolkayaga dukaanka dushiisa gacan ayaa dhabar dhogor ah loogu tolaa. Xariga macawis ayaa laga jaraa. Waxba ma lumaan.",
  },
  kente: {
    title: "Maro kente gacan-tidic ah, 4 yaardi",
    description:
      "Dhalasho kayaga ma aha, laakiin hool aroos kasta oo Bariga Afrika ah waa laga jecel yahay: kente dhab ah oo Bonwire, Gaana, xarriiqyo afar inji ah oo daraf daraf loo tolay. 4 yaardi x 46 inji, dahab, cagaar, casaan iyo madow isku beddelaya. Shaalka qalinjabinta, qoortaxir, madax-duub ama derbi. Dhaqis qalalan oo keliya. Maro kasta waxay sidataa magaca tidcaha oo calaamad cudbi ah ku qoran.",
    originStory:
      "Tidcayaasha Bonwire waxay yiraahdaan caaro ayaa labadii walaal ee hore bartay. Qoyska Oppong bandhig ganacsi Nairobi ayaan kula kulannay, tan iyo markaasna mishiinnadooda laba iyo toban sannadkii ayaan ka iibsannaa. Inaan yar iibinno ayaan doorbidnaa.",
    culturalSignificance:
      "Dahabku qiimo ayuu ka dhigan yahay, cagaarku koriin, casaanku huris, madowguna da’. Qalinjebiyayaasha dibaddu xarriiq ayay xiraan si ay u muujiyaan cidda ay keeneen. Kuwa yaqaan naqshadda magaca ka hor ayay akhriyaan.",
  },
};
