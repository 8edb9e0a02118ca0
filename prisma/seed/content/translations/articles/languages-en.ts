import type { ArticleText } from "../types";

export const LANGUAGES_EN: Record<string, ArticleText> = {
  "canjeero-subaxdii": {
    title: "Morning canjeero: how we make it",
    excerpt:
      "The batter you make at night, the hot daawo, and why the eyes open. Simple steps that work in every kitchen.",
    content: `In a Somali home, the morning starts with the smell of canjeero. It’s a simple food, but it needs time: you make the batter at night so it turns sour by morning.

## What you need

- Two cups of flour
- Half a cup of ground corn or sorghum
- One teaspoon of yeast
- Two and a half cups of lukewarm water
- A little salt, and sugar if you like

## At night

Mix the flour, corn and yeast. Pour in the water bit by bit while you beat, until the batter looks like thin buttermilk. Cover it with a clean cloth and put it in a warm place. In winter, the inside of an oven that’s turned off works well.

## In the morning

The batter has risen and has foam on top. Add the salt and stir gently. If it’s too thick, add a little water. It should run easily from the cup.

Heat the daawo until a drop of water dances on it. Pour a cup of batter in the middle, then circle with the bottom of the cup from the center outward. Those rings are the mark of canjeero.

Cover it for one minute. The eyes should open and the top should dry. **Don’t flip it.** Canjeero is cooked on one side only.

## If the eyes don’t open

There are three reasons: the batter didn’t sour, it’s too thick, or the daawo isn’t hot. Check the heat first, because that’s the most common one.

## How to eat it

With subag and sugar, with sesame oil, or with honey. Children pour milk tea over it. On days off we eat it with liver or suqaar. Canjeero left over at night becomes *canjeero shaah leh*: tear it up, pour hot tea over it, and eat.`,
  },
  "buna-besost-zur": {
    title: "Buna in three rounds: abol, tona, bereka",
    excerpt:
      "What a coffee ceremony needs, how it goes, and how you can hold one in a small apartment.",
    content: `When people say “come and drink coffee”, they don’t mean only the drink. Neighbors gather, stories go around, and people who quarreled make up. That’s why there are three rounds.

## Getting ready

Spread fresh grass on the floor, set up the *rekebot*, line up the cups and light incense. Sort and wash the green beans, then roast them in an iron pan, shaking all the time, until they turn dark. Carry the roasted beans around to your guests. They draw the smoke toward themselves, smell it and give thanks.

Pound the beans in a mortar. Boil water in the jebena, add the coffee, and watch it so it doesn’t boil over. Then take it off the heat and let it settle.

## The three rounds

- **Abol** is the first, and it’s strong. The oldest person drinks first.
- **Tona** is the second. Water is added and it boils again. This is when the conversation warms up.
- **Bereka** is the third, and it’s lighter. It carries a blessing, so try not to leave before you drink it.

## What to serve with it

Popcorn, roasted grain, bread or ambasha. Plenty of sugar is common. In some places people add salt, butter or rue.

## In an apartment

Open a window first. Don’t roast more than one cup of green beans at a time. Make sure the smoke alarm is far from the stove, but don’t turn it off. Warm a new jebena with hot water before you use it, because cold clay cracks when it meets the fire. Don’t wash a jebena with soap. Rinse it with hot water only.

## One last thing

Put the phones aside. The three rounds take about an hour and a half, and that time is what makes coffee buna.`,
  },
  "al-luban-wal-bakhour": {
    title: "Frankincense: how to choose it and how to burn it",
    excerpt:
      "From the mountains of Sanaag to the burner at home: types and grades, burning it safely, and storing it from year to year.",
    content: `Frankincense is a resin that a tree releases when its bark is cut. It comes out white as milk, dries in about two weeks, and turns into drops called tears. Two well-known types come from the mountains around Erigavo: **beeyo**, with a scent close to lemon and pine, and **maydi**, from a tree that grows on rock, which people chew as well as burn.

## How to read the grades

Resin is sorted by hand in the shade. Large, pale, clear tears are first grade. Smaller or darker ones are second. A dark color isn’t a flaw: the scent is often stronger and the price is lower. Crumbs go to the distillers. If you want a blend for the house, second grade is enough. Save the first for guests.

## Signs of quality

- A clear scent before you burn it, with no trace of mold or fat.
- Dry tears that don’t stick together.
- Little bark and sand.
- The region and the harvest season on the package.

## How to burn it

1. Put sand or ash in the burner, then a disc of charcoal.
2. Light it under the hood or outside, and let ash cover it.
3. Add one tear the size of a chickpea. If it blackens fast, the coal is too hot. Cover it with a little ash.
4. Open a window a little, and keep the burner away from curtains and children’s hands.
5. Never leave it alone. The coal stays hot for an hour or more.

If you have asthma, or birds at home, stay away from the smoke.

## The difference between frankincense and uunsi

Frankincense is pure resin. Somali uunsi is a blend cooked from resin, sugar, oud and perfume. It goes on a calm ember to scent clothes, hair and the sitting room.

## Storing it

A tight glass jar in a cool, dark place. Frankincense lasts for years, but the scent fades over time. If the tears stick together in summer, put them in the refrigerator for an hour, then separate them gently.`,
  },
};
