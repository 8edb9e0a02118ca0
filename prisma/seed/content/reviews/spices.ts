import type { ReviewContent } from "../types";
import { reviewsOf } from "./reviews-of";

export const SPICES_REVIEWS: ReviewContent[] = [
  ...reviewsOf("berbere", [
    [
      5,
      "I stopped bringing it in my suitcase",
      "Twelve years I carried berbere from Gondar. This is as good, and it lives four miles away.",
    ],
    [
      5,
      "Red, not brown",
      "You can see right away that it’s fresh. It blooms in oil like a flower, and the kitchen sneezes once.",
    ],
    [
      4,
      "Milder than my mother’s",
      "But so fragrant. I add a pinch of mitmita, and then it’s home.",
    ],
    [
      5,
      "No salt, thank you",
      "Finally I can season as I like. Misir wat for twelve people and not a lentil left.",
    ],
    [
      5,
      "My Swedish wife passed the test",
      "She cooked doro wat with it for my father. He had seconds and said nothing, which is a standing ovation.",
    ],
  ]),
  ...reviewsOf("mitmita", [
    [
      5,
      "Take the warning seriously",
      "A pinch, they said. I took two. I’ve seen things. Wonderful flavor under the fire.",
    ],
    [
      4,
      "On avocado with lime",
      "My breakfast every day now. The clove comes through after the heat.",
    ],
    [
      5,
      "Kitfo is safe again",
      "The supermarket version is only chili. This has korarima and you can smell it through the pouch.",
    ],
    [
      3,
      "Saltier than expected",
      "Good heat, but there’s salt in the blend, so taste before adding yours.",
    ],
    [
      4,
      "Tiny amount goes far",
      "Four ounces will last until I’m old. The window in the bag is cute.",
    ],
  ]),
  ...reviewsOf("shiro", [
    [
      5,
      "Fifteen minutes to dinner",
      "Onions, oil, shiro, water. It thickened without a lump and tasted like someone had cooked all day.",
    ],
    [5, "The basil makes it", "Besobela! I had forgotten. It hit me when I opened the bag."],
    [
      4,
      "Silky, a bit mild",
      "We like it hotter and stir in berbere. The texture is the best I’ve had in a flour.",
    ],
    [
      5,
      "Fasting season saved",
      "Two hundred days a year I need this. Ordered four bags to the church office.",
    ],
    [4, "Vegan guests, no stress", "Gluten free, dairy free, and no one missed a thing."],
    [
      3,
      "Bag didn’t reseal",
      "The zipper came off the pouch, so it lives in a jar now. Food itself is great.",
    ],
  ]),
  ...reviewsOf("korarima", [
    [
      5,
      "Whole pods at last",
      "Ground korarima is always tired. I crack two for my coffee, and the scent fills the car on the way to work.",
    ],
    [4, "Smoky and cool", "Like cardamom that went camping. Lovely in rice."],
    [
      5,
      "Strung by hand",
      "The tiny hole in each one, now that I know why, makes me careful with them.",
    ],
    [4, "Some pods quite small", "Every one has strong flavor. A few had only a handful of seeds."],
  ]),
  ...reviewsOf("niter-kibbeh", [
    [
      5,
      "Don’t put it on popcorn",
      "You will never stop. I’m sending this review instead of making another bowl.",
    ],
    [5, "Clear, golden, no grit", "Strained well. My own always has bits at the bottom."],
    [4, "Koseret is strong", "I love it; my husband needed a week. In gomen it’s perfect."],
    [
      5,
      "Kept for months in the cupboard",
      "Dry spoon, as they say, and it never turned. The last scrape smelled like the first.",
    ],
    [
      4,
      "Jar arrived a bit oily",
      "The lid had leaked a few drops. They had wrapped it twice, so nothing else suffered.",
    ],
  ]),
  ...reviewsOf("spice-sampler", [
    [
      5,
      "New apartment gift",
      "Gave it to a coworker from Duluth. She made misir wat from the card and sent me a photo with tears, the good kind.",
    ],
    [
      4,
      "The recipes really work",
      "Short and clear. I’d have liked a vegetarian Eid rice, but the notes tell you how.",
    ],
    [5, "Box is now my spice drawer", "Exactly as they say. The scoop is small and pretty."],
    [4, "A good start", "I knew berbere, not korarima. Now I’ve ordered the big pouch."],
    [
      3,
      "Turmeric could be fresher",
      "The berbere is superb, but the turmeric was ordinary. Still a lovely present.",
    ],
  ]),
  ...reviewsOf("xawaash", [
    [
      5,
      "You grind it, you win",
      "Toasted a spoonful, ground it, and the bariis tasted like a wedding.",
    ],
    [
      5,
      "The layers are beautiful",
      "I didn’t want to shake it. It stood on the shelf for two weeks like a painting.",
    ],
    [
      5,
      "Balanced by dates, it says",
      "I laughed at that, then tasted it. Nothing shouts. The clove whispers.",
    ],
    [4, "Jar opening is narrow", "My big spoon doesn’t fit. First world problem, fantastic spice."],
    [
      5,
      "Suqaar like my habaryar",
      "I could never get it right. It was the fresh pepper, it turns out.",
    ],
    [4, "For lentil soup as well", "A teaspoon in red lentils and my children eat vegetables."],
  ]),
  ...reviewsOf("dates", [
    [5, "Soft as butter", "My grandmother has four teeth and ate five of them."],
    [
      5,
      "A box for each neighbor",
      "We did as the story says, one left and one right. The left one returned it with baklava.",
    ],
    [4, "Sweet and sticky", "Very fresh. Two in the lower layer were squashed on the way."],
    [5, "Frozen they’re candy", "Try it. Straight from the freezer they’re like toffee."],
    [
      4,
      "Good size, thin skin",
      "Not as huge as the fancy boxes, but better flavor and half the price.",
    ],
    [5, "All thirty days", "Four boxes carried our family through Ramadan. No bad one in the lot."],
  ]),
  ...reviewsOf("xalwo", [
    [5, "It hums when you cut it", "Just firm, glossy, full of cardamom. My wedding had worse."],
    [5, "With bitter coffee", "One square and one sini. I don’t need dessert menus anymore."],
    [
      4,
      "Very sweet, of course",
      "It’s xalwo. Cut it small. The sesame on top is toasted just right.",
    ],
    [
      5,
      "Shaken and approved",
      "My aunt shook the tin before she tasted it, listened, and nodded. I didn’t know that this was a test.",
    ],
    [
      3,
      "Tin was dented",
      "Contents fine and delicious, but it was meant as a gift and looked sad.",
    ],
  ]),
  ...reviewsOf("turmeric", [
    [
      5,
      "Smells of orange",
      "I had no idea that turmeric has a smell. The one in my cupboard was dust.",
    ],
    [4, "Strong color", "A quarter spoon is plenty. My wooden spoon is now gold forever."],
    [4, "Fine powder, fair price", "Dissolves without lumps in warm milk. I use it every night."],
    [
      5,
      "Alicha turned out right",
      "That sunny yellow my mother gets. It was the spice and not me.",
    ],
  ]),
  ...reviewsOf("sesame-oil", [
    [5, "Tastes like the seed", "Not the dark smoky kind. I dip bread in it and that’s lunch."],
    [
      4,
      "Good for hair too",
      "A spoon warmed in the palm once a week. My curls are happy and so is my salad.",
    ],
    [
      5,
      "You can tell it’s slow",
      "It has a thickness that bottled oils lose. The cork smells wonderful.",
    ],
    [
      3,
      "Cork crumbled",
      "A few bits fell in on the third opening. I strain it now. The oil itself is top.",
    ],
    [
      5,
      "My Eritrean neighbor cried",
      "I gave her a spoonful to taste. She is from Keren. I gave her the bottle.",
    ],
  ]),
  ...reviewsOf("white-honey", [
    [
      5,
      "Like eating a cool cloud",
      "Creamy, herbal, barely sweet. I’ve never had anything like it.",
    ],
    [5, "One spoon a day", "I ration it. Now I count the days to November, like a child."],
    [
      5,
      "From people, for people",
      "I was given white honey when my daughter was born. I bought this for her when she had hers.",
    ],
    [
      4,
      "Sets very hard in winter",
      "Leave it on the counter and be patient. Don’t heat it, they’re right.",
    ],
    [5, "Two jars weren’t enough", "When it’s back I’ll buy six. Please tell us in time."],
  ]),
  ...reviewsOf("forest-honey", [
    [5, "Dark, smoky, a bit bitter", "With salty cheese it’s the best thing I ate this year."],
    [4, "The comb is a treat", "My kids fight over it. Some wax bits, naturally."],
    [
      4,
      "Crystallized on the way",
      "A bowl of warm water brought it back as they describe. Deep flavor.",
    ],
    [5, "Marinade secret", "Berbere, lemon and this honey on chicken. That’s all I’ll say."],
    [3, "Dipper is decoration", "It drips everywhere. The honey earns more stars than I gave."],
  ]),
  ...reviewsOf("brown-teff", [
    [
      5,
      "Eyes everywhere",
      "My first injera with proper eyes after years of trying. Fresh milled makes the difference.",
    ],
    [5, "Brownies, seriously", "They’re fudgy, no flour, no fuss. I won’t go back."],
    [
      4,
      "Sack is lovely, liner is fiddly",
      "The drawstring inside took me a while. Flour is very fine for brown.",
    ],
    [
      4,
      "Sour in two days, perfect",
      "Followed the label sewn to the sack. My kitchen is cool, so I gave it three.",
    ],
    [5, "Porridge for marathon legs", "I run. Teff, dates, camel milk. That’s my whole secret."],
  ]),
  ...reviewsOf("ivory-teff", [
    [
      5,
      "Blond and soft",
      "As light as the injera in Ada’a. My sister thought that I had mixed in wheat.",
    ],
    [4, "Half and half", "As they advise, with brown. Alone it’s a little shy in taste."],
    [5, "Fine as powder", "No grit at all. Pancakes for my celiac son, he had seven."],
    [3, "Pricey for five pounds", "Quality is high. I’ll keep it for guests and use brown for us."],
  ]),
  ...reviewsOf("injera", [
    [
      5,
      "Still warm in the middle",
      "Ordered at eleven, here at nine next morning. I ate the first one standing in the hallway.",
    ],
    [
      5,
      "All teff, and I can tell",
      "No rubbery stretch. It tears like it should and drinks the sauce.",
    ],
    [
      5,
      "My celiac test",
      "I react to a crumb of barley. I ate two of these and nothing happened except happiness.",
    ],
    [
      4,
      "A bit sour for my children",
      "I love it. They call it lemon bread and eat it with honey. Fine.",
    ],
    [
      5,
      "Survived the trip to Fargo",
      "Came in the insulated pouch, soft and not stuck together. A miracle in February.",
    ],
    [
      5,
      "The eyes!",
      "My grandmother judges with a finger. She counted, smiled and asked who baked it.",
    ],
    [
      5,
      "Freezes well",
      "Paper between, as told. Out of the freezer into a steamer for one minute, like new.",
    ],
    [
      5,
      "A wedding for two hundred",
      "Selam delivered forty packets at dawn, and not one was torn.",
    ],
    [
      4,
      "Would love a five pack",
      "Ten rounds is a lot for one person. I’ve learned to share with my neighbors, so perhaps that’s good.",
    ],
    [
      5,
      "Better than the restaurant",
      "We stopped going out on Thursdays. This and a pot of shiro and everyone is home.",
    ],
  ]),
  ...reviewsOf("sambusa-wraps", [
    [5, "Not one tore", "Fifty sheets, fifty sambusa. In other years I lost ten out of a pack."],
    [5, "Still crisp after taraweeh", "That’s the test. They were."],
    [
      4,
      "Keep the cloth damp",
      "I got distracted and the last ones dried out. When they’re moist they fold like silk.",
    ],
    [
      5,
      "The drawings on the back",
      "My ten-year-old folded thirty by herself. Crooked, and gone in a minute.",
    ],
    [
      4,
      "Thaw overnight",
      "Two hours weren’t enough in my cold kitchen. Overnight in the fridge was perfect.",
    ],
    [
      3,
      "Two sheets stuck together",
      "At the very end of the packet. Everything else was great for the price.",
    ],
  ]),
  ...reviewsOf("canjeero-mix", [
    [5, "The swirl shows", "I cried a little at the stove. My swirl has never shown before."],
    [4, "Quick for a weekday", "An hour of waiting and thirty canjeero. With subag, of course."],
    [
      5,
      "Children eat them all",
      "With tea poured over and sugar. That’s how I grew up and now they do.",
    ],
    [
      2,
      "Mine stayed flat",
      "I think that my yeast was old, but the packet could warn you. Taste was good, texture like a pancake.",
    ],
  ]),
  ...reviewsOf("camel-milk", [
    [
      5,
      "Dissolves without lumps",
      "I tried two other powders and both were like chalk. This is smooth in cold water.",
    ],
    [5, "Tastes of the north", "Salty, clean, light. I’m from Wajir and closed my eyes."],
    [
      5,
      "In shaah there’s nothing better",
      "Half a spoon makes it round. My guests ask what I did.",
    ],
    [4, "Expensive, but it lasts", "Fourteen glasses, as they say. I keep it for the weekend."],
    [
      5,
      "My father’s breakfast again",
      "He is eighty-four and had not had camel milk since 1991. He drinks a glass at dawn and talks about camels.",
    ],
    [
      5,
      "Sealed and fresh",
      "Dated four weeks before, with the batch and the names of the herds. Impressive.",
    ],
    [5, "Porridge upgrade", "Two spoons in teff porridge. Creamy, without being heavy."],
    [
      4,
      "Takes a moment to like",
      "First glass, hm. Third glass, I understood. It isn’t cow’s milk, and shouldn’t be.",
    ],
    [5, "Fast to Canada", "Nine days to Edmonton, no trouble at the border, and not a dent."],
    [5, "Women own the milk", "I bought it for that sentence and stay for the taste."],
  ]),
  ...reviewsOf("camel-caramels", [
    [5, "Converted my brother", "He says that he hates camel milk. He ate nine before I told him."],
    [
      4,
      "Soft, salty, not too sweet",
      "They stick a bit to the paper in summer. Put them in the fridge for ten minutes.",
    ],
    [
      5,
      "Teacher gifts, done",
      "Twelve boxes for Eid. The ribbon makes them look as if I had tried.",
    ],
    [
      4,
      "Twenty-four goes quickly",
      "Lovely clean finish. I wish for a bigger box, or for more discipline.",
    ],
    [5, "The salt flakes", "That tiny crunch! I keep two in my desk at work."],
  ]),
  ...reviewsOf("subag", [
    [5, "There’s smoke in it", "One spoon on hot canjeero and I was seven years old again."],
    [
      5,
      "Grainy the way it should be",
      "Not smooth like store ghee. My mother rubbed it between her fingers and approved.",
    ],
    [4, "Strong smell, be ready", "My roommates asked questions. On rice it’s heaven."],
    [4, "Fenugreek comes through", "In a good way. With dates and warm milk at night, perfect."],
    [
      5,
      "Keeps and keeps",
      "Five months in the cupboard, and the last spoon was as good as the first.",
    ],
  ]),
];
