export type SellerContent = {
  key: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  city: string;
  country: string;
  bio: string;
  phone: string;
  joinedDaysAgo: number;
};

export type BuyerContent = {
  key: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  city: string;
  country: string;
};

export type CertificateContent = {
  type: "halal" | "ethical" | "fair_trade";
  body: string;
  number: string;
  validForDays: number;
};

type ImageName = "contents" | "detail" | "form" | "measure" | "scale" | "set";

export type ProductContent = {
  key: string;
  /** Key of the seller. */
  seller: string;
  title: string;
  description: string;
  priceCents: number;
  category: "coffee" | "textiles" | "spices" | "crafts";
  collection?: "books";
  imageUrl: string;
  /** Alt texts of `imageUrl` and of the further images, which are `/illustrations/products/{key}-{name}.svg`. */
  imageAlts: { main: string } & Partial<Record<ImageName, string>>;
  /** Units in stock after all past orders. */
  stock: number;
  certificates: CertificateContent[];
  isEidSpecial?: true;
  isRamadanSpecial?: true;
  isIndependenceDay?: true;
  originStory?: string;
  culturalSignificance?: string;
  artisanBio?: string;
  makingProcess?: string;
  createdDaysAgo: number;
  /** One of the four newest, which the home page shows. */
  featured?: true;
  /** Approved by default. */
  moderation?: { status: "pending" } | { status: "rejected"; note: string };
};

export type ReviewContent = {
  /** Key of the product. */
  product: string;
  rating: number;
  title: string;
  comment: string;
};
