import type { Viewer } from "@/lib/auth/viewer";
import { listOwnTiers } from "@/lib/wholesale/queries";
import { TierEditor } from "./tier-editor";

type MyTiersProps = { viewer: Viewer; product: { id: number; price: string } };

/** The wholesale prices of one of the seller's own products, to be set. */
export async function MyTiers({ viewer, product: { id, price } }: MyTiersProps) {
  const tiers = await listOwnTiers(viewer, id);
  return <TierEditor key={price} productId={id} price={price} tiers={tiers} />;
}
