/** Messages of the contact form. `hours`: age in hours; `answer`: reply of the demo admin. */
export const SUBSCRIPTIONS = [
  {
    name: "Fadumo Yusuf",
    email: "fadumo.yusuf@example.com",
    subject: "Forty diracs for a wedding in March",
    category: "bulk",
    message:
      "My sister is getting married on March 14 and we’d like forty diracs in two colors.\nCan one seller make them all, and when do we have to decide?",
    locale: "en",
    hours: 31,
  },
  {
    name: "Tesfaye Bekele",
    email: "tesfaye.bekele@example.com",
    subject: "ስለ ጀበና መላክ",
    category: "orders",
    message: "ባለፈው ሳምንት ያዘዝኩት ጀበና እስካሁን አልደረሰም። የት እንዳለ ሊነግሩኝ ይችላሉ?",
    locale: "am",
    hours: 9,
  },
  {
    name: "Ali Jama",
    email: "ali.jama@example.com",
    subject: "Do you ship to Hargeisa?",
    category: "general",
    message: "I would like to send spices to my mother in Hargeisa. Is that possible?",
    locale: "en",
    hours: 75,
    answer:
      "Thanks for asking. Our sellers ship to the countries listed at checkout. Tell us what you’d like to send, and we’ll ask a seller for you.",
  },
] as const;

/** Searches without results, and their counts. */
export const MISSES = [
  ["qasil powder", 14],
  ["macawis", 9],
  ["tej", 6],
  ["siwak", 5],
  ["malawax pan", 3],
] as const;
