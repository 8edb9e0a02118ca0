import type { ArticleContent } from "./blog";

export const MAKERS: ArticleContent[] = [
  {
    slug: "why-alindi-has-stripes",
    category: "makers",
    author: "salaan@xamarhandloom.example",
    title: "Why alindi has stripes",
    excerpt:
      "A cloth of the Benadir coast, two looms in Shangaani, and what you can read from the edge of handwoven cloth.",
    image: "/illustrations/alindi.svg",
    tags: ["alindi", "weaving", "textiles", "mogadishu"],
    daysAgo: 13,
    views: 587,
    content: `Ask a weaver why alindi is striped, and he’ll show you his loom instead of answering. The color is in the warp, the threads that are stretched before the weaving starts. Once they are tied, the pattern is decided. Weaving only fills it in.

## The order of work

Setting up takes longer than weaving. Cotton is dyed or bought dyed, wound on pegs along a wall in the order of the stripes, and tied to the loom thread by thread. For a length of three yards that is many hundreds of knots. Two people do it in a day and a half. One weaver then makes two to three yards a day, sitting at the edge of a pit with the treadles below.

The weft, the thread that goes across, is nearly always one color. That is why the stripes look a little softer than they were on the wall: every second point is the weft.

## Old stripes and new

White with red and black lines was the everyday cloth of the Benadir towns, worn by men as a wrap and by women as a dress. Yellow with brown was for older people. Sky blue and white came with independence, and every June we can’t weave it fast enough for the first of July.

We copy the old orders from cloth that families still own. When they bring us a length, we count the threads, write the count in a school notebook, and return the cloth.

## How to tell handwoven cloth

- **Look at the edge.** The weft turns around at the side, so there is a closed edge with small irregular loops. Cut and sewn edges come from wide machine-made cloth.
- **Look along a stripe.** Where a thread broke and was knotted there is a tiny bump. One or two to a yard is a good sign, ten aren’t.
- **Hold it against the light.** A hand beats the weft a little differently each time. The rows are close, but they aren’t printed.

## Using it

Alindi is cotton and likes to be washed. Cold for the first two times, on its own, since dark reds may give off some color. Expect about three percent of shrinking in length. It softens with every wash, and people have worn the same cloth for twenty years.

Cut it only after it has been washed. And keep the closed edges: they are the best part.`,
  },
  {
    slug: "inside-a-harari-basket",
    category: "makers",
    author: "seller@demo.com",
    title: "Inside a Harari basket",
    excerpt:
      "Grass, an awl and six weeks of evenings. How a mesob grows from its center, and how to keep it bright.",
    image: "/illustrations/mesob.svg",
    tags: ["mesob", "baskets", "harar", "care"],
    daysAgo: 20,
    views: 810,
    content: `A basket from Harar begins as a knot the size of a coin. Everything after that is one line, wound around itself, and you can follow it with a finger from the center to the rim.

## What it is made of

There are two grasses. A bundle of straw forms the core, the part you don’t see. Strips of a finer, stronger grass are dyed and wrapped around it, and with each turn an awl opens the row below so that the strip can be drawn through. That stitch holds the basket together. There is no glue, no wire, and no frame.

The dye goes on before the work begins, so the maker carries the pattern in her head. She counts. If a star has sixteen points, then each row has to grow by the same number of stitches at the same places, or the points lean.

## How long it takes

A wall plate of a hand’s length takes four or five evenings. A twelve-inch mesob with its lid takes about six weeks, and a big one for the middle of a room eleven, because the walls must stay even while they open. We work in the afternoons, when the courtyard has shade, and no one works alone.

Baskets were part of what a Harari bride brought to her house, and a wall in a Harari home shows dozens of them, each with its own place and name. A guest can read from the wall which families are related.

## The mesob as a table

In the highlands the word means the basket on which injera is served: a base, a wide dish and a tall lid. The lid keeps the bread soft and warm. Everyone sits around it and eats from the same round. Line it with a cloth or a first injera, since sauce doesn’t wash out of grass.

## Keeping it bright

1. Dust it with a soft brush, along the rows.
2. Wipe stains with a barely damp cloth, then dry it in the air, open side up.
3. Never soak it, and never put it into the dishwasher. Grass that swells loosens its stitches.
4. Keep it out of direct sun. Reds fade first.
5. If it has lost its shape, steam it for a minute, press it gently and let it dry with a bowl inside.

You can repair a broken stitch at the rim with a needle and waxed thread. Message us and we’ll explain how.`,
  },
  {
    slug: "beeyo-from-tree-to-ember",
    category: "makers",
    author: "beeyo@sanaagresins.example",
    title: "Beeyo, from the tree to the ember",
    excerpt:
      "How frankincense is harvested in Sanaag, what the grades mean, and how to burn it without setting off the smoke alarm.",
    image: "/illustrations/frankincense.svg",
    tags: ["frankincense", "incense", "uunsi", "sanaag", "how to"],
    daysAgo: 30,
    views: 764,
    content: `Frankincense is a tree’s answer to a wound. The bark is shaved in a few small places, milk-white resin runs out, and in about two weeks it hardens into drops that people call tears.

## Two resins, two trees

In the mountains around Erigavo we harvest two kinds. **Beeyo** comes from *Boswellia carteri*, which many botanists count as *Boswellia sacra*. It smells of lemon and pine and is what most of the world burns. **Maydi** comes from *Boswellia frereana*, which grows out of bare rock on steep slopes. Its tears are larger, and it is the one that is chewed as gum.

## The harvest

Harvesters climb to the trees with a small blade called a *mingaaf*. They take off thin patches of bark and return two weeks later to collect, and to open the same places a little more. The first runs are poor. The clear, pale tears come later in the season. A tree that is cut in too many places, or that never gets a year of rest, stops seeding and dies young. So we buy only from families who own their trees and rest them, and we pay for rest years too.

## What the grades mean

Resin is sorted by hand in the shade. Large, pale and clear is first grade. Smaller or darker tears are second. Powder and bark go to the oil distillers. Dark doesn’t mean bad. It often smells stronger, and it costs half. For an uunsi blend you don’t need first grade.

## Burning it

You need a **dabqaad** or another heatproof burner, a disc of charcoal, and sand or ash beneath it.

- Light the charcoal outside or under the hood, and let it turn gray all over.
- Lay on one tear, no bigger than a pea. If it bubbles and turns black, the coal is too hot: put some ash on it.
- One tear scents a room for ten minutes. Two trigger the alarm.
- Open a window a little. Smoke is smoke, and people with asthma and birds should be elsewhere.
- Never leave it alone, and keep it on stone or metal. Coals stay hot for an hour.

Uunsi is something else: resin, sugar, wood and perfume cooked together. It is burned on a smaller ember, and under clothes and hair, after the coal has calmed down.`,
  },
];
