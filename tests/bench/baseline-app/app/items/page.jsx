import { listProducts } from "../database";

export const dynamic = "force-dynamic";

/** A minimal page of 24 items, rendered per request after one query. */
export default async function Items() {
  const items = await listProducts();
  return (
    <main>
      <h1>Yardstick</h1>
      <ul>
        {items.map(({ id, title, price_cents: cents }) => (
          <li key={id}>
            <a href={`/product/${id}`}>{title}</a> {(cents / 100).toFixed(2)}
          </li>
        ))}
      </ul>
    </main>
  );
}
