import type { ProductText } from "../types";

export const SPICES_SO: Record<string, ProductText> = {
  "berbere": {
    title: "Berbere dhagax lagu shiiday, 8 wiqiyadood",
    description: "Basbaas qorraxda lagu qallajiyey, toon, sanjabiil, korarima, xulbo, cawaaraan iyo kow iyo toban xawaash oo kale, koox yaryar dhagax lagu shiiday oo University Avenue ah. Diirran balse aan kululayn, guduud bulukeeti ah oo wax yar macaan. Laba qaado ayaa ku filan dheri misir wot ah oo lix qof. 8 wiqiyadood oo bac dib loo xidho ku jira; barafka ku hay, sannad ayuu dhalaalayaa. Xalaal, cusbo la’aan, midab lama raacin.",
  },
  "mitmita": {
    title: "Mitmita, basbaas yar oo kulul iyo korarima, 4 wiqiyadood",
    description: "Yar, liimi ah oo dhab ah. Basbaas yaryar oo si fiican loogu shiiday korarima, qaranful iyo milix; kitfo, ukun, afakaado ama darafka baaquli digir ah. Fara-yaraan ku bilow: afar jeer ayay berberahayaga ka kulushahay. 4 wiqiyadood oo ku jira bac daaqad leh, si aad u aragto waxaad la macaamilayso. Jiko xalaal ah.",
  },
  "shiro": {
    title: "Bur shiro toon iyo geedo leh, 1 rodol",
    description: "Xumus iyo digir la dubay oo lala shiiday toon, besobela, korarima iyo basbaas jilicsan. Afar qaado ku walaaq basal shiilmaya iyo biyo, shan iyo toban daqiiqo kari, cashada saddex qof waa diyaar. Wax xoolo ah kuma jiro, gluten ma leh, sida maraq fiicanna wuu u hodan yahay. 1 rodol waa ilaa shan iyo toban qaybood. Cuntada maalmaha caadiga ah ee Itoobiya badhkeed.",
  },
  "korarima": {
    title: "Korarima dhan, 3 wiqiyadood",
    description: "Heylka madow ee Itoobiya, dhan oo qiiq leh, oo ka yimid beeraha kaynta u dhow Jimma. Hal mid jebi oo iniinaha calaacasha ku xoq: kaafuur, jawz, wax yar oo yukaliptas ah. Bunka, subagga, misirka iyo bariiska ku isticmaal. Ilaa soddon xabbo oo 3 wiqiyadood ah, sidii hore loo taxay intaan la xidhin. Kuwa dhan laba sannadood ayay hayaan.",
  },
  "niter-kibbeh": {
    title: "Niter kibbeh, subag xawaash leh, 12 wiqiyadood",
    description: "Subag lo’ caws daaqday oo si tartiib ah loogu kariyey korarima, huruud, besobela, toon iyo koseret, kaddib laba jeer la miiray ilaa uu dahab saafi ah noqdo. Aasaaska wot, tibs iyo gomen, daangadana waa fadeexad. Dhalo 12 wiqiyadood ah; talaagad uma baahna, lix bilood gudahood isticmaal. Shahaado xalaal. Caano ayaa ku jira. Qaado qallalan ku soo qaad.",
  },
  "spice-sampler": {
    title: "Saddex xawaash oo tijaabo ah: berbere, huruud, korarima",
    description: "Khaanaddii ugu horreysay oo sanduuq ku jirta: 4 wiqiyadood oo berbere dhagax lagu shiiday ah, 4 wiqiyadood oo huruud dahabi ah iyo 2 wiqiyadood oo korarima dhan ah, qaado alwaax ah iyo kaar lix cunto ah, misir wot ilaa bariiska Ciidda. Guri cusub ama deris xiiseeya ayay u fiican tahay. Saddexda bac dib ayay u xidhmaan; sanduuqu khaanad xawaash ayuu noqdaa. Jiko xalaal ah.",
  },
  "xawaash": {
    title: "Xawaash toddoba isku-dar ah, dhalo 7 wiqiyadood",
    description: "Jikada Soomaalida oo hal dhalo ku jirta: kamuun, kabsar, huruud, filfil madow, heyl cagaaran, qorfe iyo qaranful. Lakabyo dhan ayuu ku yimaadaa, si aad u aragto waxaad helayso; gilgil oo intaad u baahan tahay shiid. Bariis, suqaar, maraq misir iyo hilib la qooshay. 7 wiqiyadood oo dhalo furkeedu alwaax yahay. Shiididda ka hor si tartiib ah u dub, waddada oo dhan ayaa ogaanaysa waxaad karinayso.",
  },
  "dates": {
    title: "Timir jilicsan oo afurka, sanduuq 2 rodol",
    description: "Timir buuran oo jilicsan oo ka timid oasyada gudaha Tadjoura, laba lakab oo sanduuq 2 rodol ah. Karamel, wax yar oo toofee ah, diir khafiif ah, lafo yaryar. Saddex iyo koob biyo ah, soonkuna waa furmay. Meel qabow dhig, afar bilood ayay hayaan; baraf geli, macmacaan ayay noqdaan. Waxba lama raacin, dhalaalna lama marin. Xidhmada xalaal ah.",
  },
  "xalwo": {
    title: "Xalwo heyl iyo sisin leh, 1.5 rodol",
    description: "Dhalaalaysa, canbar ah, jaridda ku filan oo adag. Xalwo laba saacadood lagu kariyey heyl, jawz, sacfaraan iyo subag, sisin iyo loos la jarjaray dusha laga saaray, gasac 1.5 rodol ah oo ilaa afartan gabal noqda. Qolka diirkiisa la cun qaxwo qadhaadh. Khaanadda lix toddobaad ayay ku haysaa. Caano, sisin iyo loos ayaa ku jira. Shahaado xalaal.",
  },
  "turmeric": {
    title: "Huruud dahabi ah oo cusub, la shiiday, 6 wiqiyadood",
    description: "Huruud hal meel ka timid, toddobaadka la diro la shiiday, si bacdu uga urto qolof liin iyo carro, boodhna ma aha. Dahab qoto dheer, midabkiisuna alicha, bariis iyo maraq wuu ku hadhaa. 6 wiqiyadood iyo qaado. Rubuc qaado dheri wuu ku filan yahay. Qaadooyinka alwaaxa, maryaha iyo farahaba isku xamaasad ayuu u midabeeyaa.",
  },
  "sesame-oil": {
    title: "Saliid sisin qabow lagu tuujiyey, 17 wiqiyadood",
    description: "Saliid dahab khafiif ah oo sisinta Gash-Barka ah, heerkulka qolka mishiin alwaax ah lagu tuujiyey, toban maalmoodna la dejiyey. Dhadhankeedu waa iniinta, qiiq ma aha: saladh misir, hummus, kalluun iyo timaha. 17 wiqiyadood oo dhalo mugdi ah oo fur alwaax leh. Wax ha ku shiilin dab sare. Markaad furto, afar bilood gudahood isticmaal.",
  },
  "white-honey": {
    title: "Malab cad oo buuraha sare, 16 wiqiyadood",
    description: "Malabka gobolka ugu dhifka badan: cad, kareem ah oo carrabka ku qabow, shinni daaqa udgoon buuraha 2,400 oo mitir. Keligiis ayuu adkaadaa, weligiisna yaan la kululayn. 16 wiqiyadood oo dhalo fur maro ah leh. Qaado ku cun, himbasha ama caano fadhi saar. Sannadkii hal jeer ayaa la gurtaa, Nofembar, dhakhsona wuu u dhammaadaa.",
  },
  "forest-honey": {
    title: "Malabka kaynta oo mugdi ah iyo shaandhadiisa, 12 wiqiyadood",
    description: "Malab mugdi ah oo dhadhan leh oo kaymaha buurta ka yimid, dhalo kastana shaandho ayaa ku jirta. Karamel, qiiq iyo qadhaadh yar, jiis, canjeero ama hilib qooshidda ku yaab leh. Dhalo 12 wiqiyadood ah iyo qaado malab. Cayriin oo aan la miirin, sidaas darteed wax yar oo boodh ubax ah filo, jiilaalkana kiristaal; baaquli biyo diirran ah ayaa dib u dhalaaliya. Dhallaanka ma aha.",
  },
  "brown-teff": {
    title: "Bur teff bunni ah, cusub, 5 rodol",
    description: "Teff bunni ah oo dhan, Talaadada la shiido isla habeenkaasna la xidho. Carro dhadhan leh, wax yar oo kookaw ah, gluten dabiici ahaan ma leh. Canjeero leh astaan, boorash, iyo buskudkii ugu fiicnaa Seward. Kiish cudbi 5 rodol ah oo xadhig leh. Canjeerada laba maalmood heerkulka qolka ku khamiiri; tilmaamaha khamiirka kiishka ayay ku tolan yihiin.",
  },
  "ivory-teff": {
    title: "Bur teff cad, 5 rodol",
    description: "Teffka ugu cadcad ee canjeero jilicsan oo indho badan leh. Fudud, wax yar macaan, gluten ma leh, ka bunni ahna ka jilicsan. 5 rodol oo kiish cudbi ah. Badh iyo badh bunniga la dar, waa canjeerada qoysaska halkan badankood guriga ku sameeyaan. Qallalaan ku hay; burka la shiiday afar bilood ayuu ugu fiican yahay, ama sannad barafka.",
  },
  "injera": {
    title: "Canjeero teff ah oo cusub, toban xabbo",
    description: "Habeenkii Seward lagu dubay, siddeedda subaxnimo gaadhiga saaran: toban xabbo oo 16 inji ah oo teff keliya ah, jilicsan, dhanaan oo indho badan leh. Shaciir, qamadi iyo baydar midna, teff, biyo iyo waqti uun. Afar maalmood heerkulka qolka ku cun, ama laba bilood baraf geli adigoo warqad u dhaxaysiinaya. Maalinta xigta meelaha dhow; meel fog bac kulaylka ilaalisa ayay ku safartaa. Xalaal.",
  },
  "sambusa-wraps": {
    title: "Warqadaha sambuusta, 50 xabbo",
    description: "Warqado khafiif ah oo la laaban karo, saddex laab dherer ku filan oo la jaray: lama jarayo, ma dillaacayaan. Konton xarriiq oo fidsan oo baraf ah, gadaashana qooshka xabagta iyo sawir laab kasta. Si jajab leh ayay u shiilmaan, ilaa salaaddu dhammaatana way jajabaan. Laba saacadood baakadka ku dhalaali, maro qoyan hoosteedna ku hay. Bur qamadi, biyo, milix, saliid. Shahaado xalaal.",
  },
  "canjeero-mix": {
    title: "Bur canjeero diyaar ah, 2 rodol",
    description: "Quraacda Soomaalida: bur, galley la shiiday iyo qaado teff ah, la isku daray si wareegyadu u muuqdaan darafyaduna u jilcaan. Biyo diirran iyo khamiir yar ku dar, saacad ha fadhido, goobaabin u shub. 2 rodol waa ilaa soddon canjeero. Subag iyo sonkor ku cun, shaah ku shub, ama Jimcaha beer la cun.",
  },
  "camel-milk": {
    title: "Caano geel oo budo ah, 10 wiqiyadood",
    description: "Caano geel oo buuxa oo lixdan qoys oo xoolo-dhaqato ah, waaberigii la qaboojiyey isla maalintiina si tartiib ah loo qallajiyey. Milix yar, saafi oo fudud. Laba qaado koob biyo qabow ah ku walaaq, ama shaaha iyo boorashka. 10 wiqiyadood waa ilaa afar iyo toban koob. Waxba lama raacin, waxbana lagama saarin. Xidhan oo qallalan ku hay; sannad gudihiis. Xalaal. Caano ayaa ku jira.",
  },
  "camel-caramels": {
    title: "Macmacaan caano geel oo milix badeed leh, 24 xabbo",
    description: "Macmacaan jilicsan oo caano geel, sonkor iyo subag laga kariyey, xabbado milix ah oo Harada Magadi ku jiraan. Macaanka intaad filaysay ka yar, dhadhan saafi ahna ku dhammaada. Labaatan iyo afar xabbo, gacan lagu duubay, sanduuq xadhig tidcan leh. Hadiyad la hubo oo Ciidda, macallimiinta iyo kuwa yidhaahda caano geel ma jecli. Caano ayaa ku jira. Xalaal.",
  },
  "subag": {
    title: "Subag Soomaaliyeed, 14 wiqiyadood",
    description: "Subag weelal la culay lagu lulay, xulbo iyo liin qallalan lala dhalaaliyey, dahab iniino lehna loo miiray. Subagga kale ka qoto dheer, raad dab ahna leh. Canjeero, bariis, caano diirran iyo timir. Dhalo 14 wiqiyadood ah iyo qaado alwaax ah. Khaanadda siddeed bilood ayuu ku hayaa. Shahaado xalaal. Caano ayaa ku jira.",
  },
};
