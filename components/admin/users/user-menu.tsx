"use client";

import { useTranslations } from "next-intl";
import { lazy } from "react";
import { LazyMenu } from "@/components/layout/lazy-menu";
import { buttonVariants } from "@/components/ui/button-variants";
import { Ellipsis } from "@/components/ui/icons";
import type { UserMenuProps } from "./user-menu-panel";

const load = () => import("./user-menu-panel");
const Panel = lazy(async () => ({ default: (await load()).UserMenuPanel }));

/** Button of an admin's actions on an account; the menu loads on hover or focus. */
export function UserMenu(props: UserMenuProps) {
  const { id, username, role, isDisabled, hasView = false, hasTwoStep = false } = props;
  const t = useTranslations("users.act");
  return (
    <LazyMenu
      panel={Panel}
      panelProps={{ id, username, role, isDisabled, hasView, hasTwoStep }}
      preload={load}
      label={t("menu", { name: username })}
      className={buttonVariants({ variant: "ghost", size: "icon-sm" })}
    >
      <Ellipsis aria-hidden />
    </LazyMenu>
  );
}
