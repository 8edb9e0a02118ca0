"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { ChevronDown, Search } from "@/components/ui/icons";

import { Input } from "@/components/ui/input";
import { JsonLd } from "@/components/ui/json-ld";
import type { FaqCategory } from "@/lib/info/faq";
import { searchFaq } from "./search-faq";

type FaqListProps = { categories: FaqCategory[] };

/** Questions with a search that filters them; several may be open at once. */
export function FaqList({ categories }: FaqListProps) {
  const t = useTranslations("faq");
  const [query, setQuery] = useState("");
  const input = useRef<HTMLInputElement>(null);
  // Applies text entered before hydration.
  useEffect(() => setQuery(input.current?.value ?? ""), []);
  const results = searchFaq(categories, query);
  const count = results.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <search className="relative block max-w-xl">
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted-foreground"
        />
        <Input
          type="search"
          ref={input}
          onChange={(event) => setQuery(event.target.value)}
          placeholder={t("search")}
          aria-label={t("searchLabel")}
          className="ps-11"
        />
      </search>
      <p role="status" className="text-muted-foreground empty:sr-only">
        {query.trim() && (count === 0 ? t("none") : t("found", { count }))}
      </p>
      <div className="grid items-start gap-x-12 gap-y-9 lg:grid-cols-2">
        {results.map((category) => (
          <Category key={category.key} category={category} />
        ))}
      </div>
      {/* Rendered here, so that it uses the questions already sent for hydration. */}
      <FaqJsonLd categories={categories} />
    </>
  );
}

function FaqJsonLd({ categories }: FaqListProps) {
  const mainEntity = categories.flatMap(({ items }) =>
    items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  );
  return <JsonLd data={{ "@type": "FAQPage", mainEntity }} />;
}

function Category({ category: { title, items } }: { category: FaqCategory }) {
  return (
    <section aria-label={title}>
      <h2 className="display text-d4">{title}</h2>
      <div className="mt-3 border-t">
        {items.map(({ key, question, answer }) => (
          <details key={key} className="group border-b">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
            </summary>
            <p className="max-w-[66ch] pb-4 text-muted-foreground">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
