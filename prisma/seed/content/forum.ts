import type { Locale } from "next-intl";
import { FORUM_MORE } from "./forum-more";

/** A reply: username, text, and the index of the quoted reply. */
type ReplyContent = readonly [who: string, words: string, quoted?: number];

export type PostContent = {
  /** The language of the post and its replies; English by default. */
  locale?: Locale;
  category: string;
  who: string;
  title: string;
  content: string;
  /** Age of the post; replies follow in even steps until an hour ago at the latest. */
  hoursAgo: number;
  views: number;
  isPinned?: boolean;
  isLocked?: boolean;
  replies: readonly ReplyContent[];
};

export const FORUM_POSTS: readonly PostContent[] = [
  {
    category: "announcements",
    who: "Safia M.",
    title: "Community iftar dates for Ramadan: host sign-up is open",
    content: `Pick a night, pick a dish. We cover rice, water and chairs. Hosts so far are in Cedar-Riverside, Seward and Brooklyn Park.

How it works:

- tell us which **weekend** suits you
- tell us how many guests your room holds
- tell us if you need help with the *sambusa*

Everyone is welcome, whether you fast or not.`,
    hoursAgo: 2 * 24,
    views: 412,
    isPinned: true,
    replies: [
      [
        "Hamdi Farah",
        "Bloomington can take the second Saturday, forty guests, parking behind the building.",
      ],
      [
        "Ifrah H.",
        "I’m visiting from Toronto that week and will bring *malawah* for the host of the first Friday.",
      ],
      [
        "Lensa D.",
        "We don’t fast, but our church kitchen in St. Paul has six burners. Use it, it’s empty on weekdays.",
      ],
      ["Safia M.", "Six burners! I’m messaging you right now.", 2],
      [
        "Mohamed Yare",
        "Is there a night for families with small children? Mine fall asleep at eight.",
      ],
      ["Safia M.", "Yes, the third Saturday. Carpets, cushions, and the prayer is next door.", 4],
      ["Zamzam O.", "Burnsville here: I can fry two hundred sambusa if someone folds them."],
      ["Chaltu B.", "I’ll fold. Thursday evening, after seven.", 6],
    ],
  },
  {
    category: "coffee",
    who: "Lensa D.",
    title: "How do you roast green Guji beans on an electric stove?",
    content:
      "My pan runs hot on one side and the beans go black before second crack. Does anyone use a popcorn popper instead?",
    hoursAgo: 5 * 24 + 5,
    views: 286,
    replies: [
      [
        "Daniel W.",
        "Popper works, but it’s quick: five minutes and you’re there. Don’t walk away. Chaff goes *everywhere*, so do it outside.",
      ],
      [
        "Meron G.",
        "Cast iron, medium heat, and never stop stirring. My mother used a broken fork and that’s still the best tool.",
      ],
      [
        "Jon L.",
        "I’m the guy who set off the smoke alarm in a whole building in Duluth. Window open, fan on, **before** you begin.",
      ],
      [
        "Buna & Bloom",
        "We grow these, so one thing from the farm side: Guji natural dries with the fruit on and carries more sugar. It darkens earlier than a washed bean. Stop ten seconds before you think you should.",
      ],
      ["Lensa D.", "Ten seconds made all the difference. The third pan tasted of berries!", 3],
      [
        "Tsion A.",
        "Denver altitude here: it takes longer and forgives more. Minneapolis people, don’t copy my times.",
      ],
    ],
  },
  {
    category: "recipes",
    who: "Hana T.",
    title: "Injera at altitude zero: my starter is too sour after day two",
    content:
      "In Addis I fermented three days. In Minneapolis, with the heating on, it’s vinegar by the second morning. What ratio of teff to water do you use?",
    hoursAgo: 6 * 24 + 3,
    views: 531,
    replies: [
      [
        "Marta Z.",
        "One to one and a half by volume, and I keep it in the *basement*. The heating is your problem, not the ratio.",
      ],
      [
        "Riverside Teff Mill",
        "Freshly milled flour ferments faster than what sat in a warehouse. Try a quarter less starter with ours, and pour off the yellow water every evening.",
      ],
      [
        "Hana T.",
        "Pouring off the water, of course. My grandmother did that, and I thought it was only for the smell.",
        1,
      ],
      [
        "Sara Berhe",
        "We do half teff, half barley for Eritrean taita. It sours slower and holds together for beginners.",
      ],
      ["Bereket", "Dallas in July: eighteen hours. That’s all. Then the fridge."],
      [
        "Kalkidan",
        "Save some *absit* and cook it before you mix it back in. The eyes come out twice as well.",
      ],
      ["Emily Carter", "I’m a beginner and mine has no eyes at all. Is that the absit?"],
      ["Kalkidan", "Probably. Or the pan wasn’t hot enough: a drop of water should dance.", 6],
    ],
  },
  {
    category: "textiles",
    who: "Ahmed B.",
    title: "Looking for real alindi, not printed, for a wedding in Eden Prairie",
    content:
      "Need about forty yards, red and gold. Happy to order from Mogadishu if someone is bringing a suitcase.",
    hoursAgo: 8 * 24,
    views: 198,
    replies: [
      [
        "Xamar Handloom",
        "Turn a corner over: in woven alindi the stripe is the same on the back. In printed cloth the back is pale. Ask any seller for a photo of the back.",
      ],
      [
        "Hodan E.",
        "Forty yards is a lot for hand looms, order two months ahead. My sister’s came in three lengths that didn’t match.",
      ],
      ["Ahmed B.", "Thank you, the photo of the back saved me 200 dollars today.", 0],
      [
        "Shiro Meda Looms",
        "If the dye lot matters, ask for everything *from one warp*. Weavers understand that sentence in every country.",
      ],
    ],
  },
  {
    category: "organizations",
    who: "Shaafi Admin",
    title: "How to get your organization onto the Organizations tab",
    content: `We list groups that are open to everyone, have been around for a year, and answer the phone. Reach us through the [Contact](/contact) page with

1. the name and what you do in one sentence
2. a website, if you have one
3. a person we can call

We review each one before it shows up. This post is locked so that it stays short.`,
    hoursAgo: 20 * 24,
    views: 920,
    isLocked: true,
    replies: [
      ["Gutama", "Do prayer groups count?"],
      ["Shaafi Admin", "Any group that opens its door to everyone counts. Thanks for asking.", 0],
    ],
  },
  {
    category: "selling",
    who: "Almaz Spice House",
    title: "What shipping box survives a Minnesota winter for glass jars?",
    content:
      "Three honey jars cracked on porches last week at minus twenty. Double wall didn’t help. What do other sellers use?",
    hoursAgo: 4 * 24 + 7,
    views: 143,
    replies: [
      [
        "Tigray Apiaries",
        "Fill to four fifths, never to the rim: honey grows a little when it sets. And we write *bring me inside* on two sides of the box.",
      ],
      ["Isiolo Camel Dairy", "Wool liners. Not cheap, but people post photos of them."],
      [
        "Cedar Tea Co.",
        "In January we hold everything in glass from Friday to Monday, so that no box spends the weekend on a truck.",
      ],
      ["Almaz Spice House", "Holding from Friday is so simple. Doing it from today.", 2],
    ],
  },
  {
    category: "off-topic",
    who: "Fartun",
    title: "Which shop lets my mother try on shoes without hurrying her?",
    content:
      "She is 74, speaks Somali only, and her feet swell in the afternoon. Somewhere with a chair and patience, please. South Minneapolis if possible.",
    hoursAgo: 30,
    views: 88,
    replies: [
      [
        "Asha N.",
        "Go in the morning on a weekday. At the mall on Lake Street the second row, the woman with the blue scarf speaks Somali and has two chairs.",
      ],
      ["Maria S.", "She helped my mother in Spanish! Hands and a smile. I second that.", 0],
      ["Fartun", "We went. She measured both feet **twice**. Thank you, neighbors.", 0],
    ],
  },
  {
    locale: "so",
    category: "recipes",
    who: "Deqa",
    title: "Xawaash: maxaad ku dartaan oo aanay dadku ka hadlin?",
    content:
      "Hooyaday waxay ku darto heyl, qorfe iyo kamuun, laakiin waxaa jira wax kale oo ay qarinayso. Ma sanjabiil baa? Maxaad idinku ku dartaan?",
    hoursAgo: 3 * 24 + 4,
    views: 167,
    replies: [
      ["Khadra", "Basbaas madow oo la dubay. Marka ugu horreysa dub, ka dibna shiid."],
      [
        "Bilan S.",
        "Hooyaday waxay ku dartaa caleenta loo yaqaan *bay leaf*, hal caleen oo keliya dhalo kasta.",
      ],
      ["Deqa", "Caleentii bay ahayd! Waan weydiiyay, way qososhay.", 1],
      ["Liban", "Baskii Mankato oo dhan ayaa xawaash ii uraya. Mahadsanidiin."],
    ],
  },
  ...FORUM_MORE,
];
