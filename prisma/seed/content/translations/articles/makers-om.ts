import type { ArticleText } from "../types";

export const MAKERS_OM: Record<string, ArticleText> = {
  "why-alindi-has-stripes": {
    title: "Alindiin maaliif sarara qaba",
    excerpt:
      "Huccuu qarqara Banaadir, meeshaa dha’iinsaa lama Shangaanitti, fi waan moggaa huccuu harkaan dha’amee irraa dubbistu.",
    content: `Ogeessa huccuu alindiin maaliif sararaa akka ta’e yoo gaafatte, deebii bakka buusu meeshaa isaa si agarsiisa. Halluun kirrii diriiraa keessa jira, kan dha’iinsi osoo hin eegalin diriirfamu. Yeroo hidhamu bifti murtaa’eera. Dha’iinsi guuta qofa.

## Tartiiba hojii

Qopheessuun dha’iinsa caalaa dheerata. Jirbiin ni dibama yookiin dibamee bitama, akka sararri wal duraa duubaan jirutti keenyan irratti marama, meeshaatti kirrii kirriin hidhama. Yaardii sadiif kun hidhaa dhibba hedduu dha. Namni lama guyyaa tokkoo fi walakkaatti xumura. Achii ogeessi tokko guyyaatti yaardii lama hanga sadii dha’a, moggaa boollaa taa’ee miilaan.

Kirriin qaxxaamuru yeroo baay’ee halluu tokko. Kanaafidha sararri keenyan irra caalaa lallaafu: tuqaan lammataa hundi kirrii sana.

## Sarara durii fi haaraa

Adii sarara diimaa fi gurraachaan huccuu guyyaa magaalota Banaadir ture, dhiirri marachuun, dubartiin akka uffataatti. Keelloo magaalaan nama gurguddaaf ture. Cuquliisni samii fi adiin walabummaa waliin dhufe, Waxabajjii hunda Adooleessa tokkoffaaf ga’aa hojjechuu hin dandeenyu.

Tartiiba durii huccuu maatiin ammallee qaban irraa waraabna. Yeroo fidan kirrii lakkoofna, lakkoofsa kitaaba barnootaa irratti barreessina, huccuu deebisna.

## Huccuu harkaan dha’ame akkamitti beektu

- **Moggaa ilaali.** Kirriin cinaatti deebi’a, kanaaf moggaa cufaa geengoo xixiqqoo qabutu jira. Moggaan muramee hodhame huccuu maashinii bal’aa irraa dhufa.
- **Sarara irra ilaali.** Bakka kirriin citee hidhame kukkutaan xiqqaan jira. Yaardiitti tokko yookiin lama mallattoo gaariidha, kudhan miti.
- **Ifatti qabi.** Harki yeroo hunda xiqqoo adda dha’a. Hiriirri wal bira, garuu hin maxxanfamne.

## Itti fayyadama

Alindiin jirbii dha, dhiqannaas jaallata. Yeroo lama jalqabaa bishaan qorraan kophaa isaa, diimaan dukkanaa’aan halluu xiqqoo baasuu waan danda’uuf. Dheerina irratti dhibbeentaa sadii akka xiqqaatu eegi. Dhiqannaa hundaan lallaafa, namoonnis huccuma tokko waggaa digdama uffataniiru.

Erga dhiqame qofa muri. Moggaa cufaas kaa’i: kutaa hunda caalu.`,
  },
  "inside-a-harari-basket": {
    title: "Mesoobii Hararii keessa",
    excerpt:
      "Citaa, mutaa fi galgala torban jahaa. Mesoobiin gidduu isaa irraa akkamitti guddatu, akkamitti ifaa ta’ee akka turu.",
    content: `Guufoon Harar hidhaa saantima ga’uun eegala. Kan isa booda jiru sarara tokko, ofitti maramaa, gidduu irraa hanga moggaatti quba keetiin hordofuu dandeessa.

## Maal irraa hojjetame

Citaa lamatu jira. Buufanni margaa gidduu ta’a, kutaa hin mul’anne. Sararri citaa isaa caalaa bullaa’aa fi cimaa dibamee itti marama, marsaa hunda irratti mutaan hiriira jalaa bana akka sararichi keessa ba’uuf. Hodhaan sun guufoo walitti qaba. Maxxansituu hin qabu, sibiila hin qabu, kaabii hin qabu.

Halluun hojii dura dibama, kanaaf hojjettuun bifa mataa keessatti qabdi. Ni lakkoofti. Urjiin qara kudha jaha yoo qabaate, hiriirri hundi lakkoofsa hodhaa wal fakkaataa bakka wal fakkaataatti guddachuu qaba, yoo kana ta’uu baate qaraan ni jal’ata.

## Hammam fudhata

Gabatee keenyanaa dheerina harka tokkoo galgala afur yookiin shan fudhata. Mesoobiin inchii kudha lamaa qadaada waliin gara torban jahaa, isa guddaan gidduu kutaa torban kudha tokko, sababiin isaa keenyanni yeroo banamu walqixa ta’uu qaba. Waaree booda hojjenna, yeroo mooraan gaaddisa qabu, eenyuyyuu kophaa hin hojjetu.

Guufoon waan misirroon Hararii mana ishee geessitu keessaa tokko ture, keenyanni mana Hararii kudhan kudhaniin agarsiisa, tokkoon iddoo fi maqaa qaba. Keessummaan maatii wal firoomu keenyan irraa dubbisuu danda’a.

## Mesoobii akka minjaalaatti

Baddaatti jechi guufoo biddeenni irratti dhihaatu jechuu dha: jala, gabatee bal’aa fi qadaada dheeraa. Qadaadni biddeena lallaafaa fi ho’aa godha. Namni hundi naannoo isaa taa’ee geengoo tokko irraa nyaata. Huccuu yookiin biddeena jalqabaa jala afi, ittoon citaa irraa waan hin dhiqamneef.

## Akka ifaa ta’u eeguu

1. Burushii lallaafaan awwaara irraa haxaa’i, hiriira irra.
2. Xurii huccuu xiqqoo jiidhaan haxaa’i, achii qilleensatti goggogsi, afaan gara olii.
3. Gonkumaa hin cuuphin, maashinii dhiqannaatti hin galchin. Citaan iite hodhaa laaffisa.
4. Aduu kallattii irraa fageessi. Diimaan dura haphata.
5. Bifa yoo dhabe, daqiiqaa tokko hurka agarsiisi, suuta dhiibi, waciitiin keessa jiruun haa goggogu.

Hodhaa cite moggaa irratti lilmoo fi kirrii gagaatiin sirreessuu dandeessa. Ergaa nuuf ergi, akkamitti akka ta’u siif ibsina.`,
  },
  "beeyo-from-tree-to-ember": {
    title: "Beeyoo, mukarraa hanga cileetti",
    excerpt:
      "Ixaanni Sanaagitti akkamitti haammatamu, sadarkaan maal akka ta’e, akeekkachiisa aaraa osoo hin kaasin akkamitti aarsan.",
    content: `Ixaanni deebii mukni madaa’uuf kennu. Qolli bakka xixiqqoo muraasatti haqama, xabagni aannan fakkaatu keessaa yaa’a, gara torban lamaatti jabaatee copha namoonni imimmaan jedhan ta’a.

## Xabag lama, muka lama

Gaarreen naannoo Erigaaboo irraa gosa lama haammanna. **Beeyoo** *Boswellia carteri* irraa dhufa, ogeeyyiin hedduun *Boswellia sacra* jedhanii lakkaa’u. Foolii loomii fi gaattiraa qaba, addunyaan irra caalaan kan gubu. **Maydii** *Boswellia frereana* irraa dhufa, dhagaa duwwaa irra gaara irratti guddata. Cophi isaa guddaa dha, kan akka maxxansituu ciniinamus isa.

## Haammaannaa

Haammattoonni billaa xiqqaa *mingaaf* jedhamuun gara mukkeenii ol ba’u. Qola xixiqqoo irraa haqu, torban lama booda deebi’anii walitti qabu, bakka sanas xiqqoo caalaatti banu. Kan jalqabaa laafaa dha. Cophi ifaan, adiin booda dhufa. Mukni bakka baay’etti muramu, yookiin waggaa boqonnaa hin arganne sanyii hin godhu, dargaggummaan du’a. Kanaaf maatii mukkeen qabanii boqochiisan qofa irraa binna, waggaa boqonnaafis ni kaffalla.

## Sadarkaan maal jechuudha

Xabagni gaaddisatti harkaan addaan baafama. Guddaan, adiin, ifaan sadarkaa tokkoffaa. Xixiqqaan yookiin gurraachi lammaffaa. Daakuu fi qolli gara warra zayita baasuutti deema. Gurraachi hamaa jechuu miti. Yeroo baay’ee foolii cimaa qaba, gatiin isaas walakkaa dha. Uunsii makuuf sadarkaa tokkoffaa hin barbaachisu.

## Aarsuu

**Dabqaad** yookiin girgiraa ho’a dandamatu, cilee, cirracha yookiin daaraa jalatti si barbaachisa.

- Cilee alaan yookiin jala aara-baastuutti qabsiisi, haa daalachawu guutuutti.
- Copha tokko irra kaa’i, atara irra guddaa hin taane. Yoo hoomachee gurraacha’e cileen baay’ee ho’aa dha: daaraa itti naqi.
- Cophi tokko kutaa daqiiqaa kudhan urgeessa. Lama akeekkachiisa kaasa.
- Foddaa xiqqoo bani. Aarri aara, namoonni asmii qabanii fi simbirroonni bakka biraa jiraachuu qabu.
- Gonkumaa kophaa hin dhiisin, dhagaa yookiin sibiila irra kaa’i. Cileen sa’aatii tokko ho’aa dha.

Uunsiin waan biraati: xabag, sukkaara, muka fi shittoo waliin bilchaate. Cilee xiqqaa irratti, jala uffataa fi rifeensaa, cileen erga tasgabbaa’ee aarfama.`,
  },
};
