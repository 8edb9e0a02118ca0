import { env } from "./env.mjs";

/** Contact details of the demo, in display order; the phone numbers are from reserved ranges. */
const DEMO_CONTACT = {
  emails: ["support@shaafimarketplace.com", "sellers@shaafimarketplace.com"],
  phones: ["+1 612 555 0148", "+44 20 7946 0812"],
  offices: ["nairobi", "minneapolis", "london"],
} as const;

/** Social media profiles of the demo, in display order. */
const DEMO_SOCIAL_LINKS = {
  facebook: "https://www.facebook.com/shaafimarketplace",
  instagram: "https://www.instagram.com/shaafimarketplace",
  x: "https://x.com/shaafimarket",
} as const;

export type SocialLinks = typeof DEMO_SOCIAL_LINKS;

/** Returns the operator's contact details, null outside of the demo: nothing invented is shown in a real shop. */
export const getContact = () => (env.DEMO_MODE ? DEMO_CONTACT : null);

/** Returns the operator's social media profiles, null outside of the demo. */
export const getSocialLinks = () => (env.DEMO_MODE ? DEMO_SOCIAL_LINKS : null);

/** Whether the home page presents partners; the demo's are invented. */
export const hasPartners = () => env.DEMO_MODE;
