import { blankValues } from "@/components/products/editor/form-values";

/** A filled-in product form in Somali. */
export const WRITTEN_FORM = {
  ...blankValues("so"),
  title: "Masoob",
  category: "Arts & Crafts",
  description: "Gacan lagu tidcay Harar.",
  price: "145",
  stock: "12",
  isBook: true,
  pictures: ["/uploads/a.webp", "/uploads/b.webp"],
  imageAlts: ["Masoob dabool leh", ""],
};
