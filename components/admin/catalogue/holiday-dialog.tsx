"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";

import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { setHolidayDateAction } from "@/lib/holidays/actions";
import type { Holiday } from "@/lib/holidays/rules";
import { holidayDateSchema } from "@/lib/holidays/schema";

type HolidayProps = { holiday: Holiday; name: string; day: string };

/** The button of a holiday, and the dialog that sets its date. */
export function HolidayDialog(props: HolidayProps) {
  const t = useTranslations("catalogueAdmin.holidays");
  const common = useTranslations("common");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        {t("change")}
        <span className="sr-only">{` ${props.name}`}</span>
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent
          title={props.name}
          description={t("changeText")}
          closeLabel={common("close")}
        >
          <DayForm {...props} onDone={() => setIsOpen(false)} />
        </DialogContent>
      </Dialog>
    </>
  );
}

function DayForm({ holiday, name, day, onDone }: HolidayProps & { onDone: () => void }) {
  const t = useTranslations("catalogueAdmin.holidays");
  const common = useTranslations("common");
  const router = useRouter();
  const year = Number(day.slice(0, 4));
  const { form, submit, isSending } = useServerForm({
    schema: holidayDateSchema,
    send: (input) => setHolidayDateAction(input),
    defaultValues: { holiday, year, day },
    fallback: t("failed"),
    onDone: () => {
      toast.success(t("changed"), name);
      onDone();
      router.refresh();
    },
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <FormError error={errors.root} />
      <TextField type="date" label={t("day")} field={form.register("day")} error={errors.day} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onDone}>
          {common("cancel")}
        </Button>
        <SubmitButton isPending={isSending} pendingText={t("saving")}>
          {t("save")}
        </SubmitButton>
      </div>
    </form>
  );
}
