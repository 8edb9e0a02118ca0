import type { RecipeText } from "@/lib/blog/recipe-translation";

/** Recipes in Oromo, by the slug of the article. */
export const RECIPE_OM: Record<string, RecipeText> = {
  "doro-wat-without-shortcuts": {
    title: "Doro wot nama jahaaf",
    kitchen:
      "qullubbii diimaa 8, handaaqqoo guutuu 1, hanqaaquu 6, loomii 1, qullubbii adii 6, zinjibila quba abbuudduu hammaa",
    ingredients: [
      {
        amount: "4 fal’aana guddaa",
        name: "barbaree dhagaa irratti daakame",
      },
      {
        amount: "2 fal’aana xiqqaa",
        name: "ogiyoo amma tumame",
      },
      {
        amount: "6 fal’aana guddaa",
        name: "dhadhaa baqfamee mi’eeffame",
      },
      {
        amount: "6 biddeena",
        name: "biddeena xaafii haaraa",
      },
    ],
    steps: [
      "Qullubbii zayita malee ibidda gadi aanaa irratti, osoo walitti makaa jirtuu, hanga diimaa gurraacha’utti bilcheessi. Gara daqiiqaa shantama.",
      "Dhadhaa, qullubbii adii fi zinjibila daqiiqaa sadii, itti aansee barbaree itti maki. Akka bilchaatuu fi hin gubanneef walitti makuu hin dhaabin.",
      "Handaaqqoo loomiin dhiqamee fi bishaan ho’aa kubbaayyaa tokko itti dabali. Qadaadiitii daqiiqaa afurtama suuta bilcheessi.",
      "Hanqaaquu affelame mursiitii ogiyoo waliin itti naqi, mesoobii osoo hin ga’in xuwwicha daqiiqaa kudha shan boqochiisi.",
    ],
  },
  "shaah-three-ways": {
    title: "Shaah cadays nama jahaaf",
    kitchen:
      "bishaan kubbaayyaa 4, aannan guutuu kubbaayyaa 2, sukkaara, zinjibila haaraa quba abbuudduu hammaa",
    ingredients: [
      {
        amount: "2 fal’aana xiqqaa",
        name: "mi’eessituu shaayii",
      },
      {
        amount: "2 fal’aana guddaa",
        name: "baala shaayii gurraachaa",
      },
      {
        amount: "3 fal’aana guddaa",
        name: "daakuu aannan gaalaa, yoo barbaadde",
      },
    ],
    steps: [
      "Bishaan, mi’eessituu fi zinjibila tumame xuwwee keessa godhiitii suuta danfisi.",
      "Baala shaayii fi sukkaara itti dabali. Daqiiqaa shan danfisi, hanga bifti isaa muka gurraacha fakkaatutti.",
      "Aannan itti naqiitii xuwwicha yeroo sadii haa ol ka’u, yeroo hunda ibidda irraa ol qabi.",
      "Termoosii ho’aatti calaliitii kubbaayyaa xixiqqaadhaan dhiheessi.",
    ],
  },
};
