import { ethical, fairTrade, halal } from "../certificates";
import type { ProductContent } from "../types";

export const SPICES: ProductContent[] = [
  {
    key: "berbere",
    seller: "almaz-spice",
    category: "spices",
    featured: true,
    priceCents: 1250,
    stock: 76,
    title: "Stone-ground berbere, 8 oz",
    description:
      "Sun-dried chilies with garlic, ginger, korarima, fenugreek, rue and eleven other spices, stone-ground in small batches on University Avenue. Warm rather than fierce, brick red and a little sweet. Two tablespoons carry a pot of misir wat for six. 8 oz in a resealable pouch; keep it in the freezer and it stays bright for a year. Halal, no salt, no color added.",
    imageUrl: "/illustrations/spices.svg",
    imageAlts: {
      main: "Three wooden bowls of berbere and other ground spices",
      detail: "Close-up of brick-red ground berbere on a wooden spoon",
      contents: "The resealable pouch next to a bowl of ground berbere",
    },
    certificates: [halal("HLH-55310", 320)],
    originStory:
      "In Gondar every house dries its chilies on the roof in October, and for two weeks the whole city sneezes. This blend follows the paper that my mother carried out in her shoe in 1984.",
    culturalSignificance:
      "No one measures berbere in public. A bride brings her own mother’s blend into the marriage, and a polite husband takes some years to say which one he prefers. In our house the question was settled by two pots on the stove.",
    artisanBio:
      "Almaz Tesfaye cleaned offices at night and ground spices by day until a baker on University lent her a corner. She still lends a corner to the next one to start. Nine small companies have started from that table.",
    makingProcess:
      "Whole chilies are stemmed, wetted with a garlic and ginger paste, then dried again for five days. Spices are toasted one by one, because no two take the same time, and everything passes the stones twice.",
    createdDaysAgo: 23,
  },
  {
    key: "mitmita",
    seller: "almaz-spice",
    category: "spices",
    priceCents: 1100,
    stock: 43,
    title: "Mitmita, bird’s-eye chili and korarima, 4 oz",
    description:
      "Small, orange and serious. Bird’s-eye chilies ground fine with korarima, clove and salt, for kitfo, eggs, avocado or the rim of a bowl of beans. Start with a pinch: it is about four times as hot as our berbere. 4 oz in a pouch with a window, so that you can see what you are dealing with. Halal kitchen.",
    imageUrl: "/illustrations/spice-pouch-mitmita.svg",
    imageAlts: {
      main: "Paper pouch of orange mitmita with a wooden spoon",
      detail: "Close-up of finely ground orange mitmita on a wooden spoon",
      contents: "The pouch next to a white bowl of ground mitmita",
    },
    certificates: [halal("HLH-55311", 320)],
    culturalSignificance:
      "A little dish of mitmita sits beside raw beef at every feast, and grown men compete over it with watering eyes while the cook pretends not to look. The one who asks for water has lost, and must pour for all the others.",
    createdDaysAgo: 65,
  },
  {
    key: "shiro",
    seller: "almaz-spice",
    category: "spices",
    priceCents: 1050,
    stock: 61,
    title: "Shiro flour with garlic and herbs, 1 lb",
    description:
      "Roasted chickpeas and split peas ground with garlic, sacred basil, korarima and mild chili. Whisk four tablespoons into sizzling onions and a pint of water, simmer for fifteen minutes, and dinner for three is ready. Vegan, gluten free, rich as a good gravy. 1 lb makes about fifteen servings. The weeknight dish of half of Ethiopia.",
    imageUrl: "/illustrations/spice-pouch-shiro.svg",
    imageAlts: {
      main: "Paper pouch of shiro flour with a wooden spoon",
      detail: "Close-up of pale brown shiro flour on a wooden spoon",
      contents: "The pouch next to a blue bowl of shiro flour",
    },
    certificates: [halal("HLH-55312", 320)],
    originStory:
      "On Wednesdays and Fridays the Orthodox eat no meat, and shiro is what they look forward to. Students call it the national salary, because it is there on the last day of the month. It never fails.",
    makingProcess:
      "Peas are roasted in a drum, split, cleaned of skins and roasted again with the herbs. Garlic and ginger are dried first, so that the flour keeps for months without turning. We grind once a week.",
    createdDaysAgo: 117,
  },
  {
    key: "korarima",
    seller: "almaz-spice",
    category: "spices",
    priceCents: 1350,
    stock: 8,
    title: "Korarima pods, whole, 3 oz",
    description:
      "Ethiopian black cardamom, whole and smoky, from forest gardens near Jimma. Crack a pod and rub the seeds between your palms: camphor, nutmeg, a little eucalyptus. Use it in coffee, in clarified butter, in lentils and rice. About thirty pods in a 3 oz pouch, strung in the old way before packing. Whole pods keep for two years.",
    imageUrl: "/illustrations/products/korarima.svg",
    imageAlts: {
      main: "Bowl of whole korarima pods below a string of pods",
      detail: "Close-up of whole brown korarima pods and a wooden scoop",
      contents: "The pouch next to a white bowl of korarima seeds",
    },
    certificates: [fairTrade("HFT-24-3104", 260), ethical("TON-91120", 240)],
    originStory:
      "Korarima grows in the shade of coffee trees and was traded for salt long before coffee was traded for anything. Pods were money in the Kaffa kingdom, counted on strings of a hundred. Some are still given at weddings.",
    artisanBio:
      "Zenebech and Aster Wolde pick, smoke and string for six families in Gera. The hole in each pod is from their needle. They send pods in the order of ripening, and the first string of each season goes to the church.",
    createdDaysAgo: 214,
  },
  {
    key: "niter-kibbeh",
    seller: "almaz-spice",
    category: "spices",
    priceCents: 1600,
    stock: 25,
    title: "Niter kibbeh, spiced clarified butter, 12 oz",
    description:
      "Grass-fed butter simmered slowly with korarima, turmeric, sacred basil, garlic and koseret, then strained twice until it is clear gold. The base of wot, tibs and gomen, and scandalous on popcorn. 12 oz glass jar; no need to refrigerate, use within six months. Halal certified. Contains milk. Spoon from it with something dry.",
    imageUrl: "/illustrations/ghee.svg",
    imageAlts: {
      main: "Glass jar of golden spiced butter with a wooden spoon",
      detail: "Close-up of clear golden butter running from a dipper",
      scale: "The jar and its spoon beside a longer wooden spoon, with the size marked",
    },
    certificates: [halal("HLH-55313", 320)],
    culturalSignificance:
      "Kibbeh is the smell of someone else’s kitchen through an apartment wall. Every cook swears by one herb that others leave out; ours is koseret, and plenty of it. Message us if you’d like to argue about it.",
    makingProcess:
      "Butter melts over the lowest flame for three hours with the spices whole. When the solids turn the color of hazelnuts it rests for twenty minutes and passes through cotton, twice. Only the clear part is filled.",
    createdDaysAgo: 276,
  },
  {
    key: "spice-sampler",
    seller: "almaz-spice",
    category: "spices",
    isEidSpecial: true,
    priceCents: 2900,
    stock: 32,
    title: "Three-spice sampler: berbere, turmeric, korarima",
    description:
      "A first pantry in a box: 4 oz of our stone-ground berbere, 4 oz of golden turmeric and 2 oz of whole korarima, with a small wooden scoop and a card of six recipes, from misir wat to Eid rice. Good for a new apartment or a curious neighbor. The three pouches reseal; the box becomes a spice drawer. Halal certified kitchen.",
    imageUrl: "/illustrations/spices-amber.svg",
    imageAlts: {
      main: "Three wooden bowls of turmeric, berbere and korarima",
      detail: "Close-up of the bowls of berbere and turmeric",
      contents: "Three pouches in a wooden box, with a small scoop",
    },
    certificates: [halal("HLH-55314", 320), fairTrade("HFT-24-3105", 260)],
    createdDaysAgo: 140,
  },
  {
    key: "xawaash",
    seller: "tadjoura-bay",
    category: "spices",
    isRamadanSpecial: true,
    priceCents: 1200,
    stock: 55,
    title: "Xawaash seven-spice blend, 7 oz jar",
    description:
      "The Somali kitchen in one jar: cumin, coriander, turmeric, black pepper, green cardamom, cinnamon and clove. It comes in whole layers, so you see what you get; shake it up and grind as much as you need. For bariis, suqaar, lentil soup and marinades. 7 oz in a corked glass jar. Toast gently before grinding and the street will know what you are cooking.",
    imageUrl: "/illustrations/xawaash.svg",
    imageAlts: {
      main: "Corked jar with layers of whole spices",
      detail: "Close-up of the layers of cumin, coriander and turmeric behind glass",
      scale: "The jar beside a wooden spoon, with its height and width marked",
    },
    certificates: [halal("HLH-55402", 290), ethical("TON-91205", 270)],
    originStory:
      "All seven came by sea, none by the same ship. Our shop is where the dhows unloaded, and the floor still smells of clove when it rains. Children of the quay can name each spice with their eyes closed.",
    culturalSignificance:
      "Xawaash is made fresh in the week before Ramadan, a kilo at a time, on a mat, with the women of three houses. It is the sound of the mortar that tells children the month is near. They come running for the cinnamon.",
    artisanBio:
      "Mouna Houmed keeps her grandmother’s brass scale and weighs against dates, not grams. One date is the clove, three dates the pepper. It sounds strange until you taste it. She has never written the rest down, and says that she won’t.",
    makingProcess:
      "Each spice is cleaned on a tray with a toss of the wrist, sunned for a day and layered by hand. We don’t grind, because ground xawaash is tired in a month. You grind it.",
    createdDaysAgo: 266,
  },
  {
    key: "dates",
    seller: "tadjoura-bay",
    category: "spices",
    isRamadanSpecial: true,
    priceCents: 1900,
    stock: 66,
    title: "Soft dates for iftar, 2 lb box",
    description:
      "Plump, soft dates from the oases inland of Tadjoura, packed in two layers in a 2 lb box. Caramel, a little toffee, thin skins, small stones. Three of them with a glass of water and the fast is broken. Keep cool and they last four months; freeze them and they turn into sweets. Nothing added, no glaze. Halal certified packing.",
    imageUrl: "/illustrations/dates.svg",
    imageAlts: {
      main: "Wooden bowl heaped with soft brown dates",
      detail: "Close-up of plump dates with thin, glossy skins",
      scale: "The dates beside a mug, with their size marked",
    },
    certificates: [halal("HLH-55403", 290)],
    originStory:
      "Date palms follow the dry river beds behind the bay, planted by salt caravans that spat out the stones. Some groves have no owner and are harvested by the people who water them. No one has ever quarreled about it.",
    culturalSignificance:
      "An odd number of dates opens the fast, as it has for fourteen centuries. In our town a box goes to the neighbor on each side before the first one is opened at home. It returns full.",
    createdDaysAgo: 289,
  },
  {
    key: "xalwo",
    seller: "tadjoura-bay",
    category: "spices",
    isEidSpecial: true,
    priceCents: 1700,
    stock: 23,
    title: "Cardamom xalwo with sesame, 1.5 lb",
    description:
      "Glossy, amber, just firm enough to cut. Xalwo cooked for two hours with cardamom, nutmeg, saffron and ghee, topped with sesame and slivered almonds, in a 1.5 lb tin that slices into about forty squares. Serve at room temperature with bitter coffee. Lasts for six weeks in the cupboard. Contains milk, sesame and nuts. Halal certified.",
    imageUrl: "/illustrations/halwa.svg",
    imageAlts: {
      main: "Block of amber xalwo with cut squares on a tray",
      detail: "Close-up of glossy amber squares with sesame",
      scale: "The xalwo on its tray beside a small cup, with its size marked",
    },
    certificates: [halal("HLH-55404", 290)],
    originStory:
      "Omani sailors brought xalwo to the Horn and left the recipe as payment for water. Every port changed it: ours is darker, because we let the sugar go further. Older people can taste which harbor a tin is from.",
    culturalSignificance:
      "No Eid tray, no engagement and no new shop opens without xalwo. A groom’s family is judged by the size of the tin, a cook by how it shakes. The sound that it makes is discussed for weeks afterward.",
    makingProcess:
      "Starch, sugar and water are stirred with a wooden oar in a copper pan for two hours without a pause. Ghee goes in by the spoon; when it pulls from the sides and hums, it is done.",
    createdDaysAgo: 104,
  },
  {
    key: "turmeric",
    seller: "keren-market",
    category: "spices",
    priceCents: 900,
    stock: 39,
    title: "Golden turmeric, freshly ground, 6 oz",
    description:
      "Single-origin turmeric, ground the week it ships, so the pouch smells of orange peel and earth instead of dust. Deep gold, with a color that holds in alicha, rice and soups. 6 oz with a scoop. A quarter teaspoon is plenty for a pot. It stains wooden spoons, tea towels and fingers with equal enthusiasm.",
    imageUrl: "/illustrations/spice-pouch-turmeric.svg",
    imageAlts: {
      main: "Paper pouch of golden turmeric with a wooden spoon",
      detail: "Close-up of deep gold ground turmeric on a wooden spoon",
      contents: "The pouch next to a bowl of ground turmeric",
    },
    certificates: [halal("HLH-55510", 250)],
    makingProcess:
      "Rhizomes are boiled within a day of digging, dried in the sun for two weeks and polished in a rotating basket until the skin is gone. Grinding is slow and cool. Stones never become hot to the touch.",
    createdDaysAgo: 166,
  },
  {
    key: "sesame-oil",
    seller: "keren-market",
    category: "spices",
    priceCents: 1500,
    stock: 18,
    title: "Cold-pressed sesame oil, 17 oz",
    description:
      "Pale gold oil from Gash-Barka sesame, pressed at room temperature in a wooden mill and left to settle for ten days. It tastes of the seed, not of smoke: good on lentil salad, hummus, fish and hair. 17 oz in dark glass with a cork stopper. Don’t fry hard with it. Once opened, use within four months.",
    imageUrl: "/illustrations/sesame-oil.svg",
    imageAlts: {
      main: "Corked bottle of pale gold sesame oil with sesame seeds",
      detail: "Close-up of pale gold oil running from a dipper",
      scale: "The bottle beside a mug, with its height and width marked",
    },
    certificates: [ethical("TON-91310", 300), halal("HLH-55511", 250)],
    originStory:
      "In Keren a camel used to walk the press from dawn until noon. The camel has been retired; the mill, of one wanza trunk, is the same, and so is the pace. Neighbors set their clocks by it.",
    makingProcess:
      "Seed is washed, dried and pounded with a splash of warm water. The pestle turns forty times a minute for two hours, and the oil rises on its own. It is then left alone until it is clear as tea.",
    createdDaysAgo: 234,
  },
  {
    key: "white-honey",
    seller: "tigray-apiaries",
    category: "spices",
    priceCents: 2400,
    stock: 0,
    title: "White highland honey, 16 oz",
    description:
      "The rarest honey of the region: white, creamy and cool on the tongue, from bees that feed on sage and thyme at 2,400 meters. It sets on its own and should never be warmed. 16 oz in a glass jar with a cloth cap. Eat it with a spoon, on himbasha or in plain yogurt. There is one harvest a year, in November, and it goes quickly.",
    imageUrl: "/illustrations/honey.svg",
    imageAlts: {
      main: "Glass jar of honey with a cloth cap and a dipper",
      detail: "Close-up of creamy white honey running from a dipper",
      scale: "The jar and its dipper beside a wooden spoon, with the size marked",
    },
    certificates: [fairTrade("HFT-24-3301", 300), halal("HLH-55601", 280)],
    originStory:
      "White honey comes only from high meadows where tebeb, a wild sage, flowers after the rains. Churches cut in the cliffs near Adigrat keep jars older than anyone living. We are allowed to smell them, not to taste.",
    culturalSignificance:
      "It is given to a woman after childbirth and to a traveler before a long road. Dark honey is for selling; white honey is for people. You won’t find it on a market stall, and it is rude to ask the price.",
    artisanBio:
      "Gebremedhin Hagos keeps ninety hives against a rock wall that the sun warms first. He rebuilt them from wattle and clay in one winter, with the neighbors. He talks to the bees in the evening, mostly about rain.",
    createdDaysAgo: 244,
  },
  {
    key: "forest-honey",
    seller: "tigray-apiaries",
    category: "spices",
    priceCents: 1800,
    stock: 28,
    title: "Dark forest honey with comb, 12 oz",
    description:
      "A dark, malty honey from the escarpment woods with some comb in every jar. Caramel, smoke and a slightly bitter edge, wonderful with cheese, on flatbread or in marinades. 12 oz glass jar with dipper. Raw and unfiltered, so expect a little pollen, and crystals in winter; a bowl of warm water brings it back. Not for infants.",
    imageUrl: "/illustrations/honey-plum.svg",
    imageAlts: {
      main: "Glass jar of dark honey with a cloth cap and a dipper",
      detail: "Close-up of the honeycomb in dark forest honey",
      scale: "The jar and its dipper beside a wooden spoon, with the size marked",
    },
    certificates: [fairTrade("HFT-24-3302", 300)],
    makingProcess:
      "Log hives are hauled into trees with a rope and left alone for eight months. Comb is cut at dusk with a little smoke, and one third always stays for the bees. They earn it.",
    createdDaysAgo: 36,
  },
  {
    key: "brown-teff",
    seller: "riverside-teff",
    category: "spices",
    priceCents: 1850,
    stock: 48,
    title: "Brown teff flour, fresh milled, 5 lb",
    description:
      "Whole-grain brown teff milled on Tuesdays and packed the same night. Earthy, a little cocoa, naturally gluten free. For injera with character, for porridge, pancakes and the best brownies in Seward. 5 lb cotton sack with a drawstring liner. Ferment for two days at room temperature for injera; the starter instructions are sewn to the sack.",
    imageUrl: "/illustrations/teff.svg",
    imageAlts: {
      main: "Open cotton sack of brown teff flour with a scoop",
      detail: "Close-up of whole-grain brown teff flour on a wooden spoon",
      scale: "The five-pound sack beside a mug, with its height and width marked",
    },
    certificates: [halal("HLH-55701", 340)],
    originStory:
      "Teff is the smallest grain on earth; a pinch sows a room. It was tamed in the highlands thousands of years ago, and ours is grown by Ethiopian seed in Idaho and Gojjam, blended half and half.",
    culturalSignificance:
      "Brown teff was the bread of farmers and white teff of the court. Now doctors and marathon runners ask for brown, and the farmers are laughing. For a long time it was given to animals and to children, who grew strong on it.",
    makingProcess:
      "Grain is washed by hand in wide trays because stones are the same size as seeds. Slow granite keeps it below blood heat, and it is bagged before it cools. The flour smells like rain on dust.",
    createdDaysAgo: 195,
  },
  {
    key: "ivory-teff",
    seller: "riverside-teff",
    category: "spices",
    priceCents: 2050,
    stock: 9,
    title: "Ivory teff flour, 5 lb",
    description:
      "The palest teff for soft, blond injera with many eyes. Mild, slightly sweet, gluten free, milled finer than our brown. 5 lb in a cotton sack. Mix it half and half with brown for the bread most families here make at home. Keep dry; milled flour is at its best for four months, or a year in the freezer.",
    imageUrl: "/illustrations/teff-ivory.svg",
    imageAlts: {
      main: "Open cotton sack of ivory teff flour with a scoop",
      detail: "Close-up of pale ivory teff flour on a wooden spoon",
      scale: "The five-pound sack beside a mug, with its height and width marked",
    },
    certificates: [halal("HLH-55702", 340)],
    originStory:
      "Magna, the whitest grade, was once kept for kings and bishops. Ada’a district, where it grows on black soil, calls itself the table of the country. Our ivory teff is a cousin of that seed, grown where the nights are cold.",
    createdDaysAgo: 52,
  },
  {
    key: "injera",
    seller: "riverside-teff",
    category: "spices",
    priceCents: 1400,
    stock: 35,
    title: "Fresh teff injera, ten rounds",
    description:
      "Baked overnight in Seward and on the van by eight: ten 16 in rounds of all-teff injera, soft, tangy and full of eyes. No barley, no wheat, no baking powder, just teff, water and time. Eat within four days at room temperature or freeze for two months with paper between. Local next-day delivery; further away it travels in an insulated pouch. Halal certified bakery.",
    imageUrl: "/illustrations/injera.svg",
    imageAlts: {
      main: "Round of injera with stews on a woven tray",
      detail: "Close-up of the eyes of fresh injera and its soft folded edge",
      scale: "The injera on its tray beside a mug, with its width marked",
    },
    certificates: [halal("HLH-55703", 340)],
    originStory:
      "Our starter came from Mekelle in a shampoo bottle in 1998. It has lived in three kitchens and survived one landlord, and it has never been dry. We feed it twice a day and speak of it as family.",
    culturalSignificance:
      "Injera is plate, spoon and bread. The part under the stew, soaked through, is the best and goes to the guest; tearing it together from one tray is how strangers stop being strangers. It always works.",
    artisanBio:
      "Selam Kebede bakes with Mulu and Genet from ten at night. They pour in a spiral from the outside in, three hundred times, and don’t talk until the first hundred is done. After that they sing.",
    makingProcess:
      "Batter ferments for three days, until it smells of apples. It is poured on a hot clay mitad, covered when the eyes open, and lifted after two minutes without being turned. A good one shows a thousand eyes.",
    createdDaysAgo: 124,
  },
  {
    key: "sambusa-wraps",
    seller: "riverside-teff",
    category: "spices",
    isRamadanSpecial: true,
    priceCents: 850,
    stock: 72,
    title: "Sambusa wrappers, 50 sheets",
    description:
      "Thin, pliable sheets cut to the right length for three folds: no trimming, no tearing. Fifty strips, frozen flat, with a paste recipe and a drawing of each fold on the back. They fry crisp and stay crisp until the prayer is over. Thaw for two hours in the packet and keep under a damp cloth. Wheat flour, water, salt, oil. Halal certified.",
    imageUrl: "/illustrations/products/sambusa-wraps.svg",
    imageAlts: {
      main: "Stack of thin sambusa sheets and a folded sambusa",
      detail: "Close-up of the thin, even layers of the stack",
      scale: "The sheets beside a small cup, with their size marked",
    },
    certificates: [halal("HLH-55704", 340)],
    culturalSignificance:
      "In the last week of Sha’ban families fold five hundred at a time around the kitchen table and fill the freezer. The crooked ones are by the children and are eaten first. No one minds at all.",
    createdDaysAgo: 224,
  },
  {
    key: "canjeero-mix",
    seller: "riverside-teff",
    category: "spices",
    priceCents: 950,
    stock: 5,
    title: "Canjeero batter mix, 2 lb",
    description:
      "For the Somali breakfast: self-rising flour, fine corn and a spoon of teff, blended so that the swirl shows and the edges stay soft. Add warm water and a pinch of yeast, let it rest for an hour, pour in a circle. 2 lb makes about thirty canjeero. Eat them with subag and sugar, with tea poured over, or with liver on a Friday.",
    imageUrl: "/illustrations/products/canjeero-mix.svg",
    imageAlts: {
      main: "Paper pouch of canjeero mix beside a stack of canjeero",
      detail: "Close-up of the swirl of a canjeero with a pat of subag",
      scale: "The pouch and a stack of canjeero beside a mug, with the size marked",
    },
    certificates: [halal("HLH-55705", 340)],
    culturalSignificance:
      "The slap of batter on a hot daawo is the alarm clock of the house. The first one up gets the first one, which is never the best, but it is hot. The second one is.",
    createdDaysAgo: 75,
  },
  {
    key: "camel-milk",
    seller: "isiolo-camel",
    category: "spices",
    priceCents: 3200,
    stock: 40,
    title: "Camel milk powder, 10 oz",
    description:
      "Whole camel milk from sixty herding families, chilled at dawn and gently dried the same day. Slightly salty, clean and light. Stir two tablespoons into a glass of cool water, or into shaah and porridge. 10 oz makes about fourteen glasses. Nothing added, nothing taken out. Keep closed and dry; best within a year. Halal certified. Contains milk.",
    imageUrl: "/illustrations/camel-milk.svg",
    imageAlts: {
      main: "Bottle of camel milk with a camel on its label, and a full glass",
      detail: "Close-up of fine white camel milk powder on a wooden spoon",
      contents: "The bottle and a glass next to a blue bowl of the powder",
    },
    certificates: [halal("HLH-55801", 310), fairTrade("HFT-24-3501", 280)],
    originStory:
      "North of Isiolo rain may come twice a year, and a camel gives milk through all of it. Women own the milk, no matter who owns the camel, and the cooperative’s cards are in their names. That matters.",
    culturalSignificance:
      "A guest is given milk before a question. Borana and Somali neighbors share wells and argue over songs, but both say that camel milk is the only food a person can live on alone. They mean it.",
    artisanBio:
      "Halima Boru began by carrying twenty liters to town on a motorbike. She now runs the chilling room and knows each herd by the taste of its pasture. She says that she can taste salt bush and thunder.",
    makingProcess:
      "Milk is tested, filtered through cloth and chilled to four degrees within two hours. It is dried as a fine mist in warm air, so that the powder dissolves without lumps. Each batch carries its date.",
    createdDaysAgo: 84,
  },
  {
    key: "camel-caramels",
    seller: "isiolo-camel",
    category: "spices",
    isEidSpecial: true,
    priceCents: 1600,
    stock: 50,
    title: "Camel milk caramels with sea salt, 24 pieces",
    description:
      "Soft caramels boiled from camel milk, cane sugar and butter, with a few flakes of salt from Lake Magadi. Less sweet than you expect, and with a clean finish. Twenty-four caramels, wrapped by hand, in a box tied with a woven ribbon. A safe present for Eid, for teachers and for people who say that they don’t like camel milk. Contains milk. Halal certified.",
    imageUrl: "/illustrations/products/camel-caramels.svg",
    imageAlts: {
      main: "Open box of hand-wrapped caramels with a bow",
      detail: "Close-up of the twisted paper around the caramels",
      scale: "The box beside a small cup, with its size marked",
    },
    certificates: [halal("HLH-55802", 310)],
    makingProcess:
      "Camel milk has less fat than cow’s, so the caramel is stirred longer, and at a lower flame. It is poured on marble, cut with a string and rolled in waxed paper. Two women wrap six hundred a day and eat none, or so they say.",
    createdDaysAgo: 94,
  },
  {
    key: "subag",
    seller: "isiolo-camel",
    category: "spices",
    priceCents: 1450,
    stock: 30,
    title: "Somali subag, clarified butter, 14 oz",
    description:
      "Butter churned in smoked gourds, melted with fenugreek and a dried lime, and strained to a grainy gold. Deeper than ghee, with a trace of the fire. For canjeero, bariis, warm milk and dates. 14 oz glass jar with wooden spoon. Keeps for eight months in the cupboard. Halal certified. Contains milk.",
    imageUrl: "/illustrations/ghee-sea.svg",
    imageAlts: {
      main: "Glass jar of golden subag with a wooden spoon",
      detail: "Close-up of grainy golden subag running from a dipper",
      scale: "The jar and its spoon beside a longer wooden spoon, with the size marked",
    },
    certificates: [halal("HLH-55803", 310)],
    originStory:
      "Before the dry season herders turn the milk they can’t carry into subag, which they can. A skin of it bought the salt, the cloth and sometimes the bride. It still travels well, which is why you can have it.",
    makingProcess:
      "Gourds are smoked with acacia before each churning. The butter is rinsed in cold water, melted slowly for two hours and left to settle in the shade, never in the fridge. It must set on its own.",
    createdDaysAgo: 185,
  },
];
