import type { ProductText } from "../types";

export const COFFEE_OM: Record<string, ProductText> = {
  "guji-natural": {
    title: "Buna Gujii uumamaa, firii guutuu, 12 oz",
    description: "Ija buna bilchaataa qonna Shaakkisoo gubbaa irraa, guyyaa kudha saddeetiif guutuutti goggogfame, kanaafuu dhandhamni isaa kubbaayyaa keessatti hafa. Buluuberii, kokowaa fi mi’aa dheeraa ni argatta. Akkaata giddugaleessaan akaa’ame, firii guutuu, 12 oz korojoo vaalvii qabuu fi guyyaa itti akaa’ame waliin. Torban tokkoo hanga ji’a lamaatti erga akaa’amee gaarii dha. Jabanaan, dhimbiibaan yookaan French press suutaan ni bareeda.",
  },
  "yirgacheffe-washed": {
    title: "Buna Yirgaacaffee dhiqame, firii guutuu, 12 oz",
    description: "Buna ifaa fi urgaa abaaboo qabu, buufata dhiqannaa sadii naannoo Qocorree irraa. Yeroo ho’u jaasmiinii fi qola loomii, yeroo qabbanaa’u shaayii gurraachaa fi damma. Akaa’uu salphaa, firii guutuu, 12 oz. Barame irra xiqqoo bulleessi, bishaanis hin danfisin. Aannan malee ni miidhaga. Kibxata lama lamaan akaayna, guyyaa lama keessatti erginna; kanaaf korojoon ati bantu yeroo baay’ee torban lama hin caalu.",
  },
  "sidama-ground": {
    title: "Buna Sidaamaa jabanaaf daakame, 12 oz",
    description: "Buna guyyaa guyyaa kushiinaa keenyaa, xiqqoo gurraachessinee akaa’ame, jabanaaf immoo bulleeffame. Chokoleetii fi qola burtukaanaa, soogidda, dhadhaa yookaan sukkaara dandamatu. Jabanaa xiqqaaf fal’aana guutuu lama godhi, yeroo lama danfisi, daqiiqaa sadii haa taa’u. Akka buna Turkiittis ni ta’a. 12 oz korojoo deebi’ee cufamu keessatti.",
  },
  "green-coffee": {
    title: "Buna jiidhaa manatti akaa’amu, 2 lb",
    description: "Buna Gujii hin akaa’amin, hamma 15 fi isaa ol, yeroo lama filame, korojoo jirbii keessatti. Eelee diriiraa irratti ibidda giddugaleessaan, utuu hin dhaabin raasaa, daqiiqaa sagal hanga kudha lamaatti akaayi, hanga dhoo’insi lammataa eegalutti. Fooliin isaa walakkaa sirnaa ti. Bakka qabbanaa’aatti waggaa tokko tura, kanaaf buna keessummaaf mana keessa kaa’anii dha. 2 lb.",
  },
  "kaffa-forest": {
    title: "Buna bosona Kaffaa, 10 oz",
    description: "Kan funaaname, kan hin qotamin: muka bosona duumessaa naannoo Bongaa irraa, bakka bunni yeroo jalqabaatiif dhugame. Dhandhamni isaa lallaafaa fi mi’eessituu kan qabu, kedarii, piriimii fi korarima gurraacha. Akaa’uu giddugaleessaa, firii guutuu, 10 oz. Haammannoon waggaa kiiloo dhibba muraasa qofa, kanaaf korojoon hundi dhandhama waqtii isaa qaba. Suuta danfisi, dura sukkaara malee.",
  },
  "black-jebena": {
    title: "Jabanaa suphee gurraachaa siinii jaha waliin",
    description: "Meeshaa bunaa harkaan ijaarame, aaraan gubamee keessaa fi duubaan gurraacha’e, teessoo citaa fi siinii xixiqqoo jaha waliin. 34 oz qabata, nama afuriif marsaa sadii ga’a. Gaazii, cilee yookaan elektirikii irratti fayyadami. Yeroo jalqabaaf aannan keessatti danfisi, achii bishaan ho’aa qofaan dhiqi. Olka’iinsi isaa inchii 9; garaagarummaan bifaa xiqqoon harka hojjetaa ti.",
  },
  "jebena-small": {
    title: "Jabanaa xiqqaa nama tokkoof yookaan lamaaf, 12 oz",
    description: "Jabanaa ganama calla jedhu: 12 oz, siinii lama yookaan kubbaayyaa guddaa tokkoof. Suphee lagaa fi aarri isaa akkuma jabanaa keenya guddaa ti, cuftuu citaa fi marsaa jirbii irra taa’u waliin. Olka’iinsi inchii 6. Yeroo jalqabaa suuta ho’isi, waggoota hedduuf si tura. Bishaan ho’aan dhiqi, saamunaa malee, gad garagalchii goggogsi.",
  },
  "sini-cups": {
    title: "Siinii harkaan dibame, jaha",
    description: "Siinii xixiqqoo gurra hin qabne jaha, adii irratti xiibebii diimaa fi cuquliisaan harkaan dibame; kanaaf bifni isaanii gonkumaa wal hin fakkaatu. Tokkoon 3 oz qabata. Afaan isaa haphii, jalli isaa ulfaataa, kaabinii keessattis walirra kaa’ama. Maashinii dhiqannaa gubbaa keessa galuu ni danda’a. Saanduqa citaa fi huccuu jirbii waliin dhufa, kennaaf qophaa’aa.",
  },
  "ceremony-set": {
    title: "Kennaa sirna bunaa: jabanaa fi buna jiidhaa",
    description: "Waan sirna jalqabaaf barbaachisu hunda saanduqa tokko keessatti: jabanaa suphee gurraachaa, siinii jaha, eelee qabannoo dheeraa, buna bosonaa jiidhaa 1 lb, afuufduu citaa fi ixaana 2 oz. Kaardiin maxxanfame marsaa sadan Afaan Ingiliffaa, Oromoo fi Amaaraan ibsa. Saanduqa mukaa citaan guutame keessatti, 16 fi 12 in. Kennaa arjaa Iidaaf yookaan mana haaraaf.",
  },
  "harar-longberry": {
    title: "Buna Harar firii dheeraa, akaa’uu gurraacha, 1 lb",
    description: "Firii dheeraa fi qara qabu qonna bokkaa bahaa magaalaa dallaa irraa, ollaan keenya Usmaa’il ibidda qoraaniin gurraachessee akaaya. Goraa, tamboo fi chokoleetii hadhaa’aa, dhangaggaa’aa xiqqoo. Firii guutuu, 1 lb. Kun buna hojjettoonni keenya sa’aatii kudhanii fi afuritti dhuganii dha. Aannaniif cimaa dha, kan hafes buna qorraa gaarii ta’a.",
  },
  "shaah-blend": {
    title: "Mi’eessituu shaayii aannanii, 6 oz",
    description: "Heelii magariisa, qarafaa, qarunfulii, jinjibila fi barbaree gurraacha xiqqoo; hin daakamne, ni caccabfame, kanaaf shaayiin ifaa ta’a. Fal’aana xiqqaa tokko shaayii gurraachaa fi qola loomii waliin daqiiqaa shan danfisi, itti aansii aannanii fi sukkaara itti dabali. Qaruuraan 6 oz kubbaayyaa jaatama ta’a. Baala shaayii hin qabu, kanaaf ruuzii, kukiisii fi chokoleetii ho’aafis ni ta’a. Kushiinaa ragaa halaalaa qabu.",
  },
  "purple-tea": {
    title: "Shaayii Keeniyaa diimaa-cuquliisa, baala, 4 oz",
    description: "Baala darbee darbee argamu dhiha Tulluu Keeniyaa irraa, bifa vaayoleetii salphaa kan qabu, yoo loomiin itti cuunfame diimaa haphii ta’u. Salphaa, foolii mukaa fi xiqqoo mi’aawaa, shaayii magariisaa fi oolong gidduu. Fal’aana tokko kubbaayyaaf, bishaan 175 F, daqiiqaa sadii; baalli isaa yeroo lammataas ni kenna. 4 oz qorqoorroo jabaatee cufamu keessatti. Kaafeeniin isaa walakkaa shaayii gurraachaa ti.",
  },
  "highland-black-tea": {
    title: "Shaayii gurraacha baddaa, baala, qorqoorroo 1 lb",
    description: "Baala cimaa bifa sibiilaa Kerichoo irraa, shaayii aannaniif cimaa, qofaa isaas dhuguuf gaarii. Lb tokko, baala, qorqoorroo magariisa xiibebii qabu kan duwwaa yoo ta’es hin gatne. Jabanaa tokkoof fal’aana lama, daqiiqaa afur, yookaan aannanii fi mi’eessituu keenya waliin danfisi. Walga’ii dheeraa irrattis cimina isaa hin dhabu.",
  },
  "moringa-tea": {
    title: "Shaayii moringaa fi margaa loomii, 20",
    description: "Baala moringaa goggogfame Konsoo irraa, marga loomii fi qola burtukaanaa waliin. Magariisa, ifaa fi kaafeenii kan hin qabne; irbaata guddaa booda yookaan qorraa nahanaa’a waliin ni mi’aawa. Korojoo xixiqqoo digdama, tokkoon kubbaayyaa guddaaf ga’a; daqiiqaa jaha dhiisi. Wanti itti dabalame hin jiru. Ifa irraa fageessi, halluun dhandhama dura bada.",
  },
  "qishr": {
    title: "Qishrii, shaayii qola bunaa jinjibilaan, 8 oz",
    description: "Osoo bunni hin akaa’amin dura, namoonni qarqara Galaana Diimaa lamaanii qola isaa dhuguu turan. Qolli goggogfame jinjibilaa fi qarafaa waliin shaayii diimaa zabibii, roqaa fi damma dhandhamu ta’a. Fal’aana lama bishaan keessatti daqiiqaa kudhan danfisi, xiqqoo mi’eessi. Buna irra kaafeenii xiqqaa, shaayii baay’ee irra guddaa. 8 oz, kubbaayyaa digdamii shan.",
  },
  "hibiscus": {
    title: "Daraaraa karkadee, 8 oz",
    description: "Karkadee guutuu goggogfame gammoojjii dhiha Kereen irraa, diimaa ciimaa fi dhangaggaa’aa. Ija harkaa xiqqoo bishaan qorraa keessa bulchi, yookaan qarafaa waliin daqiiqaa shan danfisi, mi’eessiitii qabbaneessi. Mana keenyatti wanta jalqaba minjaala ifxaaraa irra taa’uu dha. 8 oz liitira kudha lama ta’a. Osoo hin fayyadamin bishaan irra naqi; cirrachi xiqqoon jiraachuu danda’a.",
  },
  "ginger-coffee": {
    title: "Buna jinjibilaa Kereen, daakame, 10 oz",
    description: "Buna akka Eritraanonni dhugan, gurraacha’ee jinjibila goggogaa waliin daakame. Ho’aa, barbareessaa fi foolii xiqqoo mi’aawaa. Jabanaa yookaan ibriqiif bullaa’aa dha, mookaa keessattis ni hojjeta. 10 oz korojoo deebi’ee cufamu keessatti. Kubbaayyaa tokkoof fal’aana tokkoon eegali; jinjibilli yeroo dhugdu cimaa deema.",
  },
};
