/** A moment as the server says it: the browser's clock is another, and its words may be, too. `at` is ISO 8601. */
export type FormattedTime = { at: string; title: string; text: string };

export function Timestamp({ at, title, text }: FormattedTime) {
  return (
    <time dateTime={at} title={title}>
      {text}
    </time>
  );
}
