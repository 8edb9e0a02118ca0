import { createHmac } from "node:crypto";
import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";

import { POST as uploadRouter } from "@/app/api/uploadthing/route";
import { db } from "@/lib/db/client";
import { signedInAs, signOutCaller } from "../support/api-client";
import { started, withProvider } from "../support/direct-uploads";
import { createImage } from "../support/images";
import { useDisk } from "../support/upload-stores";
import { callFileRouter } from "../support/upload-thing-server";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const URL_OF_ROUTER = "http://localhost:3000/api/uploadthing?slug=file";

describe("the file router of UploadThing", () => {
  withProvider("uploadThing");

  it("allows the owner to send exactly the declared file, private and under the shop's own id", async () => {
    await signedInAs("seller");
    const file = await createImage();
    const { id } = await started(file);

    const response = await callFileRouter(id, file);

    const [{ url }] = await response.json();
    const { rawKey } = await db.pendingUpload.findUniqueOrThrow({ where: { id } });
    const signed = new URL(url).searchParams;
    expect(Object.fromEntries(signed)).toMatchObject({
      "x-ut-custom-id": rawKey,
      "x-ut-file-name": rawKey,
      "x-ut-file-size": String(file.size),
      "x-ut-acl": "private",
    });
    expect(Number(signed.get("expires"))).toBeLessThan(Date.now() + 11 * 60_000);
    // The address is given out once.
    expect((await callFileRouter(id, file)).ok).toBe(false);
  });

  it("refuses another user, another size, another type and a visitor", async () => {
    await signedInAs("seller");
    const file = await createImage();
    const { id } = await started(file);
    const { name, size, type } = file;

    expect((await callFileRouter(id, { name, size: size + 1, type })).ok).toBe(false);
    expect((await callFileRouter(id, { name, size, type: "image/png" })).ok).toBe(false);
    await signedInAs("seller");
    expect((await callFileRouter(id, file)).ok).toBe(false);
    signOutCaller();
    expect((await callFileRouter(id, file)).status).toBe(401);
    const { admittedAt } = await db.pendingUpload.findUniqueOrThrow({ where: { id } });
    expect(admittedAt).toBeNull();
  });

  it("refuses another site and a body of more than 64 KB", async () => {
    await signedInAs("seller");
    const load = (body: string, headers: Record<string, string> = {}) =>
      uploadRouter(
        new NextRequest(`${URL_OF_ROUTER}&actionType=upload`, { method: "POST", body, headers }),
      );

    expect((await load("{}", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await load("x".repeat(65 * 1024))).status).toBe(413);
    expect((await load("{}")).status).toBe(400);
  });

  it("accepts UploadThing's own reports by their signature only, and does not depend on them", async () => {
    signOutCaller();
    const body = JSON.stringify({ fileKey: "a", error: "gone" });
    const mac = createHmac("sha256", "sk_live_test").update(body).digest("hex");
    const report = (signature: string) =>
      uploadRouter(
        new NextRequest(URL_OF_ROUTER, {
          method: "POST",
          body,
          headers: { "uploadthing-hook": "error", "x-uploadthing-signature": signature },
        }),
      );

    expect((await report("hmac-sha256=00")).status).toBe(400);
    expect((await report(`hmac-sha256=${mac}`)).status).toBe(200);
  });

  it("is not found while uploads are stored elsewhere", async () => {
    useDisk();
    await signedInAs("seller");

    expect((await callFileRouter(1, await createImage())).status).toBe(404);
  });
});
