import { ethical, fairTrade } from "../certificates";
import type { ProductContent } from "../types";

export const CRAFTS: ProductContent[] = [
  {
    key: "mesob-16",
    seller: "demo-seller",
    category: "crafts",
    featured: true,
    priceCents: 14500,
    stock: 3,
    title: "Harari mesob basket with lid, 16 in",
    description:
      "A lidded serving basket woven over eleven weeks from split grass and dyed raffia. 16 in across and 19 in tall with the lid on; wide enough for injera for four, tight enough to hold water, and light enough to hang on the wall between feasts. Wipe with a damp cloth and dry in the shade. No two have the same count of diamonds, and each is signed on the base.",
    imageUrl: "/illustrations/mesob.svg",
    imageAlts: {
      main: "Woven mesob basket with a pointed lid in plum, green and amber",
      detail: "Close-up of coiled straw with plum, green and amber stitches",
      scale: "The mesob beside a mug, with its height and width marked",
    },
    certificates: [fairTrade("HFT-24-1305", 370), ethical("TON-89101", 300)],
    originStory:
      "In the walled city of Harar, baskets hang on the walls of every reception room. A girl learns to coil from her grandmother; she carries her finest baskets to her own home on her wedding day, and the pattern says whose daughter she is.",
    culturalSignificance:
      "A mesob is where people eat together from one plate. Lifting the lid is the signal that a meal, a guest or a reconciliation has been honored, and no one reaches in before the eldest has.",
    artisanBio:
      "Amina Yusuf has woven for thirty-two years and leads a cooperative of fourteen women. Each signs the base of her basket with a single black coil, placed where only she would put it. You will find it.",
    makingProcess:
      "Grass is cut after the rains, split and bundled. Raffia is dyed in small pots, then coiled outward from the center, about one row every hour. The lid is woven last, on the basket itself, so that it fits only that one.",
    createdDaysAgo: 22,
  },
  {
    key: "mesob-12",
    seller: "demo-seller",
    category: "crafts",
    isEidSpecial: true,
    priceCents: 9800,
    stock: 12,
    title: "Harari mesob basket, red and green, 12 in",
    description:
      "The smaller sister of our serving basket, for bread, sweets or a table of two. 12 in across, 14 in tall with its pointed lid, in red, green and natural straw. Six weeks of work. It holds a stack of himbasha, or forty squares of xalwo on Eid morning. Keep it out of direct sun and shake it out after use; a soft brush takes care of crumbs.",
    imageUrl: "/illustrations/mesob-leaf.svg",
    imageAlts: {
      main: "Woven mesob basket with a pointed lid in red and green",
      detail: "Close-up of coiled straw with red and green stitches",
      scale: "The smaller mesob beside a mug, with its height and width marked",
    },
    certificates: [fairTrade("HFT-24-1306", 370), ethical("TON-89102", 300)],
    culturalSignificance:
      "Small mesobs travel: to a neighbor who has given birth, to a house in mourning, to a teacher. They are returned with something inside, never empty. It may be bread, coffee or only a few beans, but it is never nothing.",
    artisanBio:
      "Nejat Abdosh wove her first one at twelve and sold it to pay for exercise books. She now keeps the cooperative’s accounts and still weaves on Fridays. She says that both are a matter of not losing count.",
    makingProcess:
      "Red comes from a root, green from copper and leaves, and black from the mud of one particular pond. Straw is soaked overnight, so it bends without breaking. The lid is closed with a knot that only the maker can open.",
    createdDaysAgo: 172,
  },
  {
    key: "wall-plates",
    seller: "demo-seller",
    category: "crafts",
    priceCents: 7200,
    stock: 24,
    title: "Woven wall plates, set of three",
    description:
      "Three flat coiled plates, 14, 12 and 9 in, in patterns that belong together without matching. Hang them in a cluster from the loops on the back, or use them: they take warm bread and dry fruit without complaint. Natural straw with plum, red, blue and green raffia. Dust with a soft brush. Each set is put together by the woman who wove the largest.",
    imageUrl: "/illustrations/wall-baskets.svg",
    imageAlts: {
      main: "Three round woven wall plates in three sizes",
      detail: "Close-up of the coils at the center of a plate",
      scale: "The three plates beside a mug, with their size marked",
    },
    certificates: [fairTrade("HFT-24-1307", 370)],
    originStory:
      "A Harari house is measured by its walls. In old families up to sixty plates hang in fixed rows, and an empty nail means that one has gone to a daughter. It is never filled again.",
    culturalSignificance:
      "Some designs are only for mothers-in-law, some only for widows. We weave the ones anyone may hang, and will tell you the name of each. If you hang them in the wrong order, an aunt will come and move them.",
    makingProcess:
      "A plate begins with a knot the size of a lentil. The coil is bound with raffia at every second stitch, and the pattern is counted aloud, which is why two weavers seldom sit together. Silence is part of it.",
    createdDaysAgo: 237,
  },
  {
    key: "bracelets",
    seller: "demo-seller",
    category: "crafts",
    isEidSpecial: true,
    priceCents: 3200,
    stock: 45,
    title: "Beaded bracelets, five colors",
    description:
      "Five stretch bracelets of glass seed beads in plum, green, black, blue and red, each with a band of gold. Woven on a frame, two rows thick, on strong elastic that recovers. Fits wrists from 6 to 7.5 in. Wear one or all; they stay quiet. Wipe with a damp cloth, keep away from perfume. Packed on a card with the maker’s name.",
    imageUrl: "/illustrations/bracelets.svg",
    imageAlts: {
      main: "Stack of beaded bracelets in five colors",
      detail: "Close-up of the glass beads in five colors",
      scale: "The bracelets beside a small cup, with their size marked",
    },
    certificates: [fairTrade("HFT-24-1308", 370), ethical("TON-89103", 300)],
    artisanBio:
      "Ayantu and Fozia bead in the courtyard after school lets out, next to their mothers’ looms. Their share goes to a savings box that the cooperative opens twice a year. They choose the colors themselves.",
    createdDaysAgo: 202,
  },
  {
    key: "bracelets-sky",
    seller: "demo-seller",
    category: "crafts",
    isIndependenceDay: true,
    priceCents: 3200,
    stock: 28,
    title: "Sky-blue and white bracelets for July 1, set of five",
    description:
      "The same five stretch bracelets in every blue of the first of July, from pale sky to deep sea, each with white. Glass seed beads on strong elastic, for wrists from 6 to 7.5 in; a child’s size is available on request. Share them out at the parade, one for each cousin. Wipe clean. Made in spring for summer and usually gone by the day itself.",
    imageUrl: "/illustrations/bracelets-sky.svg",
    imageAlts: {
      main: "Stack of beaded bracelets in sky blue and white",
      detail: "Close-up of the sky-blue and white glass beads",
      scale: "The bracelets beside a small cup, with their size marked",
    },
    certificates: [fairTrade("HFT-24-1309", 370)],
    culturalSignificance:
      "Harar trades with Hargeisa as it always has, and half of our courtyard has family across the line. The blue set was the idea of a Somali customer in Minneapolis who ordered forty. She came to visit.",
    createdDaysAgo: 254,
  },
  {
    key: "milk-vessel",
    seller: "demo-seller",
    category: "crafts",
    priceCents: 6800,
    stock: 2,
    title: "Woven dhiil milk vessel with leather strap",
    description:
      "A tightly woven container of the kind herders carry milk in, finished with cowrie shells, a leather strap and a cup-shaped lid. 13 in tall, 9 in wide. Ours are for show, for dried flowers or umbrellas, but the weave would hold milk once smoked. Wipe with a dry cloth; feed the leather once a year. Slight smell of wood smoke, which fades, sadly.",
    imageUrl: "/illustrations/milk-vessel.svg",
    imageAlts: {
      main: "Woven milk vessel with a leather strap",
      detail: "Close-up of the dense weave and the leather strap",
      scale: "The vessel beside a mug, with its height and width marked",
    },
    certificates: [ethical("TON-89104", 300)],
    originStory:
      "East of Harar the villages speak Somali and Oromo, and the dhiil is known to both. Women of the Fafan valley weave them from asparagus root while walking with the herd. They never look at their hands.",
    culturalSignificance:
      "A bride carries her dhiil on the camel in front of her. It hangs at the head of the bed, and its size says how many children are hoped for. No one says it aloud anymore.",
    makingProcess:
      "Root fiber is split with the teeth and coiled wet, so that it swells and seals. The inside is smoked with acacia embers, and shells are sewn on last, for luck and for counting. Both matter.",
    createdDaysAgo: 286,
  },
  {
    key: "bead-necklace",
    seller: "oromia-silver",
    category: "crafts",
    isEidSpecial: true,
    priceCents: 9600,
    stock: 4,
    title: "Amber and silver bead necklace",
    description:
      "Old-style copal amber beads, graded from small to large, between silver spacers, with a cast silver pendant set with carnelian. 18 in with a hook clasp, about 3 oz. Warm to the skin and lighter than it looks. Polish the silver with a soft cloth, and never dip it. Every string is knotted between beads and comes in a drawstring cotton bag.",
    imageUrl: "/illustrations/beads.svg",
    imageAlts: {
      main: "Amber and silver bead necklace on a display bust",
      detail: "Close-up of amber and silver beads",
      scale: "The necklace on its bust beside a small cup, with the size marked",
    },
    certificates: [fairTrade("HFT-24-4101", 330)],
    originStory:
      "Amber came to Harar from the Baltic by way of Yemen, and silver arrived as Maria Theresa coins. The smiths of Dire Dawa still call the metal by the empress’s name. Every child here knows her face.",
    culturalSignificance:
      "An Oromo bride’s beads were her bank. Each was named and could be untied in a bad year; the string was never to be empty, and never was. Mothers passed on the names together with the beads, and we try to.",
    artisanBio:
      "Chaltu Bekele restrings what people bring in shoeboxes, and casts new jewelry in between. She refuses to make anything that she wouldn’t wear to her own sister’s wedding. So far each of the four sisters wears one.",
    makingProcess:
      "Beads are cut, heated in butter for color and rubbed on sandstone. The pendant is cast in charcoal molds, filed for an afternoon and darkened with egg yolk. The last polish is done with ash, a thumb and some patience.",
    createdDaysAgo: 120,
  },
  {
    key: "cross-pendant",
    seller: "oromia-silver",
    category: "crafts",
    priceCents: 5400,
    stock: 16,
    title: "Silver cross pendant on a beaded cord",
    description:
      "A stepped highland cross in recycled silver, 2 in tall, with a small enamel lozenge in the middle, on a black cotton cord with amber beads. The cord adjusts from 16 to 24 in. Cast as one and filed by hand, so that the edges are soft. Comes in a wooden box with a polishing cloth. For baptisms, graduations and godparents.",
    imageUrl: "/illustrations/cross-pendant.svg",
    imageAlts: {
      main: "Silver cross pendant on a beaded cord",
      detail: "Close-up of the cut silver of the cross",
      scale: "The pendant on its wooden frame beside a small cup, with the size marked",
    },
    certificates: [ethical("TON-92101", 260)],
    originStory:
      "Every highland district has its own cross, and people who know can read a village from the arms. Ours follows a wooden hand cross from a church above Lake Hayq. The monks gave us leave to copy it.",
    culturalSignificance:
      "It is tied on a child at baptism with a blue cord, which is replaced but never removed. A godparent gives the silver when the child can say its own prayers. Most wear it all their lives.",
    createdDaysAgo: 107,
  },
  {
    key: "jimma-stool",
    seller: "jimma-wood",
    category: "crafts",
    priceCents: 11000,
    stock: 5,
    title: "Carved three-legged Jimma stool",
    description:
      "Cut from a single block of wanza, seat, legs and all, with a dished top and a ring of carving at the rim. 14 in high, 16 in across, about nine pounds; it never wobbles on three legs. For coffee ceremonies, bedside books and short people at tall shelves. Oil it once a year. Small cracks are part of seasoned wood and don’t grow.",
    imageUrl: "/illustrations/stool.svg",
    imageAlts: {
      main: "Three-legged stool carved from one block of wood",
      detail: "Close-up of the carved seat and its grain",
      scale: "The stool beside a mug, with its height and width marked",
    },
    certificates: [fairTrade("HFT-24-4201", 340), ethical("TON-92210", 280)],
    originStory:
      "King Abba Jifar’s palace in Jimma was furnished with stools from the same lanes where we work. The three-legged form is for the man who sits; the four-legged throne had a back. We make only the first.",
    culturalSignificance:
      "A stool is brought out for an elder and turned over at night, so that nothing else will sit on it. Sons inherit the father’s in order of age. The youngest gets the one with the best view.",
    artisanBio:
      "Tolosa Abdulkadir carves with an adze that his grandfather forged from a truck spring. He lost a finger to it at fourteen and says that it has behaved since. His sons use gloves, and he laughs at them.",
    makingProcess:
      "A log rests for two years. The form is roughed out with the adze in a day, buried in damp sand for a month, so that it doesn’t split, and then finished with a bent knife and beeswax.",
    createdDaysAgo: 130,
  },
  {
    key: "wooden-combs",
    seller: "jimma-wood",
    category: "crafts",
    priceCents: 2600,
    stock: 33,
    title: "Hand-carved wooden combs, pair",
    description:
      "Two combs from one board: a wide one for thick curls and a small one for edges and beards. Seven and five rounded teeth, sanded so that they glide and don’t snag, with inlaid brass and dyed bone. 7 in and 5.5 in. No static, no broken hair. Rub with a drop of sesame oil now and then and keep out of water.",
    imageUrl: "/illustrations/wooden-combs.svg",
    imageAlts: {
      main: "Pair of hand-carved wooden combs, one light and one dark",
      detail: "Close-up of the carving on the larger comb",
      scale: "The combs beside a small cup, with their size marked",
    },
    certificates: [fairTrade("HFT-24-4202", 340)],
    culturalSignificance:
      "A young man carves a comb for a girl and leaves it where she will find it. If she wears it in her hair on market day, he may bring his uncles. The rest is talk.",
    makingProcess:
      "Teeth are cut with a single-blade saw and rounded with broken glass, then with leaf of the sandpaper fig. It takes longer than the carving. Each comb is tried on the carver’s own head before it is sold.",
    createdDaysAgo: 39,
  },
  {
    key: "wooden-bowl",
    seller: "jimma-wood",
    category: "crafts",
    isRamadanSpecial: true,
    priceCents: 8400,
    stock: 10,
    title: "Carved wooden serving bowl with spoon, 14 in",
    description:
      "A wide, footed bowl of cordia wood with two carved bands and a long spoon to match. 14 in across, 7 in tall, room for rice for eight or the evening’s fruit at iftar. Finished inside with food-safe beeswax. Wash quickly by hand, dry right away and oil when it looks thirsty. Heavy enough not to slide when children lean over it.",
    imageUrl: "/illustrations/wooden-bowl.svg",
    imageAlts: {
      main: "Carved wooden serving bowl with its spoon",
      detail: "Close-up of the carved band below the rim",
      scale: "The bowl and spoon beside a mug, with their size marked",
    },
    certificates: [ethical("TON-92211", 280)],
    originStory:
      "Cordia, wanza in Oromo, gives shade to coffee, honey to bees and, when a storm has felled it, bowls to us. We have never cut a standing tree. When one falls, a neighbor comes running to tell us the same day.",
    makingProcess:
      "The bowl is turned on a pole lathe with a foot treadle, green, and dries for ten weeks to a slight oval. Carving comes last, by eye, from four points inward. No two meet alike.",
    createdDaysAgo: 49,
  },
  {
    key: "krar",
    seller: "jimma-wood",
    category: "crafts",
    priceCents: 13200,
    stock: 6,
    title: "Five-string krar with carved bowl and strap",
    description:
      "A playable krar, tuned to tizita, with a goatskin face, wooden bowl and leather tuning bands. 26 in tall, two and a half pounds. Comes with a woven strap, a spare set of strings, a plectrum of horn and a page on the four modes. Skin likes even humidity: keep it off radiators and loosen the strings before you fly. Beginners welcome; so are stages.",
    imageUrl: "/illustrations/krar.svg",
    imageAlts: {
      main: "Five-string krar with a round carved bowl",
      detail: "Close-up of the bowl, the bridge and the five strings",
      scale: "The krar beside a mug, with its height and width marked",
    },
    certificates: [],
    originStory:
      "The big lyre, begena, was for David and for psalms; the krar was for love, gossip and wandering singers, the azmari. We make both in one shed and keep them on separate walls. They never argue.",
    culturalSignificance:
      "Tizita means memory and is both a scale and a feeling. Play its five notes slowly in any kitchen of the diaspora and the talk will stop. Someone will hum, someone will look away, and the coffee goes cold.",
    artisanBio:
      "Mulatu Regassa builds our instruments and tests each at the tea house opposite. What gets a coin stays as it is. What doesn’t gets a new bridge. He hasn’t yet had to throw one away.",
    createdDaysAgo: 228,
  },
  {
    key: "satchel",
    seller: "asmara-hide",
    category: "crafts",
    priceCents: 12800,
    stock: 9,
    title: "Hand-stitched leather satchel",
    description:
      "Vegetable-tanned goat and cowhide with a woven band, brass buckle and one long rolled handle. 13 by 10 by 4 in, fits a 13 in laptop and a lunch. Cotton lining with two pockets. Saddle-stitched with waxed linen, eight stitches to the inch. It starts stiff and caramel and ends soft and chestnut. Treat with neutral balm twice a year.",
    imageUrl: "/illustrations/leather-bag.svg",
    imageAlts: {
      main: "Brown leather satchel with a woven strip and a buckle",
      detail: "Close-up of the buckle, the stitching and the woven strip",
      scale: "The satchel beside a mug, with its height and width marked",
    },
    certificates: [fairTrade("HFT-24-4301", 320), ethical("TON-92301", 310)],
    originStory:
      "Medeber is Asmara’s great workshop, where nothing is scrap. Our bench is between a man who makes stoves from oil drums and one who grinds berbere, and the leather smells faintly of both. We wouldn’t move.",
    artisanBio:
      "Yonas Ghebremedhin learned saddle stitch from his father, who learned it from an Italian cobbler. He numbers every bag and repairs any of them free of charge. The oldest in use is number nine, and belongs to a postman.",
    makingProcess:
      "Hides soak in bark for six weeks. The parts are cut with one knife, edges are burnished with a bone and water, and each hole is pierced by hand before two needles meet in it. Never by machine.",
    createdDaysAgo: 263,
  },
  {
    key: "sandals",
    seller: "asmara-hide",
    category: "crafts",
    priceCents: 4900,
    stock: 21,
    title: "Hand-cut leather sandals, woven strap",
    description:
      "Flat sandals with a molded leather footbed, a woven toe strap and an ankle band with brass buckle. Thin rubber outsole, replaceable by any cobbler. Whole sizes 6 to 12; between sizes go down, because the leather gives. They need three days of short walks and are then yours alone. Wipe clean and let dry away from heat.",
    imageUrl: "/illustrations/sandals.svg",
    imageAlts: {
      main: "Pair of leather sandals with a woven strap",
      detail: "Close-up of the woven strap and the stitched sole",
      scale: "The sandals beside a mug, with their length and width marked",
    },
    certificates: [fairTrade("HFT-24-4302", 320)],
    culturalSignificance:
      "A monument to a pair of sandals rises from a roundabout in Asmara, big as a bus. People here will tell you that a nation can walk a long way on very little. We believe it.",
    createdDaysAgo: 218,
  },
  {
    key: "dabqaad",
    seller: "sanaag-resins",
    category: "crafts",
    isRamadanSpecial: true,
    priceCents: 3800,
    stock: 22,
    title: "Dabqaad incense burner with Beeyo resin",
    description:
      "A soapstone burner, turned and carved in Erigavo, with 2 oz of Beeyo frankincense and a box of quick-light charcoal. 6 in tall, heavy, with a band of painted triangles. Set it on a tile, light the coal, let the edges turn gray and lay two tears on top. For guests, for laundry, for the hour before iftar. Wipe the bowl when cold.",
    imageUrl: "/illustrations/frankincense.svg",
    imageAlts: {
      main: "Clay incense burner with smoke, and a dish of resin",
      detail: "Close-up of the painted clay and the glowing resin",
      scale: "The burner beside a small cup, with its height and width marked",
    },
    certificates: [ethical("TON-92401", 320)],
    originStory:
      "Soapstone lies in blue seams behind Erigavo, soft enough to cut with a saw when it comes up and hard after one fire. Burners from here have turned up in pharaohs’ ports. The stone hasn’t changed.",
    culturalSignificance:
      "A Somali home is smoked after cooking, before guests and on Thursday nights. The burner goes under the dress, under the hair and through the cupboards, in that order. A house that smells of nothing is thought unhappy.",
    makingProcess:
      "The block is sawn, hollowed with a chisel and turned against a wet blade by foot. Triangles are scratched with a nail and filled with lime and ochre. It takes one day, and a quiet hand at the end.",
    createdDaysAgo: 81,
  },
  {
    key: "frankincense",
    seller: "sanaag-resins",
    category: "crafts",
    priceCents: 2200,
    stock: 60,
    title: "Beeyo frankincense tears, first grade, 4 oz",
    description:
      "Pale, lemon-bright tears of Boswellia carterii from the Cal Madow cliffs, first grade, hand-sorted. Clean pine and citrus smoke with hardly any black. 4 oz in a cotton bag inside a tin. Burn on charcoal or a gentle electric warmer; a few tears also freshen a wardrobe unlit. Wild harvested, with trees rested every third year.",
    imageUrl: "/illustrations/products/frankincense.svg",
    imageAlts: {
      main: "White bowl of frankincense tears before a smoking burner",
      detail: "Close-up of pale gold frankincense tears",
      scale: "The tears and a burner beside a wooden spoon, with their size marked",
    },
    certificates: [fairTrade("HFT-24-4401", 350), ethical("TON-92402", 320)],
    originStory:
      "The trees grow straight out of limestone above the Gulf of Aden, on ledges that belong to families. To reach some of them you are lowered by your brothers on a rope. They talk all the way.",
    culturalSignificance:
      "Egypt sent ships to Punt for this. Here it is still chewed, burned for the newborn and for the dead, and anyone who sets out to sea gets a handful. We still do that.",
    artisanBio:
      "Ibado Farah was the first woman in her clan to hold tapping rights. She pays harvesters before the season, not after, and that alone changed the market in Erigavo. Sixty-two families now sell through her.",
    makingProcess:
      "Bark is nicked in spring with a mingaaf, a blunt chisel. The milk weeps, hardens for two weeks and is scraped off; the third round gives the palest tears. Those are the ones that we send you.",
    createdDaysAgo: 270,
  },
  {
    key: "uunsi",
    seller: "sanaag-resins",
    category: "crafts",
    isEidSpecial: true,
    priceCents: 2600,
    stock: 36,
    title: "Bridal uunsi in a brass-lidded jar, 5 oz",
    description:
      "Dark, sweet nuggets of frankincense, sandalwood, oud, sugar and rose, cooked and cured for two months. One nugget on a coal perfumes a room, a dress and a whole evening. 5 oz in a glass jar with a brass lid and woven collar, worth keeping. Burn over gentle heat and open a window at first. It deepens with age.",
    imageUrl: "/illustrations/uunsi-jar.svg",
    imageAlts: {
      main: "Glass jar of dark uunsi with a brass lid",
      detail: "Close-up of dark, sugared uunsi",
      scale: "The jar beside a wooden spoon, with its height and width marked",
    },
    certificates: [ethical("TON-92403", 320)],
    culturalSignificance:
      "Uunsi is made by mothers for daughters in the year before the wedding. Recipes aren’t written down, and no two sisters receive quite the same one. When two sisters visit each other, the houses smell alike and yet not.",
    makingProcess:
      "Sugar is cooked to the edge of burning, resins and woods are stirred in, and the mass is poured on oiled stone. Perfume is added as it cools, by drops, by someone who has eaten nothing strong.",
    createdDaysAgo: 211,
  },
  {
    key: "shea-butter",
    seller: "nyota-care",
    category: "crafts",
    priceCents: 1800,
    stock: 54,
    title: "Nilotica shea butter tin with two soap bars",
    description:
      "The soft East African shea: it melts at skin warmth and smells of almonds, not smoke. 8 oz of raw butter in a tin, plus two 3 oz bars of shea and honey soap. Work a fingertip into dry hands, elbows and curls. No fragrance, no preservative; keep it cool and use within a year. If it melts on the way, stir and chill for an hour.",
    imageUrl: "/illustrations/shea.svg",
    imageAlts: {
      main: "Open green tin of shea butter with two soap bars",
      detail: "Close-up of soft shea butter on a wooden spoon",
      scale: "The tin and soap beside a wooden spoon, with their size marked",
    },
    certificates: [fairTrade("HFT-24-4501", 360), ethical("TON-92501", 340)],
    originStory:
      "Vitellaria nilotica grows only from northern Uganda to South Sudan. Trees are never planted; they are left standing when a field is cleared, and everyone knows whose is whose. Some are older than the village that gathers below.",
    artisanBio:
      "A hundred and forty women in Otuke gather the nuts that supply us. They set the price in a meeting under the largest tree, and we write it on the tin. No one has ever scratched it off.",
    makingProcess:
      "Nuts are sun-dried, cracked and pressed cold, without roasting or boiling. The butter is filtered once through muslin and poured at dawn, when it sets smooth. Cold pressing gives less, but what it gives stays soft all year.",
    createdDaysAgo: 114,
  },
  {
    key: "qasil",
    seller: "nyota-care",
    category: "crafts",
    priceCents: 1300,
    stock: 42,
    title: "Qasil leaf powder for face and hair, 6 oz",
    description:
      "Ground leaves of the gob tree, the green powder Somali grandmothers wash with. Mix a spoonful with water or yogurt, smooth it on, leave it for ten minutes and rinse: it foams a little on its own. 6 oz, about twenty-five masks or ten hair washes. Sifted twice, so it doesn’t scratch. Try it on your wrist first, and expect a clean smell of hay.",
    imageUrl: "/illustrations/qasil.svg",
    imageAlts: {
      main: "Paper pouch of qasil with a bowl of green powder",
      detail: "Close-up of fine green qasil powder on a wooden spoon",
      scale: "The pouch and bowl beside a wooden spoon, with their size marked",
    },
    certificates: [ethical("TON-92502", 340)],
    culturalSignificance:
      "On the coast, brides are covered in qasil and turmeric for a week before the wedding while aunts sing. On other days it hangs by the door in a jar, like soap. Visitors are offered some.",
    makingProcess:
      "Leaves are picked before the tree flowers, dried indoors on sheets and stone-ground. Two silk sieves take out the veins, and nothing else is added. The powder is as soft as flour and as green as spring.",
    createdDaysAgo: 192,
  },
  {
    key: "henna",
    seller: "nyota-care",
    category: "crafts",
    isEidSpecial: true,
    priceCents: 1500,
    stock: 1,
    title: "Natural henna powder and two ready cones",
    description:
      "Fine green henna from the coast north of Lamu, sifted three times, with two hand-rolled cones filled on the day of dispatch. 4 oz of powder is enough for a full bridal set or a dozen Eid hands. Clear, strong red-brown after two days, with no black dye and no chemicals. Cones travel on ice; freeze right away and use within three weeks.",
    imageUrl: "/illustrations/henna.svg",
    imageAlts: {
      main: "White bowl of henna powder with two cones",
      detail: "Close-up of sifted green henna powder on a wooden spoon",
      scale: "The bowl and cones beside a wooden spoon, with their size marked",
    },
    certificates: [ethical("TON-92503", 340)],
    culturalSignificance:
      "The night before Eid no one in the house can hold a spoon. Cillaan, flowers for the palms and plain fingertips for the shy, is drawn by the aunt with the steadiest hand. Sleep isn’t planned.",
    makingProcess:
      "Leaves are dried in the shade to keep the dye, milled with stone and sifted through silk. Cone paste is mixed with lemon, sugar and a drop of tea tree oil and rests overnight. It is then frozen.",
    createdDaysAgo: 62,
  },
  {
    key: "camel-soap",
    seller: "nyota-care",
    category: "crafts",
    priceCents: 1400,
    stock: 7,
    title: "Camel milk soap with shea, set of three",
    description:
      "Three creamy bars, 4 oz each, made with fresh camel milk, shea and coconut oil: one plain, one with frankincense, one with oatmeal. Dense lather that rinses clean and doesn’t pull. Cured for six weeks, so a bar lasts a month at the basin. Let it dry between uses. Comes in a plum tin that will outlive the soap.",
    imageUrl: "/illustrations/products/camel-soap.svg",
    imageAlts: {
      main: "Three bars of camel milk soap stacked on a plum tin",
      detail: "Close-up of the stamped bars, plain, with frankincense and with oatmeal",
      scale: "The bars on their tin beside a small cup, with the size marked",
    },
    certificates: [fairTrade("HFT-24-4502", 360)],
    makingProcess:
      "Milk is frozen to slush before the lye goes in, so the sugars stay white. Bars are cut with a wire, stamped with a camel that looks a little like a dog and turned every week.",
    createdDaysAgo: 98,
  },
  {
    key: "mitad",
    seller: "kaffa-clay",
    category: "crafts",
    priceCents: 7600,
    stock: 0,
    title: "Clay mitad griddle with woven lid, 16 in",
    description:
      "A polished clay griddle for injera and flatbread with a domed straw lid. 16 in across, for charcoal, gas with a flame tamer or a wide electric ring. Season with oilseed three times before the first bread; the instructions show how. It takes ten minutes to heat and then keeps it all evening. Clay may crack if shocked: no cold water on a hot pan.",
    imageUrl: "/illustrations/mitad.svg",
    imageAlts: {
      main: "Clay griddle on a stove below its domed straw lid",
      detail: "Close-up of the coiled straw of the lid",
      scale: "The griddle with its lid beside a mug, with its size marked",
    },
    certificates: [ethical("TON-88312", 260)],
    originStory:
      "The flattest clay plates in the south come from potters’ villages on the Gojeb, carried to market four at a time on the head. Half of the price was always for the neck. They earned it.",
    culturalSignificance:
      "A mitad stays in the house when the family moves, or leaves first. Rubbing it with cabbage seed is the first job a girl does alone, and her aunts tell her how shiny it is. Hers always is.",
    createdDaysAgo: 162,
  },
];
