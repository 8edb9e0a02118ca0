import "server-only";

import type { Role, Viewer } from "@/lib/auth/viewer";

type Owner = { id: number; username: string; role: Role };

/** Columns of a user that `jobViewerOf` needs. */
export const ownerSelect = { id: true, username: true, role: true } as const;

/** Returns the viewer in whose name a job changes a user's products. */
export function jobViewerOf({ id, username, role }: Owner): Viewer {
  return {
    id,
    username,
    role,
    sessionId: "job",
    isEmailVerified: true,
    isPasswordRecent: false,
    hasSecondFactor: false,
  };
}
