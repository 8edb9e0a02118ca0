import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { afterEach, describe, expect, it } from "vitest";

import { openBooks, type Refund } from "../system/fake-stripe/books.mjs";
import { startFaultProxy } from "../system/fault-proxy.mjs";
import { randomOf } from "../system/random.mjs";

const SERVER = path.resolve("tests/system/fake-stripe/server.mjs");
const dir = fs.mkdtempSync(path.join(os.tmpdir(), "system-test-"));
const undo: (() => void)[] = [];
const keeper = { defer: (job: () => void) => undo.push(job) };

afterEach(() => {
  for (const job of undo.splice(0)) job();
});

async function freePort() {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts the fake as a process with a file of its own. */
async function startFake(name: string) {
  const port = await freePort();
  const args = [SERVER, String(port), path.join(dir, name), "whsec_x", "1"];
  const child = spawn(process.execPath, args, { stdio: "ignore" });
  undo.push(() => child.kill("SIGKILL"));
  const url = `http://127.0.0.1:${port}`;
  for (let tried = 0; tried < 200; tried++) {
    if (await fetch(`${url}/control/counts`).catch(() => null)) break;
    await sleep(25);
  }
  return { url, child };
}

function open(url: string, amount: number, key: string) {
  return fetch(`${url}/v1/payment_intents`, {
    method: "POST",
    headers: {
      authorization: "Bearer sk_test_rig",
      "content-type": "application/x-www-form-urlencoded",
      "idempotency-key": key,
    },
    body: `amount=${amount}&currency=usd`,
  });
}

describe("the fake Stripe", () => {
  it("returns the same response for a reused key, even after a restart, and refuses other parameters", async () => {
    const { url, child } = await startFake("keys.jsonl");
    const first = await open(url, 500, "a");
    const intent = await first.json();
    child.kill("SIGKILL");
    await once(child, "exit");

    const { url: later } = await startFake("keys.jsonl");
    const again = await open(later, 500, "a");
    const other = await open(later, 501, "a");

    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await again.json()).toEqual(intent);
    expect(other.status).toBe(400);
    expect(await other.json()).toMatchObject({ error: { type: "idempotency_error" } });
  });

  it("stores the effect of a request whose response fails", async () => {
    const { url } = await startFake("faults.jsonl");
    const faults = JSON.stringify({ "intents.create": { after500: 1 } });
    await fetch(`${url}/control/faults`, { method: "POST", body: faults });

    const response = await open(url, 700, "b");

    expect(response.status).toBe(500);
    const books = (await (await fetch(`${url}/control/books`)).json()) as { intents: object[] };
    expect(books.intents).toMatchObject([{ amount: 700 }]);
  });

  it("reads complete lines only", () => {
    const file = path.join(dir, "torn.jsonl");
    const refund: Refund = {
      id: "re_1",
      object: "refund",
      payment_intent: "pi_1",
      amount: 500,
      currency: "usd",
      status: "succeeded",
      metadata: {},
    };
    openBooks(file).commit(["refunds", refund]);
    fs.appendFileSync(file, '[["refunds",{"id":"re_2"');

    expect(openBooks(file).read()["refunds"]).toEqual([refund]);
  });
});

describe("the fault proxy", () => {
  it("forwards data, goes silent and drops the data of the silence", async () => {
    const echo = net
      .createServer((socket) => socket.on("error", () => {}).pipe(socket))
      .listen(0, "127.0.0.1");
    await once(echo, "listening");
    undo.push(() => echo.close());
    const proxy = await startFaultProxy(keeper, (echo.address() as AddressInfo).port);
    const socket = net.connect(proxy.port, "127.0.0.1").on("error", () => {});
    const received: string[] = [];
    socket.on("data", (chunk) => received.push(String(chunk)));

    socket.write("one");
    await once(socket, "data");
    const closed = new Promise((resolve) => socket.once("close", resolve));
    proxy.set({ kind: "blackhole" });
    socket.write("two");
    await sleep(100);
    proxy.set({ kind: "pass" });
    await closed;

    expect(received).toEqual(["one"]);
  });
});

it("randomOf draws the same plan for the same seed", () => {
  const draw = (seed: number) => Array.from({ length: 5 }, randomOf(seed).next);

  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});
