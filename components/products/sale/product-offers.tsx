import { MyTiers } from "@/components/wholesale/my-tiers";
import type { Viewer } from "@/lib/auth/viewer";
import { MySale } from "./my-sale";

type ProductOffersProps = {
  viewer: Viewer;
  product: { id: number; price: string; hasVariants: boolean };
};

/** Sale and wholesale tiers of one of the seller's products; each is saved separately from the product. */
export function ProductOffers({ viewer, product }: ProductOffersProps) {
  return (
    <>
      <MySale viewer={viewer} product={product} />
      <MyTiers viewer={viewer} product={product} />
    </>
  );
}
