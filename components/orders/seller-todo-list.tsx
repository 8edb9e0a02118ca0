import { useTranslations } from "next-intl";
import { DAY } from "@/components/time/date-formats";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import type { Viewer } from "@/lib/auth/viewer";
import { useDates } from "@/lib/i18n/use-dates";
import { listToDo, type ToDo } from "@/lib/orders/queries/orders";

/** Pending tasks of a seller: orders to pack and send, returns to reply to. */
export async function SellerTodoList({ viewer }: { viewer: Viewer }) {
  return <ToDoCard todo={await listToDo(viewer)} />;
}

function ToDoCard({ todo: { toSend, toAnswer } }: { todo: ToDo }) {
  const t = useTranslations("orders.todo");
  const isDone = toSend.length + toAnswer.length === 0;
  return (
    <section
      aria-labelledby="todo-title"
      className="mb-6 overflow-hidden rounded-lg border border-border bg-card"
    >
      <h2 id="todo-title" className="px-5 py-4 font-semibold text-lg">
        {t("title")}
      </h2>
      {isDone && <p className="border-t px-5 py-4 text-muted-foreground">{t("nothing")}</p>}
      {toAnswer.length > 0 && (
        <>
          <h3 className="border-t bg-muted px-5 py-2 font-medium text-sm">
            {t("returnsToReview")}
          </h3>
          <ul>
            {toAnswer.map((request) => (
              <ReturnRow key={request.id} request={request} />
            ))}
          </ul>
        </>
      )}
      {toSend.length > 0 && (
        <>
          <h3 className="border-t bg-muted px-5 py-2 font-medium text-sm">{t("toSend")}</h3>
          <ul>
            {toSend.map((sellerOrder) => (
              <SendRow key={sellerOrder.orderId} sellerOrder={sellerOrder} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const ROW =
  "flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t px-5 py-2.5 -outline-offset-2 hover:bg-accent hover:text-accent-foreground";

function SendRow({ sellerOrder }: { sellerOrder: ToDo["toSend"][number] }) {
  const t = useTranslations("orders.todo");
  const dateText = useDates();
  const { orderId, title, units, createdAt, isPacking, parcels } = sellerOrder;
  const state = parcels > 0 ? "partly" : isPacking ? "packing" : "new";
  return (
    <li>
      <Link href={`/orders?order=${orderId}`} className={ROW}>
        <span className="font-semibold">
          <span className="sr-only">{t("open", { id: "" })}</span>
          <bdi dir="ltr">{`#${orderId}`}</bdi>
        </span>
        <span className="min-w-0 grow basis-52">
          <bdi className="block truncate">{title}</bdi>
          <span className="block text-muted-foreground text-sm">
            {t("units", { count: units, date: dateText(new Date(createdAt), DAY) })}
          </span>
        </span>
        <Badge tone={state === "new" ? "warning" : "info"}>{t(state)}</Badge>
      </Link>
    </li>
  );
}

function ReturnRow({ request }: { request: ToDo["toAnswer"][number] }) {
  const t = useTranslations("returns");
  const todo = useTranslations("orders.todo");
  const { orderId, kind, status, reason } = request;
  return (
    <li>
      <Link href={`/orders?order=${orderId}`} className={ROW}>
        <span className="font-semibold">
          <span className="sr-only">{todo("open", { id: "" })}</span>
          <bdi dir="ltr">{`#${orderId}`}</bdi>
        </span>
        <span className="min-w-0 grow basis-52">
          {t(`kinds.${kind}`)}
          <bdi className="block truncate text-muted-foreground text-sm">{reason}</bdi>
        </span>
        <Badge tone={status === "requested" ? "warning" : "info"}>
          {status === "requested" ? todo("new") : t("status.approved")}
        </Badge>
      </Link>
    </li>
  );
}
