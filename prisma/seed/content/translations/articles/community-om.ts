import type { ArticleText } from "../types";

export const COMMUNITY_OM: Record<string, ArticleText> = {
  "sending-a-parcel-home": {
    title: "Paakeetii gara biyyaa erguu akka ga’uuf",
    excerpt:
      "Bakka lakkoofsa manaa mallattoo, tarree amanamaa, waan geejjibni hin fudhanne. Saanduqa osoo hin maxxansin tarree ilaali.",
    content: `Maatiin hundi oduu paakeetii ji’a saddeet booda dhufe, yookiin gonkumaa hin dhufne qaba. Irra caalaan osoo hin ergamin dogoggoran. Waan saanduqa baay’ee saamsuu irraa baranne kuunno.

## Teessoo namni arguu danda’u barreessi

Magaalota baay’eetti lakkoofsi manaa hin jiru, konkolaachisaanis gaafatee si arga. Kanaaf waan inni gaafatu barreessi:

1. Maqaa guutuu akka waraqaa eenyummaa fudhataa irratti. Maqaan jaalalaa gumruuk hin darbu.
2. Lakkoofsa bilbilaa **lama** koodii biyyaa waliin.
3. Magaalaa, ganda, mallattoo kallattii waliin: “duuba masgiida Ali Matan, balbala cuquliisa”.
4. Biyya, Ingiliffaan qubee guddaan.

Fuulli kaffaltii keenyaa bakka mallattoo qaba. Itti fayyadami. Teessoo waraabbii saanduqa keessas kaa’i, asxaan waan cituuf.

## Osoo hin saamsin gaafadhu

Biyyi itti ga’u waan seenuu danda’uu fi gatii isaa murteessa. Fudhataan waajjira geejjibaa naannoo akka bilbilu gaafadhu: tajaajila kamtu magaalaa ga’a, maaltu ibsama, gibirri meeqa. Tajaajilli tokko tokko beeksisa malee dhaabbata, kanaaf torban itti ergitu ammas gaafadhu.

## Waan keessa hin galle

Geejjibni kamuu qilleensaan isprayii, ibidda xiqqaa, dibata qeensaa yookiin baatirii liitiyemii hin fudhatu. Hedduun shittoo balaa jedhanii ilaalu. Qorichi waraqaa fi hayyama barbaada. Maallaqni waan hunda caalaa bada. Nyaanni goggogaa, cufaa fi asxaa qabaachuu qaba, foonii fi fuduraan haaraan manatti hafu.

## Kufaatiif saamsi, masaalaaf miti

- Saanduqa haaraa keenyan lama qabu. Duriin walakkaa cimina dhabeera.
- Seentimeetira shan waan lallaafaa cinaa hundaan. Uffanni gaarii hojjeta.
- Dhangala’aa hundaaf korojoo lama, dhaabbataa, gidduutti.
- Suphaa hunda maxxansituu cimaan cufi, bifa H.
- Madaali, safari. Geejjibni saanduqni guddaa fi salphaan yoo ta’e hammaan kaffalchiisa.

## Tarree

Waan keessa jiru, meeqa, gatii isaa jecha ifaan barreessi: “uffata jirbii 3, kan fayyadame, 30 USD”. “Kennaa” ibsa miti. Gatiin baay’ee gadi aanu gibira hin qusatu. Saanduqa tursa, deebii maallaqaas ni daangessa yoo bade.

## Achii itti himi

Lakkoofsa hordoffii, suuraa saanduqaa fi tarree ergi. Namoonni waan dhufu beekan gaaffii sirrii waajjiratti gaafatu.`,
  },
  "your-first-ten-products": {
    title: "Gurguruu eegaluu: oomishaalee kee kudhan jalqabaa",
    excerpt:
      "Maal suuraa kaasan, maal barreessan, gatii siifis kaffalu akkamitti argattu, erga furtuu dhiibdee maaltu ta’a.",
    content: `Eegaluuf oomisha dhibba tokko si hin barbaachisu. Kudhan deebistee hojjechuu yookiin bituu, gaarii suuraa kaasuu, guyyaa lama keessatti erguu dandeessu si barbaachisa.

## Kudhan filadhu

Waan namoonni duraan si gaafatan fudhu. Waan tokko qofa, waan karaatti cabu, waan gurguruuf gaddan irraa hambisi. Gatiin sadii yookiin afur ga’a: waan xiqqaa doolaara kudha shan gadi, irra caalaan gidduu, tokko waan dandeessu agarsiisu.

## Suuraa foddaa bira

Huccuu adii minjaala foddaa bira irra afi, ganama, ibsaan dhaamaa. Ifi makaan halluu sobsiisa. Suuraan jalqabaa waan guutuu fuulduraan agarsiisa. Achii tokko kutaa namni tuqu, tokko hamma agarsiisu kan akka harkaa, tokko itti fayyadama. Suuraan roga afurii suuqa keenya keessatti waan hin dhabu. Lensii haxaa’i: fooyya’iinsa gatii hunda irra xiqqaa.

## Jechoota gaaffii deebisan

Mata dureen maal akka ta’e, maal irraa akka hojjetamee fi hammam akka ta’e hima: *Huccuu minjaalaa dheeraa xiibebii waliin, 72 in*. Achii waan bitataan fuula kee dura yoo dhaabbate dubbattu barreessi. Akkamitti hojjetama, eenyutu hojjeta? Hammam ulfaata? Akkamitti dhiqama? Tokko tokko irraa maaliin adda? Gaaffiin ati achitti deebistu hundi ergaa halkan walakkaa hin barreessineedha.

Afaan keetiin barreessuu fi booda kan biraa itti dabaluu dandeessa. Fuulli bitataaf afaan barreeffamni ittiin barreeffame hima.

## Gatii siif kaffalu

Waraqaa irratti herregi: meeshaa, saamsa, sa’aatii mindaa fudhattuun, kaffaltii tajaajilaa gabaa karoora keetii. Ida’amni yoo kan biraa caale, mindaa hin muran. Saffisiisi, xiqqeessi, yookiin maaliif hamma sana akka kaffalchiisu gaarii himi. Geejjibas herregi bilisa ta’uu isaa osoo hin waadaa galin.

## Itti aansee maaltu ta’a

Oomisha haaraa hunda osoo hin mul’atin ni gamaaggamna. Suuraan kee ofii fi ibsi amanamaan dafee darba. Nyaata halaala jettee yoo waamte, waraqaa ragaa yeruma sana itti maxxansi. Ajajni kee jalqabaa yoo dhufe imeelii siif ergina. Saamsi, lakkoofsa hordoffii galchi, ergaa guyyaa keessatti deebisi, bitattoonni hammam akka dafte waan arganif.

## Oomisha kurnaffaa

Bakka isaa ji’a tokko duwwaa dhiisi. Yoosuu bitattoonni kee maal ta’uu akka qabu sitti himu.`,
  },
  "henna-for-beginners": {
    title: "Hinnaa jalqabdootaaf",
    excerpt: "Bukoo, obsaa fi sukkaara: koonii jalqabaa harka tuquun dura maal qopheessan.",
    content: `Hinnaan uumamaa guyyaa jalqabaa burtukaanaa, lammataa magaala ta’a. Wanti sa’aatii keessatti gurraacha’u hinnaa miti.

## Kan barreeffamu

- Bukoon akkamitti makamu, hammam boqotu.
- Maaliif sukkaara, maaliif loomii.
- Yaalii harka irraa, guyyaa tokko dura.`,
  },
  "a-krar-for-the-living-room": {
    title: "Kiraara mana taa’umsaaf",
    excerpt:
      "Kirrii shan, waciitii fi sabbata: kiraarri baddaa akkamitti sirreeffamu, qabatamu, ganna goggogaa keessa akkamitti sirriitti turu.",
    content: `Kiraarri kirrii shan yookiin jaha qaba, morma hin qabu. Kirriin tokko sagalee tokko kenna, harki bitaan isa kam sagalessuu danda’u murteessa.

## Sirreessuu

Kirriiwwan haala afran muuziqaa baddaa, *kignit*, keessaa tokkotti sirreeffamu: tizita, bati, ambassel fi anchihoye. Tizitaan eegali. Marsaawwan ulee irraa yeroo tokkotti xiqqoo naanneessi, yeroo naanneessitu keessatti dhiibi akka qabatu.

## Qabachuu fi taphachuu

Waciitii qaama keetti irkisi, harka bitaa kirrii duuba kaa’i. Quba warra cal’isan irra kaa’i, mirgaan taphadhu. Yeedaloof harka bitaa qofaan kaasi.

## Ganna goggogaa keessatti

Mukni yeroo ho’istuun hojjettu ni xiqqaata. Kiraara ho’istuu irraa fageessi, yeroo imaltu kirrii walakkaa marsaa laaffisi, erga taphatte haxaa’i. Gogaan waciitii guyyaa jiidhaa yoo laafe, kutaa ho’aa keessatti daqiiqaan kudhan deebisa. Goggogsituu rifeensaa gonkumaa hin fayyadamin.`,
  },
};
