import type { ReviewContent } from "../types";
import { reviewsOf } from "./reviews-of";

export const TEXTILES_REVIEWS: ReviewContent[] = [
  ...reviewsOf("dirac-set", [
    [
      5,
      "I didn’t take it off all Eid",
      "The plum is richer than in the photo, and it moves like water. My cousins wanted to know where, and I told only two.",
    ],
    [
      5,
      "Finished properly inside",
      "I sew, so I looked. Hand-rolled hems, no loose ends and a googarad that actually matches.",
    ],
    [
      4,
      "Generous, even on tall women",
      "I’m five ten and it reaches the floor, just. It needed a press with a cool iron when it came out of the tissue.",
    ],
    [
      5,
      "Wrapped like a present",
      "Tissue, ribbon and a small card from the three sisters. I almost didn’t want to open it.",
    ],
    [
      5,
      "The garbasaar alone is worth it",
      "That woven hem! It holds the whole shawl in place without a single pin.",
    ],
  ]),
  ...reviewsOf("dirac-cotton", [
    [
      5,
      "Pockets!",
      "Someone finally listened. Phone in one, keys in the other, and you can’t even see them.",
    ],
    [
      5,
      "Lives on me from May to September",
      "Washed it more than twenty times and the border is as gold as on the first day.",
    ],
    [
      4,
      "Light and airy",
      "A bit see-through in strong sun, so I wear a slip. In the house it’s perfect.",
    ],
    [
      4,
      "Dries in an hour, true",
      "I hung it on the balcony, made tea, and it was dry. Runs long on short people.",
    ],
    [
      5,
      "Bought one for each sister",
      "Three of us, three cities, one video call, all in green. We laughed so much.",
    ],
  ]),
  ...reviewsOf("dirac-wedding", [
    [
      5,
      "My daughter’s shaash saar",
      "When she walked in the whole room stood up. The thread work catches every light.",
    ],
    [
      5,
      "Heavier than I feared, better than I hoped",
      "All that gold has weight, and it makes the cloth fall beautifully. Worth each dollar.",
    ],
    [
      4,
      "Shoulder needed taking in",
      "As they write, it’s easy to alter. My tailor took twenty minutes and praised the seams.",
    ],
    [
      5,
      "Came with its own hanger",
      "Padded hanger, cotton cover and a spare length of thread. Serious people.",
    ],
  ]),
  ...reviewsOf("garbasaar-cotton", [
    [5, "Doesn’t slip", "I pray, cook and chase two toddlers in it. It stays where I put it."],
    [
      5,
      "The edge is something else",
      "You can see that it was woven by a person. After six months it hasn’t lost a thread.",
    ],
    [4, "Color a shade darker", "Deeper blue than on my screen, but I like it more this way."],
    [
      4,
      "Soft after the second wash",
      "A bit stiff out of the package, then lovely. Big enough to cover the stroller as well.",
    ],
    [
      5,
      "Gift for my ayeeyo",
      "She is hard to please. She put it on, and gave me her old one, which is the highest praise.",
    ],
    [
      3,
      "Good cloth, slow shipping",
      "No complaints about the shawl. It sat in customs for two weeks and no one could tell me where it was.",
    ],
  ]),
  ...reviewsOf("garbasaar-chiffon", [
    [
      4,
      "Pretty, matte, easy to pin",
      "Stays put, which most chiffon doesn’t. The pins in the sleeve are a nice idea.",
    ],
    [
      5,
      "Goes with everything",
      "They say plum goes with more than you would think, and they’re right. Even with my orange one.",
    ],
    [
      3,
      "One hem came undone",
      "A finger’s width on the short side. I fixed it in two minutes but had to mention it.",
    ],
    [
      4,
      "For the price, excellent",
      "I bought two more colors in the street for the same money, and they aren’t half as good.",
    ],
  ]),
  ...reviewsOf("kids-dirac", [
    [
      5,
      "She slept in it",
      "My five-year-old refused to take it off after Eid. It came through sand, cake and the slide.",
    ],
    [
      5,
      "Elastic waist is genius",
      "No tripping. And we match, which made her grandmother put down the phone.",
    ],
    [
      4,
      "Runs a bit large on a 4",
      "With the hem up and a ribbon it worked. She will have it for three years at least.",
    ],
    [
      5,
      "Not scratchy",
      "My girl has sensitive skin and hates labels. There are none, only soft seams.",
    ],
    [4, "Headband a little loose", "The dress is perfect. I took the band in by an inch."],
  ]),
  ...reviewsOf("alindi-cloth", [
    [
      5,
      "I could hear the loom in it",
      "My grandfather was from Shangaani. I put the cloth against my face and thought of his shop.",
    ],
    [
      5,
      "Sews like a dream",
      "Crisp, straight grain, presses sharp. I made two shirts and have enough left for a collar.",
    ],
    [
      4,
      "Shrank as promised",
      "Three percent, like they say, so wash before cutting. Colors didn’t bleed at all.",
    ],
    [
      5,
      "Found the deliberate mistake",
      "One crossed thread near the end. My son found it in a minute, and now looks for it in everything.",
    ],
    [
      5,
      "Curtains for the dugsi",
      "Six yards over two windows. When the sun is behind them the whole classroom is striped.",
    ],
    [
      3,
      "Wanted blue, got red",
      "It’s a choice from the day’s rolls, I know, but I left a note. The cloth itself is gorgeous.",
    ],
  ]),
  ...reviewsOf("alindi-sky", [
    [
      5,
      "Ten cousins, one bolt",
      "We all had shirts from the same blue at the July 1 festival. We’re in every photo.",
    ],
    [
      5,
      "The gold thread is so fine",
      "You only see it when you move. Very elegant, not like the flags you buy at the parade.",
    ],
    [
      4,
      "Order early",
      "It arrived on June 28 and my tailor wasn’t amused. The cloth is excellent.",
    ],
    [
      5,
      "Tablecloth for fifty",
      "Three lengths sewn together. It survived suugo, tea and my nephews.",
    ],
    [4, "Strong, clean selvedge", "I use the edges as ties. A pleasure to work with."],
  ]),
  ...reviewsOf("alindi-tote", [
    [
      5,
      "Carries my whole market day",
      "Two melons, rice, greens and a chicken. The handles didn’t even complain.",
    ],
    [
      5,
      "Stripes that make people stop",
      "At the farmers’ market three women asked where it’s from. I should get a commission.",
    ],
    [
      4,
      "Great bag, shallow pocket",
      "The pocket could be deeper for my tablet, but I keep keys and wallet in it.",
    ],
    [4, "Washes well", "Cold wash, dried flat as they say. Slightly smaller now, still huge."],
    [
      5,
      "Each one differs",
      "Bought four as gifts and no two have the same stripe. Loved choosing who gets which.",
    ],
  ]),
  ...reviewsOf("macawis", [
    [
      5,
      "The best sleepwear known to man",
      "I don’t make the rules. Soft from the first day and it doesn’t come untied.",
    ],
    [
      5,
      "No bleeding colors",
      "I washed the red one with white shirts by mistake. The shirts are still white.",
    ],
    [
      4,
      "Long enough for tall men",
      "Six three, and it covers the ankle. Could be a touch wider for after dinner.",
    ],
    [
      5,
      "The knot instructions",
      "My brother-in-law is Norwegian. He learned it in one evening and now won’t wear trousers at home.",
    ],
    [3, "Good, a bit thin", "Fine in summer. In Minnesota in January I’d like something heavier."],
    [5, "Eid for all my uncles", "Bought seven. Seven happy uncles. It has never happened before."],
  ]),
  ...reviewsOf("macawis-gift", [
    [
      5,
      "The eyelets are unbelievable",
      "I counted one row and gave up. My father wears the koofiyad to every Friday prayer.",
    ],
    [
      5,
      "Box good enough to keep",
      "He stores his reading glasses in it. The ribbon went to my daughter’s hair.",
    ],
    [
      4,
      "Measure the head twice",
      "A quarter inch of give isn’t a lot. We exchanged it without trouble.",
    ],
    [4, "A gift that looks like a gift", "I’m bad at wrapping, so this solved everything."],
  ]),
  ...reviewsOf("netela", [
    [
      5,
      "Weightless",
      "It fits in my coat pocket and covers me like a cloud. The border is so clean on both sides.",
    ],
    [
      5,
      "I wore it to bury my aunt",
      "I turned the border up to the neck as she taught me. Thank you for still making them like this.",
    ],
    [
      5,
      "Better than what I carried from Addis",
      "I paid more at the airport for something half as fine. My mother confirmed it with two fingers.",
    ],
    [
      4,
      "Iron it damp",
      "Dry it wrinkles right away. Damp, with a medium iron, it’s like paper. Beautiful colors.",
    ],
    [
      5,
      "The white thread in the corner",
      "I looked for it after reading the story, and there it was. It feels like a signature on a painting.",
    ],
    [
      5,
      "Meskel in Stockholm",
      "It was cold and I wore it over my parka, and an old man I don’t know bowed to me.",
    ],
    [
      5,
      "Every wash softer",
      "Half a year of Sundays in this one. It gets whiter and softer, I don’t know how.",
    ],
    [
      4,
      "Slower than I hoped, worth it",
      "Eighteen days to Germany. It came wrapped in brown cloth tied with cotton string, so all is forgiven.",
    ],
    [5, "Gift for a priest", "He has many. He has worn this one ever since."],
    [
      5,
      "True handloom",
      "You can find the little irregularities that a machine never makes. I teach textiles and showed it in class.",
    ],
  ]),
  ...reviewsOf("habesha-kemis", [
    [
      5,
      "Altered before it shipped",
      "I sent my measurements, they wrote back with a question about the hem, and it fits like nothing I own.",
    ],
    [
      5,
      "My graduation dress",
      "White and red under the black gown. When I opened it on stage my family screamed.",
    ],
    [
      4,
      "Zip is a bit stiff",
      "It ran smoothly after some beeswax. The weaving is outstanding, heavy and cool.",
    ],
    [
      5,
      "Drape like poured milk",
      "Seven yards, and you feel it when you turn. The tie waist flatters everyone.",
    ],
    [
      3,
      "Took five weeks",
      "The dress is perfect, but I nearly missed the wedding it was for. Order early.",
    ],
  ]),
  ...reviewsOf("gabi", [
    [5, "The only blanket I need", "Minnesota, January, window open. Enough said."],
    [
      5,
      "My father recognized the weight",
      "He put it over his left shoulder without thinking and stood like a shepherd in my living room.",
    ],
    [
      4,
      "Heavy when wet",
      "Use a big machine, it takes all the water in the house. It dries surprisingly fast on a line.",
    ],
    [
      5,
      "Soft from day one",
      "I expected it to need breaking in. No. The dog agrees and has claimed a corner.",
    ],
    [4, "Shrank one hand, and stopped", "Exactly as they told me. Still covers a queen bed."],
  ]),
  ...reviewsOf("tibeb-cushion", [
    [
      5,
      "Two on a gray sofa",
      "That’s all the decorating I have done this year, and people think that I hired someone.",
    ],
    [
      4,
      "Colors sing",
      "The red is stronger than in the photo. Zip runs well and is really hidden.",
    ],
    [
      5,
      "July 1 living room",
      "Blue and white for our open house. They stayed because they look good in any month.",
    ],
    [
      4,
      "Get the bigger insert",
      "With an 18 in insert it looked flat. A 20 fills it nicely, as the listing says.",
    ],
  ]),
  ...reviewsOf("harari-cushion", [
    [
      5,
      "People lean on it and it survives",
      "Four boys, one sofa. The corners are still square after half a year.",
    ],
    [
      5,
      "Reminds me of my grandmother’s nadaba",
      "The red is right. I thought no one outside Harar knew that red.",
    ],
    [4, "Sturdy and bright", "Backing is plain but strong. I washed it twice, no fading."],
    [
      4,
      "Would love a set price",
      "I bought six for the majlis room. A set of six would be a great offer.",
    ],
    [
      5,
      "Lovely blue and gold",
      "The blue and gold against the red is just lovely. It came quickly, and flat.",
    ],
  ]),
  ...reviewsOf("table-runner", [
    [
      5,
      "Our Eid table, finally finished",
      "It runs the whole length of eight seats. The card with the weaver’s name went around like a guest.",
    ],
    [
      5,
      "Lemon and cold water works",
      "Shaah, an entire glass of it. I panicked, read the card, and the stain is gone.",
    ],
    [
      4,
      "Fringe tangles in the wash",
      "Wash it in a bag. Otherwise faultless, and the weaving on the ends is so tight.",
    ],
    [
      4,
      "Elegant on dark wood",
      "White with a bit of red and green, nothing loud. I use it all year.",
    ],
    [
      5,
      "Sent one to my editor",
      "She has it on the wall. I told her that it’s for food, and she said never.",
    ],
  ]),
  ...reviewsOf("prayer-rug", [
    [
      5,
      "My knees say thank you",
      "I’m sixty-eight. With the padded back I can stay in sujood as long as I like.",
    ],
    [
      5,
      "Small roll, fits my bag",
      "The strap is made from a macawis, so it made me smile at the airport.",
    ],
    [
      4,
      "Green is deep and calm",
      "Smells a little of the loom for two days, then nothing. Stays flat on carpet.",
    ],
    [5, "Bought for taraweeh", "Stood on it for thirty nights, and the pile looks new."],
    [
      4,
      "Pattern very crisp",
      "The gold edge is clean on all sides. Wish it came in a child’s size.",
    ],
  ]),
  ...reviewsOf("kente", [
    [
      5,
      "The real thing",
      "I lived in Kumasi for two years. Sewn strips, both sides alike, and a weaver’s tag. This is right.",
    ],
    [
      5,
      "Two stoles and a bow tie",
      "My twins graduated in it. There was enough left for their grandfather.",
    ],
    [4, "Expensive, with reason", "Feel the weight and you understand. Dry clean only, be warned."],
  ]),
];
