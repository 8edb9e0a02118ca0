import type { ShopText } from "../types";

export const SHOPS_SO: Record<string, ShopText> = {
  "demo-seller": {
    bio: "Afar iyo toban haween ah ayaa si wadajir ah wax ugu tidca daarad ku taal gudaha darbiga qadiimiga ah ee Harar. Waxaan tidicnaa dambiilo caws ah, taxnaa kuul, dhammaystirnaa barkimo; dambiil kastana waxay la tagtaa magaca haweenaydii samaysay.",
    tagline: "Tidic kasta waxay sidataa magaca haweenaydii samaysay",
    description:
      "Afar iyo toban haween ah ayaa si wadajir ah wax ugu tidca daarad ku taal gudaha darbiga qadiimiga ah ee Harar. Waxaan tidicnaa dambiilo caws ah, taxnaa kuul, dhammaystirnaa barkimo, sidii ay hooyooyinkeen isla hadhkaas uga samayn jireen.\n\nWaxaad dalbato waxaa guntin ilaa guntin sameeya laba gacmood oo qudha, magaceeduna gudaha ayuu ku tolan yahay.",
  },
  "buna-bloom": {
    bio: "Saddex jiil oo beeralay bun ah oo ku nool meel ka sarraysa Shakiso. Miraha cas oo keliya ayaan gurannaa, sariiro dhaadheer ayaan ku qallajinnaa, toddobaad kasta oo labaadna waxaan shiilnaa kooxo yaryar oo dibadda loo diro.",
    tagline: "Miro cas, sariiro dhaadheer, shiilid yar",
    description:
      "Saddex jiil oo beeralay bun ah oo ku nool meel ka sarraysa Shakiso. Waxaan gurannaa inta bislaatay oo keliya, si tartiib ah ayaan ugu qallajinnaa sariiro dhaadheer, toddobaad kasta oo labaadna waan shiilnaa, si aan waxba khaanadda ugu raagin.",
  },
  "hodan-textiles": {
    bio: "Saddex walaalo ah, hal miis oo maro-jarid. Hargeysa ayaan ku jarnaa, ku laabnaa oo ku dhammaystirnaa diracyada iyo garbasaarrada aroosyada, Ciidda iyo Jimce kasta oo caadi ah.",
    tagline: "Dharka maalinta indhuhu kugu wada jeedaan",
    description:
      "Saddex walaalo ah, hal miis oo maro-jarid. Hodan Warsame waxay meheraddeedii ugu horreysay Hargeysa ka furtay 1998. Iyada iyo walaalaheed halkaas ayay wax walba ku jaraan, ku laabaan oo ku dhammaystiraan. Ina-adeer Seward joogta ayaa dirta wixii diyaar ah, sidaas darteed dirac Isniinta la dalbaday Jimcaha waa la xiran karaa.\n\nMaro kasta waxaa laga doortaa suuqa Waaheen, gacantana waa lagu hubiyaa.",
  },
  "almaz-spice": {
    bio: "Isku-darka berberaha waxaan ka bartay hooyaday oo Gondar joogtay, ilaa 2009-kiina University Avenue ayaan ku shiidayay. Wax walba jikadayada yar ayaan ku dubnaa, ku shiidnaa oo ku xirnaa.",
  },
  "shiro-meda": {
    bio: "Aqal-farsamo ay ku shaqeeyaan kow iyo toban tidcayaal Dorze ah oo ku yaal buurta Entoto gunteeda. Waxaan ku samaynaa netela, gabi iyo maro dhar mishiinnada dhulka ka qodan, xarriiqyada tibebkana gacan ayaan ku sawirnaa.",
  },
  "xamar-handloom": {
    bio: "Dhar-samaynta Banaadir way sii dhammaanaysay markii adeerkay laba mashiin Shangaani dib ugu dhisay. Maanta siddeed farsamo-yaqaan ayaa mar kale alindi sameeya, xarriiqyadii hore iyo dhowr cusub leh.",
  },
  "kaffa-clay": {
    bio: "Dheri-sameeyayaal iyo dad bunka kaynta gurta oo ka yimid buuraha Bonga ku wareegsan. Dhoobada annaga ayaa qodanna, boholo furan ayaan ku shidnaa, waxaan geedaha hoostooda ka helnana waan shiilnaa.",
    tagline: "Dhoobo aan annagu qodnay, dab aan annagu ilaalinno",
    description:
      "Dheri-sameeyayaal iyo dad bunka kaynta gurta oo ka yimid buuraha Bonga ku wareegsan. Boggani weli foornada ayuu ku jiraa.",
  },
  "tigray-apiaries": {
    bio: "Afartan qoys oo shinni dhaqda ayaa hal qol oo malabka lagu shubo ku wada leh Adigrat. Sannadkii laba jeer ayaan gurannaa, mana kululayno wixii shinnidu samaysay.",
  },
  "oromia-silver": {
    bio: "Qalin-tumayaal u dhow suuqa Kezira. Waxaan qalin dib loo warshadeeyay ka shubnaa oo ka safaynaa qurxin yaryar, waxaanna ku taxnaa canbar iyo kuul quraarad ah oo safarkeedu kayaga ka dheer yahay.",
  },
  "cedar-tea": {
    bio: "Shaaha waxaan ku isku darnaa meel laba geed u jirta Cedar Avenue, sida habaryarahayo u sameeyaan: heyl dhab ah, qorfe dhab ah, oo aan waxba lagu buufin. Dalabyada dhow badanaa isla maalinta ayay baxaan.",
  },
  "asmara-hide": {
    bio: "Miis harag oo ku yaal gadaasha suuqa Medeber, oo aabbahay furay 1974. Haragga dhirta lagu megdeeyay gacan ayaan ku jarnaa, tol kastana waxaan ku tolnaa dun lin ah oo shamac leh.",
  },
  "sanaag-resins": {
    bio: "Qoysas xoolo-dhaqato ah oo ka yimid jarafyada Cal Madow. Beeyada duurka ah waxaan u gurannaa xilliyadii hore sidoodii, geedaha waan nasinnaa, xabbad kastana gacan ayaan ku kala soocnaa.",
  },
  "jimma-wood": {
    bio: "Qoraallo ka yimid boqortooyadii Abba Jifar. Waxaan ka shaqaynnaa wanza duufaan dhigtay, jirrid kasta waxaan ugu beernaa laba geed, waxaanna ku dhammaystirnaa shamac shinni oo keliya.",
  },
  "iftin-books": {
    bio: "Madbacad yar iyo buug-dukaan ku dhex yaal suuqa weyn ee Pillsbury. Waxaan wax u daabacnaa qoysaska laba luqadood wax ku akhriya ee doonaya in carruurtoodu sidaas noqdaan.",
  },
  "isiolo-camel": {
    bio: "Iskaashato caano oo haween leeyihiin oo ka kooban lixdan qoys oo geel dhaqda. Caanuhu mooto ayay nagu soo gaaraan qorraxdu intaanay soo bixin, isla maalintaasna waa la qaboojiyaa, la qallajiyaa ama subag laga dhigaa.",
  },
  "tadjoura-bay": {
    bio: "Xawaash iyo macmacaan sameeyayaal jooga dekedda hore ee doonyaha. Labada dhinac ee marinka ayaan wax ka iibsannaa, dukaankayaga ayaan ku isku darnaa, waxaanna u xirnaa safar dheer.",
  },
  "keren-market": {
    bio: "Waxaan ka nimid suuqa Isniinta ee Keren. Qoyskaygu sisin ayuu tuujiyaa, karkade ayuu qallajiyaa, bunkana sanjabiil ayuu la shiilaa, sida dadka halkani weligood u cabbi jireen.",
  },
  "eastleigh-threads": {
    bio: "Meherad dhar oo ku taal Waddada Lixaad ee Eastleigh, oo ay laba walaalo ah maamulaan. Waxaan haynaa waxa deriskayagu xiro, waxaanna dhar gacan lagu sameeyay ka keennaa saaxiibbo galbeed ka fog.",
  },
  "riverside-teff": {
    bio: "Talaado kasta teff ayaan shiidnaa, habeen kastana canjeero ayaan ku dubnaa Seward. Duhurka ka hor dalbo, maalinta xigta miis Twin Cities ku yaal ayay saaran tahay.",
  },
  "nyota-care": {
    bio: "Daryeel fudud oo ka yimid geedaha iyo dhirta gobolka: shea Niil ka timid, qasil geedka gobka ah, saabuun caano geel ah. Waxyaabaha ku jira waa kooban yihiin, udgoonna kuma jiro haddaan warqaddu sheegin.",
  },
};
