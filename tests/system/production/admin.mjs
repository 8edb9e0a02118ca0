// The first admin: registers as a buyer, gets the role by `npm run admin`, and sets up two-step verification.
import path from "node:path";

import { Secret, TOTP } from "otpauth";

import { Failure } from "../../../scripts/lib/command/failure.mjs";
import { inRoot } from "../../../scripts/lib/command/paths.mjs";
import { openPerson } from "./person.mjs";

/**
 * @import { ProcessManager } from "../../../scripts/lib/command/process-manager.mjs"
 * @import { Person } from "./person.mjs"
 * @import { SubmittedProduct } from "./seller.mjs"
 * @import { ProductionShop } from "./start.mjs"
 */

const STEP_MS = 30_000;

/**
 * Returns the code that an authenticator app shows.
 * @param {string} secret in base 32
 * @param {number} timestamp
 */
const codeAt = (secret, timestamp) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) }).generate({ timestamp });

/**
 * Returns the status of the admin's API.
 * @param {Person} person
 */
const statusOf = async (person) => (await person.request("/api/admin/users")).status;

/**
 * @param {ProcessManager} keeper
 * @param {ProductionShop} shop
 * @param {{ logs: string }} options
 * @returns {Promise<Person>} signed in with a second factor
 */
export async function promoteAdmin(keeper, shop, { logs }) {
  const admin = openPerson(shop, { username: "Idil Operator", email: "idil@operator.test" });
  await admin.register("buyer");
  await admin.confirmEmail();
  await keeper.run(
    "npm run admin",
    process.execPath,
    [inRoot("scripts", "first-admin.mjs"), "--email", admin.email],
    { cwd: inRoot(), env: shop.env, log: path.join(logs, "first-admin.log") },
  );
  await admin.signIn();
  if ((await statusOf(admin)) !== 403) throw new Failure("An admin needs no second factor.");
  const { secret } = await admin.run("startTwoStepAction");
  await admin.run("confirmTwoStepAction", { code: codeAt(secret, Date.now()) });
  await admin.signOut();
  // A code is valid once: this one is of the next step, which the server accepts too.
  await admin.signIn(codeAt(secret, Date.now() + STEP_MS));
  const status = await statusOf(admin);
  if (status !== 200) throw new Failure(`The admin's API responds to an admin with ${status}.`);
  return admin;
}

/**
 * Approves products as the admin has read them.
 * @param {Person} admin
 * @param {SubmittedProduct[]} products
 * @returns {Promise<string>} how many
 */
export async function approveProducts(admin, products) {
  /** @type {{ id: number, version: string }[]} */
  const pending = await admin.send("GET", "/api/admin/products?status=pending");
  const missing = products.filter(({ id }) => !pending.some((product) => product.id === id));
  if (missing.length > 0) throw new Failure(`${missing.length} products are not pending.`);
  for (const { id, version } of pending) {
    const decision = { moderationStatus: "approved", version };
    await admin.send("PUT", `/api/admin/products/${id}/moderation`, decision);
  }
  return `${pending.length} approved`;
}
