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

export type ProductContent = {
  key: string;
  /** The key of its seller. */
  seller: string;
  title: string;
  description: string;
  priceCents: number;
  category: "coffee" | "textiles" | "spices" | "crafts";
  collection?: "books";
  imageUrl: string;
  images?: string[];
  /** Pieces on hand after all the past orders. */
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
  /** Approved where nothing is said. */
  moderation?: { status: "pending" } | { status: "rejected"; note: string };
};

export type ReviewContent = {
  /** The key of its product. */
  product: string;
  rating: number;
  title: string;
  comment: string;
};
