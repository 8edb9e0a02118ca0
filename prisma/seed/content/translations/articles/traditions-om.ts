import type { ArticleText } from "../types";

export const TRADITIONS_OM: Record<string, ArticleText> = {
  "three-rounds-of-coffee": {
    title: "Marsaa sadii: akkaataan sirni bunaa adeemu",
    excerpt:
      "Abol, toonaa, barakaa. Marsaa tokko tokko keessatti maaltu ta’a, maal si barbaachisa, hammam turta.",
    content: `Namni Itoophiyaa yookiin Eritiraa keessaa yoo bunaaf si waame, waaree kee duwwaa godhi. Bunni fuula kee duratti akaa’ama, tumama, danfa, dhangala’a, yeroo sadii; isa jalqabaa booda deemuun immoo cidha nyaata dura dhiisuutti dhihaata.

## Isa jalqabaa dura

Namni si simate marga lafa irra afa, siinii xixiqqoo, *siinii*, minjaala gadi aanaa irra kaa’a, ixaana aarsa. Bunni jiidhaan dhiqamee eelee cilee irra jiru irratti, osoo hin dhaabbatin raafamaa akaa’ama. Yeroo gurraacha’ee zayitaan calaqqisu, eeleen kutaa keessa naanna’a akka namni hundi aara gara ofiitti fudhatuuf. Faaya miti. Yeroo keessummoonni akaa’uun gaarii ta’uu isaa gaafatamanii dha.

Achi booda bunni mooyyee mukaatti tumama, bunni immoo *jabanaa* keessa gala, kan suphee morma dheeraa. Ni danfa, ni bu’a, ni taa’a. Cuftuun rifeensa fardaa yookiin foo’aa afaan isaa irraa daakuu dhorka.

## Abol, toonaa, barakaa

- **Abol** marsaa jalqabaa fi isa cimaa dha. Keessummaan umuriin guddaan dura dhuga.
- **Toonaa** bishaan itti dabaluun hojjetama. Haasaan asitti eegala.
- **Barakaa** isa sadaffaa fi salphaa dha. Jechi eebba jechuu dha, marsaa hin dhabamnes isa kana.

Tigriffaan *awel*, *kale’i* fi *bereka* jedhamu. Maatii Oromoo biratti guyyaa ayyaanaa *buna qalaa* argachuu dandeessa: buna guutuu dhadhaan bilchaate, kan nyaatamu malee hin dhugamne.

## Akkaataan dhugamu

Magaalotatti gurraacha sukkaaraan baramaa dha. Baadiyyaatti soogidda, dhadhaa yookiin ciraa kubbaayyaa keessatti argita. Yeroo hunda waan ciniinamu jira: fandishaa, garbuu akaa’ame yookiin *himbasha*.

## Apaartamaa keessatti

Jabanaa, siinii jaha, eelee xiqqaa fi buna ammallee jiidhaa si barbaachisa. Ibidda irratti xiqqoo xiqqoon akaayi, foddaa osoo hin eegalin bani, booda miti. Jabanaa dura bishaan ho’aan ho’isi, sababiin isaa supheen kaabinii irraa ibidda ho’aa irratti yoo kaa’ame ni baqaqa. Saamunaan hin dhiqin: dhandhama qabata.

Yoo xiqqaate nama lama waami. Buna kophaa danfisuu dandeessa, sirna garuu miti.`,
  },
  "how-a-dirac-is-worn": {
    title: "Diraciin akkamitti uffatamu, akkamitti eegamu",
    excerpt:
      "Uffata, googaradii, shaashii: maal waliin deema, dheerina akkamitti filatu, voyilii calaqqee osoo hin dhabin akkamitti dhiqan.",
    content: `Diraciin kutaa sadii qaba. Yoo uffata qofa bitte, harka sadii keessaa tokko qofa qabda.

**Diraciin** mataan isaa uffata dheeraa, bal’aa fi salphaa, irra caalaan voyilii, akka huccuun gatiittii irraa gadi bu’ee karaa tokko irratti qabamuuf murama. Jala isaa **googaradiin** gala, huccuu harrii yookiin saatinii fiixeen isaa akka mul’atu barbaadamu. Gubbaan **garbasaara** ta’a. Uffanni kuni fedhiidhaan haphii dha; halluun googaradii halluu kenna.

## Isa kam yoomiif

- **Manaa fi daawwannaaf**: voyilii jirbii, halluu ifaa, kirrii sibiilaa malee. Torban torbaniin dhiqamuu danda’a.
- **Iidaaf**: tuuta halluu tokkoo, garbasaara bifa waliin deemu malee halluu jalaa qofa kan hin taane.
- **Cidhaaf**: kirrii warqee yookiin meetii, moggaa ulfaataa, googaradii saatinii. Keessummoonni halluu cimaa filatu. Isa warqee caalu misirrootiif dhiisi.

## Dheerinaa fi bal’ina

Gubbaa gatiittii irraa hanga lafaatti kophee waliin safari, bal’ina harkaas itti dabali. Dabalanni sun mudhii irratti walitti qabama yookiin googaradii keessa gala, huccuu socho’u kan godhus isa. Irra caalaan 150 hanga 175 seentimeetiraaf murra. Yoo isaa ol taate osoo hin ajajin dura ergaa nuuf ergi, sababiin isaa moggaan hin jirre hin dheeratawwaanu.

## Dhiqannaa

Voyilii jirbii: bishaan qorraa, saamunaa laafaa, harkaan, hin micciirin. Fooxaan maraadhu, gaaddisatti fanni. Yeroo jiidhu karaa keessaan kaawiyaa gadi aanaan kaawi.

Kirrii sibiilaa: gonkumaa hin cuuphin. Erga uffatte qilleensa agarsiisi, xurii huccuu jiidhaan tuqi, kan hafe qulqulleessituu saarii beektuuf dhiisi. Shittoo fi isprayiin rifeensaa warqee dukkaneessu, kanaaf uffata dura kaa’i.

## Kaa’uu

Voyilii laaffisii dachaasi, gidduutti waraqaa adii kaa’i, dachaa waggaatti yeroo lama jijjiiri. Uunsiin kaabinii bareedaa dha, garuu aarri dura haa qabbanaa’u: xabagni ho’aan mallattoo dhiisa.`,
  },
  "four-weeks-before-eid": {
    title: "Iida dura torban afur: tarree hojjetu",
    excerpt:
      "Maal yoom ajajamu, maal qorrisiisuun gaarii, maal tursiifamu, akka halkan dhumaa Ramadaanaa hiriira keessa hin dhaabbanneef.",
    content: `Guyyaan Iidaa ji’a irratti hundaa’a, hojiin isa duraa garuu miti. Kun tarree qabbaneessituu keenya irratti maxxanee dha. Yeroo Ramadaanni eegalu eegala.

## Torban tokkoffaa: waan imalu ajaji

Wanti ogeessa irraa kallattiin dhufu yeroo barbaada: uffata safaramee muramu, mesoobii Harar, kennaa firootaa biyya alaa. Fuulli oomishaa eessaa akka ergamu hima. Yoo guyyaan dhihaate gurguraa gaafadhu. Paakeetiin daangaa ceetu amma ba’uu qabdi.

Waan ifxaarri galgala hunda fayyadamu kuusi: timira, haguuggii sambuusaa, misira, zayita, shaayii. Timirri qabbaneessituu keessatti ji’oota tura, kanaaf saanduqni guddaan tokko xixiqqoo afur irra gatii xiqqaata.

## Torban lammaffaa: qorrisiistuu guuti

Sambuusaan **osoo hin waadamin** baay’ee gaarii qorra. Gabatee irra gargar fageessii kaa’i, haa jabaatu, achii korojootti naqi. Qorrisiistuu irraa kallattiin ho’a xiqqoo gadi aanaatiin waadi. Namoonni lama haguuggii shantamaaf sa’aatii tokko barbaadu.

Xawaashii fi barbareen amma daakamuu danda’u. Hundeen shoorbaas. Bukoon canjeeroo hin danda’u, itti fufee waan dhangaggaa’uuf.

## Torban sadaffaa: uffata

Hunda yaali. Ijoolleen guddataniiru. Shaashiin dhabameera. Hodhaan torban sadaffaatti kolfu afraffaatti hin kolfu. Yoo ijoollee maatii biraatiif kennaa bitte, warra safara gaafadhu, fedhii miti.

Torban kun maatiin kee zakaatul fixrii akkamitti akka kennu murteessuufis gaariidha. Salaata Iidaa dura dirqama, masgiidota baay’een dursanii walitti qabu akka namaa ga’uuf.

## Torban dhumaa: manaa fi mi’aawaa

Halwaa amma bitii yookiin hojjedhu; qorqoorroo cufaa keessatti guyyoota muraasa booda gaariidha. Kutaa tokko sirriitti qulqulleessi, isa keessummoonni taa’an, kan kaan dhiisi. Uunsii, cilee fi girgiraa bakka tokko kaa’i.

## Galgala dura

Kaawi, ijoollee dhiqi, uffata qopheessi, waan haaraa hin cuuphin. Teermosii fi burcuqqoo minjaala irra kaa’i. Ganama salaata Iidal fixrii dura akka aadaatti timira muraasa nyaadhu, achii keessummoonni haa dhufan.`,
  },
  "buna-besost-zur": {
    title: "Buna marsaa sadii: abol, toonaa, barakaa",
    excerpt:
      "Sirni bunaa maal barbaada, akkamitti adeema, apaartamaa xiqqaa keessattis akkamitti danda’ama?",
    content: `Buna dhugaa yoo jedhame dhugaatii qofa miti. Ollaan walitti qabama, oduun haasa’ama, namni walitti dhufee walii galu araarama. Kanaafidha marsaa sadii kan qabu.

## Qophii

Lafa irra margi ni facaafama, rakabootiin ni kaa’ama, siiniin ni tarreefama, ixaanni ni aarsama. Bunni jiidhaan filamee dhiqama, achii eelee sibiilaa irratti osoo hin dhaabbatin raafamaa hanga gurraacha’utti akaa’ama. Bunni akaa’ame keessummootatti ni naanneeffama; aara gara ofiitti fudhatanii urgeessu, ni galateeffatus.

Bunni mooyyeetti tumama. Jabanaa keessatti bishaan danfa, bunni tumame itti naqama, akka hin yaaneef ilaalamaa danfa. Achii bu’ee taa’a.

## Marsaa sadan

- **Abol** isa jalqabaa ti; cimaa dha. Namni umuriin guddaan dursa.
- **Toonaa** isa lammaffaa ti; bishaan itti dabalamee deebi’ee danfa. Haasaan amma mi’aawa.
- **Barakaa** isa sadaffaa ti; salphaa dha. Eebbatu itti jira, osoo hin dhugin deemuun hin gorfamu.

## Ciree bunaa

Fandishaa, qolloo, daabboo yookiin ambaashaa dhihaata. Sukkaarri baay’een baramaa dha; naannoo tokko tokkotti soogidda, dhadhaa yookiin ciraa itti dabalama.

## Apaartamaa keessatti

Foddaa dursii bani. Yeroo tokkotti buna jiidhaa siinii tokkoo ol hin akaayin. Akeekkachiisni aaraa ibidda irraa fagoo ta’uu isaa ilaali, garuu hin dhaamsin. Jabanaa haaraa osoo hin fayyadamin bishaan ho’aan ho’isi; supheen qorraan tasa ibidda yoo argu baqaqa. Jabanaa saamunaan hin dhiqin, bishaan ho’aa qofaan luluuqi.

## Waan dhumaa tokko

Bilbila gara maddiitti kaa’i. Marsaan sadan sa’aatii tokkoo fi walakkaa fudhata; yeroo sanatu buna buna taasisa.`,
  },
};
