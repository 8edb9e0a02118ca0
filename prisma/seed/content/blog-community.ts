import type { ArticleContent } from "./blog";

export const COMMUNITY: ArticleContent[] = [
  {
    slug: "sending-a-parcel-home",
    category: "community",
    author: "admin@demo.com",
    title: "Shipping a box home so that it arrives",
    excerpt:
      "Landmarks instead of house numbers, honest lists, and things no carrier takes. A checklist before you tape the box.",
    image: "/illustrations/gift-box.svg",
    tags: ["packages", "shipping", "diaspora", "gifts", "how to"],
    daysAgo: 8,
    views: 979,
    content: `Every family has a story about the package that came after eight months, or never. Most of them went wrong before they were shipped. Here is what we’ve learned from packing a lot of boxes.

## Write an address that a person can find

In many towns there are no house numbers, and a driver finds you by asking. So write what the driver will ask for:

1. The full name, as on the recipient’s ID. Nicknames don’t get through customs.
2. **Two** phone numbers with the country code.
3. Town, quarter, and a landmark with a direction: “behind the Ali Matan mosque, blue gate”.
4. The country, in English and in capitals.

Our checkout has a field for the landmark. Use it. Put a copy of the address inside the box as well, because labels tear.

## Ask before you pack

The country of arrival decides what may come in and what it costs. Ask the recipient to call the carrier’s local office: which service reaches the town, what must be declared, what duty is likely. Some services pause without notice, so ask again the week you ship.

## What not to put in

No carrier takes aerosols, lighters, nail polish or loose lithium batteries by air. Many treat perfume as hazardous. Medicines need a prescription and often a permit. Cash is lost more often than anything else. Food has to be dry, sealed and labeled, and meat and fresh fruit stay at home.

## Pack for a drop, not for a shelf

- A new double-walled box. Old ones have lost half of their strength.
- Five centimeters of soft filling on each side. Clothes do that well.
- Each liquid in two bags, upright, in the middle.
- Close all seams with strong tape, in the form of an H.
- Weigh it, and measure it. Carriers charge for size if the box is large and light.

## The list

Write what is in it, how many, and what each item is worth, in plain words: “3 cotton dresses, used, 30 USD”. “Gifts” isn’t a description. A value that’s far too low doesn’t save duty. It delays the box and caps your refund if it’s lost.

## Then let them know

Send the tracking number, a photo of the packed box, and the list. People who know what’s coming ask the right questions at the counter.`,
  },
  {
    slug: "your-first-ten-products",
    category: "community",
    author: "admin@demo.com",
    title: "Starting to sell: your first ten products",
    excerpt:
      "What to photograph, what to write, how to find a price that pays you too, and what happens after you press the button.",
    image: "/illustrations/scene-riverside.svg",
    tags: ["selling", "photos", "pricing", "small business"],
    daysAgo: 16,
    views: 912,
    content: `You don’t need a hundred products to begin. You need ten that you can make or buy again, photograph well, and ship within two days.

## Choose ten

Take what people already ask you for. Leave out one-offs, things that break in transit, and anything you’d be sad to sell. Three or four prices are enough: something small under fifteen dollars, most of it in the middle, and one that shows what you can do.

## Photos by a window

Lay a white sheet on a table near a window, in the morning, with the lamp off. Mixed light makes colors lie. The first photo shows the whole thing, straight from the front. Then one of the detail that people would touch, one with something that tells the size, such as a hand, and one in use. Square photos lose nothing in our shop. Wipe the lens: it is the cheapest improvement there is.

## Words that answer questions

A title says what it is, what it is made of and how big: *Handwoven table runner with tibeb ends, 72 in*. Then write what you would say if the buyer stood in front of you. How is it made, and who makes it? How heavy is it? How do you wash it? What differs from one to the next? Every question you answer there is a message you won’t have to write at midnight.

You can write in your own language and add others later. The page tells the buyer which language a text is in.

## A price that pays you

Add it up on paper: material, packing, the hours at a wage you would accept, and the marketplace fee of your plan. If the sum is higher than what others ask, don’t cut the wage. Make it faster, make it smaller, or tell better why it costs that. Count shipping before you promise that it is free.

## What happens next

We review each new product before it goes live. Your own photos and an honest description pass quickly. If you call a food halal, attach the certificate right away. When your first order comes in, we email you. Pack it, enter the tracking number, and answer messages within a day, because buyers see how fast you reply.

## The tenth product

Leave its place free for a month. By then your buyers will have told you what it should be.`,
  },
  {
    slug: "henna-for-beginners",
    category: "traditions",
    author: "hello@hodantextiles.example",
    title: "Henna for beginners",
    excerpt: "Paste, patience and sugar: what to prepare before the first cone touches a hand.",
    image: "/illustrations/henna.svg",
    tags: ["henna", "weddings", "how to"],
    daysAgo: null,
    views: 0,
    content: `Natural henna stains orange on the first day and brown on the second. Anything that is black within an hour isn’t henna.

## To be written

- How to mix the paste and how long it rests.
- Why sugar, and why lemon.
- A patch test on the arm, one day before.`,
  },
  {
    slug: "a-krar-for-the-living-room",
    category: "makers",
    author: "admin@demo.com",
    title: "A krar for the living room",
    excerpt:
      "Five strings, a bowl and a strap: how the lyre of the highlands is tuned, held and kept in tune through a dry winter.",
    image: "/illustrations/krar.svg",
    tags: ["krar", "music", "care"],
    daysAgo: -5,
    views: 0,
    content: `A krar has five or six strings and no neck. Each string gives one note, and the left hand decides which of them may sound.

## Tuning

The strings are tuned to one of the four great modes of highland music, the *kignit*: tizita, bati, ambassel and anchihoye. Begin with tizita. Turn the rings on the crossbar a little at a time, and press them in while you turn, so that they hold.

## Holding and playing

Lay the bowl against your body and put the left hand behind the strings. Rest the fingers on those that should stay silent, and strum with the right. For a melody pluck with the left hand alone.

## In a dry winter

Wood shrinks when the heating runs. Keep the krar away from radiators, loosen the strings by half a turn when you travel, and wipe them after playing. If the skin over the bowl turns slack on a wet day, ten minutes in a warm room bring it back. Never use a hair dryer.`,
  },
];
