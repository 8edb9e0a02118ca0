import type { ReviewContent } from "../types";
import { reviewsOf } from "./reviews-of";

export const BOOKS_REVIEWS: ReviewContent[] = [
  ...reviewsOf("proverbs", [
    [
      5,
      "On the shelf by the kettle",
      "We read one every morning while the shaah boils. My teenagers pretend not to listen.",
    ],
    [
      5,
      "Saved my wedding speech",
      "I opened the chapter on neighbors by mistake and it was better than what I had written.",
    ],
    [
      4,
      "A few I know otherwise",
      "In Bosaso we say some of them differently. They print both when they know, and I sent them three more.",
    ],
    [5, "Lovely object", "Cloth, ribbon, gold star, and paper that smells like a book."],
    [
      4,
      "The notes are the best part",
      "When to say it, and when rather not. I wish someone had told me earlier.",
    ],
  ]),
  ...reviewsOf("seerah", [
    [
      5,
      "Thirty evenings, no arguments",
      "Fifteen minutes is exactly how long mine sit. The questions keep us talking until isha.",
    ],
    [
      5,
      "Beautifully told",
      "Simple but not childish. My husband’s voice broke on the twenty-second night.",
    ],
    [
      4,
      "Maps could be larger",
      "I copied them onto a poster. The timeline at the back is very useful.",
    ],
    [
      5,
      "Checked by scholars",
      "It says so and you notice. Careful with sources, gentle with children.",
    ],
    [
      4,
      "Good for eight and up",
      "My six-year-old was lost by the tenth evening, as they say. The older two begged for more.",
    ],
  ]),
  ...reviewsOf("tajweed", [
    [
      5,
      "The stickers",
      "My son learned the rules of noon sakinah for a sticker of a camel. Whatever works.",
    ],
    [
      4,
      "Heavy paper, strong spiral",
      "It has been through one year of weekend dugsi and only the corner is bent.",
    ],
    [5, "Answers on a folded sheet", "As a volunteer teacher I couldn’t live without it."],
    [
      4,
      "Somali explanations are clear",
      "For me as a parent who never learned the names of the rules. We study together.",
    ],
    [
      3,
      "Level 3 comes fast",
      "The first two levels are wonderful. Then it jumps. An extra lesson or two would help.",
    ],
    [
      5,
      "Ordered forty",
      "For the entire mosque school. They came in two days, with a discount I had not asked for.",
    ],
  ]),
  ...reviewsOf("camel-and-star", [
    [
      5,
      "Every single night",
      "I know it by heart. So does she, in both languages, and corrects me.",
    ],
    [5, "The illustrations glow", "All those blues. I’ve framed the page where he looks up."],
    [4, "The song has no notes", "We made up our own tune. A link or a melody would be nice."],
    [
      5,
      "Read it to a class",
      "Second graders in St. Cloud, half of them Somali. Those who weren’t wanted to learn the words.",
    ],
    [
      4,
      "A little short",
      "But so are three-year-olds. Sturdy binding, matte pages without fingerprints.",
    ],
  ]),
  ...reviewsOf("qubee", [
    [
      5,
      "Double letters at last",
      "Every other alphabet book leaves them out. My mother clapped at the DH page.",
    ],
    [
      5,
      "Tested by teething here too",
      "Corners are still round. Elephant is called arba by the whole daycare now.",
    ],
    [4, "Colors a bit dark on two pages", "Lovely otherwise. He asks for it by name."],
    [4, "My husband is learning", "He is from Wisconsin. He can say ibsaa and is very proud."],
  ]),
  ...reviewsOf("fidel", [
    [
      5,
      "The arrows make sense",
      "I never learned the order of the strokes properly. Now I know why my writing looked strange.",
    ],
    [4, "Marker dried out early", "Any wipe-off pen works. The pages clean up like new."],
    [
      5,
      "Both languages in one",
      "We speak Tigrinya and their cousins Amharic. One book for four children.",
    ],
    [
      4,
      "Rhymes are sweet",
      "My daughter sings the ha family in the car. A little small for my eyes.",
    ],
  ]),
  ...reviewsOf("first-of-july", [
    [
      5,
      "My grandfather argued with page 40",
      "And then wept at page 41. He has filled the ten blank pages and asked for more.",
    ],
    [
      5,
      "Oral history as it should be",
      "Voices left as they were, with the songs in the original. I cited it twice in my thesis.",
    ],
    [
      4,
      "Photographs deserve better paper",
      "They’re moving, but printed a bit gray. The stories carry it.",
    ],
    [5, "The boy on the roof", "I won’t spoil it. Read that one first, and then all of them."],
    [
      4,
      "Balanced, north and south",
      "Rare. It lets people disagree. Small type for older readers.",
    ],
  ]),
  ...reviewsOf("four-kitchens", [
    [
      5,
      "The neighbors tested it",
      "You notice. Every recipe works in a small apartment kitchen on an electric stove.",
    ],
    [
      5,
      "It lies flat!",
      "A cookbook that stays open with floury hands. And the chechebsa, my goodness.",
    ],
    [
      4,
      "Wanted more photographs",
      "About half of the dishes have one. Instructions are so clear that it hardly matters.",
    ],
    [
      5,
      "Eid menu from start to end",
      "Cooked all of it in two days with the plan on page 198. My in-laws took notes.",
    ],
    [
      5,
      "They argue in the margins",
      "The little comments about fenugreek are worth the price alone.",
    ],
    [3, "Cups and grams mixed", "I had to convert a lot. Flavors are true, though."],
  ]),
];
