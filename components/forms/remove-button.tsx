import { Trash2 } from "lucide-react";
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

type RemoveButtonProps = {
  /** What is deleted, for those who do not see the row. */
  label: string;
  /** The question. */
  title: string;
  text: ReactNode;
  /** What the answer says. */
  act: string;
  isPending: boolean;
  onRemove: () => void;
  /** Smaller beside other small buttons. */
  size?: "icon" | "icon-sm";
};

/** Deletes a row, once it is asked. */
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
