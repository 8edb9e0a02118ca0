import type { Viewer } from "@/lib/auth/viewer";
import { listMyTiers } from "@/lib/wholesale/queries";
import { TierEditor } from "./tier-editor";

type MyTiersProps = { viewer: Viewer; product: { id: number; price: string } };

/** The editor of the wholesale tiers of one of the seller's products. */
export async function MyTiers({ viewer, product: { id, price } }: MyTiersProps) {
  const tiers = await listMyTiers(viewer, id);
  return <TierEditor key={price} productId={id} price={price} tiers={tiers} />;
}
