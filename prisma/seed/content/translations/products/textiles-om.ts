import type { ProductText } from "../types";

export const TEXTILES_OM: Record<string, ProductText> = {
  "dirac-set": {
    title: "Diracii harrii makame garbasaara waliin",
    description: "Diracii yaa’u harrii fi viskoosii halluu piriimii, daayimandii warqee kan irratti maxxanfame, googaradii wal simuu fi garbasaara warqee moggaan isaa dha’ame. Safara tokko, dheerina 58 in, bal’isee murame gatiittii irraa akka gad yaa’uuf, sabbata yookaan biinii qofa barbaada. Harkaan bishaan qorraan dhiqi, gaaddisa keessa fanni; kaawiyaan qorraan calaqqee isaa deebisa. Waraqaa haphiin maramee, ganama Iidaaf qophaa’aa.",
  },
  "dirac-cotton": {
    title: "Diracii jirbii guyyaa guyyaa, magariisaa fi warqee",
    description: "Jirbii salphaa bona dheeraa fi kushiinaa ho’aaf. Diracii bal’aa magariisa baalaa, mormaa fi jala moggaa warqee, dheerina 56 in, safara tokko, deemuuf cinaan banaa. Sa’aatii tokkotti goggoga, yoo jiidhaa raaste kaawiyaa hin barbaadu. Cinaa lamaanuu kiisii qaba, waan nu gaafataniif. Maashiniin bishaan qorraan halluu wal fakkaatu waliin dhiqi.",
  },
  "dirac-wedding": {
    title: "Diracii cidhaa kirrii warqee fi googaradii waliin",
    description: "Shifoonii cuquliisa dukkanaa’aa kirrii warqeen guutuu hojjetame, qomni isaa keessaan huccuu qaba, googaradii saatinii fi shaashii haphii waliin. Guyyaa torbaffaa misirrootiif, haadha isheetiif yookaan nama ilaalamuu barbaadu kamiif iyyuu. Safara tokko, dheerina 60 in; gatiittiin murtii osoo hin tuqin dhiphachuu danda’a. Qulqulleessaa goggogaa qofa. Fannisaa fi haguuggii jirbii waliin dhufa.",
  },
  "garbasaar-cotton": {
    title: "Garbasaara jirbii moggaan isaa dha’ame",
    description: "Shaashii lallaafaa keessa hin mul’ifne, cuquliisa galaanaa daraaraa xixiqqoo fi moggaa inchii lamaa kan nuti dha’u. 78 fi 36 in, mataa fi gatiittiif ga’aa, mudhiittis ni suuqama. Jirbii waan ta’eef hin mucucaatu, mana keessattis ni salphata. Maashiniin suuta dhiqi, funyoo irratti goggogsi. Waggaa waggaan ni bareeda; moggaan akka hin faca’in wabii qaba.",
  },
  "garbasaar-chiffon": {
    title: "Garbasaara shifoonii piriimii, daraaraa warqee",
    description: "Shifoonii haphii calaqqee hin qabne bakka biiniin qabde turu, daraaraa warqee dhiqannaan hin cabne kan irratti maxxanfame. 80 fi 40 in, moggaan afranuu ni marame. Piriimiin diracii ati yaadde caalaa waliin deema. Harkaan dhiqi yookaan kiisha saphaphuutti fayyadami. Waraqaa keessatti biinii luulii lama waliin gurgurama.",
  },
  "kids-dirac": {
    title: "Diracii Iidaa durbanii hidhaa mataa waliin, waggaa 4 hanga 8",
    description: "Diracii ga’eessotaa kan xiqqeeffame: viskoosii piriimii daayimandii warqee qabu, mudhiin isaa laastikii fiigichaaf danda’u, hidhaa mataa wal simus ni qaba. Waggaa 4 hanga 8 ni ta’a, jalli isaa inchii afur ni dheeratawwaan. Hodhaan keessaa lallaafaa, kirriin nama hin hooqxu. Maashiniin bishaan qorraan dhiqi. Kan haadhaa waliin fudhu, suuraa si gaafatu.",
  },
  "alindi-cloth": {
    title: "Huccuu alindii Banaadir, yaardii 3",
    description: "Jirbii sararaa harkaan dha’ame, naannoo dha’iinsa huccuu isa durii Maqdishuu irraa, yaardii 3 dheeraa, 34 in bal’aa, moggaan lamaanuu cufaa. Jabaa, qulqulluu fi qabbanaa’aa. Shamizii, guntiinoo, huccuu minjaalaa yookaan golgaaf ni hodhama. Halluun hin ba’u; jalqaba bishaan qorraan dhiqi, dhibbeentaa sadii akka xiqqaatu eegi. Naannoo guyyaa keessaa filadhu: diimaa, magariisa yookaan cuquliisa.",
  },
  "alindi-sky": {
    title: "Alindii cuquliisa samii Adoolessa 1f, yaardii 3",
    description: "Cuquliisa Adoolessa tokkoffaa, sarara adii fi kirrii warqee haphiin kan dha’ame. Yaardii 3, bal’ina 34 in, jirbii harkaan dha’ame moggaan qulqulluu. Shamizii, sabbata hiriira ayyaanaa, faaya yookaan huccuu minjaalaa keessummaa shantamaaf hojjedhu. Bishaan qorraan dhiqi, kaawiyaa ho’aan. Halluu kana Eebila hanga Waxabajjii qofa dha’na, kanaaf wanti argitu isa jirudha.",
  },
  "alindi-tote": {
    title: "Korojoo gabaa sarara alindii qabu",
    description: "Jirbii ulfaataa uumamaa, alindii harkaan dha’ame naannawaan marame, hidhaan isaas jaakeettii ganna irra darbuuf dheeraa. 15 fi 14 in, jalli 5 in, habaabiin akka dhaabbatuuf. Keessaan kiisii gadi fagoo tokkoo fi qabannoo furtuu qaba. Paawundii soddoma baata; yaalleerra. Bakka xuraa’e qofa haxaa’i, yookaan bishaan qorraan dhiqii diriirsii goggogsi.",
  },
  "macawis": {
    title: "Ma’awisii jirbii hodhame, sararaa",
    description: "Waan hunda caalaa dhiirri itti aara galfatu. Jirbii dura xiqqeeffame sararaa gadi fagoo qabu, akka ujummootti hodhame, dheerina 48 in, naannoo 84 in, mudhii hundatti ni dachaafama. Diimaa, magariisa yookaan cuquliisa filadhu. Halluun hin ba’u; maashiniin dhiqii goggogsi. Hidhaa waraqaa fi qajeelfama warra hidhuu hin baranne waliin dhufa.",
  },
  "macawis-gift": {
    title: "Ma’awisii fi koofiyadii hodhame, saanduqa kennaa",
    description: "Kennaa abbootii fi eessumootaaf: ma’awisii jirbii cuquliisa tokkoo fi koofiyadii harkaan hodhame, saanduqa ribbanii qabu keessatti. Koofiyadiin adii irratti adii, uraa xixiqqoo dhibba afur kan mataan itti hafuura baafatu irratti hodhame. Safara 22 hanga 23.5 in, kurmaana inchii ni diriira. Koofiyadii harkaan dhiqi, waciitii irratti goggogsi.",
  },
  "netela": {
    title: "Nexelaa harkaan dha’ame xiibebii waliin",
    description: "Jirbii akka sharariitii haphii dachaa lama, harkaan dha’ame, moggaan isaa xiibebii inchii sadii diimaa, warqee fi cuquliisa. 84 fi 42 in, kiisii jaakeettii keessa gala. Mana amantaaf, awwaalchaaf, cidhaaf yookaan galgala qabbanaa’aaf uffatama. Harkaan bishaan laafaan dhiqi, diriirsii goggogsi, osoo jiidhuu kaawi. Adiin dhiqannaa hundaan caalaatti lallaafa.",
  },
  "habesha-kemis": {
    title: "Qamisii Habashaa dheeraa, harkaan dha’ame, adii fi diimaa",
    description: "Uffata lafa ga’u shammaa harkaan dha’ame irraa, xiibebii fuula duraa, harka lamaanii fi jalatti lama. Murtii A, hidhaa mudhii fi ziippii cinaa. Safara S hanga XXL; qomaa fi dheerina safariitii ajaja waliin nuuf ergi, bilisaan siif sirreessina. Dheerina 52 hanga 58 in. Harkaan yookaan goggogaan dhiqi. Nexelaan isaa kophaatti gurgurama.",
  },
  "gabi": {
    title: "Gaabii jirbii dachaa afur",
    description: "Jirbii harkaan foo’ame dachaa afur akka tokkootti dha’ame, akka uffata halkanii furdaa, akka shamizii moofaa lallaafaa. 90 fi 60 in, paawundii afur, moggaan cuquliisaa fi warqee. Dirree manaatti ofitti mari, siree irra buusi, yookaan akka dhiira baddaa gatiittii bitaa irra darbi. Maashiniin suuta dhiqi; yeroo tokko bal’ina harkaa xiqqaata, lammata hin xiqqaatu.",
  },
  "tibeb-cushion": {
    title: "Uffisa boraatii xiibebii cuquliisa, 18 in",
    description: "Jirbii cuquliisa harkaan dha’ame, sarara adii bal’aa fi daayimandii diimaa fi warqee gidduu isaa. 18 fi 18 in, ziippii dhokataa, duubni isaa huccuuma sana, fiixeen isaa rifeensa xixiqqoo qaba. Uffisa qofa; boraatiin 20 in bareechee guuta. Bishaan qorraan, keessa garagalchii dhiqi. Soofaa salphaa irratti lamaan halluu kutaan tokko barbaaduu dha.",
  },
  "harari-cushion": {
    title: "Uffisa boraatii mana keessummaa Harar, diimaa, 20 in",
    description: "Uffisa jirbii diimaa mooraa keenyaa, xiibebii cuquliisaa fi warqee waliin, teessoo olka’aa mana Hararaaf hojjetame. 20 fi 20 in, ziippii, fiixeen jabeeffame, sababiin isaa Hararitti namni dhuguma irkata. Duubni isaa diimaa salphaa. Maashiniin bishaan qorraan dhiqi. Halluun isaa maatii ijoollee qaban kudha afuriin yaalame.",
  },
  "table-runner": {
    title: "Huccuu minjaalaa dheeraa xiibebii waliin, 72 in",
    description: "Jirbii adii harkaan dha’ame, 72 fi 15 in, fiixee lamaanitti xiibebii diimaa fi magariisa inchii saddeet, rifeensa hidhames qaba. Minjaala nama saddeetiif dheeraa, gabateef immoo dhiphaa. Xurii shaayii ni dhimma: bishaan qorraa loomiin cuupsi, itti aansii ho’aan dhiqi. Kaardii maqaa hojjettuu himutti maramee, kennaa Iidaaf ni mijata.",
  },
  "prayer-rug": {
    title: "Salli dha’ame duubni isaa lallaafaa",
    description: "Salli furdaa golgaa magariisa, moggaa warqee fi duuba kurmaana inchii jilbaaf lallaafu qabu. 44 fi 28 in, paawundii lama, xiqqaatee marama, funyoo jirbiis qaba. Rifeensi isaa gabaabaa, kanaaf qulqulluu ta’ee dafee goggoga. Maashiniin haxaa’i yookaan haquu; waggaatti yeroo tokko harkaan dhiqii diriirsii goggogsi.",
  },
  "kente": {
    title: "Huccuu kente harkaan dha’ame, yaardii 4",
    description: "Dhalootaan keenya miti, garuu galma cidhaa Baha Afrikaa hunda keessatti jaallatama: kente dhugaa Bonwire, Gaanaa irraa, moggaa inchii afuriin dha’amee walitti hodhame. Yaardii 4 fi 46 in, warqee, magariisa, diimaa fi gurraacha wal jijjiiru. Eebbaaf, kaaraavaataaf, marata mataaf yookaan keenyanaaf. Qulqulleessaa goggogaa qofa. Tokkoon isaa maqaa hojjetaa asxaa jirbii irratti baata.",
  },
};
