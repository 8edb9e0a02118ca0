import type { RecipeText } from "@/lib/blog/recipe-translation";

/** Recipes in Somali, by the slug of the article. */
export const RECIPE_SO: Record<string, RecipeText> = {
  "doro-wat-without-shortcuts": {
    title: "Doro wat lix qof ku filan",
    kitchen:
      "8 basal cas, 1 digaag dhan, 6 ukun, 1 liin, 6 xabbo toon, in sanjabiil ah oo suul le’eg",
    ingredients: [
      {
        amount: "4 qaaddo",
        name: "berbere dhagax lagu shiiday",
      },
      {
        amount: "2 qaaddo yar",
        name: "korarima hadda la shiiday",
      },
      {
        amount: "6 qaaddo",
        name: "niter kibbeh",
      },
      {
        amount: "6 xabbo",
        name: "canjeero teff ah oo cusub",
      },
    ],
    steps: [
      "Basasha saliid la’aan ku kari dab yar ilaa dhexdhexaad ah, adigoo walaaqaya, ilaa ay bunni madow noqdaan. Qiyaastii konton daqiiqo.",
      "Ku walaaq niter kibbeh, toon iyo sanjabiil saddex daqiiqo, kaddib berberaha. Ha joojin walaaqidda si uu u furmo oo aanu u guban.",
      "Ku dar digaagga liinta lagu dhaqay iyo koob biyo kulul ah. Dabool oo afartan daqiiqo dab yar ku kari.",
      "Ukumaha la kariyay jeex, korarimada la geli, digsigana shan iyo toban daqiiqo ha nasto ka hor inta aan mesobka la gaarsiin.",
    ],
  },
  "shaah-three-ways": {
    title: "Shaah cadays lix qof ku filan",
    kitchen: "4 koob biyo, 2 koob caano dhammaystiran, sonkor, in sanjabiil cusub ah oo suul le’eg",
    ingredients: [
      {
        amount: "2 qaaddo yar",
        name: "xawaash shaah",
      },
      {
        amount: "2 qaaddo",
        name: "caleen shaah madow",
      },
      {
        amount: "3 qaaddo",
        name: "budada caano geel, haddii aad rabto",
      },
    ],
    steps: [
      "Biyaha, xawaashka iyo sanjabiisha la tumay digsi ku shub, tartiib u karkari.",
      "Ku dar caleenta shaaha iyo sonkorta. Shan daqiiqo karkari, ilaa midabku noqdo sida qori madow.",
      "Caanaha ku shub, digsigana saddex jeer ha kor u kaco, mar kasta dabka ka qaad.",
      "Ku miir termoos diirran oo koobab yaryar ku bixi.",
    ],
  },
};
