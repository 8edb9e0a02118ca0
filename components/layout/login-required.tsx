import { useTranslations } from "next-intl";

import { EmptyState } from "@/components/ui/empty-state";
import { SignInLink } from "./sign-in-link";

type Area = "buyerTools" | "cart" | "checkout" | "orders" | "profile" | "wishlist";

/** Replaces a page that requires sign-in; middleware sets the 401. */
export function LoginRequired({ area }: { area: Area }) {
  const t = useTranslations();
  return (
    <EmptyState
      as="h1"
      image="/illustrations/cutouts/jebena.svg"
      title={t("states.loginRequired")}
      description={t(`states.${area}Login`)}
    >
      <SignInLink />
    </EmptyState>
  );
}
