import { DomainError } from "@/lib/core/errors";
import { read } from "@/lib/web/route";

// Without it an address that is no call gets a whole page of the shop.
const refuse = read(async () => {
  throw new DomainError("notFound", "callNotFound");
});

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT };
