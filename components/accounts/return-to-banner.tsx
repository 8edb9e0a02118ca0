"use client";

import { useTranslations } from "next-intl";
import { useViewer } from "@/components/layout/use-viewer";
import { Banner } from "@/components/ui/banner";
import { Link } from "@/components/ui/link";
import { clearReturnPath, useReturnPath } from "@/lib/accounts/return-path-store";

/** Links back to the action that required the sign-in. */
export function ReturnToBanner() {
  const t = useTranslations("continue");
  const { viewer } = useViewer();
  const path = useReturnPath();
  if (!viewer || !path) return null;
  return (
    <div className="wrap pt-4">
      <Banner tone="info">
        {t("text")}{" "}
        <Link href={path} onClick={clearReturnPath} className="link font-semibold">
          {t("link")}
        </Link>
      </Banner>
    </div>
  );
}
