import type { ArticleContent } from "./blog";

export const GUIDES: ArticleContent[] = [
  {
    slug: "roasting-green-coffee-at-home",
    category: "guides",
    author: "bontu@bunabloom.example",
    title: "Roasting green coffee in a pan, step by step",
    excerpt:
      "A heavy pan, a wooden spoon and fifteen minutes. What to listen for, when to stop, and how to store beans that are still green.",
    image: "/illustrations/green-coffee.svg",
    tags: ["coffee", "green beans", "roasting", "how to"],
    daysAgo: 9,
    views: 868,
    content: `Green coffee is cheaper than roasted, keeps for months, and turns into the freshest cup you can have. All it asks for is attention: for about fifteen minutes you can’t do anything else.

## What you need

A heavy pan, ideally cast iron. A wooden spoon or a whisk. A metal colander. An open window, and the hood at its highest setting. Take 150 to 200 grams at a time, so that the beans lie in one layer and a half.

## The roast

Heat the pan on medium for five minutes, then pour in the beans and begin to stir. Don’t stop.

1. **Minutes 0 to 5.** The beans go from green to yellow and smell of hay, then of bread.
2. **Minutes 5 to 9.** They turn brown and smoke a little. A thin skin comes off, the chaff. Blow it away outside.
3. **First crack.** It sounds like popcorn. From here on the coffee can be drunk: this is a light roast.
4. **One to two minutes later.** Medium: even brown, still dry on the surface. Most Ethiopian coffees are at their best here, because the fruit and the flowers are still there.
5. **Second crack.** Quieter and faster, like rice cereal in milk. Oil appears. This is dark, and it is where a traditional jebena roast often ends. A minute more, and you have charcoal.

The beans lose between a tenth and a fifth of their weight, and grow by about half.

## Cooling

Tip them into the colander the moment before they look right, and shake. They go on roasting in their own heat, so be quick. When they are cold, put them into a jar and leave the lid loose for a day. Coffee gives off gas after roasting, and many find it better on the second day. For a ceremony you drink it right away, and that’s fine too.

## Storing green beans

Cool, dry, dark, and with air: a cotton or paper bag in a cupboard is better than a sealed jar in the sun. Not the refrigerator, where they take on moisture and smells. Use them within six to twelve months. When they turn pale and smell of straw, they have become old.

## If it goes wrong

Uneven color: too many beans or too little stirring. Burnt spots but raw inside: the pan was too hot. Flat taste: it took too long. Note the minutes on a slip of paper. The third batch is nearly always good.`,
  },
  {
    slug: "berbere-and-xawaash",
    category: "guides",
    author: "orders@almazspice.example",
    title: "Berbere and xawaash aren’t cousins",
    excerpt:
      "Two blends that every kitchen of the Horn knows: what is in them, what they are for, and why one of them belongs in the freezer.",
    image: "/illustrations/spices.svg",
    tags: ["berbere", "xawaash", "spices", "how to"],
    daysAgo: 18,
    views: 1190,
    content: `Customers ask for “the red one” and “the brown one”. They look alike on a shelf, but one is built around chili and the other around cumin, and you can’t swap one for the other.

## Berbere

Ethiopian and Eritrean. Dried red chilies make up most of it. Around them come garlic, ginger, *korarima*, which is the Ethiopian cardamom, fenugreek, *besobela*, a relative of basil, black cumin and ajwain; each family adds or leaves out. The chilies are dried, pounded with the fresh herbs, dried again, and only then ground with the toasted seeds.

Berbere wants fat and time. It goes into onions that are already soft, with clarified butter or oil, and cooks for at least ten minutes before anything watery is added. Sprinkled over finished food it tastes raw. For that there is mitmita, which is hotter, and salted.

Use it for doro wat, misir wat, roasted vegetables, and a pot of beans on a weeknight.

## Xawaash

Somali, and gentle: no chili at all. Ours has seven spices, cumin, coriander, black pepper, cinnamon, cardamom, cloves and turmeric. It is toasted whole until it smells nutty and then ground. The word simply means spices, and no two households agree on the proportions.

Xawaash goes in early, with the onions, and it forgives nearly everything. It belongs in bariis, in suqaar, in soups, in the water for pasta sauce, and, without pepper and turmeric, in tea.

## What if I have only one?

You can move from xawaash in the direction of berbere by adding paprika, cayenne, ginger, fenugreek and a little garlic. It will be good, and it won’t be berbere. There’s no way from berbere to xawaash, because you can’t take the chili out.

## Keeping them

Light and warmth are the enemies, and then time. Whole spices keep for two years, ground ones for about six months at their best. Berbere holds a little natural oil and moisture, so in a warm kitchen I keep it in the freezer, in a small jar, and take out what I need. It never freezes solid. Xawaash is happy in a dark cupboard.

Buy what you use in three months. A half-pound of berbere is about sixteen generous pots.`,
  },
  {
    slug: "teff-questions-answered",
    category: "guides",
    author: "orders@almazspice.example",
    title: "Teff: seven questions we hear every week",
    excerpt:
      "Brown or ivory, how long to ferment, why there are no eyes, and whether injera is always gluten free. It isn’t.",
    image: "/illustrations/teff.svg",
    tags: ["teff", "injera", "baking", "how to", "gluten free"],
    daysAgo: 27,
    views: 1342,
    content: `Teff is the smallest grain that people bake with: a seed is about the size of the dot on an i. It has been grown in the Ethiopian highlands for thousands of years. These are the questions we are asked most.

## Brown or ivory?

Brown teff tastes earthier and ferments a little faster. Ivory is milder and makes a lighter injera. The method is the same for both, and half and half is a good first try.

## Is injera gluten free?

Teff is. Injera is only if nothing else is in it. Much of what’s sold outside Ethiopia is stretched with wheat, barley or self-raising flour. If it matters for your health, read the label, look for flour that was milled on separate machines, and ask the seller.

## How long does the batter ferment?

Two to four days at room temperature. Stir flour and water to a thin paste, cover it loosely, and leave it alone. A dark liquid collects on top, called *ersho*. Pour most of it off, and keep half a cup for the next batch: it is your starter.

## Do I have to cook part of the batter?

It helps. Take a cup of the fermented batter, whisk it into two cups of boiling water, stir until it thickens, let it cool and mix it back. This is the *absit*, and it makes the injera bend without breaking.

## Why are there no eyes?

The holes come from gas that rises through wet batter on a hot plate. No eyes means one of three things: the batter wasn’t sour enough, it was too thick, or the pan wasn’t hot enough. The batter should run like thin cream. On an electric mitad look for about 215 °C, 420 °F.

## Do I turn it over?

Never. Pour in a spiral from the outside, let the eyes open, put the lid on, and let steam finish the top. A minute and a half to two minutes in total. Lift it when the edge curls.

## How do I keep it?

Let each round cool completely before you stack them, or they stick together. Wrapped in a cloth and then in plastic they keep for three days in the kitchen, a week in the refrigerator, three months in the freezer.`,
  },
  {
    slug: "reading-a-halal-certificate",
    category: "guides",
    author: "admin@demo.com",
    title: "What a halal certificate says, and what it doesn’t",
    excerpt:
      "Every certificate shows four things. How to read them, what the badge in our shop means, and what to ask a seller.",
    image: "/illustrations/honey.svg",
    tags: ["halal", "certificates", "shopping", "food"],
    daysAgo: 34,
    views: 655,
    content: `“Halal” on a label is a claim. A certificate is another party’s signature under the claim. The difference is worth a minute of your time.

## The four things to look for

1. **Who issued it.** A certifying body with a name, an address and a way to reach it. There are many, and they don’t all follow the same rules, for instance on stunning. Some communities prefer one of them.
2. **Which company and which products.** A certificate names a company and its products, or one plant. A maker’s certificate for caramels says nothing about the same maker’s soup.
3. **Its number.** With it the body can tell you whether the paper is real. Many have a page where you can look it up.
4. **Until when.** Most are valid for a year. An expired certificate is a photograph of the past.

## What the badge in our shop means

A seller uploads the certificate: who issued it, its number, and the last day it’s valid. We read it and approve or reject it. Only then does the product carry the badge, and we remove the badge automatically when the certificate expires. You can see the body, the number and the date on the product page. We check the document. We aren’t a certifying body, and we don’t inspect kitchens.

## Where it matters most

Meat, of course, and what is made of animals: gelatin in sweets, rennet in cheese, fat in cakes and pastries, glycerin in creams. Then flavorings, which may be dissolved in alcohol. A plain bag of lentils, whole spices or green coffee needs far less paperwork, although some sellers have it anyway, because their buyers abroad ask for it.

## What to ask a seller

Message the seller from the product page, so the answer stays on record. Short questions get clear answers:

- Which body certified this, and is this very product on the list?
- Is anything in it from an animal, and from which?
- Is it packed on the same line as something that isn’t halal?

A seller who knows will tell you within a day. If your question is about faith, not paperwork, ask someone whose knowledge you trust. No shop can certify that part.`,
  },
];
