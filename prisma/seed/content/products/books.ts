import { ethical } from "../certificates";
import type { ProductContent } from "../types";

export const BOOKS: ProductContent[] = [
  {
    key: "proverbs",
    seller: "iftin-books",
    category: "crafts",
    collection: "books",
    priceCents: 2400,
    stock: 38,
    title: "One Finger Cannot Wash a Face: 300 Somali proverbs",
    description:
      "Three hundred Somali proverbs with English on the facing page and a short note on when to say them, and when rather not. Clothbound in green with a gold star, 224 pages, 5 by 8 in, with a ribbon. Sorted by occasion: weddings, neighbors, rain, money, stubborn children. A bilingual book for the shelf by the kettle, and for anyone who has to give a toast.",
    imageUrl: "/illustrations/book.svg",
    imageAlts: {
      main: "Green clothbound book with a gold star on a stack of books",
      detail: "The open book, with a proverb on each page and a gold star",
      scale: "The books beside a pencil, with their height and width marked",
    },
    certificates: [],
    originStory:
      "Nimco Jama collected these over nine winters from callers to a community radio hour in Minneapolis. Where two regions disagreed about the wording, both are printed. Callers voted on the order, and one of them was never satisfied.",
    culturalSignificance:
      "A Somali argument without a proverb is like tea without sugar, says one of them. Elders open a meeting with one, and the best are never explained. If you have to ask, it was meant for someone else.",
    createdDaysAgo: 143,
  },
  {
    key: "seerah",
    seller: "iftin-books",
    category: "crafts",
    collection: "books",
    isRamadanSpecial: true,
    priceCents: 2800,
    stock: 26,
    title: "The Lamp of Makkah: a family seerah in 30 evenings",
    description:
      "The life of the Prophet, peace be upon him, told in thirty evenings for reading aloud, one for each night of Ramadan. Each chapter takes fifteen minutes and closes with two questions for children and one for grown-ups. English with key words in Arabic. Hardback, 288 pages, 6 by 9 in, with maps and a timeline, no figures drawn. For ages 8 and up.",
    imageUrl: "/illustrations/products/seerah.svg",
    imageAlts: {
      main: "Red clothbound book with a lamp on its cover",
      detail: "The open book, with a chapter beside the drawing of a lamp",
      scale: "The books beside a pencil, with their height and width marked",
    },
    certificates: [ethical("TON-93101", 400)],
    originStory:
      "It began as a stack of notes that a father in Brooklyn Center wrote for his four daughters, because every book was either too long or too small. Three imams read the proofs. They asked for more.",
    culturalSignificance:
      "Between the sunset meal and the night prayer there is half an hour when everyone is in one room. This book was cut to fit it. On the last night children are often the ones who read aloud to us.",
    createdDaysAgo: 179,
  },
  {
    key: "tajweed",
    seller: "iftin-books",
    category: "crafts",
    collection: "books",
    priceCents: 1600,
    stock: 70,
    title: "Step by Step Tajweed workbook, levels 1 to 3",
    description:
      "A spiral-bound workbook for weekend classes and kitchen tables: forty lessons in Quran recitation with color-coded rules, tracing pages and a sticker chart. 160 pages, 8.5 by 11 in, heavy paper that takes a wet thumb. Explanations in English and Somali. Teachers’ answers are on a folded sheet at the back. Islamic studies without tears, or with fewer.",
    imageUrl: "/illustrations/products/tajweed.svg",
    imageAlts: {
      main: "Blue spiral-bound workbook and a red pencil",
      detail: "The open workbook, with a tracing page and color-coded dots",
      scale: "The workbook beside a mug, with its height and width marked",
    },
    certificates: [],
    artisanBio:
      "Ustadha Maryan Elmi has taught dugsi in St. Paul for twenty-one years. She tested every page on the same eleven boys and kept what made them ask for the next one. They are grown men now.",
    createdDaysAgo: 153,
  },
  {
    key: "camel-and-star",
    seller: "iftin-books",
    category: "crafts",
    collection: "books",
    isIndependenceDay: true,
    priceCents: 1800,
    stock: 44,
    title: "The Camel Who Followed a Star: picture book",
    description:
      "A small camel follows a white star across a blue night to find out where it sleeps. A bedtime story in English and Somali for ages 3 to 7, with thirty-two painted pages and a song at the end. 9 by 9 in, sturdy binding, matte paper. Read on the eve of July 1 it becomes a story about a flag; on any other night it is about going home.",
    imageUrl: "/illustrations/picture-book.svg",
    imageAlts: {
      main: "Picture book with a camel under a sun, and a red book with a star",
      detail: "The open picture book, with a small camel below a white star",
      scale: "The picture books beside a pencil, with their height and width marked",
    },
    certificates: [],
    originStory:
      "Written on the number 2 bus between Riverside and school, a page a week. The camel is called Geelo after the author’s first, who was stubborn and afraid of geese. The geese are in it too.",
    createdDaysAgo: 88,
  },
  {
    key: "qubee",
    seller: "iftin-books",
    category: "crafts",
    collection: "books",
    priceCents: 1750,
    stock: 31,
    title: "Qubee for Little Ones: an Oromo alphabet book",
    description:
      "Thirty-two letters, thirty-two drawings: from arba, the elephant, to zayita, oil. Every page has a word in Oromo, its English, and a line to repeat. Board book with rounded corners, 7 by 7 in, 36 pages, ages 1 to 5. Double letters get their own page. Printed with soy ink and tested by teething.",
    imageUrl: "/illustrations/picture-book-sea.svg",
    imageAlts: {
      main: "Board book with a camel under a sun, and a green book with a star",
      detail: "The open board book, with the drawing of an elephant",
      scale: "The board books beside a pencil, with their height and width marked",
    },
    certificates: [ethical("TON-93102", 400)],
    culturalSignificance:
      "For two generations it was forbidden to print Oromo. Grandparents who learned their letters in secret now read this aloud on the bus, and the whole bus learns double L. Some of them join in at the end.",
    createdDaysAgo: 29,
  },
  {
    key: "fidel",
    seller: "iftin-books",
    category: "crafts",
    collection: "books",
    priceCents: 1700,
    stock: 19,
    title: "My First Fidel: Amharic and Tigrinya letters",
    description:
      "All seven orders of the Ethiopic script, one family to a page, with arrows for the strokes, a rhyme and a small drawing. Wipe-clean pages and a marker in the spine; 96 pages, 8 by 10 in. Notes for parents in English. It covers the letters that Amharic and Tigrinya share, then those that only one of them has. For ages 4 to 9, and for patient adults.",
    imageUrl: "/illustrations/book-plum.svg",
    imageAlts: {
      main: "Plum clothbound book with a gold star on a stack of books",
      detail: "The open book, with strokes to trace and arrows that lead the hand",
      scale: "The books beside a pencil, with their height and width marked",
    },
    certificates: [],
    makingProcess:
      "The letters were brushed by a retired church scribe from Axum who now lives in Roseville, then traced for print. His pauses are where the arrows are. Follow them and your hand will slow down as well.",
    createdDaysAgo: 247,
  },
  {
    key: "first-of-july",
    seller: "iftin-books",
    category: "crafts",
    collection: "books",
    isIndependenceDay: true,
    priceCents: 2600,
    stock: 15,
    title: "The Night of the First of July: Somali independence",
    description:
      "The history of the days around July 1, 1960, told by those who were there: a postman, a bride, a bandmaster, a boy on a roof. Forty interviews, sixty photographs and three maps. Paperback, 312 pages, 6 by 9 in, English with the original Somali of every song. Good for grandfathers who will correct it, and for students who must cite something.",
    imageUrl: "/illustrations/products/first-of-july.svg",
    imageAlts: {
      main: "Sky-blue book with a white star over a night town",
      detail: "The open book, with the drawing of a town under a white star",
      scale: "The books beside a pencil, with their height and width marked",
    },
    certificates: [],
    originStory:
      "The interviews were made in kitchens from Hargeisa to Columbus between 2008 and 2016. Eleven of the speakers didn’t live to see them printed; their families chose the photographs. An archive holds their voices.",
    culturalSignificance:
      "Every household has its own story of that midnight: who cried, who danced, who slept through it. The book leaves ten blank pages at the end for yours. Some readers have asked us for ten more, and a pencil.",
    createdDaysAgo: 72,
  },
  {
    key: "four-kitchens",
    seller: "iftin-books",
    category: "crafts",
    collection: "books",
    isEidSpecial: true,
    priceCents: 3200,
    stock: 22,
    title: "Four Kitchens: recipes from the Horn of Africa",
    description:
      "A hundred and ten recipes from a Somali, an Oromo, an Amhara and an Eritrean kitchen on one floor of a Minneapolis tower. From xawaash and berbere to canjeero, doro wat, chechebsa and himbasha, with Eid and fasting menus. Hardback, lies flat, 272 pages, 8 by 10 in. Every dish was cooked by the neighbor across the hall before it was printed.",
    imageUrl: "/illustrations/products/four-kitchens.svg",
    imageAlts: {
      main: "Green cookbook with a tray of four stews on its cover",
      detail: "The open cookbook, with a recipe beside a tray of four stews",
      scale: "The books beside a pencil, with their height and width marked",
    },
    certificates: [],
    culturalSignificance:
      "The four cooks argued about fenugreek for a year. What stayed in is what all of them would serve to each other’s mothers. That turned out to be a higher bar than any of them had met in a restaurant.",
    artisanBio:
      "Idil, Kulani, Mulu and Abrehet have shared a laundry room since 2003. None of them had written down a recipe before, and two still deny that they did. All of them agree that the laundry was never dry.",
    createdDaysAgo: 136,
  },
];
