import { useTranslations } from "next-intl";

import { Card } from "@/components/ui/card";
import { buildTodos, type Waiting } from "@/lib/seller-dashboard/rules";
import { TodoLine } from "./todo-line";
import { TodoText, toDoPath } from "./todo-text";

/** 'To do today': pending tasks of the seller, each with a link. */
export function TodoCard({ waiting }: { waiting: Waiting }) {
  const t = useTranslations("dashboard.todo");
  const list = buildTodos(waiting);
  return (
    <Card className="overflow-hidden">
      <section aria-labelledby="todo-title">
        <h2 id="todo-title" className="px-4 py-4 font-semibold text-lg sm:px-5.5">
          {t("title")}
        </h2>
        {list.length === 0 ? (
          <p className="border-t px-4 py-4 text-muted-foreground sm:px-5.5">{t("nothing")}</p>
        ) : (
          <ul className="grid md:grid-cols-2 md:[&>li:last-child:nth-child(odd)]:col-span-2 md:[&>li:nth-child(even)]:border-s [&>li]:border-t">
            {list.map((entry) => (
              <TodoLine key={entry.kind} kind={entry.kind} href={toDoPath(entry)}>
                <TodoText entry={entry} />
              </TodoLine>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}
