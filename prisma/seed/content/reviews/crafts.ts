import type { ReviewContent } from "../types";
import { reviewsOf } from "./reviews-of";

export const CRAFTS_REVIEWS: ReviewContent[] = [
  ...reviewsOf("mesob-16", [
    [
      5,
      "The centerpiece of our dining room",
      "We serve from it every Friday and guests always ask. The weaving is even tighter than it looks in the photo, and it arrived wrapped in cloth.",
    ],
    [
      5,
      "Exactly like my grandmother’s",
      "I cried a little opening the box. Amina added a note about which family pattern this is. Worth every dollar.",
    ],
    [
      4,
      "Beautiful, a bit smaller than I expected",
      "Measure your table first. Color is rich and the lid fits perfectly.",
    ],
    [
      5,
      "I found the black coil",
      "It’s on the base, near the edge, one single coil. My daughter shows it to every visitor.",
    ],
    [
      5,
      "Holds water, I checked",
      "I had to try. A cup of water for ten minutes, not a drop on the table. Unbelievable craft.",
    ],
  ]),
  ...reviewsOf("mesob-12", [
    [
      5,
      "Returned with bread in it",
      "I took it to a neighbor who had a baby, and it was full of himbasha the next day. So it’s true, never empty.",
    ],
    [
      5,
      "Xalwo squares on Eid",
      "Forty, exactly. The red and green next to the amber was the prettiest thing on the table.",
    ],
    [
      4,
      "Lid sits a little high",
      "You can see that it was woven for this one basket, though. Smells of dry grass, which I love.",
    ],
    [
      5,
      "Six weeks of someone’s life",
      "I keep it where I can see it from my desk. The colors are calm and deep.",
    ],
    [
      4,
      "Well packed",
      "Stuffed with straw so the point was protected. A small smudge came off with a soft brush.",
    ],
  ]),
  ...reviewsOf("wall-plates", [
    [
      5,
      "Instant wall",
      "Three nails, ten minutes. The empty wall over the stairs now looks like it has a history.",
    ],
    [
      5,
      "They told me the names",
      "I messaged them about the designs and had an answer in two hours, with a story for each.",
    ],
    [
      4,
      "Loops could be stronger",
      "I tied a bit of wire on the biggest one. The weaving itself is tight and flat.",
    ],
    [
      5,
      "We use them for bread",
      "And then hang them back. The plum one has coffee on it now, and looks better.",
    ],
    [
      4,
      "Sizes as described",
      "14, 12 and 9, all a bit oval in a nice way. Colors match our rug by luck.",
    ],
    [
      3,
      "One was paler",
      "The small plate has less color than in the photo. Straw fades, I guess. Still a fine set.",
    ],
  ]),
  ...reviewsOf("bracelets", [
    [
      5,
      "My daughter wears all five",
      "In the bath, at school, asleep. Nothing has come loose in three months.",
    ],
    [4, "Quiet, as they say", "No clinking when I type. The black and gold is my favorite."],
    [
      5,
      "Great for Eid bags",
      "I took the set apart and gave one to each girl in class. Five for the price of one toy.",
    ],
    [
      4,
      "A little tight on big wrists",
      "Fits up to 7.5, and I’m 7.6. My wife took them and is happy.",
    ],
    [5, "Neat beadwork", "Two rows, no gaps, and strong elastic that really springs back."],
    [
      5,
      "Card with the maker’s name",
      "Fozia made mine. I wrote her a thank-you, and got a drawing back.",
    ],
  ]),
  ...reviewsOf("bracelets-sky", [
    [
      5,
      "All cousins at the parade",
      "Nine blue wrists in one photograph. We ordered two sets and shared.",
    ],
    [
      5,
      "Prettiest blue is the darkest",
      "They go from pale to deep, and I wear them in that order.",
    ],
    [4, "Came just in time", "On June 30, at six in the evening. My heart."],
    [5, "Children’s size, thank you", "I asked, and they made a small set at no extra charge."],
  ]),
  ...reviewsOf("milk-vessel", [
    [5, "It still smells of smoke", "I know they say that it fades. I hope that it never does."],
    [
      5,
      "My mother held it for an hour",
      "She had one on her camel. She showed us where the cup sits and how it’s tied.",
    ],
    [
      4,
      "One shell was loose",
      "Glued it in a minute. The weaving is thick and strong, real craft.",
    ],
  ]),
  ...reviewsOf("bead-necklace", [
    [5, "Warm on the skin", "I forget that I have it on, and then someone stops me on the street."],
    [
      4,
      "Clasp is a bit small",
      "I need help to close it. Beads are lovely, each of them different.",
    ],
    [
      5,
      "Knotted between beads",
      "The sign of someone who cares. My old one broke and rolled all over a wedding hall.",
    ],
    [
      5,
      "For my sister’s engagement",
      "She hasn’t taken it off. The carnelian glows by candlelight.",
    ],
    [
      3,
      "Lighter color than shown",
      "More honey than orange in daylight. Good silver, though, and well strung.",
    ],
  ]),
  ...reviewsOf("cross-pendant", [
    [
      5,
      "For my godson",
      "Two inches is a good size, clear but not heavy. The box is worth keeping.",
    ],
    [5, "Soft edges", "It doesn’t catch on my shirt like the cast ones do. You feel the filing."],
    [
      4,
      "Cord smelled of dye",
      "Gone after a day in the air. The silver is bright and the enamel even.",
    ],
    [
      5,
      "I knew the village",
      "My grandfather’s church is above that lake. I didn’t expect to see its cross again.",
    ],
  ]),
  ...reviewsOf("jimma-stool", [
    [
      5,
      "Doesn’t wobble, ever",
      "Our kitchen floor is a hundred years old and slopes. Three legs, no problem.",
    ],
    [5, "Cut from one block, really", "I looked for a joint for ten minutes. There’s none."],
    [
      4,
      "Heavy to ship, light to love",
      "It took three weeks. There’s a small crack by one leg, as they explained, and it hasn’t grown.",
    ],
    [5, "The cat’s throne", "I bought it for coffee ceremonies. I sit on the floor now."],
    [
      4,
      "Lovely carving at the rim",
      "Needs oil in our dry winters. Very comfortable, the seat is dished.",
    ],
  ]),
  ...reviewsOf("wooden-combs", [
    [
      5,
      "No snagging at all",
      "Thick 4C hair, and for the first time a comb that doesn’t fight me.",
    ],
    [4, "Beautiful pair", "The small one is perfect for my beard. Smells faintly of sesame."],
    [
      5,
      "My husband left one for me",
      "He had read the story. I wore it to the market. Well done to the writer.",
    ],
    [4, "Keep them dry", "I left one in the shower, and the wood rose a bit. Oil fixed it."],
    [3, "One tooth is shorter", "Handmade, I know. It still works and it’s pretty."],
  ]),
  ...reviewsOf("wooden-bowl", [
    [
      5,
      "Fruit at iftar, rice on Friday",
      "It hasn’t left the table since it came. The spoon reaches everyone.",
    ],
    [
      4,
      "Oval in a charming way",
      "As they say, it dries like that. Wash quickly and it stays silky.",
    ],
    [5, "Heavy and honest", "You feel the tree. Carved bands are crisp, all the way around."],
    [
      4,
      "Smelled of wax at first",
      "A day on the counter and that was gone. Rice for ten fits, not only eight.",
    ],
  ]),
  ...reviewsOf("krar", [
    [
      5,
      "The talk really stopped",
      "I played the five notes of tizita at a dinner. No one spoke. Then my uncle began to sing.",
    ],
    [
      5,
      "Stage ready",
      "I tour with it. Holds its tuning through two songs at least, which is all one can ask of leather.",
    ],
    [
      4,
      "Give it a week",
      "Strings stretch a lot at first. The page on the modes is short but good.",
    ],
    [
      2,
      "Skin split in the winter",
      "Ours stood near a radiator before I had read the note. Repair was fair, but I was sad.",
    ],
    [
      5,
      "My daughter’s first instrument",
      "She is nine and it’s the right size. The strap is prettier than my guitar’s.",
    ],
  ]),
  ...reviewsOf("satchel", [
    [
      5,
      "Two hundred meetings later",
      "Every meeting someone asks. It has gone from caramel to chestnut, as promised.",
    ],
    [5, "Stitches like print", "Eight to the inch, I counted. Number 214, signed inside."],
    [4, "Stiff in the beginning", "It stood up on its own for a month. Now it hugs my laptop."],
    [
      5,
      "Repaired for free",
      "The buckle bent when I fell off my bike. They sent me a new one with a needle and a drawing.",
    ],
    [4, "A bit heavy when empty", "That’s real leather for you. The woven band is gorgeous."],
  ]),
  ...reviewsOf("sandals", [
    [5, "Three days, then mine", "They warned me. Day four I walked all of Lisbon in them."],
    [4, "Go a size down", "I did as told, and the fit is perfect. The strap gives."],
    [
      5,
      "My cobbler was impressed",
      "He had never seen soles cut like that. He says that they will outlive him.",
    ],
    [3, "Slippery when wet", "Be careful on tiles. In dry weather I love them."],
    [
      4,
      "Beautiful band",
      "People think they cost three times as much. The buckle pressed for a day.",
    ],
  ]),
  ...reviewsOf("dabqaad", [
    [
      5,
      "Smells of Thursday night",
      "Under the dress, under the hair, through the cupboards. In that order, yes.",
    ],
    [5, "Heavy and safe", "It doesn’t tip, even with my toddlers around. I still put it high."],
    [4, "Charcoal lights quickly", "Nearly too quickly. Use tongs. The resin is first class."],
    [5, "Before iftar every day", "The whole corridor of our building knows when it’s time."],
    [
      4,
      "Paint chipped a bit",
      "A triangle lost its tip on the way. It looks older and better, honestly.",
    ],
    [5, "Compared three burners", "This was the only one carved from stone. No contest."],
  ]),
  ...reviewsOf("frankincense", [
    [
      5,
      "Lemon and pine",
      "I’ve bought frankincense for thirty years. These tears are pale, dry and very clean.",
    ],
    [
      5,
      "Hardly any black smoke",
      "My asthma doesn’t mind it. A few tears on the electric warmer are enough.",
    ],
    [4, "Some dust at the bottom", "Perhaps a tenth. It burns too, so nothing is wasted."],
    [
      5,
      "Our church orders it now",
      "I brought a handful for Easter and the deacon asked for the address.",
    ],
    [
      4,
      "Chewed one, as they do",
      "Bitter, then fresh. Wouldn’t do it daily. Burned it’s glorious.",
    ],
    [5, "Paid before the season", "That line decided it for me. And the quality keeps me."],
  ]),
  ...reviewsOf("uunsi", [
    [
      5,
      "One nugget, whole evening",
      "Guests asked for the name of the perfume. It was a nugget the size of a bean.",
    ],
    [
      5,
      "The jar is a gift on its own",
      "Brass lid, woven collar. I bought a second only to give away.",
    ],
    [4, "Sweet, open a window", "Strong for the first five minutes. Then oud and rose, for hours."],
    [4, "Deepens with age", "I forgot the jar for half a year, and it’s better now."],
    [5, "Like my mother made", "She wouldn’t tell me the recipe. Now I don’t have to ask."],
  ]),
  ...reviewsOf("shea-butter", [
    [
      5,
      "Melts at a touch",
      "So different from the hard kind. A fingertip for both hands, and no grease on my keyboard.",
    ],
    [
      5,
      "Eczema winter, survived",
      "I’m careful what I put on my son. Two ingredients, that I can read. His elbows are calm.",
    ],
    [
      4,
      "Melted on the way",
      "It came liquid in July. Stirred it, chilled it, smooth again, as they describe.",
    ],
    [5, "Soap bars are a bonus", "Honey scent, very light. My guests steal them."],
    [4, "The tin closes well", "I travel with it. Smells like almonds, not like smoke."],
  ]),
  ...reviewsOf("qasil", [
    [
      5,
      "My ayeeyo was right",
      "Forty years later I wash my face like she did. It foams on its own.",
    ],
    [4, "Messy, worth it", "Put a towel down. My skin feels clean but not tight."],
    [5, "Sifted so fine", "No scratching, which I had with other brands. One spoon and yogurt."],
    [4, "Hair wash too", "Takes a bit of rinsing out of braids. Shine for days."],
    [3, "Smells of hay", "The listing warns you. I add rose water, and then I like it."],
  ]),
  ...reviewsOf("henna", [
    [
      5,
      "Deep red on day two",
      "No black stuff, no itching. My palms were the color of dates for Eid.",
    ],
    [
      4,
      "Freeze the cones",
      "They came on ice and still cold. I left one out overnight, and it lost its power.",
    ],
    [
      5,
      "The finest powder",
      "It never once blocked the tip. I do bridal henna and will reorder in kilos.",
    ],
    [
      5,
      "A dozen hands",
      "All the girls of the building sat on my floor. There was powder left over.",
    ],
    [3, "A bit runny", "My cones were thin and they took a while to thicken. Color was good."],
  ]),
  ...reviewsOf("camel-soap", [
    [5, "A dog or a camel", "We have had long discussions. The soap is wonderful either way."],
    [4, "Lasts a month", "About that, with two people. The frankincense bar is the best."],
    [4, "Creamy and mild", "My hands are in water all day. These don’t crack them."],
    [5, "Tin for my sewing things", "As they predicted, it outlived the soap."],
  ]),
  ...reviewsOf("mitad", [
    [
      5,
      "My first lefse, too",
      "I’m from Northfield and yes, I made lefse on it. And injera. It holds heat like nothing else.",
    ],
    [
      4,
      "Season it three times",
      "They mean it. The first bread stuck and the fourth slid like ice.",
    ],
    [
      5,
      "Packed by a genius",
      "A clay plate this size crossed the ocean without a crack. The lid is a work of art.",
    ],
    [
      2,
      "Cracked after a month",
      "I think a splash of cold water did it. They sent me half back, which was kind, but I miss it.",
    ],
  ]),
];
