export const revalidate = 3600;

/** The least that a page of Next's cache can be. */
export default function Page() {
  return <h1>Yardstick</h1>;
}
