import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Ban, Check, Clock, ShieldCheck, Store, UserRound } from "@/components/ui/icons";
import type { Role } from "@/lib/auth/viewer";

const ROLE_BADGES = {
  buyer: ["neutral", UserRound],
  seller: ["info", Store],
  admin: ["plum", ShieldCheck],
} as const;

export function RoleBadge({ role }: { role: Role }) {
  const t = useTranslations("users.roles");
  const [tone, Icon] = ROLE_BADGES[role];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {t(role)}
    </Badge>
  );
}

type AccountStateProps = { isVerified: boolean; isDisabled: boolean };

/** Whether the email address is confirmed, and whether an admin disabled the account. */
export function AccountState({ isVerified, isDisabled }: AccountStateProps) {
  const t = useTranslations("users.badges");
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {isVerified ? (
        <Badge tone="success">
          <Check aria-hidden />
          {t("verified")}
        </Badge>
      ) : (
        <Badge tone="warning">
          <Clock aria-hidden />
          {t("unverified")}
        </Badge>
      )}
      {isDisabled && (
        <Badge tone="destructive">
          <Ban aria-hidden />
          {t("disabled")}
        </Badge>
      )}
    </span>
  );
}
