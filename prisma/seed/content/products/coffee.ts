import { ethical, fairTrade, halal } from "../certificates";
import type { ProductContent } from "../types";

export const COFFEE: ProductContent[] = [
  {
    key: "guji-natural",
    seller: "buna-bloom",
    category: "coffee",
    featured: true,
    priceCents: 1800,
    stock: 64,
    title: "Guji natural whole-bean coffee, 12 oz",
    description:
      "Ripe cherry from farms above Shakiso, dried whole for eighteen days so the fruit stays in the cup. Expect blueberry, cocoa and a long, sweet finish. Medium roast, whole bean, 12 oz in a valve bag with the roast date on the seal. Best between one week and two months after roasting. Lovely in a jebena, a pour-over or a slow French press.",
    imageUrl: "/illustrations/coffee-bag.svg",
    imageAlts: {
      main: "Green bag of whole-bean coffee with loose beans beside it",
      detail: "Close-up of medium-roasted Guji beans and a wooden scoop",
      contents: "The bag next to a bowl of its whole beans",
    },
    certificates: [fairTrade("HFT-24-1187", 410), ethical("TON-88214", 290)],
    originStory:
      "Shakiso sits at 1,950 meters in the Guji zone, where coffee grows under acacia and wild fig. The red soil drains quickly and nights are cold, so cherries ripen slowly and keep their sugar. Most farms here are smaller than a football field.",
    culturalSignificance:
      "In an Oromo home coffee is poured in three rounds, and leaving before the third is a small insult. Beans roasted in butter, buna qalaa, are still offered at weddings and at peacemaking between families.",
    artisanBio:
      "Bontu Gemechu took over her grandmother’s two hectares at twenty-six and now buys from thirty-one neighbors. She pays on the day of delivery, in cash, and posts the price per kilo on the door of the washing station.",
    makingProcess:
      "Cherry is picked red, twice, by hand, then floated in water so that light fruit can be skimmed off. The rest dries on raised beds, turned every hour by day and covered at noon and night, before it is hulled, rested for a month and roasted.",
    createdDaysAgo: 20,
  },
  {
    key: "yirgacheffe-washed",
    seller: "buna-bloom",
    category: "coffee",
    priceCents: 1750,
    stock: 38,
    title: "Washed Yirgacheffe whole-bean coffee, 12 oz",
    description:
      "A bright, floral coffee from three washing stations near Kochere. Jasmine and lemon peel when hot, black tea and honey as it cools. Light roast, whole bean, 12 oz. Grind a touch finer than usual and keep the water just under a boil. It shines without milk. We roast every second Tuesday and ship within two days, so the bag you open is rarely older than two weeks.",
    imageUrl: "/illustrations/coffee-bag-plum.svg",
    imageAlts: {
      main: "Plum bag of whole-bean coffee with loose beans beside it",
      detail: "Close-up of light-roasted Yirgacheffe beans and a wooden scoop",
      contents: "The bag next to a white bowl of its light beans",
    },
    certificates: [fairTrade("HFT-24-1188", 410)],
    originStory:
      "The hills around Kochere have supplied washed coffee since the 1970s, when the first pulpers arrived by mule. Streams run all year, which is why the washed style took hold here and not further east.",
    makingProcess:
      "Skins are pulped off on the evening of picking. The beans ferment under water for thirty-six hours, are washed in long channels and then dry for ten days on shaded beds. Anything chipped or pale is removed by hand.",
    createdDaysAgo: 133,
  },
  {
    key: "sidama-ground",
    seller: "buna-bloom",
    category: "coffee",
    priceCents: 1550,
    stock: 22,
    title: "Sidama coffee ground for the jebena, 12 oz",
    description:
      "The everyday coffee of our own kitchen, roasted a shade darker and ground fine for a clay pot. Chocolate and orange peel, with enough body to hold up to salt, butter or sugar. Use two heaped spoons to a small jebena, bring it up twice and let it settle for three minutes. Also good as Turkish coffee. 12 oz in a resealable bag.",
    imageUrl: "/illustrations/coffee-bag-sea.svg",
    imageAlts: {
      main: "Blue bag of Sidama coffee",
      detail: "Close-up of finely ground Sidama coffee on a wooden spoon",
      contents: "The bag next to a bowl of fine ground coffee",
    },
    certificates: [fairTrade("HFT-24-1190", 355), ethical("TON-88219", 290)],
    originStory:
      "Sidama growers plant coffee between enset and avocado, so the beds look more like gardens than plantations. These lots come from Bensa, where the harvest runs into January and the cherries are small and dense.",
    culturalSignificance:
      "Ground coffee for the jebena is usually pounded minutes before it is brewed, and the sound of the mortar is how neighbors know they are about to be invited. A jar of fine grind is for the days when no one has time to pound.",
    createdDaysAgo: 110,
  },
  {
    key: "green-coffee",
    seller: "buna-bloom",
    category: "coffee",
    priceCents: 1600,
    stock: 41,
    title: "Green coffee for home roasting, 2 lb",
    description:
      "Unroasted Guji beans, screen 15 and up, sorted twice and packed in a cotton sack. Roast them in a flat pan over medium heat, shaking all the time, for nine to twelve minutes, until the second crackle begins. The smell is half the ceremony. Keeps for a year in a cool cupboard, so it is the coffee to have in the house for guests. 2 lb.",
    imageUrl: "/illustrations/green-coffee.svg",
    imageAlts: {
      main: "Cotton sack of unroasted green coffee beans",
      detail: "Close-up of unroasted green coffee beans and a wooden scoop",
      scale: "The two-pound sack beside a mug, with its height and width marked",
    },
    certificates: [fairTrade("HFT-24-1191", 355)],
    culturalSignificance:
      "The ceremony begins with green beans, never with roasted ones. The pan is carried around the room so that every guest can draw the smoke toward them with a hand and say that it is good.",
    makingProcess:
      "After hulling, beans pass over a vibrating table and then two pairs of hands. We keep only those that sink, are whole and are the size of a fingertip, and rest them in jute for four weeks.",
    createdDaysAgo: 182,
  },
  {
    key: "kaffa-forest",
    seller: "kaffa-clay",
    category: "coffee",
    priceCents: 2200,
    stock: 7,
    title: "Kaffa wild forest coffee, 10 oz",
    description:
      "Gathered, not farmed: beans from wild trees in the cloud forest near Bonga, where coffee was first drunk. The cup is soft and spicy, with notes of cedar, plum and black cardamom. Medium roast, whole bean, 10 oz. Each harvest is only a few hundred kilos, so a bag tastes of its season and no two years are alike. Brew it gently and without sugar first.",
    imageUrl: "/illustrations/products/kaffa-forest.svg",
    imageAlts: {
      main: "Olive bag of wild forest coffee with loose beans and leaves",
      detail: "Close-up of roasted forest coffee beans and a wooden scoop",
      contents: "The bag next to a green bowl of its beans",
    },
    certificates: [ethical("TON-88307", 240)],
    originStory:
      "Kaffa gave coffee its name. Below the canopy at 1,800 meters wild Arabica still seeds itself, and families hold the right to pick from certain trees, passed down like a field or a well. No fence marks them.",
    artisanBio:
      "Abebech Haile has picked in the Mankira forest since she was nine. She knows some sixty trees by name and sells only what ripens on them, about forty kilos of green coffee a year. The rest stays in the forest for the birds.",
    makingProcess:
      "Pickers walk out at dawn with baskets on their backs and return before the rain. Cherries dry on bamboo mats beside the house for three weeks, are pounded in a wooden mortar and then roasted in batches of four kilos.",
    createdDaysAgo: 91,
  },
  {
    key: "black-jebena",
    seller: "kaffa-clay",
    category: "coffee",
    priceCents: 6200,
    stock: 8,
    title: "Black clay jebena with six sini cups",
    description:
      "A hand-built coffee pot, smoke-fired until it is black all the way through, with a woven straw rest and six small cups. Holds 34 oz, enough for three rounds for four people. Use on gas, charcoal or an electric coil with a diffuser. Season it once with a boil of milk, then rinse with hot water only. 9 in tall; small differences in shape are the maker’s hand.",
    imageUrl: "/illustrations/jebena.svg",
    imageAlts: {
      main: "Black clay jebena on a straw rest between two small cups",
      detail: "Close-up of the smoke-fired clay and the band around the belly",
      scale: "The jebena beside a pencil, with its height and width marked",
    },
    certificates: [ethical("TON-88305", 260)],
    originStory:
      "Bonga’s clay comes from a single bank on the Gojeb river, dug in the dry months and carried home on the back. It fires tough and thin, which is why jebenas from here pour without dripping.",
    culturalSignificance:
      "The pot is at the center of every visit. Three rounds are served, abol, tona and baraka, and the third is the blessing. A jebena is a wedding gift, and an old one is never thrown away.",
    artisanBio:
      "Abebech Haile learned from her aunt and now teaches seven younger potters. Women from potting families were long kept at the edge of the village; the studio is on the main road, by design. It was built to be seen.",
    makingProcess:
      "Each pot is coiled by hand without a wheel, scraped thin with a gourd and burnished with a river stone. It is fired under straw and dung for a day, then smothered, so the smoke turns the clay black.",
    createdDaysAgo: 260,
  },
  {
    key: "jebena-small",
    seller: "kaffa-clay",
    category: "coffee",
    priceCents: 3400,
    stock: 15,
    title: "Small clay jebena for one or two, 12 oz",
    description:
      "A quiet-morning jebena: 12 oz, just right for two small cups or one generous mug. Same river clay and smoke firing as our large pot, with a straw stopper for the neck and a little cotton ring to rest on. 6 in tall. Warm it slowly the first few times and it will last for years. Rinse with hot water, no soap, and dry upside down.",
    imageUrl: "/illustrations/products/jebena-small.svg",
    imageAlts: {
      main: "Small black jebena with a straw stopper on a cotton ring",
      detail: "Close-up of the small jebena’s belly and its cotton ring",
      scale: "The small jebena beside a mug, with its height and width marked",
    },
    certificates: [ethical("TON-88306", 260)],
    culturalSignificance:
      "A coffee for one is a modern idea. The small pot was made for children learning to pour, and for travelers; students far from home asked us to make it again. It turned out that they weren’t alone.",
    makingProcess:
      "Small pots are pinched rather than coiled, then dried for six days in the shade so that the neck doesn’t crack. They are stacked inside the large ones in the fire, which is why their color is the most even.",
    createdDaysAgo: 188,
  },
  {
    key: "sini-cups",
    seller: "kaffa-clay",
    category: "coffee",
    priceCents: 2800,
    stock: 26,
    title: "Hand-painted sini cups, set of six",
    description:
      "Six small handleless cups in white glaze with a red and blue tibeb band, painted freehand, so the lozenges never quite match. Each holds 3 oz. Thin rims, a weighted foot and a saucer-free shape that stacks in a cupboard. Dishwasher safe on the top rack. They come in a straw-lined box with a cotton cloth to dry them, ready to give away.",
    imageUrl: "/illustrations/sini-cups.svg",
    imageAlts: {
      main: "Six white cups with a painted band on a wooden tray",
      detail: "Close-up of the hand-painted red and blue bands",
      scale: "The cups on their tray beside a wooden spoon, with their size marked",
    },
    certificates: [],
    culturalSignificance:
      "A sini is filled to the brim, because a half-filled cup says that the guest should go soon. Holding it by the rim takes practice, and everyone burns a finger once. After that the hand remembers for life.",
    artisanBio:
      "Tigist and Meseret paint for Kaffa Clay Studio at a window over the market. They were schoolteachers before and still grade each other’s lines in red chalk. The children they once taught now come by to buy cups.",
    createdDaysAgo: 46,
  },
  {
    key: "ceremony-set",
    seller: "kaffa-clay",
    category: "coffee",
    isEidSpecial: true,
    priceCents: 11800,
    stock: 5,
    title: "Buna ceremony gift set with jebena and green coffee",
    description:
      "Everything for a first ceremony in one box: a black clay jebena, six sini cups, a roasting pan with a long handle, 1 lb of green forest coffee, a straw fan and 2 oz of frankincense. A printed card explains the three rounds in English, Oromo and Amharic. Packed in shredded straw in a wooden crate, 16 by 12 in. A generous gift for Eid or a new home.",
    imageUrl: "/illustrations/products/ceremony-set.svg",
    imageAlts: {
      main: "Wooden crate with a jebena, cups and a sack of green coffee in straw",
      detail: "Close-up of the jebena and cups in the straw of the crate",
      contents:
        "All parts of the set: jebena, six cups, straw fan, roasting pan, green coffee and frankincense",
    },
    certificates: [ethical("TON-88309", 180), fairTrade("HFT-24-1203", 220)],
    culturalSignificance:
      "Setting up a ceremony for a newcomer is how Ethiopian neighbors say welcome. Fresh grass is strewn on the floor, incense is lit and the oldest guest tastes first. With this box the newcomer can return the invitation within a week.",
    createdDaysAgo: 205,
  },
  {
    key: "harar-longberry",
    seller: "demo-seller",
    category: "coffee",
    priceCents: 2100,
    stock: 34,
    title: "Harar longberry coffee, dark roast, 1 lb",
    description:
      "Long, pointed beans from dry-farmed terraces east of the walled city, roasted dark by our neighbor Usmail on a wood fire. Blackberry, tobacco and bitter chocolate, with very little acidity. Whole bean, 1 lb. This is the coffee our weavers drink at ten and at four. Strong enough for milk, and the leftovers make a fine iced coffee.",
    imageUrl: "/illustrations/products/harar-longberry.svg",
    imageAlts: {
      main: "Red bag of dark-roasted coffee with loose beans beside it",
      detail: "Close-up of long, dark-roasted Harar beans and a wooden scoop",
      contents: "The bag next to a white bowl of its dark beans",
    },
    certificates: [fairTrade("HFT-24-1214", 310)],
    originStory:
      "Harar was a coffee port without a sea: camels carried beans from here to Zeila and on to Mocha. The old longberry trees are still watered by hand in dry years, one gourd per root.",
    artisanBio:
      "Usmail Ahmed roasts for half of our street. He lost most of his hearing to the drum, so he judges the second crack by the tremble of the handle. He hasn’t burned a batch since he was thirty.",
    createdDaysAgo: 176,
  },
  {
    key: "shaah-blend",
    seller: "cedar-tea",
    category: "coffee",
    isRamadanSpecial: true,
    priceCents: 1100,
    stock: 88,
    title: "Shaah spice blend for milk tea, 6 oz",
    description:
      "Green cardamom, cassia, cloves, ginger and a little black pepper, cracked rather than powdered so the cup stays clear. Simmer a teaspoon with black tea and a strip of lemon peel for five minutes, then add milk and sugar. One 6 oz jar makes about sixty cups. No tea inside, so it goes just as well into rice, cookies or hot chocolate. Halal certified kitchen.",
    imageUrl: "/illustrations/tea.svg",
    imageAlts: {
      main: "Two glasses of spiced milk tea on a brass tray",
      detail: "Close-up of cracked green cardamom, the base of the blend",
      contents: "The jar of whole spices next to a blue bowl of cardamom",
    },
    certificates: [halal("HLH-55120", 330)],
    originStory:
      "Shaah came up the Benadir coast with Indian traders and stayed. Every Somali household has its own balance; ours is from Jowhar, with more ginger than most and no nutmeg. People from the coast tell us so.",
    culturalSignificance:
      "After the sunset prayer in Ramadan shaah arrives with dates and sambusa, and conversation really begins. In a Somali tea shop the first glass is for thirst and the second for politics. No one counts the third.",
    artisanBio:
      "Sahra Abdi drove a school bus for eleven years and blended spices for the drivers’ room. When the thermos was empty before eight every morning, she rented a kitchen. The drivers still get theirs at half price.",
    makingProcess:
      "Whole pods are toasted in small pans until they smell of caramel, cooled on trays and cracked between steel rollers. Nothing is sieved out, so the fragrant seeds and the shells stay together. Nothing is sprayed on.",
    createdDaysAgo: 292,
  },
  {
    key: "purple-tea",
    seller: "cedar-tea",
    category: "coffee",
    priceCents: 1400,
    stock: 0,
    title: "Kenyan purple tea, loose leaf, 4 oz",
    description:
      "A rare leaf from the slopes west of Mount Kenya that brews pale violet and turns pink with a squeeze of lemon. Light, woody and a little sweet, somewhere between green and oolong. Use one teaspoon to a cup, water at 175 F, three minutes; the leaves give a second steep. 4 oz in a tin that closes tightly. Caffeine is about half that of black tea.",
    imageUrl: "/illustrations/tea-tin.svg",
    imageAlts: {
      main: "Plum tin of loose-leaf tea with a wooden scoop",
      detail: "Close-up of twisted purple tea leaves and a wooden scoop",
      contents: "The tin next to a white bowl of its purple leaves",
    },
    certificates: [fairTrade("HFT-24-1150", 270)],
    originStory:
      "Purple tea was raised by Kenyan growers over twenty-five years, and its leaf really is the color of beetroot. Our lots come from nineteen small farms near Embu that sell to us directly. We visit every spring.",
    makingProcess:
      "Leaves are plucked by hand, two and a bud, then steamed within three hours to hold the color. They are rolled, dried over low heat and sorted on bamboo trays. The whole path takes less than a day.",
    createdDaysAgo: 150,
  },
  {
    key: "highland-black-tea",
    seller: "cedar-tea",
    category: "coffee",
    priceCents: 1250,
    stock: 52,
    title: "Highland black tea, loose leaf, 1 lb tin",
    description:
      "A brisk, copper-colored leaf from Kericho, strong enough for shaah and kind enough to drink plain. One pound, loose, in a green tin with a tibeb band that you will keep when it is empty. Two teaspoons to a pot, four minutes, or simmer with milk and our spice blend. It holds its strength through a long gathering on the stove.",
    imageUrl: "/illustrations/tea-tin-leaf.svg",
    imageAlts: {
      main: "Green tin of loose-leaf tea with a wooden scoop",
      detail: "Close-up of twisted black tea leaves and a wooden scoop",
      contents: "The tin next to a white bowl of its black leaves",
    },
    certificates: [fairTrade("HFT-24-1151", 270), halal("HLH-55121", 330)],
    originStory:
      "Kericho’s afternoon rain falls nearly every day of the year at about three o’clock, and tea loves a timetable. The gardens we buy from are at 2,100 meters. The fields are picked every nine days, always by the same pairs of hands.",
    createdDaysAgo: 159,
  },
  {
    key: "moringa-tea",
    seller: "cedar-tea",
    category: "coffee",
    priceCents: 950,
    stock: 33,
    title: "Moringa and lemongrass tea, 20 sachets",
    description:
      "Dried moringa leaf from Konso with lemongrass and a curl of orange peel. Grassy, bright and free of caffeine, good after a heavy dinner or cold with mint. Twenty unbleached sachets, each enough for a large mug; steep for six minutes. Nothing added: no flavoring, no sweetener. Store away from light, because the green fades before the taste does.",
    imageUrl: "/illustrations/products/moringa-tea.svg",
    imageAlts: {
      main: "Green pouch of moringa tea with two sachets",
      detail: "Close-up of dried moringa and lemongrass leaves",
      contents: "The pouch and sachets next to a bowl of the dried leaves",
    },
    certificates: [ethical("TON-88155", 300)],
    originStory:
      "On the terraces of Konso moringa is a vegetable first. Trees grow beside each house like a fence, and the leaves go into the pot every evening. We buy what is left after supper, at the price of the evening market.",
    createdDaysAgo: 58,
  },
  {
    key: "qishr",
    seller: "tadjoura-bay",
    category: "coffee",
    priceCents: 1300,
    stock: 19,
    title: "Qishr coffee-husk tea with ginger, 8 oz",
    description:
      "Before coffee was roasted, people on both sides of the Red Sea drank its husk. Dried cherry skins with cracked ginger and cinnamon brew into an amber tea that tastes of raisin, tamarind and honey. Simmer two tablespoons in a pint of water for ten minutes and sweeten lightly. Less caffeine than coffee, more than most teas. 8 oz, about twenty-five cups.",
    imageUrl: "/illustrations/tea-plum.svg",
    imageAlts: {
      main: "Two glasses of qishr on a brass tray",
      detail: "Close-up of dried coffee husks and a wooden scoop",
      contents: "Two glasses of qishr next to a bowl of the dried husks",
    },
    certificates: [halal("HLH-55188", 300)],
    originStory:
      "In the port cities, beans were for sale and husks were for home. Sailors on the dhows between Tadjoura and Mocha drank qishr at dawn because it needs no grinding and no skill. Farmers were paid in it.",
    culturalSignificance:
      "Qishr is offered to new mothers and to anyone who comes in from the sea. An elder pours it; the youngest in the room passes the sugar. It is drunk slowly, from glass, and no one leaves the mat before the pot is dry.",
    createdDaysAgo: 68,
  },
  {
    key: "hibiscus",
    seller: "keren-market",
    category: "coffee",
    isRamadanSpecial: true,
    priceCents: 1050,
    stock: 47,
    title: "Karkade hibiscus flowers, 8 oz",
    description:
      "Whole dried hibiscus from the lowlands west of Keren, deep red and tart as a cranberry. Steep a small handful in cold water overnight, or simmer for five minutes with a cinnamon stick, then sweeten and chill. A jug of it is the first thing on the table at iftar in our house. 8 oz makes around twelve liters. Rinse quickly before use; there may be a petal of sand.",
    imageUrl: "/illustrations/spice-pouch.svg",
    imageAlts: {
      main: "Paper pouch of dried hibiscus flowers with a wooden spoon",
      detail: "Close-up of dried dark red hibiscus flowers and a wooden scoop",
      contents: "The pouch next to a white bowl of the dried flowers",
    },
    certificates: [halal("HLH-55201", 280), ethical("TON-88401", 310)],
    culturalSignificance:
      "Karkade is served hot in the cold season and cold in Ramadan, and at weddings it fills the tall glasses. The deeper the red, the more respect is meant. A pale jug is sent back to the kitchen with a smile.",
    makingProcess:
      "The fleshy cups are cut from the seed pod by hand on the day of harvest and dried for four days in the shade of date palms. Sun would turn them brown. In shade they stay crimson.",
    createdDaysAgo: 250,
  },
  {
    key: "ginger-coffee",
    seller: "keren-market",
    category: "coffee",
    priceCents: 1450,
    stock: 12,
    title: "Keren ginger coffee, ground, 10 oz",
    description:
      "Coffee the way Eritreans drink it, roasted dark and ground together with dried ginger. Warm, peppery and a little sweet on the nose. It is fine enough for a jebena or an ibrik, and works in a moka pot. 10 oz in a resealable bag. Start with one level spoon to a cup; the ginger builds as you drink.",
    imageUrl: "/illustrations/products/ginger-coffee.svg",
    imageAlts: {
      main: "Amber bag of ground ginger coffee with a root of ginger",
      detail: "Close-up of ground coffee with ginger on a wooden spoon",
      contents: "The bag and ginger root next to a bowl of the ground coffee",
    },
    certificates: [],
    createdDaysAgo: 280,
  },
];
