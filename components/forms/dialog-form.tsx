"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";

import { type FieldProblem, FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";

type DialogFormProps = {
  title: string;
  description?: string;
  /** Label of the submit button. */
  act: string;
  error: FieldProblem;
  isSending: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  /** Sets the width. */
  className?: string;
  /** Rendered outside of the form, such as a dialog with a form of its own. */
  outside?: ReactNode;
  children: ReactNode;
};

/** Dialog with a short form, mounted on demand by its caller. */
export function DialogForm(props: DialogFormProps) {
  const { title, description, act, error, isSending, onSubmit, onClose, className } = props;
  const tCommon = useTranslations("common");
  const [opener] = useState(() => document.activeElement);

  // The dialog has no trigger, so Radix cannot return the focus itself.
  function returnFocus(event: Event) {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={title}
        description={description}
        closeLabel={tCommon("close")}
        onCloseAutoFocus={returnFocus}
        className={className}
      >
        <form
          noValidate
          className="grid grid-cols-[minmax(0,1fr)] gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            // React events bubble through the portal to a form around the dialog.
            event.stopPropagation();
            void onSubmit();
          }}
        >
          <FormError error={error} />
          {props.children}
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {tCommon("cancel")}
            </Button>
            <SubmitButton isPending={isSending} pendingText={tCommon("saving")}>
              {act}
            </SubmitButton>
          </DialogFooter>
        </form>
        {props.outside}
      </DialogContent>
    </Dialog>
  );
}
