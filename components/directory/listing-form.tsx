"use client";

import { type ComponentProps, lazy, Suspense, useState } from "react";
import { useIsHydrated } from "@/components/forms/use-is-hydrated";
import { toast } from "@/components/ui/toast";
import type { BusinessForm } from "./business-form";
import { FormSkeleton } from "./form-skeleton";
import { SubmissionConfirmation } from "./submission-confirmation";

const Form = lazy(async () => ({ default: (await import("./business-form")).BusinessForm }));

type ListingFormProps = Omit<ComponentProps<typeof BusinessForm>, "onDone"> & {
  /** The confirmation after the form was sent, with a link to continue. */
  done: ComponentProps<typeof SubmissionConfirmation>;
};

/** The form of a listing, then a confirmation. Its libraries are large and load after the page. */
export function ListingForm({ done: confirmation, ...form }: ListingFormProps) {
  const [isDone, setIsDone] = useState(false);
  const isHydrated = useIsHydrated();
  if (isDone) return <SubmissionConfirmation {...confirmation} />;
  if (!isHydrated) return <FormSkeleton />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Form
        {...form}
        onDone={() => {
          toast.success(confirmation.title, confirmation.text);
          setIsDone(true);
        }}
      />
    </Suspense>
  );
}
