"use client";

import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";

import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { isolate } from "@/components/ui/isolate";
import { notify } from "@/components/ui/notify";
import { moveCategoryAction, removeCategoryAction } from "@/lib/forum/actions";
import type { ForumIcon } from "@/lib/forum/icons";
import type { Result } from "@/lib/web/result";
import { CategoryForm } from "./category-form";

type CategoryRowActionsProps = {
  category: { id: number; name: string; icon: ForumIcon; postCount: number };
  isFirst: boolean;
  isLast: boolean;
};

/** Moves, changes and removes a category. */
export function CategoryRowActions({ category, isFirst, isLast }: CategoryRowActionsProps) {
  const t = useTranslations("forum.arrange");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const { id, name, postCount } = category;

  function act(deed: () => Promise<Result>) {
    startTransition(async () => {
      const result = await deed().catch(() => null);
      if (!result?.ok) notify.error(t("failed"), result?.message ?? t("failedMore"));
      else notify.success(t("saved"));
      router.refresh();
    });
  }
  const step = (direction: "up" | "down") => act(() => moveCategoryAction({ id, direction }));

  return (
    <span className="inline-flex flex-wrap justify-end gap-1">
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t("up", { name })}
        disabled={isFirst || isPending}
        onClick={() => step("up")}
      >
        <ArrowUp aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t("down", { name })}
        disabled={isLast || isPending}
        onClick={() => step("down")}
      >
        <ArrowDown aria-hidden />
      </Button>
      <ChangeCategory category={category} />
      {postCount === 0 && (
        <RemoveCategory name={name} onRemove={() => act(() => removeCategoryAction({ id }))} />
      )}
    </span>
  );
}

function ChangeCategory({ category }: Pick<CategoryRowActionsProps, "category">) {
  const t = useTranslations("forum.arrange");
  const tCommon = useTranslations("common");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t("changeOf", { name: category.name })}
        onClick={() => setIsOpen(true)}
      >
        <Pencil aria-hidden />
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent title={<bdi>{category.name}</bdi>} closeLabel={tCommon("close")}>
          <CategoryForm category={category} onDone={() => setIsOpen(false)} />
        </DialogContent>
      </Dialog>
    </>
  );
}

function RemoveCategory({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useTranslations("forum.arrange");
  const tCommon = useTranslations("common");
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="ghost" size="icon-sm" aria-label={t("removeOf", { name })}>
          <Trash2 aria-hidden />
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={t("removeTitle")}
        description={t.rich("removeText", { name, ...isolate })}
      >
        <AlertDialogCancel>{tCommon("cancel")}</AlertDialogCancel>
        <AlertDialogAction onClick={onRemove}>{t("remove")}</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}
