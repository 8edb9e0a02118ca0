"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { BLANK_ADDRESS } from "@/components/checkout/address-form-values";
import { Button } from "@/components/ui/button";
import { Plus } from "@/components/ui/icons";
import { AddressDialog } from "./address-dialog";

export function AddAddress() {
  const t = useTranslations("accounts.addresses");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden />
        {t("add")}
      </Button>
      {isOpen && <AddressDialog values={BLANK_ADDRESS} onClose={() => setIsOpen(false)} />}
    </>
  );
}
