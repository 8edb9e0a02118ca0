import { useTranslations } from "next-intl";

import { FilterInput, FilterSelect } from "@/components/admin-ui/filter-field";
import { SearchForm } from "@/components/admin-ui/search-form";
import {
  AUDIT_ACTIONS,
  AUDIT_GROUPS,
  AUDIT_SUBJECTS,
  type AuditGroup,
  isAuditAction,
} from "@/lib/audit/action-names";
import type { AuditSearch } from "@/lib/audit/schema";

/** Filters by actor, action, subject and date. */
export function AuditFilters({ search }: { search: AuditSearch }) {
  const t = useTranslations("audit");
  const { q, action, subject, number, from, to } = search;
  return (
    <SearchForm tab="audit" q={q} label={t("search")}>
      <FilterSelect name="action" label={t("action")} value={action} none={t("anyAction")}>
        {AUDIT_GROUPS.map((group) => (
          <ActionGroup key={group} group={group} />
        ))}
      </FilterSelect>
      <FilterSelect name="subject" label={t("subject")} value={subject} none={t("anySubject")}>
        {AUDIT_SUBJECTS.map((auditSubject) => (
          <option key={auditSubject} value={auditSubject}>
            {t(`groups.${auditSubject}`)}
          </option>
        ))}
      </FilterSelect>
      <FilterInput name="number" label={t("number")} value={number?.toString()} type="number" />
      <FilterInput name="from" label={t("from")} value={from} type="date" />
      <FilterInput name="to" label={t("to")} value={to} type="date" />
    </SearchForm>
  );
}

function ActionGroup({ group }: { group: AuditGroup }) {
  const t = useTranslations("audit");
  const actions = AUDIT_ACTIONS[group].map((event) => `${group}.${event}`).filter(isAuditAction);
  return (
    <optgroup label={t(`groups.${group}`)}>
      {actions.map((action) => (
        <option key={action} value={action}>
          {t(`actions.${action}`)}
        </option>
      ))}
    </optgroup>
  );
}
