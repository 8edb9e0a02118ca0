"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { toast } from "@/components/ui/toast";
import type { PayoutAccount } from "@/lib/payouts/dto";
import { BankForm } from "./bank-form";
import { MobileForm } from "./mobile-form";

type AccountFormsProps = {
  kind: PayoutAccount["kind"];
  isTest: boolean;
  onDone: () => void;
  onCancel?: () => void;
};

/** Bank account or mobile money. */
export function AccountForms({ kind, isTest, onDone, onCancel }: AccountFormsProps) {
  const t = useTranslations("payouts");
  const router = useRouter();

  function finish() {
    toast.success(t("account.done"), t("account.doneMore"));
    onDone();
    router.refresh();
  }
  function refuse(message: string) {
    toast.error(t("account.setupFailed"), message);
  }

  const ends = { onDone: finish, onRefused: refuse, ...(onCancel ? { onCancel } : {}) };
  return (
    <Tabs defaultValue={kind}>
      <TabsList aria-label={t("form.how")}>
        <TabsTrigger value="bank">{t("form.bank")}</TabsTrigger>
        <TabsTrigger value="mobile">{t("form.mobile")}</TabsTrigger>
      </TabsList>
      <TabsContent value="bank">
        <BankForm isTest={isTest} {...ends} />
      </TabsContent>
      <TabsContent value="mobile">
        <MobileForm {...ends} />
      </TabsContent>
    </Tabs>
  );
}
