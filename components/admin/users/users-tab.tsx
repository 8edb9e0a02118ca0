import { useTranslations } from "next-intl";
import { adminHref, listQuery } from "@/components/admin-ui/admin-href";
import type { AdminTabProps } from "@/components/admin-ui/admin-tab-props";
import { FilterChips } from "@/components/admin-ui/filter-chips";
import { FilterSelect } from "@/components/admin-ui/filter-field";
import { ListHeader } from "@/components/admin-ui/list-header";
import { PaginationLinks } from "@/components/admin-ui/pagination-links";
import { SearchForm } from "@/components/admin-ui/search-form";
import { PageMessages } from "@/components/layout/page-messages";
import { EmptyState } from "@/components/ui/empty-state";
import type { UserRow } from "@/lib/admin/users/dto";
import { findUsers } from "@/lib/admin/users/queries";
import {
  ROLES,
  USER_SORTS,
  USER_STATES,
  type UserSearch,
  userSearchSchema,
} from "@/lib/admin/users/schema";
import { parseId } from "@/lib/core/validation/text";
import { AccountPage } from "./account-page";
import { UserTable } from "./user-table";

/** All accounts, 25 per page, or one account in full. */
export async function UsersTab({ viewer, search: searchParams }: AdminTabProps) {
  if (searchParams["user"] !== undefined) {
    return (
      <PageMessages namespaces={["accounts.confirm", "accounts.fields", "users", "validation"]}>
        <AccountPage viewer={viewer} id={parseId(searchParams["user"])} />
      </PageMessages>
    );
  }
  const search = userSearchSchema.parse(searchParams);
  const result = await findUsers(viewer, search);
  return (
    <PageMessages namespaces={["accounts.confirm", "accounts.fields", "users", "validation"]}>
      <FoundUsers search={search} {...result} />
    </PageMessages>
  );
}

type FoundUsersProps = { search: UserSearch; rows: UserRow[]; total: number; pageCount: number };

function FoundUsers({ search, rows, total, pageCount }: FoundUsersProps) {
  const t = useTranslations("users");
  const { page, ...filters } = search;
  const { q, role, state, sort } = filters;
  return (
    <section aria-labelledby="users-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ListHeader
        id="users-title"
        title={t("title")}
        count={t("count", { count: total })}
        exportHref={`/api/admin/exports/users?${listQuery(filters)}`}
      />
      <SearchForm tab="users" q={q} label={t("search")} hiddenValues={{ role }}>
        <FilterSelect name="state" label={t("state")} value={state} none={t("anyState")}>
          {USER_STATES.map((userState) => (
            <option key={userState} value={userState}>
              {t(`states.${userState}`)}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect name="sort" label={t("sort")} value={sort}>
          {USER_SORTS.map((userSort) => (
            <option key={userSort} value={userSort}>
              {t(`sorts.${userSort}`)}
            </option>
          ))}
        </FilterSelect>
      </SearchForm>
      <FilterChips
        label={t("role")}
        chips={[undefined, ...ROLES].map((userRole) => ({
          key: userRole ?? "all",
          name: userRole ? t(`plural.${userRole}`) : t("everyone"),
          href: adminHref("users", { ...filters, role: userRole }),
          isOn: userRole === role,
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState
          as="h3"
          image="/illustrations/cutouts/book.svg"
          title={t("none")}
          description={t("noneHint")}
        />
      ) : (
        <UserTable rows={rows} />
      )}
      <PaginationLinks
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => adminHref("users", { ...filters, page: to })}
      />
    </section>
  );
}
