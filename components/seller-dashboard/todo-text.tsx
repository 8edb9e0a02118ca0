import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { dayOf } from "@/components/time/dates";
import { formatMoney } from "@/lib/core/money";
import { DATE, useDates } from "@/lib/i18n/use-dates";
import { THREADS_PATH, threadPath } from "@/lib/messaging/rules";
import type { ToDo } from "@/lib/seller-dashboard/rules";
import { editPath, productListPath } from "./dashboard-urls";
import { richTextTags } from "./rich-text-tags";

/** The address of a task: the item itself if it is the only one of its kind. */
export function toDoPath(entry: ToDo): string {
  const isSingular = "count" in entry && entry.count === 1;
  switch (entry.kind) {
    case "ship":
    case "returns":
      return isSingular ? `/orders?order=${entry.orderId}` : "/orders";
    case "messages":
      return isSingular ? threadPath(entry.threadId) : THREADS_PATH;
    case "payoutAccount":
    case "payoutFailed":
    case "payoutsHeld":
      return "/payout-settings";
    case "rejected":
      return isSingular ? editPath(entry.product.id) : productListPath({ show: "rejected" });
    case "soldOut":
    case "low":
      return isSingular ? editPath(entry.product.id) : productListPath({ show: entry.kind });
    case "certificates":
      return editPath(entry.certificate.productId);
  }
}

/** The text of a task. */
export function TodoText({ entry }: { entry: ToDo }) {
  const t = useTranslations("dashboard.todo");
  switch (entry.kind) {
    case "ship":
    case "returns":
      return t.rich(entry.kind, { count: entry.count, id: `#${entry.orderId}`, ...richTextTags });
    case "messages":
      return t("messages", { count: entry.count });
    case "payoutAccount":
      return t.rich("payoutAccount", { amount: formatMoney(entry.cents), ...richTextTags });
    case "payoutFailed":
      return (
        <Lines more={entry.reason && <bdi>{entry.reason}</bdi>}>
          {t.rich("payoutFailed", { amount: formatMoney(entry.cents), ...richTextTags })}
        </Lines>
      );
    case "payoutsHeld":
      return t("payoutsHeld");
    case "certificates":
      return <CertificateText entry={entry} />;
    default:
      return <ProductText entry={entry} />;
  }
}

type ProductEntry = Extract<ToDo, { kind: "rejected" | "soldOut" | "low" }>;

function ProductText({ entry }: { entry: ProductEntry }) {
  const t = useTranslations("dashboard.todo");
  const { count, kind, product } = entry;
  const { title } = product;
  if (kind === "rejected") {
    return (
      <Lines more={entry.product.note && <bdi>{entry.product.note}</bdi>}>
        {t.rich("rejected", { count, title, ...richTextTags })}
      </Lines>
    );
  }
  if (kind === "soldOut") return t.rich("soldOut", { count, title, ...richTextTags });
  const stock = String(entry.product.stock);
  return t.rich("low", { count, stock, title, ...richTextTags });
}

type CertificateTextProps = { entry: Extract<ToDo, { kind: "certificates" }> };

function CertificateText({ entry: { count, certificate } }: CertificateTextProps) {
  const t = useTranslations("dashboard.todo");
  const dateText = useDates();
  const { title, validUntil, isExpired } = certificate;
  const date = dateText(dayOf(validUntil), DATE);
  return (
    <Lines more={count > 1 && t("certificatesMore", { count: count - 1 })}>
      {isExpired
        ? t.rich("certificateEnded", { title, date, ...richTextTags })
        : t.rich("certificateEnds", { title, date, ...richTextTags })}
    </Lines>
  );
}

/** A sentence with details in one line. */
function Lines({ more, children }: { more: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className="block">{children}</span>
      {more && (
        <span className="line-clamp-1 text-muted-foreground text-sm [overflow-wrap:anywhere]">
          {more}
        </span>
      )}
    </>
  );
}
