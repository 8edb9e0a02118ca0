"use client";

import { useTranslations } from "next-intl";
import { adminHref } from "@/components/admin-ui/admin-href";
import { DataTable } from "@/components/admin-ui/data-table";
import { Avatar } from "@/components/ui/avatar";
import { thumbnail } from "@/components/ui/image-url";
import { Link } from "@/components/ui/link";
import type { UserRow } from "@/lib/admin/users/dto";
import { useDates } from "@/lib/i18n/use-dates";
import { placeOf } from "./place-of";
import { AccountState, RoleBadge } from "./user-badges";
import { UserMenu } from "./user-menu";

const DAY = { year: "numeric", month: "short", day: "numeric" } as const;

/**
 * Accounts as rows, each with an admin's actions. A client component, like every table of the admin area, so that the
 * page sends rows instead of rendered cells.
 */
export function UserTable({ rows }: { rows: UserRow[] }) {
  const t = useTranslations("users");
  const format = useDates();
  return (
    <DataTable
      caption={t("title")}
      columns={[
        { key: "user", name: t("columns.user") },
        { key: "role", name: t("columns.role") },
        { key: "place", name: t("columns.place") },
        { key: "joined", name: t("columns.joined") },
        { key: "state", name: t("columns.state") },
        { key: "actions", name: t("columns.actions"), align: "end", hasActions: true },
      ]}
      rows={rows.map((user) => ({
        key: user.id,
        cells: [
          <Person key="user" user={user} />,
          <RoleBadge key="role" role={user.role} />,
          <bdi key="place">{placeOf(user) ?? t("noPlace")}</bdi>,
          <time key="joined" dateTime={user.createdAt} className="sm:whitespace-nowrap">
            {format(new Date(user.createdAt), DAY)}
          </time>,
          <AccountState key="state" {...user} />,
          <UserMenu
            key="actions"
            id={user.id}
            username={user.username}
            role={user.role}
            isDisabled={user.isDisabled}
            hasView
          />,
        ],
      }))}
    />
  );
}

function Person({ user: { id, username, email, profileImage } }: { user: UserRow }) {
  return (
    <Link
      href={adminHref("users", { user: id })}
      className="group flex min-h-11 min-w-0 items-center gap-3 max-sm:mb-1.5 sm:max-w-80 min-[45rem]:min-w-52"
    >
      <Avatar name={username} image={profileImage && thumbnail(profileImage, 34)} />
      <span className="grid min-w-0">
        <bdi className="block truncate group-hover:underline rtl:text-right">{username}</bdi>
        <bdi
          dir="ltr"
          className="block truncate font-normal text-muted-foreground text-sm rtl:text-right"
        >
          {email}
        </bdi>
      </span>
    </Link>
  );
}
