import { useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";

import { checkPasswordAction } from "@/lib/accounts/actions";

/** Watches the field of a new password: `isCommon` once a widely used password was entered. */
export function useCommonPassword(field: UseFormRegisterReturn) {
  const [isCommon, setIsCommon] = useState(false);

  async function check(password: string) {
    const result = password ? await checkPasswordAction({ password }).catch(() => null) : null;
    setIsCommon(result?.ok ? result.data.isCommon : false);
  }

  const watchedField: UseFormRegisterReturn = {
    ...field,
    onBlur: (event: { target: { value: string } }) => {
      void check(event.target.value);
      return field.onBlur(event);
    },
  };
  return { field: watchedField, isCommon };
}
