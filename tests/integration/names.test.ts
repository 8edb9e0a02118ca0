import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";

import { fillSkeletons } from "@/lib/accounts/jobs";
import { registerSchema } from "@/lib/accounts/schema";
import { register } from "@/lib/accounts/service/credentials";
import { deleteAccount } from "@/lib/accounts/service/deletion";
import { updateProfile } from "@/lib/accounts/service/profile";
import { db } from "@/lib/db/client";
import { applyForListing } from "@/lib/directory/service";
import { saveStorefront } from "@/lib/storefronts/service";
import { createUser } from "../support/factories";

const PASSWORD = "buna-qalaa";

const registerAs = (username: string, role: "buyer" | "seller" = "buyer") =>
  register(
    { username, email: `${randomUUID()}@example.com`, password: PASSWORD, role },
    randomUUID(),
  );

const nameReserved = { kind: "invalid", key: "nameReserved" };

describe("names of users, stores and businesses", () => {
  it.each([
    "admin",
    "\u0430dmin",
    "Adm1n",
    "ADMlN",
    "Shaafi Marketplace",
    "Shaafi Support",
    "\u0455haafi support",
    "S.H.A.A.F.I",
    "Support Team",
    "moderator 2",
    "0fficial Shaafi",
    "Shaafi Pay",
    "Shaafi Help Center",
    "Support™",
    "Moderators",
    "Customer Care & Support",
    "Deleted user 87",
    "Deleted  \u03c5ser 1",
  ])(
    "are refused as %j, which resembles staff, the brand or a deleted account",
    async (username) => {
      await expect(registerAs(username)).rejects.toMatchObject(nameReserved);
    },
  );

  it.each(["Shaafi Ahmed", "Hodan Support Group of Mankato", "Rootsy", "Teamwork", "Marketa"])(
    "may be %j",
    async (username) => {
      expect(await registerAs(username)).toMatchObject({ username });
    },
  );

  it("are refused if they imitate a seller's, for users, stores and businesses", async () => {
    const tail = randomUUID()
      .slice(0, 6)
      .replace(/[il1o0]/g, "x");
    const storeName = `Daallo Honey ${tail}`;
    const { id } = await registerAs(storeName, "seller");
    const imitation = `D\u0430allo H\u043eney ${tail}`;

    await expect(registerAs(imitation)).rejects.toMatchObject(nameReserved);
    const other = await createUser({ role: "seller" });
    await expect(updateProfile(other, { username: imitation })).rejects.toMatchObject(nameReserved);
    await expect(
      saveStorefront(other, { storeName: imitation, description: "Honey." }),
    ).rejects.toMatchObject(nameReserved);
    const application = {
      name: imitation,
      description: "Acacia honey from log hives.",
      category: "restaurants" as const,
      address: "2910 Lake Street E",
      phone: "612-555-0142",
    };
    await expect(applyForListing(null, application, randomUUID())).rejects.toMatchObject(
      nameReserved,
    );
    const viewer = { ...other, id, username: storeName };
    expect((await updateProfile(viewer, { username: storeName })).user.username).toBe(storeName);
  });

  it("are refused if they imitate a store's, except for the same name as another store", async () => {
    const storeName = `Gojo Roasters ${randomUUID()
      .slice(0, 6)
      .replace(/[il1o0]/g, "x")}`;
    await saveStorefront(await createUser({ role: "seller" }), {
      storeName,
      description: "Coffee.",
    });
    const imitation = storeName.replace("o", "\u043e");

    const other = await createUser({ role: "seller" });
    const save = (name: string) =>
      saveStorefront(other, { storeName: name, description: "Coffee." });
    await expect(save(imitation)).rejects.toMatchObject(nameReserved);
    await expect(registerAs(imitation)).rejects.toMatchObject(nameReserved);
    expect(await save(storeName.toUpperCase())).toMatchObject({
      storeName: storeName.toUpperCase(),
    });
  });

  it("are refused if first and last name together resemble staff", async () => {
    const viewer = await createUser({ role: "seller" });
    await expect(
      updateProfile(viewer, { firstName: "Shaafi", lastName: "Support" }),
    ).rejects.toMatchObject(nameReserved);

    await updateProfile(viewer, { firstName: "Shaafi", lastName: "Ahmed" });
    await expect(updateProfile(viewer, { lastName: "Support" })).rejects.toMatchObject(
      nameReserved,
    );
  });

  it("are stored as typed if they contain a joined emoji", async () => {
    const username = `Coop 👩🏾‍🌾 ${randomUUID().slice(0, 6)}`;
    const input = { username, email: "a@example.com", password: PASSWORD, role: "buyer" };
    expect(registerSchema.parse(input).username).toBe(username);
    expect(await registerAs(username)).toMatchObject({ username });
  });

  it("get a skeleton from the job if they have none", async () => {
    const seller = await createUser({ role: "seller" });
    await fillSkeletons();
    const row = await db.user.findUniqueOrThrow({ where: { id: seller.id } });
    expect(row.nameSkeleton).not.toBeNull();
  });
});

describe("deleteAccount", () => {
  it("succeeds when another user already has the name of a deleted account", async () => {
    const { id, username } = await registerAs(`Ayan ${randomUUID().slice(0, 8)}`);
    const viewer = await createUser({ role: "buyer" });
    await db.user.update({
      where: { id: viewer.id },
      data: { username: `Deleted user ${id}` },
    });

    await deleteAccount({ ...viewer, id, username }, { password: PASSWORD });

    const { username: deletedName } = await db.user.findUniqueOrThrow({ where: { id } });
    expect(deletedName).toMatch(new RegExp(`^Deleted user ${id} [0-9a-f]{8}$`));
  });
});
