import { adminHref } from "@/components/admin-ui/admin-href";
import type { AuditSubject } from "@/lib/audit/action-names";

const PLACES: Partial<Record<AuditSubject, (id: number) => string>> = {
  product: (id) => `/product/${id}`,
  user: (id) => adminHref("users", { user: id }),
  order: (id) => `/orders?order=${id}`,
  payout: () => adminHref("payouts"),
  business: (id) => `/business-directory?business=${id}`,
  forum_post: (id) => `/community/post/${id}`,
  article: (id) => adminHref("blog", { article: id }),
  category: () => adminHref("catalogue"),
  mail: (id) => adminHref("mail", { mail: id }),
  site: () => "/logo-preview",
  alias: () => adminHref("catalogue"),
  holiday: () => adminHref("catalogue"),
  ticket: (id) => adminHref("tickets", { ticket: id }),
};

/** The page of an entry's subject; null if it has none. */
export function subjectHref(type: AuditSubject, id: number): string | null {
  return PLACES[type]?.(id) ?? null;
}
