export const revalidate = 3600;

/** A minimal page from Next's cache. */
export default function Page() {
  return <h1>Yardstick</h1>;
}
