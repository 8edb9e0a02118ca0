import type { BusinessCategory } from "@/lib/directory/categories";
import { DAYS, type OpenDay } from "@/lib/directory/hours";
import type { Spoken } from "@/lib/directory/rules";

type Day = OpenDay["day"];

type ListedBusiness = {
  name: string;
  description: string;
  category: BusinessCategory;
  address: string;
  phone: string;
  /** Domain name of its email address and website; without it there are none. */
  domain?: string;
  hasWebsite?: boolean;
  hours?: OpenDay[];
  languages: Spoken[];
  isVerified?: boolean;
  isDemoSellers?: boolean;
};

const WEEKDAYS = DAYS.slice(0, 5);
const WORKDAYS = DAYS.slice(0, 6);

const open = (days: readonly Day[], opens: string, closes: string): OpenDay[] =>
  days.map((day) => ({ day, opens, closes }));

/**
 * The directory of a new shop, oldest first. People and businesses are fictional; phone numbers and domains are
 * reserved for fiction.
 */
export const LISTED: ListedBusiness[] = [
  {
    name: "Xamar Canteen",
    description: "Canjeero mornings, baasto afternoons. Halal and open for iftar all Ramadan.",
    category: "restaurants",
    address: "4005 Central Ave NE, Columbia Heights, MN 55421",
    phone: "+1 763 555 0121",
    domain: "xamarcanteen",
    hasWebsite: true,
    hours: open(DAYS, "07:00", "22:00"),
    languages: ["so", "ar", "en"],
    isVerified: false,
  },
  {
    name: "Dayax Painting",
    description:
      "Two brothers who paint apartments and stairwells, and leave them clean. Free estimates.",
    category: "independent-contractors",
    address: "1830 Stinson Blvd, Minneapolis, MN 55418",
    phone: "+1 612 555 0122",
    hours: open(WORKDAYS, "08:00", "18:00"),
    languages: ["so", "en"],
    isVerified: false,
  },
  {
    name: "Lake Street Phone & Print",
    description: "Passport photos, copies, shipping and phone repair on the spot.",
    category: "professional-services",
    address: "1214 E Lake St, Minneapolis, MN 55407",
    phone: "+1 612 555 0123",
    languages: ["om", "so", "en"],
    isVerified: false,
  },
  {
    name: "Hiddo & Dhaqan School",
    description:
      "Saturday classes in Somali and Oromo reading and writing for children from six to fourteen.",
    category: "education",
    address: "2301 Portland Ave S, Minneapolis, MN 55404",
    phone: "+1 612 555 0124",
    domain: "hiddoschool",
    hasWebsite: true,
    hours: open(["saturday"], "09:30", "14:00"),
    languages: ["so", "om", "en"],
  },
  {
    name: "Fidel Tutoring",
    description:
      "Help with homework, citizenship tests and the GED, in small groups after school and in the evening.",
    category: "education",
    address: "1360 University Ave W, St. Paul, MN 55104",
    phone: "+1 651 555 0125",
    domain: "fidel",
    hours: open(WEEKDAYS, "15:00", "20:30"),
    languages: ["am", "ti", "om", "en"],
  },
  {
    name: "Geedi Auto",
    description: "Brakes, oil and winter tires. We show you the worn part before we change it.",
    category: "auto-repair",
    address: "2720 27th Ave S, Minneapolis, MN 55406",
    phone: "+1 612 555 0126",
    hours: [...open(WEEKDAYS, "08:00", "18:00"), ...open(["saturday"], "09:00", "15:00")],
    languages: ["so", "en"],
  },
  {
    name: "Awash Motors",
    description:
      "Engines, gearboxes and inspection before you buy a used car. Taxi fleets welcome.",
    category: "auto-repair",
    address: "860 Vandalia St, St. Paul, MN 55114",
    phone: "+1 651 555 0127",
    domain: "awashmotors",
    hasWebsite: true,
    hours: open(WORKDAYS, "08:00", "19:00"),
    languages: ["am", "om", "en"],
  },
  {
    name: "Guri Homes",
    description:
      "First homes and large families are our daily work. Interest-free ways to buy explained in plain words.",
    category: "real-estate",
    address: "8100 Penn Ave S, Bloomington, MN 55431",
    phone: "+1 952 555 0128",
    domain: "gurihomes",
    hasWebsite: true,
    hours: open(WEEKDAYS, "09:00", "17:30"),
    languages: ["so", "ar", "en"],
  },
  {
    name: "Bet Realty",
    description:
      "Apartments, duplexes and storefronts along University Avenue, to rent and to buy.",
    category: "real-estate",
    address: "1600 University Ave W, St. Paul, MN 55104",
    phone: "+1 651 555 0129",
    domain: "betrealty",
    hours: open(WEEKDAYS, "10:00", "18:00"),
    languages: ["am", "en"],
  },
  {
    name: "Warsame Tax & Books",
    description: "Taxes for drivers, shops and families, and books kept through the year.",
    category: "professional-services",
    address: "2714 E 25th St, Minneapolis, MN 55406",
    phone: "+1 612 555 0130",
    domain: "warsametax",
    hasWebsite: true,
    hours: open(WEEKDAYS, "09:00", "17:00"),
    languages: ["so", "en", "sw"],
  },
  {
    name: "Nile Immigration Help",
    description:
      "Forms, translations, and someone beside you at the interview. Accredited representatives, fees on the wall.",
    category: "professional-services",
    address: "2429 Nicollet Ave, Minneapolis, MN 55404",
    phone: "+1 612 555 0131",
    domain: "nilehelp",
    hasWebsite: true,
    hours: open(WEEKDAYS, "09:00", "16:30"),
    languages: ["am", "ti", "om", "so", "ar", "en"],
  },
  {
    name: "Masjid Waaberi",
    description:
      "Five daily prayers, Jumu’ah in Somali and English, a weekend madrasa and a food shelf.",
    category: "religious",
    address: "3015 Bloomington Ave, Minneapolis, MN 55407",
    phone: "+1 612 555 0132",
    domain: "masjidwaaberi",
    hasWebsite: true,
    hours: open(DAYS, "05:00", "22:30"),
    languages: ["so", "ar", "en", "om"],
  },
  {
    name: "Debre Hayk Tewahedo Church",
    description: "Liturgy on Sundays from six, Sunday school, and a hall for weddings and mahber.",
    category: "religious",
    address: "4312 Dight Ave, Minneapolis, MN 55406",
    phone: "+1 612 555 0133",
    hours: [...open(["friday"], "17:00", "20:00"), ...open(["sunday"], "06:00", "13:00")],
    languages: ["am", "ti", "en"],
  },
  {
    name: "Caafimaad Family Clinic",
    description:
      "Family doctors and a midwife who speak your language. Walk-ins before noon, most insurances taken.",
    category: "health-wellness",
    address: "2215 E Lake St, Minneapolis, MN 55407",
    phone: "+1 612 555 0134",
    domain: "caafimaad",
    hasWebsite: true,
    hours: [...open(WEEKDAYS, "08:00", "18:00"), ...open(["saturday"], "09:00", "13:00")],
    languages: ["so", "om", "am", "ar", "en"],
  },
  {
    name: "Tena Dental",
    description: "Gentle dentistry for children and elders, with Saturday hours.",
    category: "health-wellness",
    address: "7000 Brooklyn Blvd, Brooklyn Center, MN 55429",
    phone: "+1 763 555 0135",
    domain: "tenadental",
    hours: open(["tuesday", "wednesday", "thursday", "friday", "saturday"], "09:00", "17:00"),
    languages: ["am", "om", "en"],
  },
  {
    name: "Bilan Builders",
    description:
      "Kitchens, bathrooms and basements by licensed carpenters. References on every street.",
    category: "independent-contractors",
    address: "12100 Nicollet Ave, Burnsville, MN 55337",
    phone: "+1 952 555 0136",
    domain: "bilanbuilders",
    hasWebsite: true,
    hours: open(WORKDAYS, "07:30", "17:30"),
    languages: ["so", "en"],
  },
  {
    name: "Hargeisa Travel",
    description:
      "Flights to Hargeisa, Mogadishu, Addis Ababa and Jeddah, visas, and Umrah groups twice a year.",
    category: "travel-agencies",
    address: "600 Cedar Ave S, Minneapolis, MN 55454",
    phone: "+1 612 555 0137",
    domain: "hargeisatravel",
    hasWebsite: true,
    hours: open(WORKDAYS, "10:00", "19:00"),
    languages: ["so", "ar", "en"],
  },
  {
    name: "Abay Tours & Cargo",
    description:
      "Tickets home, extra bags, and tours to Lalibela and Gondar with people from there.",
    category: "travel-agencies",
    address: "1480 University Ave W, St. Paul, MN 55104",
    phone: "+1 651 555 0138",
    hours: open(WEEKDAYS, "09:30", "18:00"),
    languages: ["am", "ti", "en"],
  },
  {
    name: "Kings of Karmel Barbers",
    description: "Fades, beards and hot towels. Boys under ten at half price on Wednesdays.",
    category: "barbershops",
    address: "2910 Pillsbury Ave S, Minneapolis, MN 55408",
    phone: "+1 612 555 0139",
    hours: open(DAYS, "10:00", "21:00"),
    languages: ["so", "om", "en"],
  },
  {
    name: "Habesha Hair & Braids",
    description: "Shuruba, cornrows and henna, with a room of its own for women who cover.",
    category: "barbershops",
    address: "512 Snelling Ave N, St. Paul, MN 55104",
    phone: "+1 651 555 0140",
    domain: "habeshahair",
    hours: open(["tuesday", "wednesday", "thursday", "friday", "saturday"], "10:00", "19:00"),
    languages: ["am", "ti", "en"],
  },
  {
    name: "Bakaaro Halal Market",
    description:
      "Halal goat and camel, basbaas, dates, rice and flour by the sack. Delivery in Cedar-Riverside.",
    category: "grocery-stores",
    address: "1939 5th St S, Minneapolis, MN 55454",
    phone: "+1 612 555 0141",
    domain: "bakaaro",
    hasWebsite: true,
    hours: open(DAYS, "08:00", "23:00"),
    languages: ["so", "ar", "sw", "en"],
  },
  {
    name: "Rochester East African Grocery",
    description: "Teff, shiro, berbere and fresh injera on Fridays, an hour and a half south.",
    category: "grocery-stores",
    address: "1120 7th St NW, Rochester, MN 55901",
    phone: "+1 507 555 0143",
    hours: open(DAYS, "09:00", "20:00"),
    languages: ["am", "om", "so", "en"],
  },
  {
    name: "Dirac House",
    description:
      "Dirac, googarad and guntiino, sewn to measure in a week. Bridal sets by appointment.",
    category: "textiles-fashion",
    address: "2944 Pillsbury Ave S, Minneapolis, MN 55408",
    phone: "+1 612 555 0144",
    domain: "dirachouse",
    hasWebsite: true,
    hours: open(WORKDAYS, "11:00", "20:00"),
    languages: ["so", "en"],
    isDemoSellers: true,
  },
  {
    name: "Shemma & Thread",
    description: "Handwoven cotton, habesha kemis for every season, and a tailor at the window.",
    category: "textiles-fashion",
    address: "1330 University Ave W, St. Paul, MN 55104",
    phone: "+1 651 555 0145",
    hours: open(["wednesday", "thursday", "friday", "saturday"], "11:00", "18:00"),
    languages: ["am", "en"],
  },
  {
    name: "Mesob Arts",
    description:
      "Baskets, carved stools and jebenas from makers we visit, and weaving classes in winter.",
    category: "arts-crafts",
    address: "1011 Washington Ave S, Minneapolis, MN 55415",
    phone: "+1 612 555 0146",
    domain: "mesobarts",
    hasWebsite: true,
    hours: open(["thursday", "friday", "saturday", "sunday"], "12:00", "18:00"),
    languages: ["am", "om", "en"],
    isDemoSellers: true,
  },
  {
    name: "Three Rounds Buna",
    description: "Roasted on the stove each morning. The full ceremony on Sundays after two.",
    category: "coffee-shops",
    address: "1512 Cedar Ave S, Minneapolis, MN 55454",
    phone: "+1 612 555 0147",
    domain: "threerounds",
    hasWebsite: true,
    hours: open(DAYS, "07:00", "19:00"),
    languages: ["am", "om", "ti", "en"],
  },
  {
    name: "Shaah House",
    description: "Milk tea and sambuus until one in the morning. Soccer on two screens.",
    category: "coffee-shops",
    address: "417 Cedar Ave S, Minneapolis, MN 55454",
    phone: "+1 612 555 0152",
    domain: "shaahhouse",
    hours: open(DAYS, "14:00", "01:00"),
    languages: ["so", "sw", "en"],
  },
  {
    name: "Berbere & Co.",
    description: "Doro wat, shiro and tibs from a kitchen that grinds its own spice.",
    category: "restaurants",
    address: "2200 E Franklin Ave, Minneapolis, MN 55404",
    phone: "+1 612 555 0149",
    domain: "berbere-co",
    hasWebsite: true,
    hours: [
      ...open(["tuesday", "wednesday", "thursday"], "11:00", "21:00"),
      ...open(["friday", "saturday", "sunday"], "11:00", "23:00"),
    ],
    languages: ["am", "ti", "en"],
  },
  {
    name: "Injera Mill MN",
    description: "Fresh injera daily, teff by the sack, fermented three days the slow way.",
    category: "restaurants",
    address: "7100 Brooklyn Blvd, Brooklyn Park, MN 55429",
    phone: "+1 763 555 0150",
    domain: "injeramill",
    hasWebsite: true,
    hours: open(WORKDAYS, "06:30", "18:00"),
    languages: ["am", "om", "en"],
  },
  {
    name: "Madina Suugo Grill",
    description:
      "Rice, suugo and camel burgers, plus catering for weddings and aqiqah. Family room upstairs.",
    category: "restaurants",
    address: "2910 E Lake St, Minneapolis, MN 55406",
    phone: "+1 612 555 0151",
    domain: "madinasuugo",
    hasWebsite: true,
    hours: open(DAYS, "11:00", "23:30"),
    languages: ["so", "ar", "en"],
  },
];

/** Pending edit of the demo seller's listing. */
export const EDIT = {
  business: "Dirac House",
  addedText: " Now also baati and school uniforms.",
  languages: ["so", "ar", "en"] satisfies Spoken[],
};

/** Pending claim of the demo buyer for a business without an owner. */
export const CLAIM = {
  business: "Shaah House",
  proof:
    "I opened Shaah House with my cousin in 2019. The lease and the food license carry my name, and I can send a photo of both.",
};
