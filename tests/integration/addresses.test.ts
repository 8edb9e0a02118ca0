import { describe, expect, it } from "vitest";

import { listAddresses } from "@/lib/addresses/queries";
import { deleteAddress, saveAddress } from "@/lib/addresses/service";
import { createUser } from "../support/factories";

const HOME = {
  name: "Fartun Ali",
  line1: "1530 S 6th St",
  city: "Minneapolis",
  region: "MN",
  postcode: "55454",
  country: "US" as const,
};
const AWAY = { ...HOME, name: "Sahra Ali", line1: "Jigjiga Yar", city: "Hargeisa" };

describe("the address book", () => {
  it("stores two apartments of one building as two addresses", async () => {
    const viewer = await createUser({ role: "buyer" });

    for (const line2 of ["Apt 4", "Apt 5", "Apt 4"]) {
      await saveAddress(viewer, { address: { ...HOME, line2 } });
    }

    const saved = await listAddresses(viewer);
    expect(saved.map(({ line2 }) => line2).sort()).toEqual(["Apt 4", "Apt 5"]);
  });

  it("stores the same address once and makes the first one the default", async () => {
    const viewer = await createUser({ role: "buyer" });

    await Promise.all([1, 2, 3].map(() => saveAddress(viewer, { address: HOME })));
    await saveAddress(viewer, { address: AWAY });

    expect(await listAddresses(viewer)).toMatchObject([
      { name: "Fartun Ali", isDefault: true },
      { name: "Sahra Ali", isDefault: false },
    ]);
  });

  it("has one default address even when two are chosen simultaneously", async () => {
    const viewer = await createUser({ role: "buyer" });
    const address = await saveAddress(viewer, { address: HOME });
    const two = await saveAddress(viewer, { address: AWAY });

    await Promise.all([
      saveAddress(viewer, { id: address.id, isDefault: true, address: HOME }),
      saveAddress(viewer, { id: two.id, isDefault: true, address: AWAY }),
    ]);

    const defaults = (await listAddresses(viewer)).filter(({ isDefault }) => isDefault);
    expect(defaults).toHaveLength(1);
  });

  it("refuses access to another user's address", async () => {
    const [viewer, other] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "buyer" }),
    ]);
    const { id } = await saveAddress(viewer, { address: HOME });

    await expect(saveAddress(other, { id, address: AWAY })).rejects.toMatchObject({
      key: "addressNotFound",
    });
    await expect(deleteAddress(other, { id })).rejects.toMatchObject({ key: "addressNotFound" });
    await deleteAddress(viewer, { id });
    expect(await listAddresses(viewer)).toEqual([]);
  });

  it("holds at most twenty addresses", async () => {
    const viewer = await createUser({ role: "buyer" });
    for (let number = 1; number <= 20; number++) {
      await saveAddress(viewer, { address: { ...HOME, line1: `${number} Main St` } });
    }

    await expect(
      saveAddress(viewer, { address: { ...HOME, line1: "21 Main St" } }),
    ).rejects.toMatchObject({ key: "addressesFull" });
  });
});
