import { fork } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import type { Direct, TestStore } from "./upload-stores";

const SERVER = fileURLToPath(new URL("s3-process.mjs", import.meta.url));

/** Key and secret that the server accepts. */
const KEY = "S3RVER";

const BUCKET = "shaafi-images";
const PRIVATE_BUCKET = "shaafi-private";

/** Ending of an object's file on the server's disk. */
const OBJECT = "._S3rver_object";

/** Starts an S3 server with two buckets, behind a proxy that can fail. */
export async function startS3(): Promise<TestStore> {
  const directory = mkdtempSync(path.join(os.tmpdir(), "shaafi-s3-"));
  const server = fork(SERVER, [directory, BUCKET, PRIVATE_BUCKET]);
  const [port] = await once(server, "message");
  let isDown = false;
  const proxy = http.createServer((request, response) => {
    if (isDown) return response.writeHead(500).end();
    const { method, url, headers } = request;
    const inner = http.request(
      { host: "127.0.0.1", port, method, path: url, headers },
      (serverResponse) => {
        response.writeHead(serverResponse.statusCode ?? 500, serverResponse.headers);
        serverResponse.pipe(response);
      },
    );
    return request.pipe(inner);
  });
  const endpoint = await listen(proxy);
  return {
    settings: {
      STORAGE: "s3",
      S3_BUCKET: BUCKET,
      S3_PRIVATE_BUCKET: PRIVATE_BUCKET,
      S3_REGION: "us-east-1",
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    send: sendForm,
    list: () => listObjects(directory),
    setDown: (next) => {
      isDown = next;
    },
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      server.disconnect();
      await once(server, "exit");
    },
  };
}

/** Listens on a free port of the loopback interface and returns the URL. */
export function listen(server: http.Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (typeof address === "object") resolve(`http://127.0.0.1:${address?.port}`);
    });
  });
}

/** Objects of the private bucket have the names that the shop gives them, as have those of the other one. */
function listObjects(directory: string) {
  return [BUCKET, PRIVATE_BUCKET].flatMap((bucket) =>
    readdirSync(path.join(directory, bucket), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(OBJECT))
      .map((name) => name.slice(0, -OBJECT.length)),
  );
}

async function sendForm(upload: Direct, file: File): Promise<boolean> {
  if (upload.method !== "form") throw new Error("Not a form of S3");
  const { url, fields } = upload;
  if (!allows(fields, file)) return false;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("file", file);
  const response = await fetch(url, { method: "POST", body });
  if (!response.ok) throw new Error(`S3: ${response.status} ${await response.text()}`);
  return true;
}

type Condition = Record<string, string> | [string, number | string, number | string];

/**
 * Decides as S3 does, which the server above does not: the policy is signed and not expired, its range has the size of
 * the file, and every field is one that it names
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html).
 */
function allows(fields: Record<string, string>, { size }: { size: number }): boolean {
  const { Policy = "", "X-Amz-Signature": signature, ...others } = fields;
  const { expiration, conditions } = JSON.parse(Buffer.from(Policy, "base64").toString()) as {
    expiration: string;
    conditions: Condition[];
  };
  const conditionsByName = Object.assign(
    {},
    ...conditions.filter((condition) => !Array.isArray(condition)),
  );
  const range = conditions.find(
    (condition) => Array.isArray(condition) && condition[0] === "content-length-range",
  );
  const [, min = 0, max = 0] = Array.isArray(range) ? range : [];
  return (
    signature === signatureOf(Policy, fields["X-Amz-Credential"] ?? "") &&
    Date.parse(expiration) > Date.now() &&
    size >= Number(min) &&
    size <= Number(max) &&
    conditionsByName.bucket === PRIVATE_BUCKET &&
    Object.entries(others).every(([name, value]) => conditionsByName[name] === value)
  );
}

function signatureOf(policy: string, credential: string) {
  const [, ...scope] = credential.split("/");
  const key = scope.reduce<string | Buffer>(
    (secret, segment) => createHmac("sha256", secret).update(segment).digest(),
    `AWS4${KEY}`,
  );
  return createHmac("sha256", key).update(policy).digest("hex");
}
