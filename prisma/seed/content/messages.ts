/** A message: its sender, minutes before the seed runs, and its text. */
type SeededMessage = { by: "buyer" | "seller"; minutesAgo: number; text: string };

export type ThreadContent = {
  /** Email addresses of both. */
  buyer: string;
  seller: string;
  /** Title of one of the seller's products; without it the thread is about the buyer's latest order. */
  product?: string;
  subject: string;
  messages: SeededMessage[];
  /** Number of unread messages at the end. */
  unread: number;
};

const HOUR = 60;
const DAY = 24 * HOUR;

const BUYER = "buyer@demo.com";
const SELLER = "seller@demo.com";

export const THREADS: ThreadContent[] = [
  {
    buyer: BUYER,
    seller: SELLER,
    product: "Harari mesob basket with lid, 16 in",
    subject: "Question about Harari mesob basket with lid, 16 in",
    messages: [
      {
        by: "buyer",
        minutesAgo: 12 * DAY,
        text: "Selam! Does a 14 inch injera tray fit inside, or is the 16 inch measured around the rim?",
      },
      {
        by: "seller",
        minutesAgo: 12 * DAY - 3 * HOUR,
        text: "Selam Fartun. The 16 inches are the rim; inside it’s just under 15, so your tray fits with a finger of room on each side.",
      },
      {
        by: "buyer",
        minutesAgo: 11 * DAY,
        text: "Perfect, that’s what I needed to know. Thank you!",
      },
      {
        by: "seller",
        minutesAgo: 11 * DAY - 40,
        text: "You’re welcome! If you want the plum and green pattern from the photo, order this week: the next ones will be blue.",
      },
    ],
    unread: 0,
  },
  {
    buyer: BUYER,
    seller: SELLER,
    subject: "When will it arrive?",
    messages: [
      {
        by: "buyer",
        minutesAgo: 2 * DAY,
        text: "Hello, my order says shipped. It’s a wedding gift for Saturday: do you think it will be here by then?",
      },
      {
        by: "seller",
        minutesAgo: 2 * DAY - 2 * HOUR,
        text: "Congratulations to the couple! The package cleared customs in Chicago yesterday, so it should be with you on Thursday.",
      },
      {
        by: "seller",
        minutesAgo: 20 * HOUR,
        text: "I just checked again: it’s already in Minneapolis. I also put a small card with the weaver’s name into the box.",
      },
    ],
    unread: 2,
  },
  {
    buyer: "hana.t@example.com",
    seller: SELLER,
    product: "Handwoven table runner with tibeb ends, 72 in",
    subject: "A longer runner?",
    messages: [
      {
        by: "buyer",
        minutesAgo: 26 * HOUR,
        text: "Our table is 96 inches long. Could you weave this runner in 108 inches with the same tibeb ends? We would need it before Genna.",
      },
    ],
    unread: 1,
  },
  {
    buyer: "safia.m@example.com",
    seller: SELLER,
    product: "Beaded bracelets, five colors",
    subject: "Bracelets for a school fair",
    messages: [
      {
        by: "buyer",
        minutesAgo: 6 * DAY,
        text: "As-salaamu alaykum, we would like 40 of these for a school fair in March. Do you have that many?",
      },
      {
        by: "seller",
        minutesAgo: 6 * DAY - 5 * HOUR,
        text: "Wa alaykum as-salaam. I have 18 now and can bead the rest in three weeks. For 40 I’d take 15% off.",
      },
      {
        by: "buyer",
        minutesAgo: 5 * HOUR,
        text: "That works for us. Can half of them be sized for children?",
      },
      {
        by: "buyer",
        minutesAgo: 5 * HOUR - 3,
        text: "Wrists of about 5 inches, I measured my daughters.",
      },
    ],
    unread: 2,
  },
  {
    buyer: "jon.l@example.com",
    seller: SELLER,
    product: "Harar longberry coffee, dark roast, 1 lb",
    subject: "Whole bean or ground?",
    messages: [
      {
        by: "buyer",
        minutesAgo: 3 * DAY,
        text: "Is this sold as whole beans? I grind at home and would rather not get it ground.",
      },
      {
        by: "seller",
        minutesAgo: 3 * DAY - HOUR,
        text: "Always whole beans, roasted on the Monday before we ship. Rest it for four days after it arrives.",
      },
    ],
    unread: 0,
  },
  {
    buyer: SELLER,
    seller: "orders@almazspice.example",
    product: "Stone-ground berbere, 8 oz",
    subject: "Berbere for our gift baskets",
    messages: [
      {
        by: "buyer",
        minutesAgo: 4 * DAY,
        text: "Almaz, could we put a small jar of your berbere into our holiday baskets? We’d take 25 to begin with.",
      },
      {
        by: "seller",
        minutesAgo: 9 * HOUR,
        text: "I’d love to. I can fill 2 oz jars and label them for you. Should I send you a sample first?",
      },
    ],
    unread: 1,
  },
];
