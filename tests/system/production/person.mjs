// A person with a browser and an inbox.
import { Failure } from "../../../scripts/lib/command/failure.mjs";
import { act } from "../http.mjs";
import { openBrowser } from "../sign-in/browser.mjs";

/**
 * @import { BrowserRequest } from "../sign-in/browser.mjs"
 * @import { ProductionShop } from "./start.mjs"
 *
 * @typedef {ReturnType<typeof openPerson>} Person
 */

const PASSWORD = "a password of the system tests' own";
const JSON_TYPE = { "content-type": "application/json" };

/**
 * Opens a browser. Its calls throw unless they respond with 2xx.
 * @param {Pick<ProductionShop, "url" | "db" | "actions">} shop
 * @param {{ username: string, email: string }} identity
 */
export function openPerson({ url, db, actions }, { username, email }) {
  const browser = openBrowser(url);

  /**
   * Sends a request.
   * @param {string} path
   * @param {BrowserRequest} [options]
   * @returns {Promise<{ status: number, text: string }>}
   */
  async function request(path, options = {}) {
    const response = await browser.send(path, options);
    return { status: response.status, text: await response.text() };
  }

  /**
   * Calls the API.
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<any>} its response
   */
  async function send(method, path, body) {
    const options = { method, headers: JSON_TYPE, ...(body && { body: JSON.stringify(body) }) };
    const { status, text } = await request(path, options);
    if (status < 200 || status > 299) {
      throw new Failure(`${method} ${path} responds to ${username} with ${status}: ${text}`);
    }
    return text ? JSON.parse(text) : {};
  }

  /**
   * Calls a server action.
   * @param {string} name
   * @param {object} [input]
   * @returns {Promise<any>} its result
   */
  async function run(name, input) {
    const response = await act(url, { cookie: browser.cookie() }, actions.find(name), input);
    if (response.status !== 200) {
      throw new Failure(`${name} refuses ${username}: ${response.status} ${response.text}`);
    }
    return JSON.parse(response.text);
  }

  /**
   * Returns the person's emails in the outbox, oldest first.
   * @returns {Promise<{ subject: string, text: string }[]>}
   */
  async function readEmails() {
    const { rows } = await db.query(
      "SELECT payload->>'subject' AS subject, payload->>'text' AS text FROM outbox WHERE kind = 'mail' AND payload->>'to' = $1 ORDER BY id",
      [email],
    );
    return rows;
  }

  return {
    username,
    email,
    request,
    send,
    run,
    readEmails,
    /**
     * Registers as a buyer or seller.
     * @param {"buyer" | "seller"} role
     */
    register: (role) =>
      send("POST", "/api/register", { username, email, password: PASSWORD, role }),
    /** Opens the link of the email that confirms the address. */
    async confirmEmail() {
      const texts = (await readEmails()).map(({ text }) => text);
      const token = /\/login\?verify=([\w-]+)/.exec(texts.join("\n"))?.[1];
      if (!token) throw new Failure(`No email to ${username} has a link that confirms it.`);
      await run("confirmEmailAction", { token });
    },
    /** @param {string} [code] of the second factor */
    signIn: (code) =>
      send("POST", "/api/login", { email, password: PASSWORD, ...(code && { code }) }),
    /** Signs out and deletes the browser's cookies. */
    async signOut() {
      await send("POST", "/api/logout", {});
      browser.jar.clear();
    },
  };
}
