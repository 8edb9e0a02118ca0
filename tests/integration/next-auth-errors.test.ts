import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";

import { GET } from "@/app/api/auth/[...nextauth]/route";

describe("GET /api/auth/error", () => {
  it.each(["\0//evil.example", "ስህተት"])(
    "responds 400 to the reason %j, which is no header value",
    async (error) => {
      const address = `http://localhost:3000/api/auth/error?error=${encodeURIComponent(error)}`;
      const params = Promise.resolve({ nextauth: ["error"] });
      expect((await GET(new NextRequest(address), { params })).status).toBe(400);
    },
  );
});
