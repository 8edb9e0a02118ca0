import { NextRequest } from "next/server";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";

import { POST as completeRoute } from "@/app/api/upload/direct/[id]/route";
import { POST as startRoute } from "@/app/api/upload/direct/route";
import type { DirectUploadInput } from "@/lib/uploads/direct/schema";
import { type Direct, PROVIDERS, resetStores, type TestStore, useStore } from "./upload-stores";

type Kind = DirectUploadInput["kind"];
type Handler = (
  request: NextRequest,
  context: { params: Promise<{ id: string }> },
) => Promise<Response>;

/** Bytes of the largest body that these helpers sent to the server. */
export const bodies = { largest: 0 };

function post(handler: Handler, input: object, id = "") {
  const body = JSON.stringify(input);
  bodies.largest = Math.max(bodies.largest, body.length);
  const headers = { "content-type": "application/json" };
  const url = "http://localhost:3000/api/called";
  const request = new NextRequest(url, { method: "POST", headers, body });
  return handler(request, { params: Promise.resolve({ id }) });
}

/** Asks the server how to send a file. */
export const start = (
  { name, size, type }: Pick<File, "name" | "size" | "type">,
  kind: Kind = "picture",
) => post(startRoute as unknown as Handler, { kind, name, size, type });

/** Asks the server to complete an upload. */
export const complete = (id: number, name = "stool.jpeg") =>
  post(completeRoute as Handler, { name }, String(id));

/** Starts an upload whose file goes straight to the store. */
export async function started(file: File, kind?: Kind): Promise<Direct> {
  const response = await start(file, kind);
  expect(response.status).toBe(200);
  return response.json();
}

/** Returns the last segment of a URL or path. */
export const keyOf = (url: string | undefined) => url?.split("/").at(-1) ?? "";

/** Runs the tests of a block with the stand-in of a provider. */
export function withProvider(name: keyof typeof PROVIDERS) {
  let store: TestStore;
  let earlier: string[] = [];
  beforeAll(async () => {
    store = await PROVIDERS[name]();
  });
  beforeEach(() => {
    useStore(store);
    earlier = store.list();
  });
  afterAll(async () => {
    resetStores();
    await store.stop();
  });

  /** Sends a file as a browser does, without the completion. */
  async function sendUpload(file: File, kind?: Kind): Promise<Direct> {
    const upload = await started(file, kind);
    expect(await store.send(upload, file)).toBe(true);
    return upload;
  }

  return {
    sent: sendUpload,

    /** Uploads a file as a browser does. Returns its URL. */
    async uploaded(file: File, kind?: Kind): Promise<string> {
      const response = await complete((await sendUpload(file, kind)).id, file.name);
      expect(response.status).toBe(200);
      return (await response.json()).url;
    },

    send: (upload: Direct, file: File) => store.send(upload, file),
    setDown: (isDown: boolean) => store.setDown(isDown),

    /** Lists the files below a folder of the store that this test has stored. */
    stored: (folder: "uploads" | "documents" | "incoming") =>
      store.list().filter((file) => file.startsWith(`${folder}/`) && !earlier.includes(file)),
  };
}
