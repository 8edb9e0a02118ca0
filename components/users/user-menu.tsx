"use client";

import { Ban, CircleCheck, Ellipsis, Eye, UserCog } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState, useTransition } from "react";

import { adminHref } from "@/components/admin/admin-href";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { notify } from "@/components/ui/notify";
import type { Role } from "@/lib/auth/viewer";
import { enableUserAction } from "@/lib/users/actions";
import { DisableDialog } from "./disable-dialog";
import { RoleDialog } from "./role-dialog";

type UserMenuProps = {
  id: number;
  username: string;
  role: Role;
  isDisabled: boolean;
  /** Where the account is not on show already. */
  hasView?: boolean;
};

/** What an admin may do to an account; what the rules refuse is said in a toast. */
export function UserMenu({ id, username, role, isDisabled, hasView = false }: UserMenuProps) {
  const t = useTranslations("users.act");
  const router = useRouter();
  const trigger = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<"role" | "disable" | null>(null);
  const [isPending, startTransition] = useTransition();

  function close() {
    setAsked(null);
    trigger.current?.focus();
  }
  function enable() {
    startTransition(async () => {
      const result = await enableUserAction({ userId: id }).catch(() => null);
      if (result?.ok) notify.success(t("enabled"), username);
      else notify.error(t("enableFailed"), result?.message ?? t("failedMore"));
      router.refresh();
    });
  }

  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            ref={trigger}
            variant="ghost"
            size="icon-sm"
            disabled={isPending}
            aria-label={t("menu", { name: username })}
          >
            <Ellipsis aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {hasView && (
            <DropdownMenuItem asChild>
              <Link href={adminHref("users", { user: id })} prefetch={false}>
                <Eye aria-hidden />
                {t("view")}
              </Link>
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => setAsked("role")}>
            <UserCog aria-hidden />
            {t("changeRole")}
          </DropdownMenuItem>
          {isDisabled ? (
            <DropdownMenuItem onSelect={enable}>
              <CircleCheck aria-hidden />
              {t("enable")}
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem onSelect={() => setAsked("disable")}>
              <Ban aria-hidden />
              {t("disable")}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {asked === "role" && <RoleDialog userId={id} {...{ username, role }} onClose={close} />}
      {asked === "disable" && <DisableDialog userId={id} username={username} onClose={close} />}
    </>
  );
}
