/** One suggestion (contract.md). A category's id is its slug, and its title the label. */
export type Suggestion = {
  id: number | string;
  title: string;
  subtitle: string;
  imageUrl: string;
  type: "product" | "category" | "business";
};
