/** A time formatted by the server, because clock and language of the browser may differ. `at` is ISO 8601. */
export type FormattedTime = { at: string; title: string; text: string };

export function Timestamp({ at, title, text }: FormattedTime) {
  return (
    <time dateTime={at} title={title}>
      {text}
    </time>
  );
}
