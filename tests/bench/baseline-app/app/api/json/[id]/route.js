import { findProduct } from "../../../database";

/** The filler consists of fields of this many characters, about as long as those of a product. */
const FIELD = "a field of a product with as many words as a title has";

/** The same call with a response of `?bytes=`: a JSON with as many fields of text as fit. */
export async function GET(request, { params }) {
  const { id } = await params;
  const product = await findProduct(id);
  const count = Math.round(Number(request.nextUrl.searchParams.get("bytes")) / (FIELD.length + 3));
  return Response.json({ product, fields: Array.from({ length: count }, () => FIELD) });
}
