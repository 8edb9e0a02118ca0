/** Structured data (schema.org). "<" is escaped, so that no text can close the script element. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replace(
    /</g,
    "\\u003c",
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with "<" escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
