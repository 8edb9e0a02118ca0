import "server-only";

import type { Address } from "@/generated/prisma/client";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { sellerTag } from "@/lib/cache/tags";
import type { DeliveryAddress } from "@/lib/checkout/schema";
import { DomainError } from "@/lib/core/errors";
import { db, withTx } from "@/lib/db/client";
import type { AddressBookInput, AddressChoice } from "./schema";

const MAX = 20;

function toRow({ line2, landmark, postcode, phone, ...address }: DeliveryAddress) {
  return {
    ...address,
    line2: line2 || null,
    landmark: landmark || null,
    postcode: postcode || "",
    phone: phone || null,
  };
}

/**
 * Saves an address in the viewer's address book, or changes an existing one. The first is the default; a duplicate is
 * not saved again.
 * @throws DomainError notFound (not the viewer's), conflict (20 are saved already)
 */
export async function saveAddress(viewer: Viewer, input: AddressBookInput) {
  const row = toRow(input.address);
  return withTx(async (tx) => {
    // Serializes changes of one address book, so that two concurrent calls save one address and one default.
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${viewer.id} FOR UPDATE`;
    const addresses = await tx.address.findMany({ where: { userId: viewer.id } });
    const id = placeOf(addresses, input.id, row);
    const isDefault = input.isDefault ?? addresses.length === 0;
    if (isDefault) {
      await tx.address.updateMany({ where: { userId: viewer.id }, data: { isDefault: false } });
    }
    const data = { ...row, ...(isDefault ? { isDefault } : {}) };
    const savedAddress =
      id === null
        ? await tx.address.create({ data: { ...data, userId: viewer.id } })
        : await tx.address.update({ where: { id }, data });
    // Sellers ship from their default address.
    if (viewer.role === "seller") invalidateTags(sellerTag(viewer.id));
    return { id: savedAddress.id };
  });
}

const FIELDS = [
  "name",
  "line1",
  "line2",
  "landmark",
  "city",
  "region",
  "postcode",
  "country",
  "phone",
] as const;

/** Id of the row to write: the given one, a duplicate of the address, or null for a new one. */
function placeOf(
  addresses: Address[],
  addressId: number | undefined,
  row: ReturnType<typeof toRow>,
) {
  if (addressId !== undefined) {
    if (!addresses.some(({ id }) => id === addressId))
      throw new DomainError("notFound", "addressNotFound");
    return addressId;
  }
  const same = addresses.find((address) => FIELDS.every((field) => address[field] === row[field]));
  if (!same && addresses.length >= MAX) throw new DomainError("conflict", "addressesFull");
  return same?.id ?? null;
}

/** @throws DomainError notFound (not the viewer's) */
export async function deleteAddress(viewer: Viewer, { id }: AddressChoice) {
  const { count } = await db.address.deleteMany({ where: { id, userId: viewer.id } });
  if (count === 0) throw new DomainError("notFound", "addressNotFound");
  if (viewer.role === "seller") invalidateTags(sellerTag(viewer.id));
}
