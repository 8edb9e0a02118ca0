import { spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import { describe, expect, it } from "vitest";

/** A server that responds on a line of its standard input. */
const PROGRAM = `
  import http from "node:http";
  import { closeOnSignal } from "./lib/server/shutdown.mjs";
  const server = http.createServer((request, response) => {
    console.log("requested");
    process.stdin.once("data", () => response.end("done"));
  });
  closeOnSignal(server, () => console.log("closed"));
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
`;

describe("closeOnSignal", () => {
  it("finishes open requests, accepts no others and ends the process", async () => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM]);
    const nextLine = async () => String((await once(child.stdout, "data"))[0]).trim();
    const port = Number(await nextLine());
    const requested = nextLine();
    const response = new Promise<string>((resolve, reject) => {
      const request = http.get({ host: "127.0.0.1", port, agent: false }, async (incoming) => {
        resolve(String(Buffer.concat(await incoming.toArray())));
      });
      request.on("error", reject);
    });
    expect(await requested).toBe("requested");

    child.kill("SIGTERM");
    await expect
      .poll(() => fetch(`http://127.0.0.1:${port}`).catch(() => "refused"), { timeout: 10_000 })
      .toBe("refused");
    const closed = nextLine();
    const ended = once(child, "exit");
    child.stdin.write("now");

    expect([await response, await closed, (await ended)[0]]).toEqual(["done", "closed", 0]);
  });
});
