/** Six categories of three questions each (specification C, "FAQ"), in their order. */
export const FAQ = {
  general: ["what", "who", "authentic"],
  ordering: ["pay", "change", "bulk"],
  shipping: ["time", "free", "lost"],
  selling: ["start", "fees", "payout"],
  culture: ["languages", "advice", "holidays"],
  account: ["password", "delete", "phone"],
} as const;

export type FaqCategory = {
  key: string;
  title: string;
  items: { key: string; question: string; answer: string }[];
};
