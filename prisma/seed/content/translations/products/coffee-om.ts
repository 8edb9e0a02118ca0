import type { ProductText } from "../types";

export const COFFEE_OM: Record<string, ProductText> = {
  "guji-natural": {
    title: "Buna Gujii uumamaa, firii guutuu, 12 oz",
    description:
      "Ija buna bilchaataa qonna Shaakkisoo gubbaa irraa, guyyaa kudha saddeetiif guutuutti goggogfame, kanaafuu dhandhamni isaa kubbaayyaa keessatti hafa. Buluuberii, kokowaa fi mi’aa dheeraa ni argatta. Akkaata giddugaleessaan akaa’ame, firii guutuu, 12 oz korojoo vaalvii qabuu fi guyyaa itti akaa’ame waliin. Torban tokkoo hanga ji’a lamaatti erga akaa’amee gaarii dha. Jabanaan, dhimbiibaan yookiin French press suutaan ni bareeda.",
    originStory:
      "Shaakkisoon godina Gujii keessatti meetira 1,950 irratti argamti, bakka bunni laaftoo fi odaa jalatti guddatu. Biyyeen diimaan bishaan dafee dabarsa, halkan immoo ni qorra, kanaafuu iji suuta bilchaata, mi’aa isaas hin dhabu. Qonni asii irra caalaan dirree kubbaa irra xiqqaata.",
    culturalSignificance:
      "Mana Oromoo keessatti bunni marsaa sadii dhangala’a, isa sadaffaa dura deemuun tuffii xiqqaa dha. Bunni dhadhaan akaa’ame, buna qalaa, ammallee cidhaa fi araara maatii irratti dhihaata.",
    artisanBio:
      "Boontuu Gammachuu heektaara lama akkoo ishee waggaa digdamii jahatti fudhatte, amma ollaa soddomii tokko irraa bitti. Guyyaa geessifamutti maallaqa harkaa kaffalti, gatii kiiloos balbala buufata dhiqannaa irratti maxxansiti.",
    makingProcess:
      "Iji diimaan yeroo lama harkaan funaanama, achii kan salphaan akka irraa fudhatamuuf bishaan irra bololi’a. Kan hafe siree olka’aa irratti goggoga, guyyaa sa’aatii sa’aatiin garagalfama, waaree fi halkan haguugama, achii qolli ba’a, ji’a tokko boqotee akaa’ama.",
  },
  "yirgacheffe-washed": {
    title: "Buna Yirgaacaffee dhiqame, firii guutuu, 12 oz",
    description:
      "Buna ifaa fi urgaa abaaboo qabu, buufata dhiqannaa sadii naannoo Qocorree irraa. Yeroo ho’u jaasmiinii fi qola loomii, yeroo qabbanaa’u shaayii gurraachaa fi damma. Akaa’uu salphaa, firii guutuu, 12 oz. Barame irra xiqqoo bulleessi, bishaanis hin danfisin. Aannan malee ni miidhaga. Kibxata lama lamaan akaayna, guyyaa lama keessatti erginna; kanaaf korojoon ati bantu yeroo baay’ee torban lama hin caalu.",
    originStory:
      "Tulluuwwan naannoo Qocorree bara 1970moota irraa eegalanii buna dhiqame dhiheessu, yeroo maashinoonni qola baasan jalqabaa gaangeen dhufan. Laggeen waggaa guutuu yaa’u, kanaaf tooftaan dhiqannaa as jabaate malee gara bahaatti hin deemne.",
    makingProcess:
      "Qolli galgala funaanametti ba’a. Bunni bishaan jalatti sa’aatii soddomii jahaaf bukaa’a, bo’oo dheeraa keessatti dhiqama, achii siree gaaddisa qabu irratti guyyaa kudhan goggoga. Kan cabe yookiin haphate harkaan irraa fuudhama.",
  },
  "sidama-ground": {
    title: "Buna Sidaamaa jabanaaf daakame, 12 oz",
    description:
      "Buna guyyaa guyyaa kushiinaa keenyaa, xiqqoo gurraachessinee akaa’ame, jabanaaf immoo bulleeffame. Chokoleetii fi qola burtukaanaa, soogidda, dhadhaa yookiin sukkaara dandamatu. Jabanaa xiqqaaf fal’aana guutuu lama godhi, yeroo lama danfisi, daqiiqaa sadii haa taa’u. Akka buna Turkiittis ni ta’a. 12 oz korojoo deebi’ee cufamu keessatti.",
    originStory:
      "Qonnaan bultoonni Sidaamaa buna warqee fi avokaadoo gidduu dhaabu, kanaaf qonna guddaa caalaa iddoo kuduraa fakkaata. Kun Bansaa irraa dhufe, bakka haammaannaan hanga Amajjiitti deemuu fi iji xiqqaa fi jabaa ta’e.",
    culturalSignificance:
      "Bunni jabanaa yeroo baay’ee daqiiqaa muraasa dura tumama, sagaleen mooyyee immoo waan ollaan waamamuu akka jiru ittiin beekudha. Qaruurri bullaa’aan guyyaa eenyuyyuu tumuuf yeroo hin qabneef.",
  },
  "green-coffee": {
    title: "Buna jiidhaa manatti akaa’amu, 2 lb",
    description:
      "Buna Gujii hin akaa’amin, hamma 15 fi isaa ol, yeroo lama filame, korojoo jirbii keessatti. Eelee diriiraa irratti ibidda giddugaleessaan, utuu hin dhaabin raasaa, daqiiqaa sagal hanga kudha lamaatti akaayi, hanga dhoo’insi lammataa eegalutti. Fooliin isaa walakkaa sirnaa ti. Bakka qabbanaa’aatti waggaa tokko tura, kanaaf buna keessummaaf mana keessa kaa’anii dha. 2 lb.",
    culturalSignificance:
      "Sirni buna jiidhaan eegala, kan akaa’ameen gonkumaa miti. Eeleen kutaa keessa naanna’a akka keessummaan hundi aara harkaan gara ofiitti fudhatee gaarii dha jedhuuf.",
    makingProcess:
      "Erga qolli ba’ee bunni minjaala raafamu irra, achii harka namoota lamaa keessa darba. Kan liqimfamu, guutuu fi fiixee quba ga’u qofa hambifna, torban afur joonyaa keessatti boqochiifna.",
  },
  "kaffa-forest": {
    title: "Buna bosona Kaffaa, 10 oz",
    description:
      "Kan funaaname, kan hin qotamin: muka bosona duumessaa naannoo Bongaa irraa, bakka bunni yeroo jalqabaatiif dhugame. Dhandhamni isaa lallaafaa fi mi’eessituu kan qabu, kedarii, piriimii fi korarima gurraacha. Akaa’uu giddugaleessaa, firii guutuu, 10 oz. Haammannoon waggaa kiiloo dhibba muraasa qofa, kanaaf korojoon hundi dhandhama waqtii isaa qaba. Suuta danfisi, dura sukkaara malee.",
    originStory:
      "Kaffaan bunaaf maqaa kenne. Meetira 1,800 irratti mukkeen jalatti Arabikaan bosonaa ammallee ofiin biqila; maatiin mukkeen murtaa’an irraa funaanuuf mirga akka lafa qonnaa yookiin eelaa dhaalamu qabu. Dallaan hin mul’isu.",
    artisanBio:
      "Abbabech Haayilee bosona Mankiraa waggaa sagal irraa eegaltee funaanti. Muka jaatama maqaan beekti, waan isaan irratti bilchaate qofa gurgurti, waggaatti kiiloo afurtama buna jiidhaa. Kan hafe simbirrootaaf bosona keessatti hafa.",
    makingProcess:
      "Funaantoonni barii guufoo baatanii ba’u, bokkaa dura deebi’u. Iji mana bira afaa leemmanaa irratti torban sadii goggoga, mooyyee mukaatti tumama, achii kiiloo afur afuriin akaa’ama.",
  },
  "black-jebena": {
    title: "Jabanaa suphee gurraachaa siinii jaha waliin",
    description:
      "Meeshaa bunaa harkaan ijaarame, aaraan gubamee keessaa fi duubaan gurraacha’e, teessoo citaa fi siinii xixiqqoo jaha waliin. 34 oz qabata, nama afuriif marsaa sadii ga’a. Gaazii, cilee yookiin elektirikii irratti fayyadami. Yeroo jalqabaaf aannan keessatti danfisi, achii bishaan ho’aa qofaan dhiqi. Olka’iinsi isaa inchii 9; garaagarummaan bifaa xiqqoon harka hojjetaa ti.",
    originStory:
      "Supheen Bongaa qarqara tokko laga Goojab irraa dhufa, ji’oota gogaa keessa qotamee dugdaan galfama. Jabaa fi haphii ta’ee gubata, kanaaf jabanaan as irraa osoo hin cobin dhangalaasa.",
    culturalSignificance:
      "Jabanaan daawwannaa hunda keessatti giddugala. Marsaan sadii dhihaata, abol, toonaa fi barakaa, sadaffaan eebba. Jabanaan kennaa cidhaa ti, isa moofaan gonkumaa hin gatamu.",
    artisanBio:
      "Abbabech Haayilee adaadaa ishee irraa baratte, amma dargaggoota suphee hojjetan torba barsiisti. Dubartoonni maatii suphee yeroo dheeraaf gara moggaa gandaatti dhiibamanii turan; manni hojii garuu karaa guddaa irra jira, fedhiidhaan. Akka mul’atuuf ijaarame.",
    makingProcess:
      "Jabanaan hundi harkaan goommaa malee marama, buqqeen haqamee haphata, dhagaa lagaatiin calaqqisa. Guyyaa tokko citaa fi dhoqqee jalatti gubama, achii ukkaamama, aarri suphee gurraachessa.",
  },
  "jebena-small": {
    title: "Jabanaa xiqqaa nama tokkoof yookiin lamaaf, 12 oz",
    description:
      "Jabanaa ganama calla jedhu: 12 oz, siinii lama yookiin kubbaayyaa guddaa tokkoof. Suphee lagaa fi aarri isaa akkuma jabanaa keenya guddaa ti, cuftuu citaa fi marsaa jirbii irra taa’u waliin. Olka’iinsi inchii 6. Yeroo jalqabaa suuta ho’isi, waggoota hedduuf si tura. Bishaan ho’aan dhiqi, saamunaa malee, gad garagalchii goggogsi.",
    culturalSignificance:
      "Buni nama tokkoof yaada ammayyaa ti. Jabanaan xiqqaan ijoollee dhangalaasuu baratanii fi imaltootaaf hojjetama ture; barattoonni mana irraa fagaatan akka deebinee hojjennu nu gaafatan. Kophaa akka hin taane beekame.",
    makingProcess:
      "Jabanaan xixiqqaan maramuu mannaa quba lamaan qabamee hojjetama, mormi akka hin baqaqneef guyyaa jaha gaaddisatti goggoga. Ibidda keessatti warra gurguddaa keessa kaa’ama, kanaaf halluun isaanii walqixa caala.",
  },
  "sini-cups": {
    title: "Siinii harkaan dibame, jaha",
    description:
      "Siinii xixiqqoo gurra hin qabne jaha, adii irratti xiibebii diimaa fi cuquliisaan harkaan dibame; kanaaf bifni isaanii gonkumaa wal hin fakkaatu. Tokkoon 3 oz qabata. Afaan isaa haphii, jalli isaa ulfaataa, kaabinii keessattis walirra kaa’ama. Maashinii dhiqannaa gubbaa keessa galuu ni danda’a. Saanduqa citaa fi huccuu jirbii waliin dhufa, kennaaf qophaa’aa.",
    culturalSignificance:
      "Siiniin hanga afaanitti guutama, sababiin isaa siiniin walakkaan keessummaan dafee akka deemu jedha. Fiixee isaatiin qabuun shaakala barbaada, namni hundis al tokko quba gubata. Achi booda harki bara baraan yaadata.",
    artisanBio:
      "Tigist fi Masarat foddaa gabaa ilaalu biratti Kaffa Clay Studio dhaaf dibu. Dura barsiistota turan, ammallee sarara wal irraa qalama diimaan qabxii kennu. Ijoolleen isaan barsiisan amma siinii bitachuu dhufu.",
  },
  "ceremony-set": {
    title: "Kennaa sirna bunaa: jabanaa fi buna jiidhaa",
    description:
      "Waan sirna jalqabaaf barbaachisu hunda saanduqa tokko keessatti: jabanaa suphee gurraachaa, siinii jaha, eelee qabannoo dheeraa, buna bosonaa jiidhaa 1 lb, afuufduu citaa fi ixaana 2 oz. Kaardiin maxxanfame marsaa sadan Afaan Ingiliffaa, Oromoo fi Amaaraan ibsa. Saanduqa mukaa citaan guutame keessatti, 16 × 12 in. Kennaa arjaa Iidaaf yookiin mana haaraaf.",
    culturalSignificance:
      "Nama haaraaf sirna qopheessuun ollaan Itoophiyaa baga nagaan dhufte ittiin jedhanii dha. Margi lafa irra afama, ixaanni aarfama, keessummaan umuriin guddaan dura dhandhama. Saanduqa kanaan namni haaraan torban tokko keessatti affeerraa deebisuu danda’a.",
  },
  "harar-longberry": {
    title: "Buna Harar firii dheeraa, akaa’uu gurraacha, 1 lb",
    description:
      "Firii dheeraa fi qara qabu qonna bokkaa bahaa magaalaa dallaa irraa, ollaan keenya Usmaa’il ibidda qoraaniin gurraachessee akaaya. Goraa, tamboo fi chokoleetii hadhaa’aa, dhangaggaa’aa xiqqoo. Firii guutuu, 1 lb. Kun buna hodhitoonni keenya barfataa fi waaree booda dhuganii dha. Aannaniif cimaa dha, kan hafes buna qorraa gaarii ta’a.",
    originStory:
      "Harar buufata bunaa galaana hin qabne turte: gaalonni firii as irraa gara Zeeylaa, achii gara Mokaatti baatu turan. Mukkeen firii dheeraa durii waggaa hongeetti ammallee harkaan bishaan obaafamu, hidda tokkoof buqqee tokko.",
    artisanBio:
      "Usmaa’il Ahmad walakkaa karaa keenyaaf akaaya. Dibbeen dhageettii isaa irra caalaa irraa fudhate, kanaaf dhoo’insa lammataa hollannaa qabannootiin beeka. Waggaa soddoma irraa kaasee hin gubne.",
  },
  "shaah-blend": {
    title: "Mi’eessituu shaayii aannanii, 6 oz",
    description:
      "Heelii magariisa, qarafaa, qarunfulii, jinjibila fi barbaree gurraacha xiqqoo; hin daakamne, ni caccabfame, kanaaf shaayiin ifaa ta’a. Fal’aana xiqqaa tokko shaayii gurraachaa fi qola loomii waliin daqiiqaa shan danfisi, itti aansii aannanii fi sukkaara itti dabali. Qaruuraan 6 oz kubbaayyaa jaatama ta’a. Baala shaayii hin qabu, kanaaf ruuzii, kukiisii fi chokoleetii ho’aafis ni ta’a. Kushiinaa ragaa halaalaa qabu.",
    originStory:
      "Shaayiin daldaltoota Hindii waliin qarqara Banaadir ol dhufee hafe. Manni Somaalee hundi madaala isaa qaba; kan keenya Jowhar irraa, jinjibila baay’ee, nutmegii malee. Warri qarqaraa akkas nuun jedhu.",
    culturalSignificance:
      "Ramadaanaan salaata galgalaa booda shaayiin timiraa fi sambuusaa waliin dhufa, haasaan dhuguma eegala. Mana shaayii Somaalee keessatti burcuqqoon jalqabaa dheebuuf, lammaffaan siyaasaaf. Sadaffaa eenyuyyuu hin lakkaa’u.",
    artisanBio:
      "Sahraa Abdii waggaa kudha tokkoof awutobisii mana barumsaa ooftee, mi’eessituu kutaa konkolaachistootaaf makti turte. Yeroo teermosiin ganama hunda dafee dhumu kushiinaa kireeffatte. Konkolaachistoonni ammallee walakkaa gatiin argatu.",
    makingProcess:
      "Heeliin guutuun eelee xixiqqoo irratti hanga karameelaa urgaa’utti akaa’ama, gabatee irratti qabbanaa’a, sibiila gidduutti caccaba. Wanti gingilchamu hin jiru, kanaaf firii urgaa’aa fi qolli walii wajjin hafu. Wanti itti biifamus hin jiru.",
  },
  "purple-tea": {
    title: "Shaayii Keeniyaa diimaa-cuquliisa, baala, 4 oz",
    description:
      "Baala darbee darbee argamu dhiha Tulluu Keeniyaa irraa, bifa vaayoleetii salphaa kan qabu, yoo loomiin itti cuunfame diimaa haphii ta’u. Salphaa, foolii mukaa fi xiqqoo mi’aawaa, shaayii magariisaa fi oolong gidduu. Fal’aana tokko kubbaayyaaf, bishaan 175 F, daqiiqaa sadii; baalli isaa yeroo lammataas ni kenna. 4 oz qorqoorroo jabaatee cufamu keessatti. Kaafeeniin isaa walakkaa shaayii gurraachaa ti.",
    originStory:
      "Shaayii kana qonnaan bultoonni Keeniyaa waggaa digdamii shan keessatti guddisan, baalli isaas dhuguma halluu hundee diimaa ti. Kan keenya qonna xixiqqoo kudha sagal naannoo Embuu kan kallattiin nutti gurguran irraa dhufa. Arfaasaa hunda ni daawwanna.",
    makingProcess:
      "Baalli harkaan cirama, lamaa fi bicuu, akka halluun turuuf sa’aatii sadii keessatti hurkaan bilchaata. Ni marama, ho’a gadi aanaan goggoga, gabatee leemmanaa irratti addaan ba’a. Karaan guutuun guyyaa tokko gadi.",
  },
  "highland-black-tea": {
    title: "Shaayii gurraacha baddaa, baala, qorqoorroo 1 lb",
    description:
      "Baala cimaa bifa sibiilaa Kerichoo irraa, shaayii aannaniif cimaa, qofaa isaas dhuguuf gaarii. Lb tokko, baala, qorqoorroo magariisa xiibebii qabu kan duwwaa yoo ta’es hin gatne. Jabanaa tokkoof fal’aana lama, daqiiqaa afur, yookiin aannanii fi mi’eessituu keenya waliin danfisi. Walga’ii dheeraa irrattis cimina isaa hin dhabu.",
    originStory:
      "Bokkaan Kerichoo guyyaa hunda jechuun ni danda’ama waaree booda yeroo wal fakkaatutti rooba, shaayiin sagantaa jaallata. Qonni nuti irraa binnu meetira 2,100 irra jira. Guyyaa sagal sagaliin yeroo hunda harkuma sanaan funaanama.",
  },
  "moringa-tea": {
    title: "Shaayii moringaa fi margaa loomii, 20",
    description:
      "Baala moringaa goggogfame Konsoo irraa, marga loomii fi qola burtukaanaa waliin. Magariisa, ifaa fi kaafeenii kan hin qabne; irbaata guddaa booda yookiin qorraa nahanaa’a waliin ni mi’aawa. Korojoo xixiqqoo digdama, tokkoon kubbaayyaa guddaaf ga’a; daqiiqaa jaha dhiisi. Wanti itti dabalame hin jiru. Ifa irraa fageessi, halluun dhandhama dura bada.",
    originStory:
      "Lafa daagaa Konsoo irratti moringaan dura kuduraa dha. Mukkeen mana hunda biratti akka dallaa guddatu, baalli isaas galgala hunda xuwwee seena. Waan irbaata booda hafe gatii gabaa galgalaatiin binna.",
  },
  qishr: {
    title: "Qishrii, shaayii qola bunaa jinjibilaan, 8 oz",
    description:
      "Osoo bunni hin akaa’amin dura, namoonni qarqara Galaana Diimaa lamaanii qola isaa dhuguu turan. Qolli goggogfame jinjibilaa fi qarafaa waliin shaayii diimaa zabibii, roqaa fi damma dhandhamu ta’a. Fal’aana lama bishaan keessatti daqiiqaa kudhan danfisi, xiqqoo mi’eessi. Buna irra kaafeenii xiqqaa, shaayii baay’ee irra guddaa. 8 oz, kubbaayyaa digdamii shan.",
    originStory:
      "Magaalota buufataa keessatti firiin gurgurtaaf, qolli manaaf ture. Bidiruun Tajuuraa fi Mokaa gidduu deeman barii qishrii dhugu turan, daakuu fi ogummaa waan hin barbaanneef. Qonnaan bultoonni isaan kaffalamu turan.",
    culturalSignificance:
      "Qishriin haadha deesseef, nama galaanarraa dhufu hundaafis dhihaata. Jaarsi dhangalaasa, kutaa keessaa xiqqaan sukkaara dabarsa. Suuta bilillee irraa dhugama, hanga okkoteen gogutti eenyuyyuu afaa irraa hin ka’u.",
  },
  hibiscus: {
    title: "Daraaraa karkadee, 8 oz",
    description:
      "Karkadee guutuu goggogfame gammoojjii dhiha Kereen irraa, diimaa ciimaa fi dhangaggaa’aa. Ija harkaa xiqqoo bishaan qorraa keessa bulchi, yookiin qarafaa waliin daqiiqaa shan danfisi, mi’eessiitii qabbaneessi. Mana keenyatti wanta jalqaba minjaala ifxaaraa irra taa’uu dha. 8 oz liitira kudha lama ta’a. Osoo hin fayyadamin bishaan irra naqi; cirrachi xiqqoon jiraachuu danda’a.",
    culturalSignificance:
      "Karkadeen yeroo qorraa ho’ee, Ramadaanaan qabbanaa’ee dhihaata, cidhatti burcuqqoo dheeraa guuta. Diimaan hamma gadi fagaatu kabajni dabala. Kan haphate kolfaan gara kushiinaatti deebi’a.",
    makingProcess:
      "Daraaraan furdaan guyyaa haammaannaatti sanyii irraa harkaan murama, gaaddisa muka timiraa jalatti guyyaa afur goggoga. Aduun magaala godha ture. Gaaddisatti diimaa ta’ee tura.",
  },
  "ginger-coffee": {
    title: "Buna jinjibilaa Kereen, daakame, 10 oz",
    description:
      "Buna akka Eritraanonni dhugan, gurraacha’ee jinjibila goggogaa waliin daakame. Ho’aa, barbareessaa fi foolii xiqqoo mi’aawaa. Jabanaa yookiin ibriqiif bullaa’aa dha, mookaa keessattis ni hojjeta. 10 oz korojoo deebi’ee cufamu keessatti. Kubbaayyaa tokkoof fal’aana tokkoon eegali; jinjibilli yeroo dhugdu cimaa deema.",
  },
};
