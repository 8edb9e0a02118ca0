import type { PostContent } from "./forum";

export const FORUM_MORE: readonly PostContent[] = [
  {
    locale: "am",
    category: "coffee",
    who: "Tigist W.",
    title: "የጀበና ቡና ለአንድ ሰው፦ ስንት ግራም?",
    content: "ብቻዬን ስጠጣ ሁሌ ይበዛብኛል ወይም ይቀጥናል። ለትንሿ ጀበና ስንት ማንኪያ ታደርጋላችሁ?",
    hoursAgo: 4 * 24,
    views: 121,
    replies: [
      ["Hirut L.", "ሁለት ሙሉ ማንኪያ፣ ውሃው እስከ አንገቷ። ከፈላ በኋላ ሦስት ደቂቃ አስቀምጪው።"],
      [
        "Kaffa Clay Studio",
        "ትንሿ ጀበናችን 350 ሚሊ ትይዛለች፤ 24 ግራም ጥሩ ነው። *ጀበናውን አዘንብሎ* ማስቀመጥ አተላውን ያስቀራል።",
      ],
      ["Tigist W.", "24 ግራም ሞከርኩ፣ ልክ ነው። አመሰግናለሁ!", 1],
    ],
  },
  {
    locale: "om",
    category: "textiles",
    who: "Bontu F.",
    title: "Uffata aadaa Irreechaaf: eessaa argattu?",
    content:
      "Irreecha Minnesota keessatti kabajnuuf uffata aadaa ijoollee barbaada. Kan harkaan hodhame, gatiin isaas madaalawaa ta’e eessa jira?",
    hoursAgo: 9 * 24 + 6,
    views: 154,
    replies: [
      ["Obsa T.", "Brooklyn Park keessa haadha takkatu hodha, garuu ji’a lama dura ajajuu qabda."],
      [
        "Kuli G.",
        "Ani gabaa kana irraa bitadhe. Safara ijoollee dura gaafadhaa, isaan dafanii guddatu!",
      ],
      ["Bontu F.", "Safara gaafachuun koo na baraare. Galatoomaa.", 1],
    ],
  },
  {
    locale: "ar",
    category: "off-topic",
    who: "Yahya S.",
    title: "أين تُدرَّس العربية للأطفال يوم السبت؟",
    content:
      "أبحث عن فصل صغير لطفلين، سبع وتسع سنوات، في كولومبيا هايتس أو قريبًا منها. يفهمان العربية ولا يقرآنها.",
    hoursAgo: 7 * 24 + 2,
    views: 97,
    replies: [
      [
        "Amal J.",
        "اسأل في المكتبة العامة، عندهم قاعة مجانية، وكثيرًا ما تستأجرها معلمة للصغار صباح السبت.",
      ],
      [
        "Iftin Books",
        "للقراءة في البيت: ابدأ بكتاب مصوّر قصير كل مساء، عشر دقائق فقط. هذا أهم من الفصل.",
      ],
      ["Yahya S.", "عشر دقائق كل مساء، بدأنا أمس. شكرًا لكم.", 1],
    ],
  },
  {
    category: "announcements",
    who: "Shaafi Admin",
    title: "House rules: write as you would speak to a neighbor",
    content: `Short, because you know them already.

- **Be kind.** Argue about coffee, not about people.
- **No selling outside Selling.** Links to your own products belong there.
- **Every language is at home here.** Answer in the one you were asked in, if you can.
- **Report, don’t fight.** The flag under each post goes to us.

New accounts may open three topics and write ten replies on their first day; after that there’s room for everyone.`,
    hoursAgo: 60 * 24,
    views: 1310,
    isPinned: true,
    isLocked: true,
    replies: [],
  },
  {
    category: "selling",
    who: "Jimma Woodcraft",
    title: "First month on the market: what I’d do differently",
    content: `We opened in spring with forty photos taken at noon. No one bought. Then

> take them at the window, at eight in the morning

said a neighbor, and the first stool sold that week. What did you learn in your first month?`,
    hoursAgo: 11 * 24,
    views: 264,
    replies: [
      ["Oromia Silver", "Hands. A ring on a table sells half as well as the same ring on a hand."],
      [
        "Nyota Body Care",
        "Write how long one tin lasts. It’s the question everyone has and no one asks.",
      ],
      [
        "Keren Market Spices",
        "Answer within the hour in your first week, even if it’s only *I’ll look and write tonight*.",
      ],
      ["Jimma Woodcraft", "The one with the hand is going onto our wall.", 0],
      [
        "Asmara Hide & Thread",
        "Photograph the back and the inside. Returns went to nearly nothing.",
      ],
    ],
  },
  {
    category: "organizations",
    who: "Sagal Y.",
    title: "A free hall for a naming ceremony, eighty people, in spring?",
    content:
      "My brother’s first child. We need a kitchen and a corner for prayer; we bring everything else and leave it cleaner than we found it.",
    hoursAgo: 27,
    views: 119,
    replies: [
      [
        "Peter O.",
        "Our Lutheran hall in Northfield is free for families on Sundays after two. Kitchen yes, and there’s a quiet room.",
      ],
      ["Hibo A.", "Rochester has one in the park, but book before March."],
      ["Sagal Y.", "Peter, that’s kind. Is it far from the train?", 0],
      ["Peter O.", "There’s no train, but I have a van with twelve seats.", 2],
    ],
  },
  {
    category: "off-topic",
    who: "Claire D.",
    title: "I married into the coffee: what do I say when I’m full?",
    content:
      "My in-laws pour a third cup, then popcorn comes, then a fourth. I’d never want to be rude. Is there a sentence?",
    hoursAgo: 13,
    views: 205,
    replies: [
      [
        "Rahel H.",
        "Cover the cup with your hand, say *yikirta*, and stay seated. Leaving is what is rude, not stopping.",
      ],
      ["Feven", "The third one is the blessing, so drink that. After it you’re free."],
      ["Roble A.", "In our house you say *waan dhergay, alhamdulillah*, and they pour anyway."],
      ["Claire D.", "The hand on the cup worked. They laughed and gave me the popcorn to hold.", 0],
      ["Winta G.", "You have been adopted. Congratulations!", 3],
    ],
  },
];
