/** Pending items of a new shop for admins. People and businesses are fictional. */
export const BUSINESSES = [
  {
    name: "Ladan Kitchen",
    description:
      "Goat and rice, sambusa before sunset in Ramadan, and xalwo by the pound. Families sit upstairs.",
    category: "restaurants",
    address: "420 Cedar Ave S, Minneapolis, MN 55454",
    phone: "+1 612 555 0177",
    email: "salaan@ladankitchen.example",
    website: "https://ladankitchen.example",
    imageUrl: null,
  },
  {
    name: "Sheba Freight",
    description:
      "Barrels, boxes and cars from Bloomington to Djibouti, Addis Ababa and Mogadishu, every second Thursday.",
    category: "professional-services",
    address: "9001 Penn Ave S, Bloomington, MN 55431",
    phone: "+1 952 555 0188",
    email: null,
    website: null,
    imageUrl: null,
  },
];

export const SELLER_APPLICATION = {
  businessName: "Daallo Honey",
  description:
    "Acacia honey from log hives in the Daallo forest, filtered by hand and packed in Erigavo. Two harvests a year.",
  email: "daallo@honey.example",
  phone: "+252 63 555 0190",
  location: "Erigavo, Sanaag",
  experience: "Eleven years at the market of Erigavo, three years shipping to Hargeisa.",
  selectedPlan: "free",
};

export const WHOLESALE = {
  businessName: "Riverside Grocery Group",
  businessType: "grocery_chain",
  businessAddress: "2211 Riverside Ave, Minneapolis, MN 55454",
  taxId: "41-5550142",
  estimatedOrderVolume: "5000_15000",
  businessWebsite: "https://riversidegrocery.example",
  businessPhone: "+1 612 555 0142",
  contactPersonName: "Fartun Ali",
  contactPersonEmail: "buyer@demo.com",
  applicationNotes: "Three shops along Riverside. We want berbere, shiro and coffee by the case.",
};

export const STORY = {
  title: "My son asked why the house smells like Gondar",
  content:
    "I roasted the green beans on a Saturday with the window open. My son, who is six and has never been, came down and said it smells like ayaaye’s house. It does. We drank all three rounds.",
};

export const REVISION_NOTE =
  " Wipes clean: the inside is now lined with a second, tighter layer of grass.";

export const REPORT = "This names a person who didn’t agree to it.";
