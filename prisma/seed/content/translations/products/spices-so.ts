import type { ProductText } from "../types";

export const SPICES_SO: Record<string, ProductText> = {
  berbere: {
    title: "Berbere dhagax lagu shiiday, 8 wiqiyadood",
    description:
      "Basbaas qorraxda lagu qallajiyay, toon, sanjabiil, korarima, xulbo, cawaaraan iyo kow iyo toban xawaash oo kale, koox yaryar dhagax lagu shiiday oo University Avenue ah. Diirran balse aan kululayn, guduud bulukeeti ah oo wax yar macaan. Laba qaado ayaa ku filan dheri misir wat ah oo lix qof. 8 wiqiyadood oo bac dib loo xiro ku jira; barafka ku hay, sannad ayuu dhalaalayaa. Xalaal, cusbo la’aan, midab lama raacin.",
    originStory:
      "Gondar guri kastaa Oktoobar basbaaska saqafka ayuu ku qallajiyaa, laba toddobaadna magaalada oo dhan way hindhisaa. Isku-darkani wuxuu raacaa warqaddii hooyaday kabteeda ku qaadday 1984.",
    culturalSignificance:
      "Qofna berbere dad hortood kuma cabbiro. Aroosaddu isku-darka hooyadeed ayay guurka la timaaddaa, nin edeb lihina sannado ayuu qaataa intuu yiraahdo kee buu doorbidaa. Gurigayaga su’aasha laba dheri ayaa lagu xalliyay.",
    artisanBio:
      "Almaz Tesfaye habeenkii xafiisyo ayay nadiifin jirtay, maalintiina xawaash shiidi, ilaa rooti-dube University ah uu gees amaahiyay. Weli gees ayay u amaahisaa kan xiga ee bilaabaya. Sagaal shirkadood oo yaryar ayaa miiskaas ka bilaabmay.",
    makingProcess:
      "Basbaaska dhan jirridda ayaa laga qaadaa, toon iyo sanjabiil ayaa lagu qooyaa, kaddib shan maalmood mar kale la qallajiyaa. Xawaashka mid mid ayaa loo dubaa, maxaa yeelay laba waqti isku mid ah ma qaataan, wax walbana dhagaxa laba jeer ayay maraan.",
  },
  mitmita: {
    title: "Mitmita, basbaas yar oo kulul iyo korarima, 4 wiqiyadood",
    description:
      "Yar, liimi ah oo dhab ah. Basbaas yaryar oo si fiican loogu shiiday korarima, qaranful iyo milix; kitfo, ukun, afakaado ama darafka baaquli digir ah. Fara-yaraan ku bilow: afar jeer ayay berberahayaga ka kulushahay. 4 wiqiyadood oo ku jira bac daaqad leh, si aad u aragto waxaad la macaamilayso. Jiko xalaal ah.",
    culturalSignificance:
      "Saxan yar oo mitmita ah xafladda kasta hilib cayriin agtiisa ayuu yaal, ragguna indho ilmaynaya ayay ku tartamaan, kariyuhuna inuusan arkin ayuu iska dhigaa. Kii biyo weydiista waa laga badiyay, kuwa kale oo dhanna waa inuu u shubo.",
  },
  shiro: {
    title: "Bur shiro toon iyo geedo leh, 1 rodol",
    description:
      "Xumus iyo digir la dubay oo lala shiiday toon, besobela, korarima iyo basbaas jilicsan. Afar qaado ku walaaq basal shiilmaya iyo biyo, shan iyo toban daqiiqo kari, cashada saddex qof waa diyaar. Wax xoolo ah kuma jiro, gluten ma leh, sida maraq fiicanna wuu u hodan yahay. 1 rodol waa ilaa shan iyo toban qaybood. Cuntada maalmaha caadiga ah ee Itoobiya badhkeed.",
    originStory:
      "Arbacada iyo Jimcaha Orthodox-ku hilib ma cunaan, shirona waa waxa ay sugaan. Ardaydu mushaharka qaranka ayay ugu yeedhaan, maxaa yeelay maalinta u dambaysa ee bisha wuu joogaa. Weligiis ma dhaco.",
    makingProcess:
      "Digirta foosto ayaa lagu dubaa, la kala jabiyaa, diirka laga saaraa, geedahana mar kale lala dubaa. Toonta iyo sanjabiilka marka hore ayaa la qallajiyaa, si burku bilo u hayo. Toddobaadkii mar ayaan shiidnaa.",
  },
  korarima: {
    title: "Korarima dhan, 3 wiqiyadood",
    description:
      "Heylka madow ee Itoobiya, dhan oo qiiq leh, oo ka yimid beeraha kaynta u dhow Jimma. Hal mid jebi oo iniinaha calaacasha ku xoq: kaafuur, jawz, wax yar oo yukaliptas ah. Bunka, subagga, misirka iyo bariiska ku isticmaal. Ilaa soddon xabbo oo 3 wiqiyadood ah, sidii hore loo taxay intaan la xirin. Kuwa dhan laba sannadood ayay hayaan.",
    originStory:
      "Korarima harka geedaha bunka ayay ka baxdaa, waxaana milix lagu beddelan jiray muddo ka hor intaan qaxwo wax lagu beddelan. Boqortooyadii Kaffa lacag ayay ku ahaan jirtay, boqol boqol xarig lagu tirin jiray. Qaar weli aroosyada ayaa la bixiyaa.",
    artisanBio:
      "Zenebech iyo Aster Wolde lix qoys oo Gera ah ayay u gurtaan, u qiiqiyaan, u taxaan. Daloolka mid kasta irbaddooda ayaa samaysay. Sida ay u bislaadaan ayay u diraan, xariga koowaad ee xilli kastana kaniisadda ayuu tagaa.",
  },
  "niter-kibbeh": {
    title: "Niter kibbeh, subag xawaash leh, 12 wiqiyadood",
    description:
      "Subag lo’ caws daaqday oo si tartiib ah loogu kariyay korarima, huruud, besobela, toon iyo koseret, kaddib laba jeer la miiray ilaa uu dahab saafi ah noqdo. Aasaaska wot, tibs iyo gomen, daangadana waa fadeexad. Dhalo 12 wiqiyadood ah; talaagad uma baahna, lix bilood gudahood isticmaal. Shahaado xalaal. Caano ayaa ku jira. Qaado qallalan ku soo qaad.",
    culturalSignificance:
      "Kibbeh waa urta jikada qof kale oo derbiga dhex marta. Kariye kastaa hal geed oo kuwa kale ka tagaan ayuu ku dhaartaa; kayagu waa koseret, oo badan. Haddaad ka murmi rabto fariin noo soo dir.",
    makingProcess:
      "Subaggu dabka ugu hooseeya saddex saacadood ayuu xawaashka dhan ku dhalaalaa. Markay adkuhu midabka loosku noqdaan labaatan daqiiqo ayuu nastaa, cudbina laba jeer ayuu maraa. Kan saafiga ah oo keliya ayaa la buuxiyaa.",
  },
  "spice-sampler": {
    title: "Saddex xawaash oo tijaabo ah: berbere, huruud, korarima",
    description:
      "Khaanaddii ugu horreysay oo sanduuq ku jirta: 4 wiqiyadood oo berbere dhagax lagu shiiday ah, 4 wiqiyadood oo huruud dahabi ah iyo 2 wiqiyadood oo korarima dhan ah, qaado alwaax ah iyo kaar lix cunto ah, misir wat ilaa bariiska Ciidda. Guri cusub ama deris xiiseeya ayay u fiican tahay. Saddexda bac dib ayay u xirmaan; sanduuqu khaanad xawaash ayuu noqdaa. Jiko xalaal ah.",
  },
  xawaash: {
    title: "Xawaash toddoba isku-dar ah, dhalo 7 wiqiyadood",
    description:
      "Jikada Soomaalida oo hal dhalo ku jirta: kamuun, kabsar, huruud, filfil madow, heyl cagaaran, qorfe iyo qaranful. Lakabyo dhan ayuu ku yimaadaa, si aad u aragto waxaad helayso; gilgil oo intaad u baahan tahay shiid. Bariis, suqaar, maraq misir iyo hilib la qooshay. 7 wiqiyadood oo dhalo furkeedu alwaax yahay. Shiididda ka hor si tartiib ah u dub, waddada oo dhan ayaa ogaanaysa waxaad karinayso.",
    originStory:
      "Toddobaduba badda ayay ka yimaadeen, midna isla markab ma ahayn. Dukaankayagu wuxuu ku yaal halkii doonyuhu ka degi jireen, dhulkuna weli qaranful ayuu u uraa markuu roob da’o. Carruurta dekeddu indhaha oo xiran ayay xawaash kasta magacaabi karaan.",
    culturalSignificance:
      "Xawaashka toddobaadka Ramadaanka ka horreeya ayaa cusub loo sameeyaa, kiilo kiilo, derin dusheed, haweenka saddex guri. Codka mooyuhu waa waxa carruurta u sheega in bishu dhow dahay. Qorfaha ayay ku soo ordaan.",
    artisanBio:
      "Mouna Houmed miisaanka naxaasta ah ee ayeeydeed ayay haysaa, timir ayayna ku miisaantaa ee garaam ma aha. Hal timir waa qaranfulka, saddex filfilka. Layaab ayay u egtahay ilaa aad dhadhamiso. Inta kale weligeed ma qorin, mana qori doonto ayay tiraahdaa.",
    makingProcess:
      "Xawaash kasta saxan ayaa curcur lagu tuuro lagu nadiifiyaa, maalin qorraxda la dhigaa, gacanna lakab lakab loo dhigaa. Ma shiidno, maxaa yeelay xawaashka la shiiday bil ayuu ku daalaa. Adigu shiid.",
  },
  dates: {
    title: "Timir jilicsan oo afurka, sanduuq 2 rodol",
    description:
      "Timir buuran oo jilicsan oo ka timid oasyada gudaha Tadjoura, laba lakab oo sanduuq 2 rodol ah. Karamel, wax yar oo toofee ah, diir khafiif ah, lafo yaryar. Saddex iyo koob biyo ah, soonkuna waa furmay. Meel qabow dhig, afar bilood ayay hayaan; baraf geli, macmacaan ayay noqdaan. Waxba lama raacin, dhalaalna lama marin. Xirmada xalaal ah.",
    originStory:
      "Geedaha timirtu webiyada qallalan ee gacanka ka dambeeya ayay raacaan, oo safarrada milixdu laf ku tufeen beereen. Beeraha qaar milkiile ma leh, waxaana gurta dadka waraabiya. Qofna weligiis kuma dagaalamin.",
    culturalSignificance:
      "Timir kisi ah ayaa soonka lagu furaa, sidii afar iyo toban qarni. Magaaladayada sanduuq deris kasta dhinac ka mid ah ayuu tagaa intaan kan koowaad guriga la furin. Isagoo buuxa ayuu soo noqdaa.",
  },
  xalwo: {
    title: "Xalwo heyl iyo sisin leh, 1.5 rodol",
    description:
      "Dhalaalaysa, canbar ah, jaridda ku filan oo adag. Xalwo laba saacadood lagu kariyay heyl, jawz, sacfaraan iyo subag, sisin iyo almond la jarjaray dusha laga saaray, gasac 1.5 rodol ah oo ilaa afartan gabal noqda. Qolka diirkiisa la cun qaxwo qadhaadh. Khaanadda lix toddobaad ayay ku haysaa. Caano, sisin iyo almond (lowska geedaha) ayaa ku jira. Shahaado xalaal.",
    originStory:
      "Badmaaxyada Cumaan xalwada Geeska ayay keeneen, habkeedana biyo lacagteed ayay ku dhaafeen. Deked kastaa way beddeshay: tayadu way mugdi badan tahay, maxaa yeelay sonkorta ayaan ka sii daynaa. Dadka waaweyn waxay dhadhamin karaan dekedda gasacdu ka timid.",
    culturalSignificance:
      "Saxan Ciideed, xirir iyo dukaan cusub midna xalwo la’aan ma furmo. Qoyska ninka waxaa lagu qiimeeyaa weynida gasacda, kariyahana sida ay u gariirto. Codka ay samayso toddobaadyo kaddib ayaa laga sheekaystaa.",
    makingProcess:
      "Istaarj, sonkor iyo biyo seeb alwaax ah ayaa digsi naxaas ah laba saacadood nasasho la’aan lagu walaaqaa. Subagga qaado qaado ayaa la geliyaa; markay darafyada ka soo baxdo oo guuxdo, way dhammaatay.",
  },
  turmeric: {
    title: "Huruud dahabi ah oo cusub, la shiiday, 6 wiqiyadood",
    description:
      "Huruud hal meel ka timid, toddobaadka la diro la shiiday, si bacdu uga urto qolof liin iyo carro, boodhna ma aha. Dahab qoto dheer, midabkiisuna alicha, bariis iyo maraq wuu ku haraa. 6 wiqiyadood iyo qaado. Rubuc qaado dheri wuu ku filan yahay. Qaadooyinka alwaaxa, maryaha iyo farahaba isku xamaasad ayuu u midabeeyaa.",
    makingProcess:
      "Xididdada maalin gudaheed markii la qodo ayaa la kariyaa, laba toddobaadna qorraxda lagu qallajiyaa, dambiil wareegta ayaana lagu safeeyaa ilaa diirku baxo. Shiididdu waa tartiib oo qabow. Dhagaxyadu weligood ma kululaadaan.",
  },
  "sesame-oil": {
    title: "Saliid sisin qabow lagu tuujiyay, 17 wiqiyadood",
    description:
      "Saliid dahab khafiif ah oo sisinta Gash-Barka ah, heerkulka qolka mishiin alwaax ah lagu tuujiyay, toban maalmoodna la dejiyay. Dhadhankeedu waa iniinta, qiiq ma aha: saladh misir, hummus, kalluun iyo timaha. 17 wiqiyadood oo dhalo mugdi ah oo fur alwaax leh. Wax ha ku shiilin dab sare. Markaad furto, afar bilood gudahood isticmaal.",
    originStory:
      "Keren hal geel ayaa mishiinka waabari ilaa duhur ku wareegi jiray. Geelii waa la fasaxay; mishiinka, hal jirrid wanza ah, waa isla kii, xawaarahana sidoo kale. Derisku saacadahooda ayay ku hagaajiyaan.",
    makingProcess:
      "Iniinta waa la dhaqaa, la qallajiyaa, wax yar oo biyo diirran ahna lala tumaa. Tumuhu daqiiqaddii afartan jeer ayuu laba saacadood wareegaa, saliidduna iskeed ayay u kacdaa. Kaddib waa la iska daayaa ilaa ay shaah oo kale u safnaato.",
  },
  "white-honey": {
    title: "Malab cad oo buuraha sare, 16 wiqiyadood",
    description:
      "Malabka gobolka ugu dhifka badan: cad, kareem ah oo carrabka ku qabow, shinni daaqa udgoon buuraha 2,400 oo mitir. Keligiis ayuu adkaadaa, weligiisna yaan la kululayn. 16 wiqiyadood oo dhalo fur maro ah leh. Qaado ku cun, himbasha ama caano fadhi saar. Sannadkii hal jeer ayaa la gurtaa, Nofembar, dhakhsona wuu u dhammaadaa.",
    originStory:
      "Malabka cad wuxuu ka yimaadaa oo keliya daaqsimaha sare ee tebeb, udgoon duurjoog ah, roobka kaddib ubaxsado. Kaniisadaha jarafyada u dhow Adigrat dhalooyin qof nool ka da’ weyn ayay hayaan. Inaan urinno ayaa naloo oggol yahay, dhadhamin maya.",
    culturalSignificance:
      "Haweeney dhashay iyo musaafir jid dheer ka horreeyo ayaa la siiyaa. Malabka mugdiga ahi iib buu leeyahay; kan cad dadka ayuu leeyahay. Suuqa kama heli doontid, in qiimaha la weydiiyona waa edeb darro.",
    artisanBio:
      "Gebremedhin Hagos sagaashan guri shinni derbi dhagax ah oo qorraxdu marka hore kululayso ayuu ag dhigtaa. Hal jiilaal ayuu deriska la dib u dhisay dhoobo iyo qoryo. Fiidkii shinnida ayuu la hadlaa, badanaa roobka.",
  },
  "forest-honey": {
    title: "Malabka kaynta oo mugdi ah iyo shaandhadiisa, 12 wiqiyadood",
    description:
      "Malab mugdi ah oo dhadhan leh oo kaymaha buurta ka yimid, dhalo kastana shaandho ayaa ku jirta. Karamel, qiiq iyo qadhaadh yar, jiis, canjeero ama hilib qooshidda ku yaab leh. Dhalo 12 wiqiyadood ah iyo qaado malab. Cayriin oo aan la miirin, sidaas darteed wax yar oo boodh ubax ah filo, jiilaalkana kiristaal; baaquli biyo diirran ah ayaa dib u dhalaaliya. Dhallaanka ma aha.",
    makingProcess:
      "Guryaha qoriga xarig ayaa geedaha lagu saaraa, siddeed bilood ayaana la daayaa. Shaandhada fiidkii qiiq yar ayaa lagu jaraa, saddex meelood meelna had iyo jeer shinnida ayuu u haraa. Way kasbadaan.",
  },
  "brown-teff": {
    title: "Bur teff bunni ah, cusub, 5 rodol",
    description:
      "Teff bunni ah oo dhan, Talaadada la shiido isla habeenkaasna la xiro. Carro dhadhan leh, wax yar oo kookaw ah, gluten dabiici ahaan ma leh. Canjeero leh astaan, boorash, iyo buskudkii ugu fiicnaa Seward. Kiish cudbi 5 rodol ah oo xarig leh. Canjeerada laba maalmood heerkulka qolka ku khamiiri; tilmaamaha khamiirka kiishka ayay ku tolan yihiin.",
    originStory:
      "Teff waa badarka dunida ugu yar; cantoobo qol ayay beertaa. Buuraha kumanaan sannadood ka hor ayaa la rabbeeyay, kayagana iniin Itoobiyaan ah ayaa Idaho iyo Gojjam lagu beeray, badh badhna waa la isku daray.",
    culturalSignificance:
      "Teffka bunniga ahi rootiga beeralayda ayuu ahaa, kan cadna qasriga. Hadda dhakhaatiirta iyo orodyahannadu kan bunniga ah ayay weydiistaan, beeralayduna way qoslayaan. Muddo dheer xoolaha iyo carruurta ayaa la siin jiray, oo ku xoogoobay.",
    makingProcess:
      "Badarka saxanno ballaaran ayaa gacan lagu dhaqaa maxaa yeelay dhagaxyadu iniinaha ayay isku cabbir yihiin. Dhagax gabro ah oo tartiib ah ayaa dhiigga kulaylkiisa ka hooseeya ku haya, intaanu qaboobinna waa la buuxiyaa. Burku roob boodh ku da’ay ayuu u uraa.",
  },
  "ivory-teff": {
    title: "Bur teff cad, 5 rodol",
    description:
      "Teffka ugu cadcad ee canjeero jilicsan oo indho badan leh. Fudud, wax yar macaan, gluten ma leh, ka bunni ahna ka jilicsan. 5 rodol oo kiish cudbi ah. Badh iyo badh bunniga la dar, waa canjeerada qoysaska halkan badankood guriga ku sameeyaan. Qallalaan ku hay; burka la shiiday afar bilood ayuu ugu fiican yahay, ama sannad barafka.",
    originStory:
      "Magna, darajada ugu cadcad, mar waxaa loo hayn jiray boqorro iyo hoggaan diimeed. Degmada Ada’a, oo ciid madow ka baxda, waxay isugu yeedhaa miiska dalka. Teffkayaga cad waa iniintaas xigtadeeda, meel habeennadu qabow yihiin lagu beeray.",
  },
  injera: {
    title: "Canjeero teff ah oo cusub, toban xabbo",
    description:
      "Habeenkii Seward lagu dubay, siddeedda subaxnimo gaadhiga saaran: toban xabbo oo 16 inji ah oo teff keliya ah, jilicsan, dhanaan oo indho badan leh. Shaciir, qamadi iyo baydar midna, teff, biyo iyo waqti uun. Afar maalmood heerkulka qolka ku cun, ama laba bilood baraf geli adigoo warqad u dhaxaysiinaya. Maalinta xigta meelaha dhow; meel fog bac kulaylka ilaalisa ayay ku safartaa. Xalaal.",
    originStory:
      "Khamiirkayagu Mekelle ayuu dhalo shaambo ah kaga yimid 1998. Saddex jiko ayuu ku noolaa, hal mulkiilena wuu ka badbaaday, weligiisna ma qallalin. Maalintii laba jeer ayaan quudinnaa, qoys ahaanna uga hadalnaa.",
    culturalSignificance:
      "Canjeeradu waa saxan, qaado iyo rooti. Qaybta maraqa hoostiisa, dhammaan qooyan, ayaa ugu fiican martidana la siiyaa; in hal saxan laga wada cuno ayaa shisheeyaha saaxiib ka dhigta. Had iyo jeer way shaqaysaa.",
    artisanBio:
      "Selam Kebede habeenkii tobanka ayay Mulu iyo Genet la dubtaa. Dibadda ka gudaha ayay goobaabin u shubaan, saddex boqol oo jeer, mana hadlaan ilaa boqolka koowaad dhammaado. Kaddib way heesaan.",
    makingProcess:
      "Cajiinku saddex maalmood ayuu khamiiraa, ilaa uu tufaax u uro. Mitad dhoobo kulul ah ayaa lagu shubaa, la daboolaa marka indhuhu furmaan, laba daqiiqo kaddibna lama rogo ee la qaadaa. Mid fiican kun indhood ayay muujisaa.",
  },
  "sambusa-wraps": {
    title: "Warqadaha sambuusta, 50 xabbo",
    description:
      "Warqado khafiif ah oo la laaban karo, saddex laab dherer ku filan oo la jaray: lama jarayo, ma dillaacayaan. Konton xarriiq oo fidsan oo baraf ah, gadaashana qooshka xabagta iyo sawir laab kasta. Si jajab leh ayay u shiilmaan, ilaa salaaddu dhammaatana way jajabaan. Laba saacadood baakadka ku dhalaali, maro qoyan hoosteedna ku hay. Bur qamadi, biyo, milix, saliid. Shahaado xalaal.",
    culturalSignificance:
      "Toddobaadka u dambeeya Shacbaan qoysasku shan boqol mar miiska jikada ku laabaan, barafkana ku buuxiyaan. Kuwa qalloocan carruurta ayaa leh, marka horena la cunaa. Qofna dhib uma arko.",
  },
  "canjeero-mix": {
    title: "Bur canjeero diyaar ah, 2 rodol",
    description:
      "Quraacda Soomaalida: bur, galley la shiiday iyo qaado teff ah, la isku daray si wareegyadu u muuqdaan darafyaduna u jilcaan. Biyo diirran iyo khamiir yar ku dar, saacad ha fadhido, goobaabin u shub. 2 rodol waa ilaa soddon canjeero. Subag iyo sonkor ku cun, shaah ku shub, ama Jimcaha beer la cun.",
    culturalSignificance:
      "Dhawaaqa cajiinka daawaha kulul ku dhacaya waa gambaleelka guriga. Kan marka hore kaca ayaa midda koowaad hela, oo weligeed ugu fiicnayn, laakiin kulul. Midda labaad ayaa ugu fiican.",
  },
  "camel-milk": {
    title: "Caano geel oo budo ah, 10 wiqiyadood",
    description:
      "Caano geel oo buuxa oo lixdan qoys oo xoolo-dhaqato ah, waaberigii la qaboojiyay isla maalintiina si tartiib ah loo qallajiyay. Milix yar, saafi oo fudud. Laba qaado koob biyo qabow ah ku walaaq, ama shaaha iyo boorashka. 10 wiqiyadood waa ilaa afar iyo toban koob. Waxba lama raacin, waxbana lagama saarin. Xiran oo qallalan ku hay; sannad gudihiis. Xalaal. Caano ayaa ku jira.",
    originStory:
      "Isiolo waqooyigeeda roobku sannadkii laba jeer ayuu iman karaa, hashuna dhammaantiisba caano ayay bixisaa. Haweenku caanaha ayay leeyihiin, cid kasta oo geela leh, kaararka iskaashatadana magacyadooda ayay ku qoran yihiin. Taasi muhiim bay tahay.",
    culturalSignificance:
      "Marti caano ayaa la siiyaa su’aal ka hor. Deriska Borana iyo Soomaalidu ceelal ayay wadaagaan, heesana ku murmaan, laakiin labaduba waxay yiraahdaan caano geel waa cuntada keliya ee qof keligeed ku noolaan karo. Run bay ka tahay.",
    artisanBio:
      "Halima Boru waxay ku bilowday labaatan litir mooto magaalada ugu qaadid. Hadda qolka qaboojinta ayay maamushaa, geel kastana dhadhanka daaqiisa ayay ku garataa. Waxay tiraahdaa geed cusbo iyo onkod ayaan dhadhamin karaa.",
    makingProcess:
      "Caanaha waa la tijaabiyaa, maro ayaa lagu miiraa, laba saacadood gudahoodna afar digrii ayaa lagu qaboojiyaa. Ceeryaan ahaan hawo diirran ayaa loogu qallajiyaa, si budadu kuus la’aan u milanto. Koox kastaa taariikhdeeda ayay sidataa.",
  },
  "camel-caramels": {
    title: "Macmacaan caano geel oo milix badeed leh, 24 xabbo",
    description:
      "Macmacaan jilicsan oo caano geel, sonkor iyo subag laga kariyay, xabbado milix ah oo Harada Magadi ku jiraan. Macaanka intaad filaysay ka yar, dhadhan saafi ahna ku dhammaada. Labaatan iyo afar xabbo, gacan lagu duubay, sanduuq xarig tidcan leh. Hadiyad la hubo oo Ciidda, macallimiinta iyo kuwa yiraahda caano geel ma jecli. Caano ayaa ku jira. Xalaal.",
    makingProcess:
      "Caanaha geelu kuwa lo’da ka baruur yar yihiin, sidaas darteed karamelka muddo dheer dab yar ayaa lagu walaaqaa. Marmar ayaa lagu shubaa, xarig ayaa lagu jaraa, warqad shamac lehna lagu duubaa. Laba haween maalintii lix boqol ayay duubaan, midna ma cunaan, ama sidaas ayay yiraahdaan.",
  },
  subag: {
    title: "Subag Soomaaliyeed, 14 wiqiyadood",
    description:
      "Subag weelal la culay lagu lulay, xulbo iyo liin qallalan lala dhalaaliyay, dahab iniino lehna loo miiray. Subagga kale ka qoto dheer, raad dab ahna leh. Canjeero, bariis, caano diirran iyo timir. Dhalo 14 wiqiyadood ah iyo qaado alwaax ah. Khaanadda siddeed bilood ayuu ku hayaa. Shahaado xalaal. Caano ayaa ku jira.",
    originStory:
      "Jiilaalka ka hor xoolo-dhaqatadu caanaha aanay qaadi karin subag ayay u beddelaan, oo ay qaadi karaan. Weel subag ah milix, dhar, mararka qaarna aroosad ayaa lagu iibsan jiray. Weli si fiican ayuu u safraa, waana sababta aad u heli karto.",
    makingProcess:
      "Weelasha luliddii kasta ka hor qansax ayaa lagu culaa. Subagga biyo qabow ayaa lagu biyo raaciyaa, laba saacadood tartiib loo dhalaaliyaa, harkana lagu dejiyaa, weligeed talaagad ma aha. Iskiis ayuu u adkaadaa.",
  },
};
