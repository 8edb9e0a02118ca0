import { useTranslations } from "next-intl";
import { adminHref } from "@/components/admin-ui/admin-href";
import { Link } from "@/components/ui/link";
import { isAuditAction, isAuditSubject } from "@/lib/audit/action-names";
import type { AuditEntry } from "@/lib/audit/dto";
import { subjectHref } from "./subject-href";

/** The translated action; an action that is no longer known by its raw name. */
export function ActionName({ action }: { action: string }) {
  const t = useTranslations("audit.actions");
  return isAuditAction(action) ? t(action) : <bdi dir="ltr">{action}</bdi>;
}

/** The subject with a link to it. */
export function Subject({ subjectType: type, subjectId: id, subjectName }: AuditEntry) {
  const t = useTranslations("audit.subjects");
  if (!isAuditSubject(type)) return <bdi dir="ltr">{`${type} ${id}`}</bdi>;

  const href = subjectHref(type, id);
  const name = t(type, { id: String(id) });
  return (
    <>
      {href ? (
        <Link
          href={href}
          className="link pointer-coarse:inline-flex pointer-coarse:min-h-11 items-center"
        >
          {name}
        </Link>
      ) : (
        name
      )}
      {subjectName && (
        <span className="wrap-anywhere block text-muted-foreground text-sm">
          <bdi>{subjectName}</bdi>
        </span>
      )}
    </>
  );
}

/** The actor; null is the system. */
export function Actor({ actor }: { actor: AuditEntry["actor"] }) {
  const t = useTranslations("audit");
  if (!actor) return t("system");
  return (
    <Link
      href={adminHref("users", { user: actor.id })}
      className="link wrap-anywhere pointer-coarse:inline-flex pointer-coarse:min-h-11 items-center"
    >
      <bdi>{actor.username}</bdi>
    </Link>
  );
}
