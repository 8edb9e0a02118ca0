import { getTranslations } from "next-intl/server";
import { listAddresses } from "@/lib/addresses/queries";
import type { Viewer } from "@/lib/auth/viewer";
import { AddAddress } from "./add-address";
import { AddressCard } from "./address-card";

/** The viewer's saved addresses for checkout. */
export async function AddressBook({ viewer }: { viewer: Viewer }) {
  const [addresses, t] = await Promise.all([
    listAddresses(viewer),
    getTranslations("accounts.addresses"),
  ]);
  return (
    <section aria-labelledby="addresses" className="grid gap-5">
      <div>
        <h2 id="addresses" className="font-semibold text-lg">
          {t("title")}
        </h2>
        <p className="text-muted-foreground">{addresses.length === 0 ? t("empty") : t("text")}</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} />
        ))}
      </ul>
      <AddAddress />
    </section>
  );
}
