import { DomainError } from "@/lib/core/errors";
import { mutate, read } from "@/lib/web/route";

// Without it an address that is no call gets a whole page of the shop.
const refuse = async () => {
  throw new DomainError("notFound", "callNotFound");
};

const refuseToChange = mutate(refuse);

export const GET = read(refuse);
export {
  refuseToChange as DELETE,
  refuseToChange as PATCH,
  refuseToChange as POST,
  refuseToChange as PUT,
};
