import { useTranslations } from "next-intl";

import { Banner } from "@/components/ui/banner";
import type { EditableProduct } from "@/lib/products/queries/editable";

type ProductStateProps = {
  product: Pick<EditableProduct, "moderationStatus" | "moderationNote" | "isHidden" | "revision">;
};

/** Moderation state of a product, with the admins' note. Nothing if it is on sale. */
export function ProductState({ product }: ProductStateProps) {
  const t = useTranslations("products.state");
  const moderationState = stateOf(product);
  if (!moderationState) return null;
  const { state, note } = moderationState;
  return (
    <Banner
      tone={state === "rejected" || state === "refused" ? "warning" : "info"}
      title={t(state)}
      className="mb-6"
    >
      {note && (
        <p className="whitespace-pre-line font-medium [overflow-wrap:anywhere]">
          <bdi>{note}</bdi>
        </p>
      )}
      <p>{t(`${state}More`)}</p>
    </Banner>
  );
}

function stateOf(product: ProductStateProps["product"]) {
  const { moderationStatus, moderationNote, isHidden, revision } = product;
  if (isHidden) return { state: "hidden" as const, note: null };
  if (moderationStatus !== "approved") return { state: moderationStatus, note: moderationNote };
  if (revision?.status === "pending") return { state: "revision" as const, note: null };
  if (revision?.status === "rejected") return { state: "refused" as const, note: revision.note };
  return null;
}
