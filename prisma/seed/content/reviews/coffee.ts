import type { ReviewContent } from "../types";
import { reviewsOf } from "./reviews-of";

export const COFFEE_REVIEWS: ReviewContent[] = [
  ...reviewsOf("guji-natural", [
    [
      5,
      "Blueberry, really",
      "I thought tasting notes were a game until this bag. It smells like jam when you open it, and the roast date was nine days old.",
    ],
    [
      5,
      "My mother asked for the name",
      "She grew up two valleys from Shakiso and has opinions. She drank three cups and asked me to write down who sells it.",
    ],
    [
      4,
      "Lovely, a touch light for my taste",
      "Beautiful fruit and very clean. I like it darker, so I now use a spoon more per pot and it’s just right.",
    ],
    [
      5,
      "Best in a jebena",
      "Tried it in a V60 first and it was good. In the clay pot it’s another coffee, all cocoa and honey at the bottom of the cup.",
    ],
    [
      5,
      "Fresh and honest",
      "Valve bag, date stamped by hand, and a note with the price paid to the farmers. I’ve already ordered two more.",
    ],
  ]),
  ...reviewsOf("yirgacheffe-washed", [
    [
      5,
      "Like drinking jasmine tea",
      "So delicate. I keep it for Saturday mornings when no one is rushing and I can weigh the water.",
    ],
    [
      5,
      "Clean as a whistle",
      "No bitterness at all, even when I let it go cold on the desk. The lemon comes out at the end.",
    ],
    [
      4,
      "Needs a good grinder",
      "With my cheap blade grinder it tasted thin. A friend ground half the bag properly and the difference was huge.",
    ],
    [
      3,
      "Not for milk drinkers",
      "It disappears in a latte. The listing does warn you, I just didn’t believe it. Black it’s very pretty.",
    ],
    [
      5,
      "Two bags, two weeks apart, both perfect",
      "Consistency is what I pay for. Both tasted the same, and both had arrived within four days in Denver.",
    ],
  ]),
  ...reviewsOf("sidama-ground", [
    [
      5,
      "Exactly the right grind",
      "Finally something I can tip straight into the jebena without sieving. It settles fast and pours clear.",
    ],
    [
      4,
      "Everyday coffee in the best sense",
      "Not fancy, just chocolatey and strong. We go through a bag every ten days at the shop.",
    ],
    [
      5,
      "Tastes of my uncle’s house",
      "He put salt in his, and with salt this is the one. I don’t know how else to say it.",
    ],
    [
      3,
      "Too fine for my French press",
      "My own fault for not reading, but mud at the bottom of each cup. As Turkish coffee it works well.",
    ],
    [
      4,
      "Good value",
      "A couple of dollars less than the whole bean and no loss that I can taste if you finish it quickly.",
    ],
  ]),
  ...reviewsOf("green-coffee", [
    [
      5,
      "The smell stopped the whole floor",
      "Roasted it in my apartment with the door open and two neighbors came with cups. Even beans, almost no defects.",
    ],
    [
      5,
      "Sorted very well",
      "I pick through green coffee for a hobby and found three bad beans in the entire sack. Three.",
    ],
    [
      4,
      "Took me two tries",
      "Burned the first batch, which is on me. Nine minutes is right on a gas stove, go by the sound and not the clock.",
    ],
    [
      5,
      "Keeps beautifully",
      "Bought it in spring and the last handful in autumn roasted like the first. The cotton sack is a nice touch.",
    ],
    [
      4,
      "Great for teaching kids",
      "My daughters fanned the smoke around the room like in the video. Wish it came in a smaller size too.",
    ],
  ]),
  ...reviewsOf("kaffa-forest", [
    [
      5,
      "Unlike anything else",
      "Cedar and plum, as promised, and something like pipe tobacco. I served it without saying what it was and everyone went quiet.",
    ],
    [
      5,
      "Worth the price once a year",
      "It’s expensive, and then you read how it’s gathered and it isn’t. My yearly treat.",
    ],
    [
      4,
      "Interesting more than easy",
      "A wild cup, a little rough when hot. Let it cool for five minutes and it opens up.",
    ],
    [
      2,
      "Not my cup",
      "I wanted sweet and fruity and got spice and wood. Well packed and quick, just not for me.",
    ],
    [
      5,
      "A taste of history",
      "Coffee from where coffee began. The card with the picker’s name is pinned over my machine.",
    ],
  ]),
  ...reviewsOf("black-jebena", [
    [
      5,
      "Pours without a drip",
      "My third jebena and the first that doesn’t dribble down the neck. Thin walls, so it heats quickly.",
    ],
    [
      5,
      "The centerpiece of every visit",
      "We brought it out for my in-laws from Jimma and my mother-in-law turned it over to look at the base. She nodded. That’s everything.",
    ],
    [
      5,
      "Seasoning with milk works",
      "Followed the leaflet, boiled milk once, and there was no clay taste from the second pot on.",
    ],
    [
      4,
      "One cup had a chip",
      "Five perfect cups and one with a small chip in the rim. They sent a new one without asking for the old, so four stars only for the delay.",
    ],
    [
      5,
      "Packed like a newborn",
      "Straw, cloth, more straw and a wooden box. It came from Bonga to Oslo without a scratch.",
    ],
    [
      5,
      "Smoky black all the way",
      "I scratched the bottom by accident and it really is black inside. Beautiful work by hand.",
    ],
    [
      5,
      "Bought two",
      "One for us and one as a wedding gift. The bride cried, though to be fair she had been crying all day.",
    ],
    [
      4,
      "Use a diffuser",
      "On my electric coil it needs the metal plate underneath, as they say. With that it’s wonderful and stays hot for half an hour.",
    ],
    [
      5,
      "So light in the hand",
      "I expected something heavy. Full of coffee I can still pour with one hand, and I’m seventy-one.",
    ],
    [
      5,
      "Three rounds, four people",
      "The size is exactly right. Abol, tona, baraka, and no one had to share.",
    ],
  ]),
  ...reviewsOf("jebena-small", [
    [
      5,
      "My quiet hour",
      "Two small cups before the children wake. It has changed my mornings more than any app.",
    ],
    [
      4,
      "Sweet little pot",
      "Smaller than I pictured although the size was clearly given. The straw stopper is clever.",
    ],
    [
      5,
      "Perfect dorm size",
      "Gave it to my son at college. He sends me a photo every Sunday, so I know he uses it.",
    ],
    [
      3,
      "Stopper came loose",
      "The pot is lovely, but the straw stopper unraveled within a month. I use a wad of paper towel now.",
    ],
    [
      5,
      "Even color, fine neck",
      "I do pottery myself, and pinching a neck that thin isn’t easy. Respect to the potter.",
    ],
  ]),
  ...reviewsOf("sini-cups", [
    [
      5,
      "None alike, all lovely",
      "The bands wander a little from cup to cup, which is what I like. You can see the brush lift.",
    ],
    [5, "Survived the dishwasher", "Top rack, thirty times or more, and the color hasn’t moved."],
    [
      4,
      "Wish there were saucers",
      "I know it isn’t traditional. My aunties still ask for saucers.",
    ],
    [
      5,
      "Great wedding favor",
      "We bought twelve sets for the head tables. Straw box and all, they were the talk of the evening.",
    ],
    [
      4,
      "Small, as they should be",
      "A friend said espresso cups. No. These are sinis, and they hold exactly three sips and a story.",
    ],
  ]),
  ...reviewsOf("ceremony-set", [
    [
      5,
      "Everything in one box",
      "I moved away from home and had none of the things. Opened this crate and had all of them, down to the fan.",
    ],
    [
      5,
      "The card helped so much",
      "I married into an Ethiopian family and was afraid to do it wrong. Three rounds, explained in plain words.",
    ],
    [
      4,
      "Frankincense is generous, pan is small",
      "The roasting pan takes only half of the beans at a time. Everything else is first class.",
    ],
    [
      5,
      "Eid present for my teacher",
      "She hosted our whole Quran class the week after. I think she liked it.",
    ],
  ]),
  ...reviewsOf("harar-longberry", [
    [
      5,
      "Dark but not burned",
      "That’s rare. Blackberry first, then bitter chocolate, and it holds up to a lot of milk.",
    ],
    [
      4,
      "Strong stuff",
      "I had to cut my usual dose by a third. After that it’s a very good morning coffee.",
    ],
    [
      5,
      "You can taste the wood fire",
      "There’s a little smoke at the end of the sip. My father said it’s how the roaster on his street did it.",
    ],
    [
      4,
      "Iced it all summer",
      "Brewed double and poured over ice with a bit of cardamom. A pound lasts our office for four days.",
    ],
    [
      3,
      "A few broken beans",
      "Taste is great. There were more splits and shells than I’m used to at this price.",
    ],
    [
      5,
      "A kind note inside",
      "From the weavers, saying what time they drink it. I now have mine at ten and at four too.",
    ],
  ]),
  ...reviewsOf("shaah-blend", [
    [
      5,
      "This is the one",
      "I’ve tried every shaah mix on Lake Street. This is the only one where I smell cardamom before I see it.",
    ],
    [
      5,
      "Clear cup, no sludge",
      "Because it’s cracked and not powdered you can strain it properly. Small thing, big difference.",
    ],
    [
      5,
      "Ramadan in a jar",
      "My husband walks in after work and asks if it’s already maghrib. It’s the smell.",
    ],
    [
      4,
      "More ginger than my mother’s",
      "I was raised on less ginger, but I’ve come around. A pinch of sugar more and it’s perfect.",
    ],
    [
      5,
      "Ordered at nine, here at three",
      "Same day to Cedar-Riverside. The jar was still warm from someone’s car, I swear.",
    ],
    [
      5,
      "In cookies too",
      "A teaspoon in plain butter cookies and people ask for the recipe. I tell them to buy the jar.",
    ],
    [
      5,
      "Fresh, fresh, fresh",
      "Pods still green, cinnamon that snaps. You can tell that it wasn’t sitting in a warehouse.",
    ],
    [
      4,
      "Jar could be bigger",
      "Sixty cups sounds like a lot until your brothers visit. Please make a one pound bag.",
    ],
    [
      5,
      "The drivers were right",
      "I read the story about the bus drivers, and yes, our thermos at the garage is empty by seven.",
    ],
    [
      5,
      "Finland approves",
      "Minus twenty outside, shaah inside. My coworkers at the hospital now have their own jar.",
    ],
  ]),
  ...reviewsOf("purple-tea", [
    [
      5,
      "It really turns pink",
      "Squeeze of lemon and the children screamed. Tastes lovely too, softer than green tea.",
    ],
    [
      4,
      "Pretty and gentle",
      "I drink it in the afternoon when black tea would keep me up. The second steep is nearly as good.",
    ],
    [
      3,
      "A little faint",
      "Nice color, but I need two spoons to taste much. Maybe I’m too used to shaah.",
    ],
    [5, "Please restock", "Bought one tin, went back for three more, and it was gone. Waiting."],
  ]),
  ...reviewsOf("highland-black-tea", [
    [
      5,
      "Holds up to milk",
      "Strong and clean. Half an hour on the stove and it never turns bitter.",
    ],
    [
      5,
      "The tin is beautiful",
      "I bought it for the tin, I admit. Then the tea turned out better than my usual brand.",
    ],
    [
      4,
      "Proper loose leaf",
      "Big leaves, hardly any dust. A pound lasts our mosque’s kitchen about two weeks.",
    ],
    [
      4,
      "Good everyday tea",
      "Nothing dramatic, just a solid brisk cup, and a fair price for a whole pound.",
    ],
    [
      5,
      "With the blend it’s magic",
      "Get this and the shaah spices together. That’s the order, you need nothing else.",
    ],
  ]),
  ...reviewsOf("moringa-tea", [
    [
      4,
      "Grassy in a good way",
      "I was prepared for medicine and got something pleasant. The orange peel helps.",
    ],
    [5, "After every heavy dinner", "One sachet in a big mug after bariis, and I sleep well."],
    [
      3,
      "Fine, not special",
      "Lemongrass does most of the work. Nice but I wouldn’t go out of my way.",
    ],
    [4, "Good cold with mint", "Made a jug for a picnic. Even the soda drinkers had some."],
  ]),
  ...reviewsOf("qishr", [
    [
      5,
      "My Yemeni grandmother would cry",
      "I’ve looked for real husk for years. Raisin and honey, exactly as she made it.",
    ],
    [
      4,
      "New to me, now a habit",
      "It’s like coffee and cider had a child. I simmer a pot on Sunday and keep it in the fridge.",
    ],
    [
      5,
      "Fantastic with ginger",
      "The ginger is already in there but I add a fresh slice as well. Warms you to the ears.",
    ],
    [
      2,
      "Weak, even after fifteen minutes",
      "Perhaps I had the end of a batch. It had color but not much taste. Support was polite and offered a refund.",
    ],
    [4, "A conversation starter", "Served it at book club and no one guessed what it was made of."],
  ]),
  ...reviewsOf("hibiscus", [
    [
      5,
      "Deepest red I’ve seen",
      "A small handful turned two liters the color of rubies. Tart and clean.",
    ],
    [
      5,
      "First thing at iftar",
      "We make it the night before with cinnamon. By the third day of Ramadan I had to order again.",
    ],
    [
      4,
      "Rinse it, as they say",
      "There was a bit of sand, as the listing warns. After a quick rinse it was perfect.",
    ],
    [
      5,
      "Whole flowers, not dust",
      "You can see every petal. Stores here sell broken bits for the same price.",
    ],
    [4, "My son calls it juice", "And I let him. Half the sugar of anything in a box."],
  ]),
  ...reviewsOf("ginger-coffee", [
    [5, "As in Asmara", "My aunt roasts with ginger and I never got the balance. This has it."],
    [
      4,
      "Builds as you drink",
      "First sip, nothing. By the last one my throat is warm. I like that.",
    ],
    [3, "Ginger hides the coffee", "I’d like half as much. As a winter drink it does its job."],
    [
      5,
      "Moka pot winner",
      "One level spoon, as told, and a little sugar. Better than anything at the corner café.",
    ],
  ]),
];
