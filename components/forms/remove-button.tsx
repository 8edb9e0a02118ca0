import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Trash2 } from "@/components/ui/icons";

type RemoveButtonProps = {
  /** Accessible name: names the row to delete. */
  label: string;
  /** Title of the confirmation. */
  title: string;
  text: ReactNode;
  /** Label of the confirming button. */
  act: string;
  isPending: boolean;
  onRemove: () => void;
  /** Small size next to other small buttons. */
  size?: "icon" | "icon-sm";
};

/** Deletes a row after a confirmation. */
export function RemoveButton({
  label,
  title,
  text,
  act,
  isPending,
  onRemove,
  size = "icon",
}: RemoveButtonProps) {
  const tCommon = useTranslations("common");
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="ghost" size={size} disabled={isPending}>
          <Trash2 aria-hidden />
          <span className="sr-only">{label}</span>
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent title={title} description={text}>
        <AlertDialogCancel>{tCommon("cancel")}</AlertDialogCancel>
        <AlertDialogAction onClick={onRemove}>{act}</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}
