import { createHmac, randomUUID } from "node:crypto";
import http from "node:http";

import { NextRequest } from "next/server";
import { vi } from "vitest";

import { POST as uploadRouter } from "@/app/api/uploadthing/route";
import { listen } from "./s3-server";
import type { Direct, TestStore } from "./upload-stores";

const APP = "app1";
const API_KEY = "sk_live_test";

type Stored = { key: string; customId: string; bytes: Buffer; acl: string | null };
type Files = Map<string, Stored>;

const token = Buffer.from(
  JSON.stringify({ apiKey: API_KEY, appId: APP, regions: ["sea1"] }),
).toString("base64");

/** Starts a stand-in of UploadThing: its API, the server that accepts files, and the one that serves them. */
export async function startUploadThing(): Promise<TestStore> {
  const files: Files = new Map();
  let isDown = false;
  const server = http.createServer(async (request, response) => {
    const { status, body } = isDown ? { status: 500 } : await respond(files, request);
    const isFile = Buffer.isBuffer(body);
    response.writeHead(status, { "content-type": isFile ? "image/webp" : "application/json" });
    response.end(isFile ? body : JSON.stringify(body ?? {}));
  });
  const url = await listen(server);
  // Settings of UploadThing's SDK (https://docs.uploadthing.com/api-reference/ut-api).
  vi.stubEnv("UPLOADTHING_API_URL", url);
  vi.stubEnv("UPLOADTHING_INGEST_URL", url);
  vi.stubEnv("UPLOADTHING_UFS_HOST", url.replace("http://127.0.0.1", "localhost"));
  vi.stubEnv("UPLOADTHING_UFS_APP_ID_LOCATION", "path");
  return {
    settings: { STORAGE: "uploadthing", UPLOADTHING_TOKEN: token },
    send: sendToUploadThing,
    list: () => [...files.values()].map(nameOf),
    setDown: (next) => {
      isDown = next;
    },
    stop: async () => {
      vi.unstubAllEnvs();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Names a file as the other stores do, by the shop's own key. */
function nameOf({ customId, acl }: Stored) {
  if (customId.endsWith(".raw")) return `incoming/${customId}`;
  return `${acl === "private" ? "documents" : "uploads"}/${customId}`;
}

type StorageResponse = { status: number; body?: object | Buffer };

async function respond(files: Files, request: http.IncomingMessage): Promise<StorageResponse> {
  const url = new URL(request.url ?? "", `http://${request.headers.host}`);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  if (url.pathname === "/route-metadata") return { status: 200, body: { ok: true } };
  if (url.pathname === "/v6/deleteFiles") return deleteFiles(files, JSON.parse(body.toString()));
  if (request.method === "PUT") return accept(files, { url, body, headers: request.headers });
  return serve(files, url);
}

/** Whether a URL has a valid signature that has not expired (https://docs.uploadthing.com/uploading-files). */
function isSigned(url: URL) {
  const [signedUrl = "", signature] = url.href.split("&signature=");
  const mac = createHmac("sha256", API_KEY).update(signedUrl).digest("hex");
  const isFresh = Number(url.searchParams.get("expires")) > Date.now();
  return isFresh && decodeURIComponent(signature ?? "") === `hmac-sha256=${mac}`;
}

type Sent = { url: URL; body: Buffer; headers: http.IncomingHttpHeaders };

async function accept(files: Files, { url, body, headers }: Sent): Promise<StorageResponse> {
  if (!isSigned(url)) return { status: 403 };
  const type = String(headers["content-type"]);
  const form = await new Response(new Uint8Array(body), {
    headers: { "content-type": type },
  }).formData();
  const file = form.get("file") as File;
  const header = (name: string) => {
    const value = url.searchParams.get(`x-ut-${name}`);
    return value === null ? null : decodeURIComponent(value);
  };
  if (file.size !== Number(header("file-size"))) return { status: 400 };
  const key = url.pathname.slice(1);
  const customId = header("custom-id") ?? key;
  if ([...files.values()].some((file) => file.customId === customId)) return { status: 409 };
  const bytes = Buffer.from(await file.arrayBuffer());
  files.set(key, { key, customId, bytes, acl: header("acl") });
  const publicUrl = `https://${APP}.ufs.sh/f/${key}`;
  return {
    status: 200,
    body: {
      url: publicUrl,
      appUrl: publicUrl,
      ufsUrl: publicUrl,
      fileHash: randomUUID(),
      serverData: null,
    },
  };
}

type Deletion = { fileKeys?: string[]; customIds?: string[] };

function deleteFiles(files: Files, { fileKeys = [], customIds = [] }: Deletion): StorageResponse {
  const deletedFiles = [...files.values()].filter(
    ({ key, customId }) => fileKeys.includes(key) || customIds.includes(customId),
  );
  for (const { key } of deletedFiles) files.delete(key);
  return { status: 200, body: { success: true, deletedCount: deletedFiles.length } };
}

function serve(files: Files, url: URL): StorageResponse {
  const id = url.pathname.split("/").at(-1) ?? "";
  const file = files.get(id) ?? [...files.values()].find(({ customId }) => customId === id);
  if (!file) return { status: 404 };
  if (file.acl === "private" && !isSigned(url)) return { status: 403 };
  return { status: 200, body: file.bytes };
}

/** Asks the shop's file router for the address as UploadThing's client does. */
export function callFileRouter(
  id: number,
  { name, size, type }: Pick<File, "name" | "size" | "type">,
) {
  const url = "http://localhost:3000/api/uploadthing?actionType=upload&slug=file";
  const body = JSON.stringify({ files: [{ name, size, type }], input: { id } });
  const headers = { "content-type": "application/json", "x-uploadthing-version": "7.7.4" };
  return uploadRouter(new NextRequest(url, { method: "POST", headers, body }));
}

async function sendToUploadThing(upload: Direct, file: File): Promise<boolean> {
  if (upload.method !== "uploadThing") throw new Error("Not an upload of UploadThing");
  const response = await callFileRouter(upload.id, file);
  if (!response.ok) return false;
  const [target] = await response.json();
  const body = new FormData();
  body.append("file", file);
  return (await fetch(target.url, { method: "PUT", body })).ok;
}
