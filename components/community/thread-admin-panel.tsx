"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import type { MenuPanelProps } from "@/components/layout/lazy-menu";
import { MenuContent } from "@/components/layout/menu-content";
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from "@/components/ui/dropdown-menu";
import { Lock, LockOpen, Pin, PinOff } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { lockDiscussionAction, movePostAction, pinPostAction } from "@/lib/forum/actions";
import type { Result } from "@/lib/http/result";

export type AdminPost = {
  id: number;
  isPinned: boolean;
  isLocked: boolean;
  /** Possible target categories. */
  categories: { id: number; name: string }[];
};

/** Pins, locks and moves a post. */
export function ThreadAdminPanel({ post, ...panel }: MenuPanelProps & { post: AdminPost }) {
  const t = useTranslations("forum.admin");
  const tAct = useTranslations("forum.act");
  const router = useRouter();
  const [, startTransition] = useTransition();
  const { id, isPinned, isLocked, categories } = post;
  const PinIcon = isPinned ? PinOff : Pin;
  const LockIcon = isLocked ? LockOpen : Lock;

  function act(action: () => Promise<Result>) {
    startTransition(async () => {
      const result = await action().catch(() => null);
      if (result?.ok) toast.success(t("done"));
      else toast.error(tAct("failed"), result?.message ?? tAct("failedMore"));
      router.refresh();
    });
  }

  return (
    <MenuContent {...panel}>
      <DropdownMenuItem onSelect={() => act(() => pinPostAction({ id, isOn: !isPinned }))}>
        <PinIcon aria-hidden />
        {t(isPinned ? "unpin" : "pin")}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => act(() => lockDiscussionAction({ id, isOn: !isLocked }))}>
        <LockIcon aria-hidden />
        {t(isLocked ? "unlock" : "lock")}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>{t("move")}</DropdownMenuLabel>
      {categories.map((category) => (
        <DropdownMenuItem
          key={category.id}
          onSelect={() => act(() => movePostAction({ id, categoryId: category.id }))}
        >
          <bdi>{category.name}</bdi>
        </DropdownMenuItem>
      ))}
    </MenuContent>
  );
}
