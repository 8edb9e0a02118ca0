import { ethical, fairTrade } from "../certificates";
import type { ProductContent } from "../types";

export const TEXTILES: ProductContent[] = [
  {
    key: "dirac-set",
    seller: "hodan-textiles",
    category: "textiles",
    featured: true,
    isEidSpecial: true,
    priceCents: 8400,
    stock: 16,
    title: "Silk-blend dirac set with garbasaar",
    description:
      "A flowing dirac in plum silk and viscose with a gold diamond print, a matching googarad underskirt and an amber garbasaar with a woven hem. One size, 58 in long, cut wide so that it drapes from the shoulder and needs only a belt or a pin. Hand wash cold and hang in the shade; a cool iron brings back the shine. Folded in tissue, ready for Eid morning.",
    imageUrl: "/illustrations/dirac-sea.svg",
    imageAlts: {
      main: "Plum dirac with a gold print and an amber garbasaar on a wooden rail",
      form: "The set on a dress form, with the garbasaar over one shoulder",
      detail: "Close-up of the gold print and the woven hem",
      set: "The three garments of the set, folded: dirac, underskirt and shawl",
      measure: "The dirac laid flat, with its length and width marked",
    },
    certificates: [ethical("TON-90112", 350)],
    originStory:
      "Sheer diracs came with voile from the port of Berbera in the 1960s and never left. Ours are cut in the old quarter of Hargeisa, from cloth chosen bolt by bolt at Waheen market. We choose slowly.",
    culturalSignificance:
      "A new dirac for Eid isn’t vanity but a duty to the day. Cloth is bought weeks ahead, compared among sisters and kept secret from neighbors until the prayer. Then everyone pretends to be surprised.",
    artisanBio:
      "Hodan Warsame cuts, Idil hems and Sagal presses. They learned on their mother’s hand-crank machine, which is still the one they use for collars. Between them they have dressed some four hundred brides, and remember every one of the colors.",
    makingProcess:
      "The cloth is washed once so that it never shrinks on you, cut on a folded length in a single pass and hemmed by hand. The garbasaar’s edge is woven separately on a narrow loom and sewn on with silk.",
    createdDaysAgo: 21,
  },
  {
    key: "dirac-cotton",
    seller: "hodan-textiles",
    category: "textiles",
    priceCents: 4600,
    stock: 29,
    title: "Everyday cotton-voile dirac, green and gold",
    description:
      "Light cotton voile for long summers and warm kitchens. A loose dirac in leaf green with a gold border at hem and neck, 56 in long, one size with side slits for walking. It dries in an hour and needs no iron if you shake it out wet. Pockets on both sides, because we were asked. Machine wash cold with like colors.",
    imageUrl: "/illustrations/dirac-leaf.svg",
    imageAlts: {
      main: "Green dirac with a gold border and a shawl on a wooden rail",
      detail: "Close-up of the green voile, its gold print and the border",
      measure: "The dirac laid flat, with its length and width marked",
    },
    certificates: [ethical("TON-90113", 350)],
    culturalSignificance:
      "At home the dirac is what a shawl is elsewhere: thrown on when the door is knocked. The cotton one is worn until it is soft, then becomes a baby’s sheet. Nothing in the house lives longer.",
    makingProcess:
      "Voile is woven in small mills on the Gulf of Aden and printed with two screens. We cut four at a time, bind the neck with a bias strip and test every slit by walking the length of the shop.",
    createdDaysAgo: 198,
  },
  {
    key: "dirac-wedding",
    seller: "hodan-textiles",
    category: "textiles",
    isEidSpecial: true,
    priceCents: 14800,
    stock: 4,
    title: "Wedding dirac with gold thread and underskirt",
    description:
      "Deep blue chiffon worked all over with gold thread, lined at the bodice, with a satin googarad and a sheer shawl to match. For a bride’s seventh day, for her mother, or for anyone who means to be looked at. One size, 60 in long; the shoulder can be taken in without cutting the pattern. Dry clean only. Arrives on a padded hanger in a cotton cover.",
    imageUrl: "/illustrations/dirac-blue.svg",
    imageAlts: {
      main: "Blue dirac worked with gold thread and a shawl on a wooden rail",
      detail: "Close-up of the gold thread on blue chiffon",
      form: "The wedding dirac on a dress form, with the shawl over one shoulder",
    },
    certificates: [],
    originStory:
      "On the seventh day after a Somali wedding, the shaash saar, women gather to dress the bride in cloth that her new family has brought. Gold on blue is what Hargeisa has asked for three seasons running.",
    culturalSignificance:
      "The shawl tied on that day marks the change from girl to wife, and she treasures the dirac under it for life. Borrowing one is allowed; lending it twice isn’t. Every family knows who did so.",
    createdDaysAgo: 26,
  },
  {
    key: "garbasaar-cotton",
    seller: "hodan-textiles",
    category: "textiles",
    priceCents: 3200,
    stock: 44,
    title: "Cotton garbasaar with woven edge",
    description:
      "A soft, opaque shawl in sea blue with small flowers and a two-inch border that we weave ourselves. 78 by 36 in, enough to cover head and shoulders and still tuck at the waist. Cotton, so it doesn’t slip, and light enough to wear indoors. Machine wash on gentle, line dry. It gets better each year; the edge is guaranteed not to fray.",
    imageUrl: "/illustrations/garbasaar.svg",
    imageAlts: {
      main: "Blue cotton garbasaar with small flowers, hanging in folds",
      detail: "Close-up of the small flowers and the woven edge",
      measure: "The shawl laid flat, with its length and width marked",
    },
    certificates: [ethical("TON-90116", 350)],
    culturalSignificance:
      "Garbasaar means shoulder cover, but it is also a curtain for a nursing mother, a sling for a child and a prayer cloth when nothing else is near. A woman without one at hand feels that she has forgotten something.",
    artisanBio:
      "Sagal Warsame weaves the borders on a loom no wider than her hand. She listens to the evening news while she works and says the pattern follows the headlines. In an election year the borders grow wide.",
    createdDaysAgo: 221,
  },
  {
    key: "garbasaar-chiffon",
    seller: "eastleigh-threads",
    category: "textiles",
    priceCents: 1900,
    stock: 9,
    title: "Chiffon garbasaar in plum with gold flowers",
    description:
      "Sheer chiffon with a matte finish that stays where you pin it, printed with gold flowers that don’t crack in the wash. 80 by 40 in, rolled hem on all four sides. Plum goes with more diracs than you would think. Hand wash or use a net bag. Sold flat in a paper sleeve with two pearl-headed pins.",
    imageUrl: "/illustrations/garbasaar-plum.svg",
    imageAlts: {
      main: "Plum chiffon garbasaar with gold flowers, hanging in folds",
      detail: "Close-up of the gold flowers on sheer plum chiffon",
      measure: "The shawl laid flat, with its length and width marked",
    },
    certificates: [],
    originStory:
      "Sixth Street in Eastleigh opens at four in the morning, when traders from three countries choose cloth by torchlight. We pick small bolts there and hem them upstairs by noon. By evening the best ones are gone.",
    createdDaysAgo: 42,
  },
  {
    key: "kids-dirac",
    seller: "hodan-textiles",
    category: "textiles",
    isEidSpecial: true,
    priceCents: 3600,
    stock: 18,
    title: "Girls’ Eid dirac with headband, ages 4 to 8",
    description:
      "The grown-up dirac made small: plum viscose with gold diamonds, an elastic waist under the drape so that it survives running, and a matching headband. Fits ages 4 to 8 thanks to a hem that lets down by four inches. Soft inside seams, no scratchy thread. Machine wash cold. Pack it with the adult set and you will be asked for photographs.",
    imageUrl: "/illustrations/products/kids-dirac.svg",
    imageAlts: {
      main: "Small plum dirac on a dress form, with its headband beside it",
      detail: "Close-up of the gold diamonds and the hem that can be let down",
      measure: "The girls’ dirac laid flat, with its length and width marked",
    },
    certificates: [ethical("TON-90118", 350)],
    culturalSignificance:
      "Eid money is collected in an Eid dress, and both are compared loudly. The let-down hem is from our mother, who made one dress last three Eids for each of us. She let down the hem at night.",
    makingProcess:
      "Children’s dresses are cut from the ends of adult bolts, so nothing is wasted and mothers and daughters really match. Every hem holds four inches of spare cloth. We test them on our nieces, who are strict and don’t sit still.",
    createdDaysAgo: 127,
  },
  {
    key: "alindi-cloth",
    seller: "xamar-handloom",
    category: "textiles",
    priceCents: 4600,
    stock: 6,
    title: "Benadiri alindi cloth, 3 yards",
    description:
      "Handwoven striped cotton from Mogadishu’s oldest weaving quarter, 3 yards long and 34 in wide with selvedge on both sides. Dense, crisp and cool. It sews beautifully into shirts, guntiino, table linen or curtains. Colors are fast; wash cold the first time and expect about three percent shrinkage. Choose from the day’s rolls: red, green or blue ground.",
    imageUrl: "/illustrations/alindi.svg",
    imageAlts: {
      main: "Three rolls of striped alindi cloth in green, red and blue",
      detail: "Close-up of the red, green and amber stripes",
      measure: "Three yards of cloth laid flat, with length and width marked",
    },
    certificates: [fairTrade("HFT-24-2045", 380), ethical("TON-90201", 300)],
    originStory:
      "Benadiri cloth was sold from Zanzibar to Cairo in the fourteenth century, and Ibn Battuta praised it. A thousand looms worked in Mogadishu then. When we began again there were two. A new one is added every year.",
    culturalSignificance:
      "Each stripe order has a name, after a moon, a wedding or a quarrel. Alindi is worn by dancers at Istunka and wrapped around the Quran when it travels. Old women can still read a cloth aloud from edge to edge.",
    artisanBio:
      "Abdirahman Sheikh’s uncle hid his loom in a well for nine years. He now trains four apprentices and pays by the yard, the same for men and for women. The youngest apprentice is seventeen and already faster than he is.",
    makingProcess:
      "Yarn is starched with sorghum, wound on bamboo and set in a pit loom, where the weaver sits with his feet in the ground. Three yards take two days, and one mistake is left in on purpose.",
    createdDaysAgo: 283,
  },
  {
    key: "alindi-sky",
    seller: "xamar-handloom",
    category: "textiles",
    isIndependenceDay: true,
    priceCents: 4800,
    stock: 21,
    title: "Sky-blue alindi cloth for July 1, 3 yards",
    description:
      "The blue of the first of July, woven with white warp lines and a thin thread of gold. 3 yards, 34 in wide, handwoven cotton with clean selvedge. Make a shirt, a sash for the parade, bunting or a tablecloth for fifty guests. Wash cold, iron warm. We weave this color only from April to June, so what you see is what there is.",
    imageUrl: "/illustrations/alindi-sky.svg",
    imageAlts: {
      main: "Three rolls of sky-blue striped alindi cloth",
      detail: "Close-up of the white and gold lines on sky blue",
      measure: "Three yards of sky-blue cloth laid flat, with length and width marked",
    },
    certificates: [fairTrade("HFT-24-2046", 380)],
    originStory:
      "On the night of June 30, 1960, women in Mogadishu sewed blue and white by lamplight because the shops had sold out. The weavers of Shangaani like to say that they have been catching up ever since.",
    culturalSignificance:
      "July 1 joins north and south in one day. Families abroad wear a strip of blue to work; at the Lake Street festival whole rows of cousins arrive in one bolt of cloth. No one needs to ask why.",
    makingProcess:
      "The blue is mixed in one vat so that every yard matches. White lines are laid into the warp by hand, five threads at a time, before the loom is tied. A single crooked one is unpicked.",
    createdDaysAgo: 231,
  },
  {
    key: "alindi-tote",
    seller: "xamar-handloom",
    category: "textiles",
    isIndependenceDay: true,
    priceCents: 2800,
    stock: 37,
    title: "Market tote with an alindi stripe",
    description:
      "Heavy natural cotton with a band of handwoven alindi all the way around and webbing handles long enough for a winter coat. 15 by 14 in with a 5 in base, so a watermelon stays upright. Inside there is one deep pocket and a key loop. Holds thirty pounds; we tried. Spot clean, or wash cold and dry flat.",
    imageUrl: "/illustrations/tote-bag.svg",
    imageAlts: {
      main: "Cotton market tote with a striped alindi band",
      detail: "Close-up of the alindi band and the heavy cotton",
      scale: "The tote beside a mug, with its height and width marked",
    },
    certificates: [fairTrade("HFT-24-2047", 380)],
    originStory:
      "The stripe comes from the last half yard of every roll, too short to sell and too good to lose. One bag uses one offcut, so no two rows of bags are the same. We like that.",
    artisanBio:
      "Faduma Hassan sews all our totes at home in Hamar Weyne. She asked for a bag that could carry her machine, and that is why the handles are doubled. Hers is the one with the blue key loop.",
    createdDaysAgo: 101,
  },
  {
    key: "macawis",
    seller: "xamar-handloom",
    category: "textiles",
    isEidSpecial: true,
    priceCents: 2400,
    stock: 58,
    title: "Stitched cotton macawis, plaid",
    description:
      "The most comfortable thing a man can own. Pre-shrunk cotton in a deep plaid, stitched into a tube 48 in long and 84 in around, so it folds and rolls at any waist. Choose red, green or blue ground. Colors don’t bleed; machine wash and tumble dry. Comes with a paper band and instructions for those who never learned the knot.",
    imageUrl: "/illustrations/macawis.svg",
    imageAlts: {
      main: "Three folded plaid macawis in red, green and blue",
      detail: "Close-up of the red plaid and its seam",
      measure: "The macawis laid flat, with its length and width marked",
    },
    certificates: [],
    originStory:
      "The macawis sailed in from Java and Oman with the monsoon and was at home within a generation. Plaids are still named after the ships that brought them. Old men can still name them by the color of a single thread.",
    culturalSignificance:
      "Suits are for offices. After the Eid prayer the macawis comes out, stiff from the shop, and stays on for three days of visiting. By the third day it is soft, and so is everyone’s mood around the table.",
    createdDaysAgo: 240,
  },
  {
    key: "macawis-gift",
    seller: "eastleigh-threads",
    category: "textiles",
    isEidSpecial: true,
    priceCents: 4200,
    stock: 13,
    title: "Boxed macawis and embroidered koofiyad",
    description:
      "A gift for fathers and uncles: one cotton macawis in blue plaid and a hand-embroidered koofiyad, boxed with a woven ribbon. The cap is white on white, stitched around four hundred small eyelets that let the head breathe. Sizes 22 to 23.5 in, with a quarter inch of give. Wash the cap by hand and dry it over a bowl.",
    imageUrl: "/illustrations/gift-box-sea.svg",
    imageAlts: {
      main: "Blue gift box with a woven ribbon",
      detail: "Close-up of the white koofiyad and its stitched eyelets",
      contents: "The open box with a folded blue macawis and an embroidered koofiyad",
    },
    certificates: [ethical("TON-90340", 200)],
    culturalSignificance:
      "A koofiyad is given at Eid, at weddings and when a son leaves home. The finer the eyelets the longer someone sat by a window for you. Fathers wear them until the white has turned to ivory, and then on Fridays only.",
    makingProcess:
      "Women in Lamu and Eastleigh mark the cap with a grid of thread, pierce each eyelet with an awl and bind it in cotton. One cap is about nine evenings of work. The last round is always sewn by daylight.",
    createdDaysAgo: 78,
  },
  {
    key: "netela",
    seller: "shiro-meda",
    category: "textiles",
    priceCents: 5800,
    stock: 31,
    title: "Handloom netela shawl with tibeb border",
    description:
      "Two layers of gauze-fine cotton, woven by hand and finished with a three-inch tibeb border in red, amber and blue. 84 by 42 in, light enough to fold into a coat pocket. Worn to church, to funerals, to weddings, or simply on a cool evening. Hand wash in lukewarm water, dry flat and iron while damp. The white softens with every wash.",
    imageUrl: "/illustrations/shemma.svg",
    imageAlts: {
      main: "Folded white netela with a red, amber and blue border",
      detail: "Close-up of the gauze-fine cotton and the tibeb border",
      measure: "The shawl laid flat, with its length and width marked",
    },
    certificates: [fairTrade("HFT-24-2101", 400), ethical("TON-90405", 330)],
    originStory:
      "Dorze weavers came down from the Gamo highlands to Shiro Meda four generations ago. On a weekday morning the whole street clicks with shuttles, and you can buy a shawl still warm from the loom.",
    culturalSignificance:
      "How a netela is worn says why you came: border at the shoulder for joy, at the neck for mourning, wrapped at the waist for work at church. Strangers read it at a glance. Children learn early.",
    artisanBio:
      "Getachew Dorze wove his first border at eleven, standing on a box. He draws new patterns on squared paper and signs each with one white thread in the corner. Museums have asked for them; he would rather see them worn.",
    makingProcess:
      "Cotton is spun by women on drop spindles, then woven in two layers on a pit loom. The border is picked by hand, thread by thread, at about four fingers an hour. Mistakes are unpicked the same evening.",
    createdDaysAgo: 169,
  },
  {
    key: "habesha-kemis",
    seller: "shiro-meda",
    category: "textiles",
    priceCents: 16500,
    stock: 11,
    title: "Long habesha kemis, handwoven, white and red",
    description:
      "A floor-length dress of handwoven shemma with tibeb down the front, at both cuffs and in two bands at the hem. A-line cut with a tie waist and side zip. Sizes S to XXL; measure chest and height and send them with your order, and we will adjust it free of charge. 52 to 58 in long. Hand wash or dry clean. The matching netela is sold separately.",
    imageUrl: "/illustrations/habesha-kemis.svg",
    imageAlts: {
      main: "White handwoven dress with a red tibeb border on a hanger",
      detail: "Close-up of the tibeb down the front of the dress",
      measure: "The dress on its hanger, with its length and width marked",
    },
    certificates: [fairTrade("HFT-24-2102", 400)],
    originStory:
      "Until the 1930s the front panel was woven together with the dress. We weave it separately, as tailors on the hill now do, because then it can be moved to the next dress when you grow.",
    culturalSignificance:
      "White is worn at Meskel, at Timket, at Genna and at weddings. The border belongs to the day: green and gold for the new year, red for joy, and black only for grief. Everyone can read it.",
    artisanBio:
      "Almaz Getachew, the weaver’s daughter, cuts all our dresses. She studied fashion in Addis, came home, and tells her father when his border is too loud. He complains and weaves it softer. Both of their names are on the label.",
    makingProcess:
      "Seven yards of cloth are woven for one dress, washed and beaten on a stone to soften. Panels are picked on a second loom, cut with a centimeter to spare and set in by hand.",
    createdDaysAgo: 257,
  },
  {
    key: "gabi",
    seller: "shiro-meda",
    category: "textiles",
    priceCents: 9500,
    stock: 14,
    title: "Four-layer cotton gabi blanket",
    description:
      "Four layers of hand-spun cotton woven as one, thick as a quilt and soft as an old shirt. 90 by 60 in, about four pounds, with a blue and amber border at each end. Wrap yourself in it on the porch, throw it over a bed or wear it the way highland men do, one end over the left shoulder. Machine wash gentle; it shrinks a hand’s width once, and then never again.",
    imageUrl: "/illustrations/gabi.svg",
    imageAlts: {
      main: "Rolled white gabi blankets with a blue and amber border",
      detail: "Close-up of the four layers of hand-spun cotton, the border and the fringe",
      measure: "The blanket laid flat, with its length and width marked",
    },
    certificates: [fairTrade("HFT-24-2103", 400), ethical("TON-90406", 330)],
    originStory:
      "At 2,500 meters evenings are cold all year, and a gabi is coat, blanket and pillow. Shepherds around Entoto still sleep in theirs on the hillside. In the morning they shake off the dew, and it is dry by noon.",
    culturalSignificance:
      "A gabi is given to a groom, a graduate and an old father. To lay yours around someone’s shoulders is a promise that’s hard to break. Families keep the one in which a child was first carried out.",
    createdDaysAgo: 32,
  },
  {
    key: "tibeb-cushion",
    seller: "shiro-meda",
    category: "textiles",
    isIndependenceDay: true,
    priceCents: 3400,
    stock: 24,
    title: "Tibeb cushion cover in blue, 18 in",
    description:
      "Blue handwoven cotton with a wide white band and a column of red and gold lozenges down the middle. 18 by 18 in with a hidden zip, backed in the same cloth, small tassels at the corners. Cover only; a 20 in insert fills it nicely. Wash cold, inside out. Two together on a plain sofa are all the color that a room needs.",
    imageUrl: "/illustrations/cushion.svg",
    imageAlts: {
      main: "Blue cushion with a white band and a column of lozenges",
      detail: "Close-up of the red and gold lozenges",
      scale: "The cushion beside a mug, with its height and width marked",
    },
    certificates: [fairTrade("HFT-24-2104", 400)],
    makingProcess:
      "The lozenge is the first pattern that a Dorze boy learns. It is picked from the center outward, and you can tell a weaver’s age by how evenly the points meet. Getachew’s are almost straight.",
    createdDaysAgo: 208,
  },
  {
    key: "harari-cushion",
    seller: "demo-seller",
    category: "textiles",
    priceCents: 3800,
    stock: 27,
    title: "Harari sitting-room cushion cover, red, 20 in",
    description:
      "A red cotton cover from our courtyard with a tibeb band in blue and gold, made for the raised platforms of a Harari sitting room. 20 by 20 in, zip closure, reinforced corners, because in Harar people really lean on them. Backed with plain red twill. Machine wash cold. The color has been tested by fourteen households with children.",
    imageUrl: "/illustrations/cushion-berbere.svg",
    imageAlts: {
      main: "Red cushion with a woven band in blue and gold",
      detail: "Close-up of the tibeb band on red cotton",
      scale: "The cushion beside a mug, with its height and width marked",
    },
    certificates: [fairTrade("HFT-24-1301", 370)],
    originStory:
      "Every Harari house has a room of five platforms, each for a rank of guest, floors painted red for those who fell at Chelenqo. Cushions follow the floor. Red is the color that a guest notices first and remembers.",
    culturalSignificance:
      "Where you sit tells what you are: elders to the right, newlyweds in the alcove, the man of the house where he can see the door. The cushions, at least, are all alike. And equally red.",
    artisanBio:
      "Rahima Sherif sews our covers between the noon and the afternoon prayer. She was the first in the cooperative to buy her own machine, and paid it off in seven months. Now she teaches two of her nieces.",
    createdDaysAgo: 273,
  },
  {
    key: "table-runner",
    seller: "demo-seller",
    category: "textiles",
    isEidSpecial: true,
    priceCents: 4400,
    stock: 20,
    title: "Handwoven table runner with tibeb ends, 72 in",
    description:
      "White handwoven cotton, 72 by 15 in, with eight inches of red and green tibeb at each end and a knotted fringe. Long enough for a table of eight, narrow enough to leave room for plates. It takes tea stains seriously: soak in cold water with lemon, then wash warm. Folded around a card that names the weaver, so it travels well as an Eid gift.",
    imageUrl: "/illustrations/products/table-runner.svg",
    imageAlts: {
      main: "White table runner with a red and green end on a wooden table",
      detail: "Close-up of the red and green tibeb and the knotted fringe",
      measure: "The runner laid flat, with its length and width marked",
    },
    certificates: [fairTrade("HFT-24-1302", 370), ethical("TON-89111", 300)],
    makingProcess:
      "We buy the white cloth from two looms by the Erer gate and weave the ends ourselves on a frame the width of a door. The one who talks most gets to knot the fringe. The knots are perfect.",
    createdDaysAgo: 55,
  },
  {
    key: "prayer-rug",
    seller: "eastleigh-threads",
    category: "textiles",
    isRamadanSpecial: true,
    priceCents: 5200,
    stock: 17,
    title: "Woven prayer rug with padded back",
    description:
      "A thick woven rug with a green arch, a gold border and a quarter-inch padded back that is kind to knees. 44 by 28 in, two pounds, rolls up small and comes with a cotton strap. The pile is low, so it stays clean and dries fast. Vacuum or wipe; once a year wash by hand and dry flat. The lamp points up: there is no wrong way to unroll it twice.",
    imageUrl: "/illustrations/prayer-rug.svg",
    imageAlts: {
      main: "Woven prayer rug with a green arch on a wooden rail",
      detail: "Close-up of the green arch, the lamp and the gold border",
      scale: "The rug on its rail, with its length and width marked",
    },
    certificates: [ethical("TON-90342", 200)],
    culturalSignificance:
      "In Ramadan a family’s rugs lie side by side in the hallway, biggest to smallest. Children are given their first rug around seven, and it is usually the brightest in the row. Most of them keep it.",
    makingProcess:
      "Cotton and viscose are woven flat on a jacquard loom in Thika, then quilted by hand to a felt backing in our own room above the shop. The strap is cut from a macawis. Nothing is wasted.",
    createdDaysAgo: 146,
  },
  {
    key: "kente",
    seller: "eastleigh-threads",
    category: "textiles",
    priceCents: 12400,
    stock: 3,
    title: "Handwoven kente strip cloth, 4 yards",
    description:
      "Not ours by birth, but loved in every East African wedding hall: real kente from Bonwire in Ghana, woven in four-inch strips and sewn edge to edge. 4 yards by 46 in, gold, green, red and black in alternating blocks. For a graduation stole, a bow tie, a headwrap or a wall. Dry clean only. Each length carries the weaver’s name on a cotton tag.",
    imageUrl: "/illustrations/kente.svg",
    imageAlts: {
      main: "Kente cloth in gold, green and red on a wooden rail",
      detail: "Close-up of the alternating blocks of the woven strips",
      measure: "Four yards of cloth laid flat, with length and width marked",
    },
    certificates: [fairTrade("HFT-24-2210", 150)],
    originStory:
      "Bonwire’s weavers say a spider taught the first two brothers. We met the Oppong family at a trade fair in Nairobi and have bought from their looms since, twelve lengths a year. We would rather sell few.",
    culturalSignificance:
      "Gold means worth, green for growth, red for sacrifice, black for age. Graduates across the diaspora wear a strip of it to show who they brought with them. Those who know will read the pattern before the name.",
    createdDaysAgo: 156,
  },
];
