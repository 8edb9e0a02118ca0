import { findProduct } from "../../../database";

/** A minimal API call with one query: a product by its id. */
export async function GET(_request, { params }) {
  const { id } = await params;
  return Response.json(await findProduct(id));
}
