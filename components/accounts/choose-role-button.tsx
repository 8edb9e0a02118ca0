import type { ComponentProps } from "react";

import { Button } from "@/components/ui/button";
import type { LoginRole } from "@/lib/accounts/schema";

type ChooseRoleButtonProps = Omit<ComponentProps<typeof Button>, "onClick"> & {
  loginRole: LoginRole;
  onChoose: () => void;
};

/** Opens the sign-in form of a role; without JavaScript by submitting the surrounding form. */
export function ChooseRoleButton({ loginRole, onChoose, ...rest }: ChooseRoleButtonProps) {
  return (
    <Button
      type="submit"
      name="role"
      value={loginRole}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
      {...rest}
    />
  );
}
