import type { EventText } from "../types";

export const EVENTS_OM: Record<string, EventText> = {
  "Henna night and shaah": {
    title: "Galgala hinnaa fi shaayii",
    description:
      "Ogeeyyii hinnaa lama, shaayii heelii qabuu fi halwaa. Uffata itti uffattu fidadhu; ijoolleen jilba irra taa’an bilisa.",
  },
  "Three rounds: a buna ceremony": {
    title: "Marsaa sadii: sirna bunaa",
    description:
      "Abol, toonaa fi barakaa: bunni jiidhaan Sidaamaa cilee irratti akaa’ama, harkaan tumama, yeroo sadii dhugama, fandishaa fi oduu waliin.",
  },
  "Xawaash workshop": {
    title: "Leenjii xawaashii",
    description:
      "Kamuunii, dimbilaala, barbaree gurraacha, qarafaa fi heelii: ofiif akaawwattee daakkatta. Garee xiqqaa, akkasumatti filatame.",
  },
  "Taste of the Horn": {
    title: "Dhandhama Gaanfa Afrikaa",
    description:
      "Kushiinaa kudha afur mana tokko jalatti: biddeenaa fi shuuroo, ruuzii iskukaris, sambuusa, halwaa fi ayskireemii aannan gaalaa. Tikeettiin tokko dhandhama kudhan.",
  },
  "First iftar together": {
    title: "Ifxaara jalqabaa waliin",
    description:
      "Timira, sambuusaa fi shoorbaa yeroo biiftuun lixxu, itti aansee salaata. Yoo dandeesse nyaata fidi, yoo dadhabde beelaan kottu.",
  },
  "Eid at the Armory": {
    title: "Iida Armory keessatti",
    description:
      "Salaata sa’aatii 9:00, itti aansee ciree, taphoota ijoollee fi gabaa diracii, hinnaa fi halwaa hanga waareetti.",
  },
  "Uunsi, oud and henna": {
    title: "Uunsii, ’uudii fi hinnaa",
    description:
      "Uunsiin akkamitti akka hojjetamuu fi aarfamu, muuziqaa ’uudii kutaalee gidduutti, hinnaas nama hanga dhumaatti turu hundaaf.",
  },
  "Somali Week book fair": {
    title: "Agarsiisa kitaabaa Torban Somaalee",
    description:
      "Walaloon ni dubbifama, maxxansitoonni ni gurguru, ijoolleenis kitaaba ofii ni hojjetu, torban guutuu gamoowwan gidduutti. Guyyaan jalqabaa muuziqaan eegala.",
  },
  "Coffee and qaraami": {
    title: "Bunaa fi qaraamii",
    description: "Sirboota durii, sagalee haaraa fi cabbii jalqabaa alaan.",
  },
};
