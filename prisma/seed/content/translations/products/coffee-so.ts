import type { ProductText } from "../types";

export const COFFEE_SO: Record<string, ProductText> = {
  "guji-natural": {
    title: "Bun Guji ah oo dabiici ah, bun dhan, 12 wiqiyadood",
    description:
      "Miro bisil oo ka yimid beeraha ka sarreeya Shakiso, siddeed iyo toban maalmood oo dhan lagu qallajiyay si macaanka mirahu koobka ugu haro. Waxaad dhadhamin doontaa buluubeeri, kookaw iyo dhammaad dheer oo macaan. Shiilid dhexdhexaad ah, bun dhan, 12 wiqiyadood oo ku jira bac leh waalfi iyo taariikhda shiilidda. Wuxuu ugu fiican yahay hal toddobaad ilaa laba bilood shiilidda kaddib. Jebena, shaandho ama French press tartiib ah ayuu ku wada qurux badan yahay.",
    originStory:
      "Shakiso waxay ku taallaa 1,950 mitir oo dherer ah gobolka Guji, halkaas oo bunku ka baxo geedaha qansaxa iyo berdaha hoostooda. Ciidda cas si dhakhso ah ayay u daadisaa biyaha, habeennaduna waa qabow, sidaas darteed mirahu si tartiib ah ayay u bislaadaan oo sonkortooda u haystaan. Beeraha halkan badankood garoon kubbadeed way ka yar yihiin.",
    culturalSignificance:
      "Guri Oromo ah qaxwada saddex wareeg ayaa lagu shubaa, in la baxo saddexaad ka horna waa ceeb yar. Bunka subagga lagu dubo, buna qalaa, weli aroosyada iyo heshiisiinta qoysaska ayaa lagu bixiyaa.",
    artisanBio:
      "Bontu Gemechu waxay lix iyo labaatan jir la wareegtay labadii hektar ee ayeeydeed, hadda waxay ka iibsataa kow iyo soddon deris ah. Maalinta la keeno ayay lacag caddaan ah bixisaa, qiimaha kiilahana irridda xarunta ayay ku dhejisaa.",
    makingProcess:
      "Miraha markay cas yihiin gacan ayaa laba jeer lagu gurtaa, kaddib biyo ayaa lagu dul sabbeeyaa si kuwa fudud looga qaado. Inta kale sariiro dhaadheer ayay ku qallalaan, maalintii saacad kasta la rogo, duhurka iyo habeenkiina la daboolo, intaan la diirin, bil la nasin oo la shiilin.",
  },
  "yirgacheffe-washed": {
    title: "Bun Yirgacheffe la dhaqay, bun dhan, 12 wiqiyadood",
    description:
      "Bun iftiimaya oo ubax udgoon leh, kana yimid saddex xarumood oo bunka lagu dhaqo oo u dhow Kochere. Yaasmiin iyo qolof liin markuu kulul yahay, shaah madow iyo malab markuu qaboobo. Shiilid khafiif ah, bun dhan, 12 wiqiyadood. Wax yar ka yaree shiididda caadiga ah, biyahana ha karkarin. Caano la’aan ayuu ku dhalaalaa. Talaado kasta oo labaad waan shiilnaa, laba maalmood gudahoodna waan diraa, sidaas darteed bacda aad furto marar dhif ah ayay laba toddobaad ka weyn tahay.",
    originStory:
      "Buuraha Kochere ku wareegsan bun la dhaqay ayay bixin jireen tan iyo toddobaatannadii, markii mishiinnadii ugu horreeyay baqal ku yimaadeen. Togaggu sannadka oo dhan way socdaan, waana sababta habka dhaqiddu halkan ugu xididaystay ee aanay bari uga sii socon.",
    makingProcess:
      "Diirka fiidka la gurto ayaa laga fujiyaa. Bunku biyo hoostood lix iyo soddon saacadood ayuu ku khamiiraa, kanaallo dhaadheer ayaa lagu dhaqaa, kaddibna toban maalmood ayuu ku qallalaa sariiro har leh. Wixii jaban ama caddaada gacan ayaa lagaga saaraa.",
  },
  "sidama-ground": {
    title: "Bun Sidaama oo jebena loo shiiday, 12 wiqiyadood",
    description:
      "Bunka maalin kasta ee jikadayada, oo wax yar ka sii madow loo shiilay, jebenana si fiican loogu shiiday. Shukulaato iyo qolof liin, xoogna ku filan milix, subag ama sonkor. Jebena yar ku shub laba qaado oo buuxa, laba jeer kari, saddex daqiiqana ha degto. Qaxwo Turki ahaanna wuu u fiican yahay. 12 wiqiyadood oo ku jira bac dib loo xiri karo.",
    originStory:
      "Beeralayda Sidaama bunka waxay ku beeraan inta u dhaxaysa weese iyo afakaado, sidaas darteed beertu jardiin ayay uga eg tahay beer weyn. Kuwani Bensa ayay ka yimaadeen, halkaas oo goosashadu ilaa Janaayo socoto, miruhuna yar yihiin oo cufan yihiin.",
    culturalSignificance:
      "Bunka jebenada badanaa daqiiqado ka hor ayaa la tumaa, codka mooyuhuna waa sida derisku ku ogaadaan in dhowaan la casuumayo. Dhalada si fiican loo shiiday waa maalmaha aan qofna waqti tumid haysan.",
  },
  "green-coffee": {
    title: "Bun cagaaran oo guriga lagu shiisho, 2 rodol",
    description:
      "Bun Guji ah oo aan la shiilin, cabbirka 15 iyo ka weyn, laba jeer la kala soocay oo kiish cudbi ah ku jira. Bir-dawo ku shiil dab dhexdhexaad ah adigoo had iyo jeer gilgilaya, sagaal ilaa laba iyo toban daqiiqo, ilaa dillaaca labaad bilaabmo. Urtu waa xafladda badhkeed. Khaanad qabow sannad ayuu ku hayaa, sidaas darteed waa bunka martida guriga loogu hayo. 2 rodol.",
    culturalSignificance:
      "Xafladdu bun cagaaran ayay ku bilaabataa, weligeed kan la shiilay maya. Digsiga qolka ayaa lagu wareejiyaa si marti kastaa qiiqa gacanta ugu soo jiido oo uu u yiraahdo waa fiican yahay.",
    makingProcess:
      "Diirka kaddib bunku wuxuu maraa miis gariira, kaddibna laba lammaane oo gacmo ah. Waxaan haynnaa oo keliya kuwa dega, kuwa dhan, caarada farta le’eg, afar toddobaadna joonyado ayaan ku nasinnaa.",
  },
  "kaffa-forest": {
    title: "Bun duurjoog ah oo kaynta Kaffa, 10 wiqiyadood",
    description:
      "Waa la soo gurtay, lama beerin: bun ka yimid geedaha duurjoogta ah ee kaynta daruuraha leh ee u dhow Bonga, halkii bunka markii ugu horreysay laga cabbay. Koobku waa jilicsan yahay oo xawaash leh, dhadhanka kedar, canab-baruun iyo heyl madow. Shiilid dhexdhexaad ah, bun dhan, 10 wiqiyadood. Goosasho kastaa waa dhowr boqol oo kiilo, bac kastaana waxay leedahay dhadhanka xilligeeda. Si tartiib ah u kari, marka horena sonkor la’aan.",
    originStory:
      "Kaffa ayaa qaxwada magaca siisay. Geedaha hoostooda 1,800 mitir oo sare Arabica duurjoog ah ayaa weli iskeed u baxda, qoysaskuna xaq ayay u leeyihiin inay geedo gaar ah gurtaan, la iska dhaxlo sida beer ama ceel. Oodna ma calaamadiso.",
    artisanBio:
      "Abebech Haile kaynta Mankira ayay sagaal jir ka gurtaa. Lixdan geed magac ayay ku taqaan, waxayna iibisaa waxa ku bislaada oo keliya, qiyaastii afartan kiilo oo bun cagaaran ah sannadkii. Inta kale kaynta ayay ku haraa shimbiraha dartood.",
    makingProcess:
      "Guratadu waaberiga ayay baxaan iyagoo dambiilo dhabarka ku sita, roobka horna way soo noqdaan. Miruhu saddex toddobaad ayay guriga agtiisa ku qallalaan baadho bamboo ah, mooye alwaax ah ayaa lagu tumaa, kaddib afar kiilo afar kiilo ayaa loo shiilaa.",
  },
  "black-jebena": {
    title: "Jebena dhoobo madow ah iyo lix finjaan",
    description:
      "Kildhi bun oo gacan lagu dhisay, qiiqa lagu shiday ilaa uu gudo iyo dibad madoobaaday, oo leh saldhig caws ah iyo lix finjaan oo yaryar. Wuxuu qaadaa 34 wiqiyadood, saddex wareeg oo afar qof ku filan. Gaas, dhuxul ama koronto leh birta kulaylka kala qaybisa ku isticmaal. Marka hore hal mar caano ku karkari, kaddibna biyo kulul oo keliya ku dhaq. Dhererku waa 9 inji; farqiga yar ee qaabku waa gacanta samaysay.",
    originStory:
      "Dhoobada Bonga waxay ka timaaddaa hal daan oo webiga Gojeb ah, bilaha qallalan la qodo oo dhabarka lagu qaado. Way adag tahay oo khafiif ah markay shidanto, waana sababta jebenooyinka halkani aanay u dhibicin.",
    culturalSignificance:
      "Kildhigu booqasho kasta ayuu dhexda uga jiraa. Saddex wareeg ayaa la shubaa, abol, tona iyo baraka, saddexaadna waa barakada. Jebena waa hadiyad aroos, tii hore weligeed lama tuuro.",
    artisanBio:
      "Abebech Haile waxay ka baratay eedadeed, hadda waxay wax bartaa toddoba dhariso-sameeye oo ka yar. Haweenka reer dhariso muddo dheer tuulada darafkeeda ayaa la dhigi jiray; goobtu waddada weyn ayay ku taal, ula kac. In la arko ayaa loo dhisay.",
    makingProcess:
      "Dheri kastaa gacan ayaa lagu tidcaa giraan la’aan, ubbo ayaa lagu xoqaa ilaa uu khafiifo, dhagax webina waa lagu dhalaaliyaa. Maalin ayaa caws iyo digo hoostood lagu shidaa, kaddib waa la daboolaa si qiiqu dhoobada madow uga dhigo.",
  },
  "jebena-small": {
    title: "Jebena dhoobo ah oo yar, hal ama laba qof, 12 wiqiyadood",
    description:
      "Jebena subax deggan: 12 wiqiyadood, ku filan laba finjaan ama hal koob oo weyn. Waa isla dhoobadii webiga iyo shidaalkii qiiqa ee kildhigayaga weyn, oo leh fur caws ah iyo goobo cudbi ah oo uu ku fadhiisto. Dhererku waa 6 inji. Dhowrka jeer ee hore si tartiib ah u kululee, sannado badan ayuu kuu joogi doonaa. Biyo kulul ku dhaq, saabuun la’aan, afka hoos ugu qallaji.",
    culturalSignificance:
      "Qaxwo hal qof ahi waa fikrad casri ah. Kildhiga yar waxaa loo sameeyay carruurta shubidda baranaysa iyo musaafiriinta; ardayda guriga ka fog ayaa nagu codsaday inaan mar kale samayno. Waxay noqotay inaanay keligood ahayn.",
    makingProcess:
      "Kildhiyada yaryar waa la qanjidhaa halkii la tidci lahaa, kaddib lix maalmood ayaa harka lagu qallajiyaa si aanay qoortu u dillaacin. Dabka dhexdiisa kuwa waaweyn ayaa lagu dhex rusaysaa, sidaas darteed midabkoodu waa kan ugu siman.",
  },
  "sini-cups": {
    title: "Finjaanno sini ah oo gacan lagu rinjiyeeyay, lix xabbo",
    description:
      "Lix finjaan oo yaryar oo dhego la’aan ah, dhalaal cad leh iyo xarriiq tibeb oo casaan iyo buluug ah oo gacan lagu sawiray, sidaas darteed naqshadaha weligood isma wada laha. Mid kastaa wuxuu qaadaa 3 wiqiyadood. Afka waa dhuuban yahay, guntu waa culus tahay, khaanaddana way isku dul fuulaan. Mishiinka weelka dhaqa khaanadda sare way geli karaan. Waxay ku yimaadaan sanduuq caws leh iyo maro cudbi ah oo lagu tirtiro, diyaar u ah hadiyad.",
    culturalSignificance:
      "Sini waa la buuxiyaa, maxaa yeelay koob badh ah wuxuu yiraahdaa martidu dhakhso ha tagto. In darafka laga qabto waa la bartaa, qof kastana mar ayuu far gubtaa. Kaddib gacantu weligeed way xusuusataa.",
    artisanBio:
      "Tigist iyo Meseret waxay Kaffa Clay Studio ugu rinjiyeeyaan daaqad suuqa u jeedda. Hore macallimiin bay ahaayeen, weli khadadka midba midda kale jeesto cas ayay ku qiimeeyaan. Carruurtii ay wax bari jireen ayaa hadda koobab ka iibsanaysa.",
  },
  "ceremony-set": {
    title: "Hadiyadda xafladda bunka: jebena iyo bun cagaaran",
    description:
      "Wax kasta oo xafladda ugu horreysa u baahan tahay hal sanduuq: jebena dhoobo madow ah, lix finjaan, digsi shiilid oo daab dheer leh, 1 rodol oo bun cagaaran ah oo kaynta ah, babis caws ah iyo 2 wiqiyadood oo beeyo ah. Kaar daabacan ayaa saddexda wareeg ku sharxaya Ingiriis, Oromo iyo Amxaari. Sanduuq alwaax ah oo caws jarjaran leh ayuu ku jiraa, 16 x 12 inji. Hadiyad deeqsi ah oo Ciidda ama guri cusub.",
    culturalSignificance:
      "In xaflad loo diyaariyo qof cusub waa sida deriska Itoobiyaan yiraahdaan soo dhowow. Caws cusub ayaa dhulka lagu daadiyaa, foox ayaa la shidaa, martida ugu weynna marka hore ayay dhadhamisaa. Sanduuqan qofka cusubi toddobaad gudaheed ayuu casuumadda ku celin karaa.",
  },
  "harar-longberry": {
    title: "Bun Harar oo miro dhaadheer, shiilid madow, 1 rodol",
    description:
      "Miro dhaadheer oo fiiqan oo ka yimid beero roob-ku-beer ah oo magaalada darbiga leh bari ka xiga, deriskayaga Usmail ayaana dab qori ah si madow ugu shiilay. Miro madow, tubaako iyo shukulaato qadhaadh, dhanaan yarna wuu leeyahay. Bun dhan, 1 rodol. Waa bunka tidcayaashayadu cabbaan tobanka iyo afarta. Caano wuu u adkaysan karaa, wixii soo harana qaxwo baraf fiican ayay noqdaan.",
    originStory:
      "Harar waxay ahayd deked bun oo aan bad lahayn: geelu halkan ayuu miraha ka qaadi jiray ilaa Saylac iyo Mukha. Geedihii hore ee miraha dhaadheer weli sannadaha abaarta gacan ayaa lagu waraabiyaa, hal ubbo xidid kasta.",
    artisanBio:
      "Usmail Ahmed waddadayada badhkeed ayuu bun u shiilaa. Durbaanku maqalkiisii badankii ayuu ka qaaday, sidaas darteed dillaaca labaad wuxuu ku gartaa gariirka daabka. Ilaa soddon jirkiisii mar ma gubin.",
  },
  "shaah-blend": {
    title: "Xawaashka shaaha caanaha, 6 wiqiyadood",
    description:
      "Heyl cagaaran, qorfe, qaranful, sanjabiil iyo wax yar oo filfil madow ah, oo la jajabiyay balse aan la budayn si shaahu u safmaansado. Qaado yar shan daqiiqo la kari shaah madow iyo qolof liin ah, kaddibna caano iyo sonkor ku dar. Dhalo 6 wiqiyadood ah waxay samaysaa ilaa lixdan koob. Caleen shaah kuma jirto, sidaas darteed bariiska, buskudka iyo shukulaatada kululna way u fiican tahay. Jiko shahaado xalaal ah leh.",
    originStory:
      "Shaahu wuxuu xeebta Banaadir la soo galay ganacsato Hindi ah, wuuna haray. Guri kasta oo Soomaaliyeed isku-dheellitirkiisa ayuu leeyahay; kayagu Jowhar ayuu ka yimid, sanjabiil badan iyo jawz la’aan. Dadka xeebtu sidaas ayay nooga sheegaan.",
    culturalSignificance:
      "Salaadda maqribka kaddib Ramadaanka shaahu timir iyo sambuus ayuu la yimaadaa, sheekaduna dhab ahaan way bilaabataa. Maqaaxi Soomaaliyeed koobka koowaad haraadka ayuu yahay, kan labaadna siyaasadda. Kan saddexaad qofna ma tiriyo.",
    artisanBio:
      "Sahra Abdi kow iyo toban sannadood ayay bas dugsi waddey, xawaashkana qolka darawallada ayay ugu qasi jirtay. Markii termoosku siddeedda subax kasta madhan jiray, jiko ayay kireysatay. Darawalladu weli badh qiime ayay ku qaataan.",
    makingProcess:
      "Heylka dhan digsiyo yaryar ayaa lagu dubaa ilaa uu karamel u uro, saxamo ayaa lagu qaboojiyaa, kaddib rulo bir ah ayaa lagu jabiyaa. Waxba lama miiro, sidaas darteed iniinaha udgoon iyo diirku way isku haraan. Waxba lagama buufiyo.",
  },
  "purple-tea": {
    title: "Shaah Kenyaan ah oo buluug guduudan, caleen furan, 4 wiqiyadood",
    description:
      "Caleen dhif ah oo ka timid jiirooyinka galbeedka Buurta Kenya, midab buluug guduudan oo khafiif ah leh, casuusna noqota marka liin lagu tuujiyo. Khafiif, alwaax udgoon iyo macaan yar, u dhaxaysa shaah cagaaran iyo oolong. Hal qaado koobkiiba, biyo 175 F ah, saddex daqiiqo; caleentu mar labaad ayay shaah bixisaa. 4 wiqiyadood oo ku jira gasac si fiican u xirma. Kafeyinku waa qiyaastii badhka shaaha madow.",
    originStory:
      "Shaaha buluug guduudan beeralay Kenyaan ah ayaa shan iyo labaatan sannadood ku soo korisay, caleentiisuna dhab ahaan waa midabka xididka guduudan. Kuwayagu sagaal iyo toban beer oo yaryar oo Embu u dhow oo toos nooga iibiya ayay ka yimaadeen. Gu’ kasta waan booqannaa.",
    makingProcess:
      "Caleemaha gacan ayaa lagu gurtaa, laba iyo dhudil, saddex saacadood gudahoodna uumi ayaa lagu sameeyaa si midabku u joogo. Waa la duubaa, kulayl yar ayaa lagu qallajiyaa, saxanno bamboo ahna lagu kala soocaa. Jidka oo dhan maalin ka yar ayuu qaataa.",
  },
  "highland-black-tea": {
    title: "Shaah madow oo sare, caleen furan, gasac 1 rodol",
    description:
      "Caleen xoog leh oo midab naxaas ah oo Kericho ka timid, shaaha ku adag, iyada oo aan waxba lagu darinna macaan. Hal rodol oo furan, gasac cagaaran oo xarriiq tibeb leh oo aad haysan doonto markuu dhammaado. Laba qaado kildhigiiba, afar daqiiqo, ama la kari caano iyo xawaashkayaga shaaha. Xooggiisu wuu sii jiraa inta kulanka dheer socdo.",
    originStory:
      "Roobka galabta ee Kericho ku dhowaad maalin kasta saddexda ayuu da’aa, shaahuna jadwal ayuu jecel yahay. Beeraha aan ka iibsanno 2,100 mitir ayay ku yaalliin. Beeraha sagaalkii maalmood mar ayaa la gurtaa, had iyo jeer isla gacmihii.",
  },
  "moringa-tea": {
    title: "Shaah moringa iyo caws-liineed, 20 bac",
    description:
      "Caleen moringa la qallajiyay oo Konso ka timid, caws-liineed iyo qolof liin macaan. Cagaar dhadhan leh, iftiimaya, kafeyin ma laha; casho culus kaddib ama qabow oo nacnac leh ayuu ku fiican yahay. Labaatan bac oo aan la caddayn, mid kastaa koob weyn ayay ku filan tahay; lix daqiiqo biyo kulul ku daa. Wax lama raacin: dhadhan iyo macaaniye midna. Iftiinka ka fogee, cagaarku dhadhanka ka hor ayuu baaba’aa.",
    originStory:
      "Jaranjarooyinka Konso moringa marka hore waa khudrad. Geeduhu guri kasta agtiisa ayay u baxaan sida ood, caleemuhuna fiid kasta dheriga ayay galaan. Waxa cashada kaddib hara ayaan iibsannaa, qiimaha suuqa fiidkii.",
  },
  qishr: {
    title: "Qishr: shaah diirka bunka oo sanjabiil leh, 8 wiqiyadood",
    description:
      "Intaan bunka la shiilin, dadka Badda Cas labadeeda dhinac diirkiisa ayay cabbi jireen. Diirka miraha ee la qallajiyay, sanjabiil la jajabiyay iyo qorfe waxay noqdaan shaah canbar ah oo dhadhankiisu yahay sabiib, raqay iyo malab. Laba qaado toban daqiiqo biyo ku kari, wax yarna macaanee. Kafeyin ka yar qaxwaha, ka badan shaaha badankiis. 8 wiqiyadood, qiyaastii shan iyo labaatan koob.",
    originStory:
      "Magaalooyinka dekedda bunku iib ayuu ahaa, diirkuna guriga. Badmaaxyada doonyaha Tadjoura iyo Mukha dhexmara waaberiga qishr ayay cabbi jireen, maxaa yeelay shiidid iyo xirfad uma baahna. Beeralayda ayaa lagu siin jiray.",
    culturalSignificance:
      "Qishr waxaa la siiyaa hooyooyinka cusub iyo qof kasta oo badda ka yimaada. Oday ayaa shuba; kan ugu yar qolka ayaa sonkorta gudbiya. Tartiib ayaa loo cabbaa, quraarad, qofna dermada kama kaco intaan dherigu qallalin.",
  },
  hibiscus: {
    title: "Ubaxa karkadeda, 8 wiqiyadood",
    description:
      "Karkade dhan oo la qallajiyay oo ka timid dhulka hoose ee galbeedka Keren, casaan mugdi ah oo dhanaan. Cantoobo yar habeenkii biyo qabow ku rid, ama shan daqiiqo qorfe la kari, kaddibna macaanee oo qabooji. Gurigayaga waa waxa ugu horreeya ee miiska afurka la saaro. 8 wiqiyadood waxay sameeyaan laba iyo toban litir. Isticmaalka ka hor si dhakhso ah u biyo raaci; wax yar oo ciid ah ayaa ku jiri kara.",
    culturalSignificance:
      "Karkade qabowga kulayl ayaa lagu bixiyaa, Ramadaankana qabow, aroosyadana koobabka dhaadheer ayay buuxisaa. Casaanku markuu qoto dheeraado, xushmaduna way badan tahay. Dhalo cirro ah jikada ayaa dhoollacaddayn loogu celiyaa.",
    makingProcess:
      "Ubaxa buuran maalinta goosashada gacan ayaa sanka laga jaraa, kaddibna afar maalmood ayaa harka timirta lagu qallajiyaa. Qorraxdu bunni ayay ka dhigi lahayd. Hadhka cas ayay ku haraan.",
  },
  "ginger-coffee": {
    title: "Qaxwada sanjabiilka leh ee Keren, la shiiday, 10 wiqiyadood",
    description:
      "Bunka sida Eritereeyaanku u cabbaan, si madow loo shiilay oo sanjabiil qallalan lala shiiday. Diirran, filfil leh, urtiisuna wax yar way macaan tahay. Jebena ama ibrik ayuu u jilicsan yahay, moka-na waa lagu karsan karaa. 10 wiqiyadood oo ku jira bac dib loo xiri karo. Koobkiiba hal qaado oo siman ku bilow; sanjabiilku wuu kordhaa markaad cabbayso.",
  },
};
