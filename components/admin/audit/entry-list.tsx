import { Moment } from "@/components/time/moment";
import type { AuditEntry } from "@/lib/audit/dto";
import { ChangeList } from "./change-list";
import { ActionName, Actor, Subject } from "./entry-text";

export function EntryList({ entries }: { entries: AuditEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id} className="border-t px-5 py-3 text-md">
          <p className="font-medium">
            <ActionName action={entry.action} />
          </p>
          <ChangeList changes={entry.changes} />
          <div className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
            <span>
              <Subject {...entry} />
            </span>
            <span>
              <Actor actor={entry.actor} />
            </span>
            <span className="text-muted-foreground">
              <Moment at={entry.createdAt} hasSeconds />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
