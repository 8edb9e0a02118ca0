import { useTranslations } from "next-intl";

import { richTextTags } from "@/components/orders/rich-text-tags";
import { thumbnail } from "@/components/ui/image-url";
import { StatusBadge, type StatusShape } from "@/components/ui/status-badge";
import type { SellerOrderDetail } from "@/lib/orders/dto/detail";
import { DecideReturn } from "./decide-return";
import { WithdrawReturn } from "./withdraw-return";

type Request = SellerOrderDetail["returns"][number];
type ReturnListProps = { sellerOrder: SellerOrderDetail; side: "buyer" | "seller" | "admin" };

const SHAPES: Record<Request["status"], StatusShape> = {
  requested: "pending",
  approved: "approved",
  rejected: "rejected",
  refunded: "approved",
  withdrawn: "neutral",
};

/** The buyer's returns and claims, with their state and actions. */
export function ReturnList({ sellerOrder, side }: ReturnListProps) {
  const t = useTranslations("returns");
  if (sellerOrder.returns.length === 0) return null;
  return (
    <section className="border-border border-b px-5 py-4">
      <h3 className="font-medium text-muted-foreground text-sm">{t("title")}</h3>
      <ul className="grid gap-4">
        {sellerOrder.returns.map((request) => (
          <li key={request.id} className="mt-2 grid gap-2">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{t(`kinds.${request.kind}`)}</span>
              <StatusBadge shape={SHAPES[request.status]}>
                {t(`status.${request.status}`)}
              </StatusBadge>
            </div>
            <Units sellerOrder={sellerOrder} request={request} />
            <p className="whitespace-pre-line text-sm [overflow-wrap:anywhere]">
              <bdi>{request.reason}</bdi>
            </p>
            <ReturnImages images={request.photos} />
            <Reply request={request} isBuyer={side === "buyer"} />
            <Actions sellerOrder={sellerOrder} request={request} side={side} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Units({ sellerOrder, request }: { sellerOrder: SellerOrderDetail; request: Request }) {
  const t = useTranslations("returns");
  const titleOf = (lineId: number) =>
    sellerOrder.items.find((item) => item.lineId === lineId)?.product.title ?? "";
  return (
    <ul className="text-muted-foreground text-sm">
      {request.lines.map(({ lineId, quantity }) => (
        <li key={lineId}>
          <bdi>{t("quantityLine", { quantity: String(quantity), title: titleOf(lineId) })}</bdi>
        </li>
      ))}
    </ul>
  );
}

function ReturnImages({ images }: { images: string[] }) {
  const t = useTranslations("returns");
  if (images.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {images.map((url, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            {/* biome-ignore lint/performance/noImgElement: a small image that the buyer uploaded as evidence */}
            <img
              src={thumbnail(url, 76)}
              alt={t("image", { number: String(index + 1) })}
              width={76}
              height={76}
              loading="lazy"
              className="size-19 rounded-md border border-border object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Reply({ request, isBuyer }: { request: Request; isBuyer: boolean }) {
  const t = useTranslations("returns");
  const { authorization, answer, status } = request;
  return (
    <>
      {authorization && (
        <p className="text-sm">
          {t.rich(isBuyer && status === "approved" ? "number" : "numberSeller", {
            number: authorization,
            ...richTextTags,
          })}
        </p>
      )}
      {answer && (
        <div className="rounded-md bg-muted px-3.5 py-2.5 text-sm">
          <p className="text-muted-foreground text-xs">{t("sellerReply")}</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">
            <bdi>{answer}</bdi>
          </p>
        </div>
      )}
    </>
  );
}

function Actions({
  sellerOrder,
  request: { id, status, lines },
  side,
}: { request: Request } & ReturnListProps) {
  if (status !== "requested" && status !== "approved") return null;
  if (side === "buyer") return <WithdrawReturn returnId={id} />;
  const { orderId, seller } = sellerOrder;
  const isAdmin = side === "admin";
  return (
    <DecideReturn
      returnId={id}
      refund={{ orderId, lines, ...(isAdmin ? { sellerId: seller.id } : {}) }}
      isApproved={status === "approved"}
      isAdmin={isAdmin}
    />
  );
}
