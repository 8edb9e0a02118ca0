import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { listForExport } from "./queries";
import { userSearchSchema } from "./schema";

/** The filtered users as rows of a file. @throws DomainError forbidden */
export async function exportUsers(viewer: Viewer, search: URLSearchParams) {
  const users = await listForExport(viewer, userSearchSchema.parse(Object.fromEntries(search)));
  return [
    ["id", "username", "email", "role", "city", "country", "createdAt", "isVerified", "isDisabled"],
    ...users.map((user) => [
      user.id,
      user.username,
      user.email,
      user.role,
      user.city,
      user.country,
      user.createdAt,
      String(user.isVerified),
      String(user.isDisabled),
    ]),
  ];
}
