import type { ArticleContent } from "./blog";

export const TRADITIONS: ArticleContent[] = [
  {
    slug: "three-rounds-of-coffee",
    category: "traditions",
    author: "bontu@bunabloom.example",
    title: "Three rounds: how a coffee ceremony goes",
    excerpt:
      "Abol, tona, baraka. What happens in each round, what you need, and how long you should plan to stay.",
    image: "/illustrations/jebena.svg",
    tags: ["coffee", "coffee ceremony", "jebena", "hospitality"],
    daysAgo: 3,
    views: 1104,
    content: `If someone in Ethiopia or Eritrea invites you for coffee, clear your afternoon. The coffee is roasted, pounded, boiled and poured in front of you, three times over, and leaving after the first cup is a little like leaving a wedding before the food.

## Before the first cup

The host spreads fresh grass or reeds on the floor, sets the small cups, the *sini*, on a low table, and lights incense. Green beans are washed and roasted in a flat pan over charcoal, shaken the whole time. When they are dark and shine with oil, the pan is carried around the room so that everyone can draw the smoke toward them. This isn’t decoration. It’s the moment when the host asks the guests whether the roast is right.

Then the beans are pounded in a wooden mortar, and the coffee goes into the *jebena*, the round clay pot with the long neck. It boils up, it is taken off, it settles. A plug of horsehair or fiber in the spout keeps back the grounds.

## Abol, tona, baraka

- **Abol** is the first round and the strongest. The oldest guest is served first.
- **Tona** is made by adding water to the same grounds. This is when the talking starts.
- **Baraka** is the third and the lightest. The word means blessing, and it is the round you shouldn’t miss.

In Tigrinya the rounds are *awel*, *kale’i* and *bereka*. Among Oromo families you may be served *buna qalaa* on feast days: whole coffee cherries or beans cooked in butter, eaten and not drunk.

## How it is drunk

Black with sugar is common in the cities. In the countryside you may meet salt, butter, or a leaf of rue in the cup. There is nearly always something to chew: popcorn, roasted barley, or *himbasha*.

## Doing it in an apartment

You need a jebena, six sini, a small pan, and beans that are still green. Roast on the stove under the hood, in small amounts, and open a window before you begin, not after. Warm the jebena with hot water first, because clay that goes from the cupboard to a hot flame cracks. Don’t wash it with soap: it keeps the taste.

And invite at least two people. You can make coffee alone, but not a ceremony.`,
  },
  {
    slug: "how-a-dirac-is-worn",
    category: "traditions",
    author: "hello@hodantextiles.example",
    title: "How a dirac is worn, and how to keep it",
    excerpt:
      "Dress, underskirt, shawl: what belongs together, how to choose the length, and how to wash voile without losing the shine.",
    image: "/illustrations/dirac-sea.svg",
    tags: ["dirac", "garbasaar", "weddings", "textiles", "care"],
    daysAgo: 15,
    views: 733,
    content: `A dirac has three parts. If you buy only the dress, you have a third of it.

The **dirac** itself is a long, wide, light dress, most often of voile, cut so that the cloth falls from the shoulders and is caught in at one side. Under it goes the **googarad**, a silk or satin underskirt whose lace hem is meant to show. Over it lies the **garbasaar**, the shawl. The dress is sheer on purpose; the underskirt gives it its color.

## Which for what

- **At home and for visits**: cotton voile, light colors, no metal thread. It can be washed every week.
- **For Eid**: a set in one color family, with a garbasaar that matches the pattern, not just the background.
- **For a wedding**: gold or silver thread, heavier borders, a satin underskirt. Guests choose strong colors. Leave the most golden one to the bride.

## Length and width

Measure from the top of the shoulder to the floor, with the shoes on, and add a hand’s width. That extra is gathered at the waist or tucked into the underskirt, and it is what makes the cloth move. We cut most of them for 150 to 175 cm. If you’re taller, message us before you order, because you can’t let down a hem that isn’t there.

## Washing

Cotton voile: cold water, mild soap, by hand, no wringing. Roll it in a towel and hang it in the shade. Iron on low while it is damp, on the wrong side.

Metal thread: don’t soak it at all. Air it after wearing, dab stains with a damp cloth, and let a cleaner who knows saris do the rest. Perfume and hairspray turn gold thread dull, so put them on before the dress.

## Keeping

Fold voile loosely with white paper between the layers and change the folds twice a year. Uunsi in the cupboard is lovely, but let the smoke cool first: warm resin leaves spots.`,
  },
  {
    slug: "four-weeks-before-eid",
    category: "traditions",
    author: "admin@demo.com",
    title: "Four weeks before Eid: a list that works",
    excerpt:
      "What to order when, what freezes well, and what to leave for later, so that the last night of Ramadan isn’t spent standing in line.",
    image: "/illustrations/dates.svg",
    tags: ["ramadan", "eid", "dates", "sambusa", "hospitality"],
    daysAgo: 22,
    views: 1021,
    content: `The date of Eid depends on the moon, but the work before it doesn’t. This is the list on our own fridge. It begins when Ramadan does.

## First week: order what travels

Anything that comes from the maker directly needs time: dresses that are cut to measure, a mesob from Harar, gifts for relatives abroad. The product page says where it ships from. Ask the seller if the date is tight. A package that has to cross a border should leave now.

Stock what iftar uses every evening: dates, sambusa wrappers, lentils, oil, tea. Dates keep for months in the refrigerator, so one large box is cheaper than four small ones.

## Second week: fill the freezer

Sambusa freeze very well **before** they are fried. Lay them on a tray so that they don’t touch, freeze them hard, then put them into bags. Fry them straight from the freezer, at a slightly lower heat. Two people with fifty wrappers need about an hour.

Xawaash and berbere can be ground now. Soup bases, too. Canjeero batter can’t, because it keeps souring.

## Third week: clothes

Try everything on. Children have grown. Shawls are missing. A tailor who smiles in the third week won’t in the fourth. If you buy gifts for other families’ children, ask the parents for sizes, not wishes.

This is also a good week to settle how your household gives zakat al-fitr. It is due before the Eid prayer, and many mosques collect it earlier so that it reaches people in time.

## Last week: the house and the sweets

Buy or make the xalwo now; in a closed tin it is at its best after a few days. Clean one room properly, the one where guests sit, and leave the rest alone. Put the uunsi, charcoal and dabqaad in one place.

## The night before

Iron, bathe the children, lay out the clothes, soak nothing new. Set the thermos and the glasses on the table. In the morning eat a few dates before the Eid al-Fitr prayer, as is the custom, and then let the visitors come.`,
  },
];
