"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";

import { fromSavedAddress } from "@/components/checkout/address-form-values";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { deleteAddressAction, saveAddressAction } from "@/lib/addresses/actions";
import type { SavedAddress } from "@/lib/addresses/queries";
import type { Result } from "@/lib/http/result";
import { AddressDialog } from "./address-dialog";

/** One saved address and its actions. */
export function AddressCard({ address }: { address: SavedAddress }) {
  const t = useTranslations("accounts.addresses");
  const countries = useTranslations("checkout.countries");
  const router = useRouter();
  const [isEditing, setIsEditing] = useState(false);
  const [isPending, startTransition] = useTransition();
  const values = fromSavedAddress(address);

  function act(send: () => Promise<Result>) {
    startTransition(async () => {
      const result = await send().catch(() => null);
      if (!result?.ok) toast.error(t("failed"), result?.message);
      router.refresh();
    });
  }

  const lines = [
    address.line1,
    address.line2,
    address.landmark,
    [address.city, address.region, address.postcode].filter(Boolean).join(", "),
    countries(values.country),
    address.phone,
  ].filter(Boolean);

  return (
    <li className="grid content-between gap-4 rounded-lg border border-border bg-card p-5">
      <address className="not-italic">
        <span className="mb-1 flex flex-wrap items-center gap-2 font-semibold">
          <bdi>{address.name}</bdi>
          {address.isDefault && <Badge>{t("default")}</Badge>}
        </span>
        {lines.map((line) => (
          <span key={line} className="block [overflow-wrap:anywhere]">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      <div className="-ms-3 flex flex-wrap">
        <Button variant="ghost" size="sm" onClick={() => setIsEditing(true)}>
          {t("edit")}
        </Button>
        {!address.isDefault && (
          <Button
            variant="ghost"
            size="sm"
            disabled={isPending}
            onClick={() =>
              act(() => saveAddressAction({ id: address.id, isDefault: true, address: values }))
            }
          >
            {t("setDefault")}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          disabled={isPending}
          onClick={() => act(() => deleteAddressAction({ id: address.id }))}
        >
          {t("remove")}
        </Button>
      </div>
      {isEditing && (
        <AddressDialog id={address.id} values={values} onClose={() => setIsEditing(false)} />
      )}
    </li>
  );
}
