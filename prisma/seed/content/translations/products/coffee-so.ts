import type { ProductText } from "../types";

export const COFFEE_SO: Record<string, ProductText> = {
  "guji-natural": {
    title: "Bun Guji ah oo dabiici ah, bun dhan, 12 wiqiyadood",
    description: "Miro bisil oo ka yimid beeraha ka sarreeya Shakiso, siddeed iyo toban maalmood oo dhan lagu qallajiyey si macaanka mirahu koobka ugu haro. Waxaad dhadhamin doontaa buluubeeri, kookaw iyo dhammaad dheer oo macaan. Shiilid dhexdhexaad ah, bun dhan, 12 wiqiyadood oo ku jira bac leh waalfi iyo taariikhda shiilidda. Wuxuu ugu fiican yahay hal toddobaad ilaa laba bilood shiilidda kaddib. Jebena, shaandho ama French press tartiib ah ayuu ku wada qurux badan yahay.",
  },
  "yirgacheffe-washed": {
    title: "Bun Yirgacheffe la dhaqay, bun dhan, 12 wiqiyadood",
    description: "Bun iftiimaya oo ubax udgoon leh, kana yimid saddex xarumood oo bunka lagu dhaqo oo u dhow Kochere. Yaasmiin iyo qolof liin markuu kulul yahay, shaah madow iyo malab markuu qaboobo. Shiilid khafiif ah, bun dhan, 12 wiqiyadood. Wax yar ka yaree shiididda caadiga ah, biyahana ha karkarin. Caano la’aan ayuu ku dhalaalaa. Talaado kasta oo labaad waan shiilnaa, laba maalmood gudahoodna waan diraa, sidaas darteed bacda aad furto marar dhif ah ayay laba toddobaad ka weyn tahay.",
  },
  "sidama-ground": {
    title: "Bun Sidaama oo jebena loo shiiday, 12 wiqiyadood",
    description: "Bunka maalin kasta ee jikadayada, oo wax yar ka sii madow loo shiilay, jebenana si fiican loogu shiiday. Shukulaato iyo qolof liin, xoogna ku filan milix, subag ama sonkor. Jebena yar ku shub laba qaado oo buuxa, laba jeer kari, saddex daqiiqana ha degto. Qaxwo Turki ahaanna wuu u fiican yahay. 12 wiqiyadood oo ku jira bac dib loo xidhi karo.",
  },
  "green-coffee": {
    title: "Bun cagaaran oo guriga lagu shiisho, 2 rodol",
    description: "Bun Guji ah oo aan la shiilin, cabbirka 15 iyo ka weyn, laba jeer la kala soocay oo kiish cudbi ah ku jira. Bir-dawo ku shiil dab dhexdhexaad ah adigoo had iyo jeer gilgilaya, sagaal ilaa laba iyo toban daqiiqo, ilaa dillaaca labaad bilaabmo. Urtu waa xafladda badhkeed. Khaanad qabow sannad ayuu ku hayaa, sidaas darteed waa bunka martida guriga loogu hayo. 2 rodol.",
  },
  "kaffa-forest": {
    title: "Bun duurjoog ah oo kaynta Kaffa, 10 wiqiyadood",
    description: "Waa la soo gurtay, lama beerin: bun ka yimid geedaha duurjoogta ah ee kaynta daruuraha leh ee u dhow Bonga, halkii bunka markii ugu horreysay laga cabbay. Koobku waa jilicsan yahay oo xawaash leh, dhadhanka kedar, canab-baruun iyo heyl madow. Shiilid dhexdhexaad ah, bun dhan, 10 wiqiyadood. Goosasho kastaa waa dhowr boqol oo kiilo, bac kastaana waxay leedahay dhadhanka xilligeeda. Si tartiib ah u kari, marka horena sonkor la’aan.",
  },
  "black-jebena": {
    title: "Jebena dhoobo madow ah iyo lix finjaan",
    description: "Kildhi bun oo gacan lagu dhisay, qiiqa lagu shiday ilaa uu gudo iyo dibad madoobaaday, oo leh saldhig caws ah iyo lix finjaan oo yaryar. Wuxuu qaadaa 34 wiqiyadood, saddex wareeg oo afar qof ku filan. Gaas, dhuxul ama koronto leh birta kulaylka kala qaybisa ku isticmaal. Marka hore hal mar caano ku karkari, kaddibna biyo kulul oo keliya ku dhaq. Dhererku waa 9 inji; farqiga yar ee qaabku waa gacanta samaysay.",
  },
  "jebena-small": {
    title: "Jebena dhoobo ah oo yar, hal ama laba qof, 12 wiqiyadood",
    description: "Jebena subax deggan: 12 wiqiyadood, ku filan laba finjaan ama hal koob oo weyn. Waa isla dhoobadii webiga iyo shidaalkii qiiqa ee kildhigayaga weyn, oo leh fur caws ah iyo goobo cudbi ah oo uu ku fadhiisto. Dhererku waa 6 inji. Dhowrka jeer ee hore si tartiib ah u kululee, sannado badan ayuu kuu joogi doonaa. Biyo kulul ku dhaq, saabuun la’aan, afka hoos ugu qallaji.",
  },
  "sini-cups": {
    title: "Finjaanno sini ah oo gacan lagu rinjiyeeyey, lix xabbo",
    description: "Lix finjaan oo yaryar oo dhego la’aan ah, dhalaal cad leh iyo xarriiq tibeb oo casaan iyo buluug ah oo gacan lagu sawiray, sidaas darteed naqshadaha weligood isma wada laha. Mid kastaa wuxuu qaadaa 3 wiqiyadood. Afka waa dhuuban yahay, guntu waa culus tahay, khaanaddana way isku dul fuulaan. Mishiinka weelka dhaqa khaanadda sare way geli karaan. Waxay ku yimaadaan sanduuq caws leh iyo maro cudbi ah oo lagu tirtiro, diyaar u ah hadiyad.",
  },
  "ceremony-set": {
    title: "Hadiyadda xafladda bunka: jebena iyo bun cagaaran",
    description: "Wax kasta oo xafladda ugu horreysa u baahan tahay hal sanduuq: jebena dhoobo madow ah, lix finjaan, digsi shiilid oo daab dheer leh, 1 rodol oo bun cagaaran ah oo kaynta ah, babis caws ah iyo 2 wiqiyadood oo beeyo ah. Kaar daabacan ayaa saddexda wareeg ku sharxaya Ingiriis, Oromo iyo Amxaari. Sanduuq alwaax ah oo caws jarjaran leh ayuu ku jiraa, 16 x 12 inji. Hadiyad deeqsi ah oo Ciidda ama guri cusub.",
  },
  "harar-longberry": {
    title: "Bun Harar oo miro dhaadheer, shiilid madow, 1 rodol",
    description: "Miro dhaadheer oo fiiqan oo ka yimid beero roob-ku-beer ah oo magaalada darbiga leh bari ka xiga, deriskayaga Usmail ayaana dab qori ah si madow ugu shiilay. Miro madow, tubaako iyo shukulaato qadhaadh, dhanaan yarna wuu leeyahay. Bun dhan, 1 rodol. Waa bunka tidcayaashayadu cabbaan tobanka iyo afarta. Caano wuu u adkaysan karaa, wixii soo hadhana qaxwo baraf fiican ayay noqdaan.",
  },
  "shaah-blend": {
    title: "Xawaashka shaaha caanaha, 6 wiqiyadood",
    description: "Heyl cagaaran, qorfe, qaranful, sanjabiil iyo wax yar oo filfil madow ah, oo la jajabiyey balse aan la budayn si shaahu u safmaansado. Qaado yar shan daqiiqo la kari shaah madow iyo qolof liin ah, kaddibna caano iyo sonkor ku dar. Dhalo 6 wiqiyadood ah waxay samaysaa ilaa lixdan koob. Caleen shaah kuma jirto, sidaas darteed bariiska, buskudka iyo shukulaatada kululna way u fiican tahay. Jiko shahaado xalaal ah leh.",
  },
  "purple-tea": {
    title: "Shaah Kenyaan ah oo buluug guduudan, caleen furan, 4 wiqiyadood",
    description: "Caleen dhif ah oo ka timid jiirooyinka galbeedka Buurta Kenya, midab buluug guduudan oo khafiif ah leh, casuusna noqota marka liin lagu tuujiyo. Khafiif, alwaax udgoon iyo macaan yar, u dhaxaysa shaah cagaaran iyo oolong. Hal qaado koobkiiba, biyo 175 F ah, saddex daqiiqo; caleentu mar labaad ayay shaah bixisaa. 4 wiqiyadood oo ku jira gasac si fiican u xidhma. Kafeyinku waa qiyaastii badhka shaaha madow.",
  },
  "highland-black-tea": {
    title: "Shaah madow oo sare, caleen furan, gasac 1 rodol",
    description: "Caleen xoog leh oo midab naxaas ah oo Kericho ka timid, shaaha ku adag, iyada oo aan waxba lagu darinna macaan. Hal rodol oo furan, gasac cagaaran oo xarriiq tibeb leh oo aad haysan doonto markuu dhammaado. Laba qaado kildhigiiba, afar daqiiqo, ama la kari caano iyo xawaashkayaga shaaha. Xooggiisu wuu sii jiraa inta kulanka dheer socdo.",
  },
  "moringa-tea": {
    title: "Shaah moringa iyo caws-liineed, 20 bac",
    description: "Caleen moringa la qallajiyey oo Konso ka timid, caws-liineed iyo qolof liin macaan. Cagaar dhadhan leh, iftiimaya, kafeyin ma laha; casho culus kaddib ama qabow oo nacnac leh ayuu ku fiican yahay. Labaatan bac oo aan la caddayn, mid kastaa koob weyn ayay ku filan tahay; lix daqiiqo biyo kulul ku daa. Wax lama raacin: dhadhan iyo macaaniye midna. Iftiinka ka fogee, cagaarku dhadhanka ka hor ayuu baaba’aa.",
  },
  "qishr": {
    title: "Qishr: shaah diirka bunka oo sanjabiil leh, 8 wiqiyadood",
    description: "Intaan bunka la shiilin, dadka Badda Cas labadeeda dhinac diirkiisa ayay cabbi jireen. Diirka miraha ee la qallajiyey, sanjabiil la jajabiyey iyo qorfe waxay noqdaan shaah canbar ah oo dhadhankiisu yahay sabiib, raqay iyo malab. Laba qaado toban daqiiqo biyo ku kari, wax yarna macaanee. Kafeyin ka yar qaxwaha, ka badan shaaha badankiis. 8 wiqiyadood, qiyaastii shan iyo labaatan koob.",
  },
  "hibiscus": {
    title: "Ubaxa karkadeda, 8 wiqiyadood",
    description: "Karkade dhan oo la qallajiyey oo ka timid dhulka hoose ee galbeedka Keren, casaan mugdi ah oo dhanaan. Cantoobo yar habeenkii biyo qabow ku rid, ama shan daqiiqo qorfe la kari, kaddibna macaanee oo qabooji. Gurigayaga waa waxa ugu horreeya ee miiska afurka la saaro. 8 wiqiyadood waxay sameeyaan laba iyo toban litir. Isticmaalka ka hor si dhakhso ah u biyo raaci; wax yar oo ciid ah ayaa ku jiri kara.",
  },
  "ginger-coffee": {
    title: "Qaxwada sanjabiilka leh ee Keren, la shiiday, 10 wiqiyadood",
    description: "Bunka sida Eritereeyaanku u cabbaan, si madow loo shiilay oo sanjabiil qallalan lala shiiday. Diirran, filfil leh, urtiisuna wax yar way macaan tahay. Jebena ama ibrik ayuu u jilicsan yahay, moka-na waa lagu karsan karaa. 10 wiqiyadood oo ku jira bac dib loo xidhi karo. Koobkiiba hal qaado oo siman ku bilow; sanjabiilku wuu kordhaa markaad cabbayso.",
  },
};
