import type { ArticleText } from "../types";

export const RECIPES_OM: Record<string, ArticleText> = {
  "doro-wat-without-shortcuts": {
    title: "Doro wot karaa gabaabaa malee",
    excerpt:
      "Qullubbii saddeet, jalqaba zayita malee, akka baqan obsaan eeguu: ittoo namni mana gale jedhee himu.",
    content: `Haati koo qullubbii gonkumaa hin safarre. Yeroo safarte: bilbila dheeraa tokko gara Finfinnee yoo xumurtuu fi jalli xuwwee bifa jabanaa yoo fudhatu qophaa’aa dha.

Minneapolis keessatti qullubbiin bishaan qaba, ibiddis ni ho’a, kanaaf bilbilichi dheerachuu qaba. Gogaa eegali, coomaa malee, hanga bishaan bahutti walitti maki. Achi booda qofa niter kibbeh gala, isa booda immoo barbareen.

> Yoo foolii qara qabu qabaate, hin bilchaanne. Yoo mi’aawaa urgaa’e, nama hunda waami.

## Maaliif qullubbiin gogaa gala

Qullubbiin irra caalaan bishaani. Yoo coomni xuwwee keessa jiraate, moggaan ni waadama, gidduun immoo dheedhii hafa, itti aansee ittoon zayita diimaa fi bitaa-gurguddaatti gargar ba’a. Coomaa malee bishaan ofiitiin danfa, ni caccaba, suuta diimata. Ittoon sana irraa furdata. Daakuun itti hin galu.

Xixiqqeessi, harkaan yookiin maashiniin gabaabaatti. Maashiniin yeroo dheeraa hojjetu hadheessa. Xuwwee bal’aa ulfaataatti fayyadami, ibidda giddugala gadii godhi. Yoo maxxane bishaan fal’aana tokko itti naqiitii haxaa’i: diimaan jalaa dhandhama hanga hin gurraachofnetti.

## Barbareen yoom gala

Barbareen dafee gubata, achii ho’a malee dhandhama hin qabu. Ibidda gadi buusi, niter kibbeh qullubbii keessatti haa baqu, mi’eessituu bishaan xiqqoo waliin itti makkadhu. Yoo xiqqaate daqiiqaa kudhan kophaa isaa kenni. Osoo lukkuun itti hin dhihaatin calaqqisee foolii guutuu qabaachuu qaba.

## Lukkuu fi hanqaaquu

Gogaa irraa baasi, kutaatti hiri, bishaan loomii fi soogiddaan dhiqi. Sarbaa fi luka danfa dheeraa dandamatu; qomni daqiiqaa kudha shan booda gala. Hanqaaquu danfisi, qola irraa baasi, bakka afuritti gad-fagoo hin taane mura itti godhi akka ittoon keessa galuuf. Nama tokkoof hanqaaquu tokko aadaa dha, eenyuyyuu gaafachuu hin qabu.

Xuwwicha osoo hin dhiheessin boqochiisi. Doro wot daqiiqaa kudha shan booda caala, guyyaa itti aanu immoo caalaatti. Gidduu biddeenaatti dhangalaasi, hanqaaquu gubbaa kaa’i, harka mirgaatiin nyaadhu.`,
  },
  "shaah-three-ways": {
    title: "Shaayii karaa sadii, yoom isa kam akka dhiheessitu",
    excerpt:
      "Gurraacha ganamaaf, aannaniin keessummaaf, jinjibilaan qufaaf: jabanaa tokko, mi’eessituu tokko, tartiiba wanti itti galu.",
    content: `Shaayiin Somaalee ni danfa malee hin cuuphamu. Kun waan jalqaba beekamuu dha, kan kaan hundas ibsa: baala cimaa, mi’eessituu guutuu, sukkaara xuwwee keessa galu malee kubbaayyaa keessa kan hin galle.

Mi’eessituun kan xawaashii mi’aawaatti dhihaata: heelii, qarafaa, qarunfulii, jinjibila, yeroo tokko tokko barbaree gurraacha. Bishaan qabbanaa’aa keessa galu, akka isaan yeroo inni ho’u banamaniif. Baalli yeroo bishaan danfu itti aana. Aannan dhumarratti, erga galee bakkaa hin deemin.

## Shaayii bigays, isa gurraacha

Bishaan, mi’eessituu, baala, sukkaara. Daqiiqaa shan danfisi, calali, burcuqqoo xiqqaan dhugi. Waan ganama barii yookiin laaqana ulfaataa booda barbaaddu, wanti ulfaataan keessa hin jiru.

## Shaayii cadays, aannaniin

Kan keessummootaa. Bishaan harka lama fi aannan harka tokko jalqaba gaariidha; maatiin tokko tokko Iida irratti garagalchu. Ol ka’uu isaa eegi, ibidda irraa kaasi, haa bu’u, deebisi. Yeroo sadii furdisa osoo aannan hin gubin. Yoo daakuu aannan gaalaa mana qabaatte, asitti bakka gaariidha: dura bishaan qabbanaa’aa xiqqoo waliin maki.

## Jinjibila baay’een, qufaaf

Jinjibila haaraa quba abbuudduu tumi, osoo baalli hin galin daqiiqaa kudhan bishaan keessa kaa’i. Aannan dhiisi, damma immoo bakka sukkaaraa kubbaayyaa keessa kaa’i.

## Waantota xixiqqoo barbaachisoo

- Heelii hamma banamutti qofa caccabsi. Daakuun shaayii dukkaneessa.
- Baala danfuuf hojjetametti fayyadami. Baalli salphaan hadhaa’a.
- Yeruma sana gara teermosii ho’aatti calali. Shaayiin baala irra turu hadhaa’a.
- Sukkaara xiqqoo godhi, sukkaarri minjaala irra haa taa’u. Namni hundi hamma eessumoonni keenya fudhatan hin fudhatu.`,
  },
  "canjeero-subaxdii": {
    title: "Canjeeroo ganamaa: akkaataa nuti itti hojjennu",
    excerpt:
      "Bukoon halkan qophaa’u, eelee ho’aa, maaliif iji isaa akka ba’u. Qajeelfama salphaa mana hundaaf ta’u.",
    content: `Mana Somaalee ganama foolii canjeerootiin eegala. Nyaata salphaa dha, garuu yeroo barbaada: bukoon halkan qophaa’a, akka ganamaaf dhangaggaa’uuf.

## Waan si barbaachisu

- Daakuu kubbaayyaa lama
- Boqqolloo yookiin misingaa daakame walakkaa kubbaayyaa
- Raacitii fal’aana xiqqaa tokko
- Bishaan laafaa kubbaayyaa lamaa fi walakkaa
- Soogidda xiqqoo, sukkaara yoo feete

## Halkan

Daakuu, boqqolloo fi raacitii walitti maki. Bishaan xiqqoo xiqqoon itti naqi, hanga bukoon akka itittuu haphii ta’utti raasi. Huccuu qulqulluun haguugi, bakka ho’aa kaa’i. Ganna keessa, ofiin dhaamaa keessi isaa gaariidha.

## Ganama

Bukoon ol ka’eera, hoomacha qaba. Soogidda itti dabali, suuta walitti maki. Yoo baay’ee furdate bishaan xiqqoo itti dabali. Kubbaayyaa irraa salphaatti yaa’uu qaba.

Eelee ho’isi hanga copha bishaaniitii irra utaalu. Gidduutti bukoo kubbaayyaa tokko dhangalaasi, jala kubbaayyaatiin gidduudhaa gara alaatti naanneessi. Marsaan sun mallattoo canjeeroo ti.

Daqiiqaa tokko haguugi. Iji ba’uu qaba, gubbaan goguu qaba. **Hin garagalchin.** Karaa tokko qofa bilchaata.

## Iji yoo ba’uu dide

Sababa sadiitu jira: bukoon hin dhangaggoofne, furdateera, yookiin eeleen hin ho’ine. Dura ho’a ilaali, kanatu irra baay’ata.

## Akkaataa nyaatamu

Dhadhaa fi sukkaara, zayita saliixaa, yookiin damma. Ijoolleen shaayii aannanii itti naqu. Guyyoota boqonnaa tiruu yookiin suqaarii waliin nyaatama. Canjeeroon halkan hafe *canjeero shaah leh* ta’a: caccabsi, shaayii ho’aa itti naqi, nyaadhu.`,
  },
};
