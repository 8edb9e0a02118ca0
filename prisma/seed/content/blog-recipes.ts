import type { ArticleContent } from "./blog";

export const RECIPES: ArticleContent[] = [
  {
    slug: "doro-wat-without-shortcuts",
    category: "recipes",
    author: "orders@almazspice.example",
    title: "Doro wat without shortcuts",
    excerpt:
      "Eight onions, no oil at the start, and the patience to let them melt: the stew that says someone has come home.",
    image: "/illustrations/injera.svg",
    tags: ["doro wat", "berbere", "injera", "family recipes"],
    daysAgo: 6,
    views: 1286,
    content: `My mother never measured the onions. She measured the time: they are ready when you have finished one long phone call to Addis and the bottom of the pot has gone the color of a jebena.

In Minneapolis the onions are wetter and the stove is hotter, so the call has to be longer. Start dry, with no fat at all, and stir until the water has cooked out. Only then does the niter kibbeh go in, and only after that the berbere.

> If it smells sharp, it isn’t ready. If it smells sweet, call everyone.

## Why the onions go in dry

Onions are mostly water. With fat in the pot they fry at the edges while the middle stays raw, and the sauce later splits into red oil and brown lumps. Without fat they steam in their own juice, fall apart, and then slowly brown all the way through. That paste is what thickens doro wat. There is no flour in it.

Chop them fine, by hand or in short pulses. A food processor that runs too long makes them bitter and watery. Use a wide, heavy pot and keep the heat at medium-low. When they stick, add a spoon of water and scrape: the brown at the bottom is flavor as long as it isn’t black.

## When the berbere goes in

Berbere burns quickly and then tastes of nothing but heat. Lower the flame, let the niter kibbeh melt into the onions, and stir the spice in with a splash of water. Give it at least ten minutes on its own. It should look glossy and smell round before the chicken comes near it.

## The chicken and the eggs

Take the skin off, cut the bird into joints, and wash it in water with lime and salt. Thighs and legs forgive a long simmer; the breast goes in fifteen minutes later. Boil the eggs, peel them, and score them with four shallow cuts so that the sauce finds its way in. One egg for each person is the custom, and no one should have to ask.

Let the pot rest before you serve it. Doro wat is better after fifteen minutes, and better still the next day. Pour it into the middle of the injera, put the eggs on top, and eat with your right hand.`,
    recipe: {
      title: "Doro wat for six",
      servings: 6,
      minutes: 150,
      kitchen: "8 red onions, 1 whole chicken, 6 eggs, 1 lime, 6 cloves garlic, a thumb of ginger",
      ingredients: [
        ["4 tbsp", "stone-ground berbere", "Stone-ground berbere, 8 oz", 1],
        ["2 tsp", "korarima, freshly crushed", "Korarima pods, whole, 3 oz", 1],
        ["6 tbsp", "niter kibbeh", "Niter kibbeh, spiced clarified butter, 12 oz", 1],
        ["6 rounds", "fresh injera", "Fresh teff injera, ten rounds", 1],
      ],
      steps: [
        "Cook the onions dry on medium-low, stirring, until deep brown. About fifty minutes.",
        "Stir in the niter kibbeh, garlic and ginger for three minutes, then the berbere. Keep it moving so it blooms and doesn’t burn.",
        "Add the chicken, washed in lime, and a cup of hot water. Cover and simmer for forty minutes.",
        "Score the boiled eggs, slide them in with the korarima, and rest the pot for fifteen minutes before it reaches the mesob.",
      ],
    },
  },
  {
    slug: "shaah-three-ways",
    category: "recipes",
    author: "shaah@cedartea.example",
    title: "Shaah, three ways, and when to serve which",
    excerpt:
      "Black for the morning, milky for guests, gingery for a cold: one pot, one spice tin, and the order in which things go in.",
    image: "/illustrations/tea.svg",
    tags: ["shaah", "tea", "xawaash", "family recipes"],
    daysAgo: 11,
    views: 942,
    content: `Somali tea is boiled, not steeped. That is the first thing to know, and it explains all the others: the strong leaf, the whole spices, the sugar that goes into the pot and not into the cup.

The spices are close to those of sweet xawaash: cardamom, cinnamon, cloves, ginger, sometimes black pepper. They go into cold water, so that they open while it heats. The leaf follows when the water boils. Milk comes last, and once it is in you don’t walk away.

## Shaah bigays, the black one

Water, spices, leaf, sugar. Boil for five minutes, strain, drink from a small glass. It is what you want early in the morning or after a heavy lunch, because nothing in it is heavy.

## Shaah cadays, with milk

The one for visitors. Two parts water to one part milk is a good beginning; some families turn that around on Eid. Let it rise, lift the pot off the flame, let it fall, and put it back. Three times makes it thick without burning the milk. If you keep camel milk powder in the house, this is a fine place for it: whisk it smooth with a little cold water first.

## With more ginger, for a cold

Crush a thumb of fresh ginger and give it ten minutes in the water before the leaf goes in. Leave the milk out and put honey in the cup instead of sugar in the pot.

## Small things that matter

- Crush the cardamom just enough to open the pods. Powder makes the tea muddy.
- Use leaf that was made to be boiled. Delicate teas turn bitter.
- Strain into a warm thermos right away. Tea that stays on the leaf gets harsh.
- Sweeten with a light hand and put the sugar on the table. Not everyone takes as much as our uncles.`,
    recipe: {
      title: "Shaah cadays for six",
      servings: 6,
      minutes: 20,
      kitchen: "4 cups water, 2 cups whole milk, sugar, a thumb of fresh ginger",
      ingredients: [
        ["2 tsp", "shaah spice blend", "Shaah spice blend for milk tea, 6 oz", 1],
        ["2 tbsp", "black tea leaf", "Highland black tea, loose leaf, 1 lb tin", 1],
        ["3 tbsp", "camel milk powder, if you like", "Camel milk powder, 10 oz", 1],
      ],
      steps: [
        "Put the water, the spice blend and the crushed ginger into a pot and bring it slowly to the boil.",
        "Add the tea leaf and sugar. Boil for five minutes, until it is the color of dark wood.",
        "Pour in the milk and let the pot rise three times, lifting it off the flame each time.",
        "Strain into a warm thermos and serve in small glasses.",
      ],
    },
  },
];
