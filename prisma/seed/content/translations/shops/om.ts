import type { ShopText } from "../types";

export const SHOPS_OM: Record<string, ShopText> = {
  "demo-seller": {
    bio: "Dubartoonni kudha afur mooraa dallaa durii Harar keessatti waliin hodhu. Guufoo citaa hodhina, callee naqanna, boraatii xumurra; tokkoon tokkoon mesoobii maqaa dubartii isa hojjettee fudhatee deema.",
    tagline: "Marfanni hundi maqaa dubartii isa hojjettee baata",
    description:
      "Dubartoonni kudha afur mooraa dallaa durii Harar keessatti waliin hodhu. Guufoo citaa hodhina, callee naqanna, boraatii xumurra, akkuma haadholiin keenya gaaddisuma sana jalatti hojjetan.\n\nWanti ati ajajju jalqabaa hanga dhumaatti harka nama tokkootiin hojjetama, maqaan ishees keessatti hodhama.",
  },
  "buna-bloom": {
    bio: "Dhaloota sadii qonnaan bultoota bunaa Shaakkisoo gubbaa. Ija diimaa qofa funaanna, siree olka’aa irratti goggogsina, torban lama lamaan muraasa muraasaan akaayanna.",
    tagline: "Ija diimaa, siree olka’aa, akaa’uu xiqqaa",
    description:
      "Dhaloota sadii qonnaan bultoota bunaa Shaakkisoo gubbaa. Kan bilchaate qofa funaanna, siree olka’aa irratti suuta goggogsina, torban lama lamaanis akaayanna; kanaaf wanti masaalaa irra turu hin jiru.",
  },
  "hodan-textiles": {
    bio: "Obboleettii sadii, minjaala murtii tokko. Hargeessatti diracii fi garbasaara cidhaaf, Iidaa fi Jimaata hundaaf murra, moggaa hodhina, xumurra.",
    tagline: "Uffata guyyaa iji hundi si ilaalu",
    description:
      "Obboleettii sadii, minjaala murtii tokko. Hodan Warsame bara 1998 Hargeessatti suuqa jalqabaa bante. Isheenii fi obboleettonni ishee waan hunda achitti muru, moggaa hodhu, xumuru. Durbiin Seward jirtu kan qophaa’e ergiti; kanaaf diraciin Wiixata ajajame Jimaata uffatamuu danda’a.\n\nHuccuun hundi gabaa Waaheen irraa filatama, harkaanis sakatta’ama.",
  },
  "almaz-spice": {
    bio: "Barbaree walitti makuu haadha koo irraa Gondaritti baradhe; bara 2009 irraa kaasee University Avenue irratti daakaa jira. Wanti hundi kushiinaa keenya xiqqoo keessatti akaa’ama, daakama, saamsama.",
  },
  "shiro-meda": {
    bio: "Mana hojii hojjettoota huccuu Dorzee kudha tokkoo jala Enxooxxoo. Nexelaa, gaabii fi huccuu uffataa meeshaa boolla keessaatiin hojjenna, moggaan xiibebii keenyaas harkaan bocama.",
  },
  "xamar-handloom": {
    bio: "Dha’iinsi huccuu Banaadir baduuf jedhee ture yeroo wasiilli koo Shangaanitti meeshaa lama deebisee ijaaru. Har’a hojjettoonni saddeet huccuu alindii ammas hojjetu, sarara durii fi muraasa haaraadhaan.",
  },
  "kaffa-clay": {
    bio: "Warra suphee dha’uu fi buna bosonaa funaanu, tulluuwwan naannoo Bongaa irraa. Suphee keenya ofii qotanna, boolla banaa keessatti gubna, waan muka jalaa funaannes ni akaayanna.",
    tagline: "Suphee nuti qotne, ibidda nuti eegnu",
    description:
      "Warra suphee dha’uu fi buna bosonaa funaanu, tulluuwwan naannoo Bongaa irraa. Fuulli kun ammallee ibidda keessa jira.",
  },
  "tigray-apiaries": {
    bio: "Maatiin kanniisa horsiisan afurtamni kutaa itti dammi guutamu tokko Adigraat keessatti waliin qabu. Waggaatti yeroo lama haammanna, waan kanniisni hojjette gonkumaa hin ho’isnu.",
  },
  "oromia-silver": {
    bio: "Tumtuu meetii naannoo gabaa Kaziiraa. Faaya xixiqqoo meetii irra deebi’amee hojjetame irraa baqsinee qirqirra, xalayyaa fi callee bilillee imala keenya caalaa fagoo deemaniin walitti naqna.",
  },
  "cedar-tea": {
    bio: "Shaayii karaa lama Cedar Avenue irraa fagaannee makna, akkuma adaadonni keenya godhan: heelii dhugaa, qarafaa dhugaa, wanti itti biifame hin jiru. Ajajni naannoo yeroo baay’ee guyyuma sana ba’a.",
  },
  "asmara-hide": {
    bio: "Minjaala gogaa duuba gabaa Medeber, abbaan koo bara 1974 bane. Gogaa biqiltuun duugame harkaan murra, hodhaa hundas kirrii liinanii gagaan dibameen hodhina.",
  },
  "sanaag-resins": {
    bio: "Maatiiwwan qolla Kaal Madoo irraa ixaana funaanan. Ixaana bosonaa waqtiilee durii eegnee cirra, mukkeen boqochiifna, copha hundas harkaan addaan baasna.",
  },
  "jimma-wood": {
    bio: "Soqxoota mootummaa Abbaa Jifaar irraa. Waddeessa bubbeen kuffise hojjenna, jirma tokkoof biqiltuu lama dhaabna, gagaa kanniisaa qofaan xumurra.",
  },
  "iftin-books": {
    bio: "Mana maxxansaa xiqqaa fi suuqa kitaabaa giddugala gabaa Pillsbury keessaa. Maatiiwwan afaan lamaan dubbisanii ijoolleen isaaniis akka sana godhan barbaadaniif maxxansina.",
  },
  "isiolo-camel": {
    bio: "Waldaa aannanii dubartootaa maatii horsiisee bulaa jaatamaa. Aannan biiftuun osoo hin ba’in doqdoqqeen nu gaha; guyyuma sana qabbanaa’a, goggoga yookiin dhadhaa ta’a.",
  },
  "tadjoura-bay": {
    bio: "Warra mi’eessituu fi mi’aawaa hojjetan, buufata bidiruu durii irratti. Galaana gamaa fi gamanaa irraa bitanna, suuqa keenyatti makna, karaa dheeraafis saamsina.",
  },
  "keren-market": {
    bio: "Gabaa Wiixataa Kerenirraa. Maatiin koo saliixa cuunfa, karkadee goggogsa, bunas jinjibila waliin akaaya, akkuma namni asii durii kaasee dhugu.",
  },
  "eastleigh-threads": {
    bio: "Suuqa huccuu Daandii Jahaffaa, Eastleigh, obboleeyyan lama gaggeessan. Waan ollaan keenya uffatu qabna, huccuu harkaan dha’ames hiriyyoota dhihaa irraa fidna.",
  },
  "riverside-teff": {
    bio: "Kibxata hunda xaafii daakna, halkan hunda Seward keessatti biddeena tolchina. Waaree dura ajaji, guyyaa itti aanu minjaala Twin Cities irra jira.",
  },
  "nyota-care": {
    bio: "Kunuunsa salphaa mukaa fi biqiltuu naannoo keenyaa irraa: dhadhaa shea Naayil irraa, qasilii muka qurquraa irraa, saamunaa aannan gaalaa. Wanti keessa jiru muraasa, yoo barreeffame malee urgooftuu hin qabu.",
  },
};
