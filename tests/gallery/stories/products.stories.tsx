import { ProductCard } from "@/components/products/product-card";
import { LowStock } from "@/components/products/stock-label";
import type { Product } from "@/lib/products/dto";

export default { title: "Products" };

const PRODUCT: Product = {
  id: 1,
  locale: "en",
  title: "Yirgacheffe Coffee, 12 oz",
  description: "Washed coffee with notes of lemon and jasmine.",
  price: "18.50",
  priceCents: 1850,
  category: "Coffee & Beverages",
  categorySlug: "coffee",
  collection: null,
  imageUrl: "/illustrations/jebena.svg",
  images: [],
  imageAlts: [],
  stock: 24,
  sellerId: 2,
  isActive: true,
  returnPolicy: "food",
  isFood: true,
  isPerishable: false,
  facts: { roast: "light", grind: "wholeBean", allergens: [] },
  processingDays: null,
  sale: null,
  sku: null,
  barcode: null,
  weightGrams: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  moderationStatus: "approved",
  isEidSpecial: false,
  isRamadanSpecial: false,
  isIndependenceDay: false,
  originStory: null,
  culturalSignificance: null,
  artisanBio: null,
  makingProcess: null,
  isHalalCertified: true,
  isEthicallySourced: false,
  isFairTrade: true,
  certificates: [],
  rating: 4.6,
  reviewCount: 31,
  createdAt: "2026-01-15T12:00:00.000Z",
  seller: { id: 2, username: "Sidama Roasters", city: "Minneapolis", country: "US" },
} as unknown as Product;

export const Cards = () => (
  <div className="grid max-w-5xl grid-cols-2 gap-5 lg:grid-cols-4">
    <ProductCard product={PRODUCT} />
    <ProductCard product={{ ...PRODUCT, id: 2, stock: 2 }} />
    <ProductCard product={{ ...PRODUCT, id: 3, stock: 0 }} />
    <ProductCard
      product={{
        ...PRODUCT,
        id: 4,
        title: "Berbere",
        categorySlug: "spices",
        imageUrl: "/illustrations/spices.svg",
        isRamadanSpecial: true,
      }}
    />
  </div>
);

export const Stock = () => <LowStock stock={2} />;
