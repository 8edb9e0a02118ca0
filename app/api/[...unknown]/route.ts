import { DomainError } from "@/lib/core/errors";
import { publicQuery, rawCommand } from "@/lib/http/route";

// Without it an unknown API path would render an HTML page.
const refuse = async () => {
  throw new DomainError("notFound", "callNotFound");
};

const refuseToChange = rawCommand(refuse);

export const GET = publicQuery(refuse);
export {
  refuseToChange as DELETE,
  refuseToChange as PATCH,
  refuseToChange as POST,
  refuseToChange as PUT,
};
