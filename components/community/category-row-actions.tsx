"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RemoveButton } from "@/components/forms/remove-button";
import { useAct } from "@/components/forms/use-act";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { ArrowDown, ArrowUp, Pencil } from "@/components/ui/icons";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { moveCategoryAction, removeCategoryAction } from "@/lib/forum/actions";
import type { ForumIcon } from "@/lib/forum/rules";
import { CategoryForm } from "./category-form";

type CategoryRowActionsProps = {
  category: { id: number; name: string; icon: ForumIcon; postCount: number };
  isFirst: boolean;
  isLast: boolean;
};

/** Moves, edits and removes a category. */
export function CategoryRowActions({ category, isFirst, isLast }: CategoryRowActionsProps) {
  const t = useTranslations("forum.arrange");
  const { isPending, act } = useAct();
  const { id, name, postCount } = category;

  const messages = { done: () => [t("saved")] as [string], failed: t("failed") };
  const step = (direction: "up" | "down") =>
    act(() => moveCategoryAction({ id, direction }), messages);

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
        <RemoveButton
          size="icon-sm"
          label={t("removeOf", { name })}
          title={t("removeTitle")}
          text={t.rich("removeText", { name, ...richTextTags })}
          act={t("remove")}
          isPending={isPending}
          onRemove={() => act(() => removeCategoryAction({ id }), messages)}
        />
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
