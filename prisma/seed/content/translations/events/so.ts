import type { EventText } from "../types";

export const EVENTS_SO: Record<string, EventText> = {
  "Henna night and shaah": {
    title: "Habeenka cillaanka iyo shaaha",
    description:
      "Laba haween oo cillaanka ku takhasusay, shaah heyl leh iyo xalwo. Keen dharka aad la xiran doonto; carruurta la dul fadhiisiyo waa bilaash.",
  },
  "Three rounds: a buna ceremony": {
    title: "Saddex wareeg: xafladda bunka",
    description:
      "Abol, tona iyo baraka: bun cagaaran oo Sidaama ka yimid ayaa dhuxul lagu shiilaa, gacan lagu shiidaa, saddex goorna la shubaa, iyadoo la cunayo daango lana isu sheekaynayo.",
  },
  "Xawaash workshop": {
    title: "Tababarka xawaashka",
    description:
      "Kamuun, kabsar, filfil, qorfe iyo heyl: adigaa dubanaya oo shiidanaya dhalo kuu gaar ah. Koox yar, ula kac ah.",
  },
  "Taste of the Horn": {
    title: "Dhadhanka Geeska",
    description:
      "Afar iyo toban jiko hal saqaf hoostii: canjeero iyo shiro, bariis iskukaris, sambuus, xalwo iyo jallaato caano geel ah. Tigidhku waa toban dhadhamin.",
  },
  "First iftar together": {
    title: "Afurka ugu horreeya oo aan wada qaadanno",
    description:
      "Timir, sambuus iyo maraq qorrax dhaca, kaddibna salaad. Cunto keen haddii aad karto, haddii kalena iska imow adigoo gaajaysan.",
  },
  "Eid at the Armory": {
    title: "Ciidda Armory",
    description:
      "Salaad sagaalka subaxnimo, kaddib quraac, ciyaaraha carruurta iyo suuq dirac, cillaan iyo xalwo ah ilaa galabta.",
  },
  "Uunsi, oud and henna": {
    title: "Uunsi, kaban iyo cillaan",
    description:
      "Sida uunsiga loo kariyo oo loo shito, kaban laga tumayo qolalka dhexdooda, iyo cillaan qof kasta oo ilaa dambe jooga.",
  },
  "Somali Week book fair": {
    title: "Bandhigga buugaagta ee Toddobaadka Soomaalida",
    description:
      "Gabyaagu way akhriyaan, daabacayaashu way iibiyaan, carruurtuna buugaagtooda ayay samaystaan toddobaadka oo dhan dabaqyada dhexdooda. Maalinta koowaad muusig ayay ku bilaabataa.",
  },
  "Coffee and qaraami": {
    title: "Qaxwo iyo qaraami",
    description: "Heeso hore, codad cusub iyo barafkii ugu horreeyay oo bannaanka ka da’aya.",
  },
};
