/** Input of a seller's product form. */
export const FORM = {
  title: "Harar mesob basket",
  description: "Coiled grass, dyed with onion skin and indigo.",
  price: "145.00",
  category: "Arts & Crafts",
  imageUrl: "/illustrations/mesob.svg",
  stock: 12,
};
