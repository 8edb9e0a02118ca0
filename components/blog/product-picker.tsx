"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSuggestions } from "@/components/search/use-suggestions";
import { Button } from "@/components/ui/button";
import { X } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";

type Product = { id: number; title: string };

type ProductPickerProps = {
  /** Title of the selected product. */
  selectedTitle: string | null;
  onChoose: (product: Product | null) => void;
};

/** Finds a product of the shop by a few letters. */
export function ProductPicker({ selectedTitle, onChoose }: ProductPickerProps) {
  const t = useTranslations("blog.admin.recipe");
  const [query, setQuery] = useState("");
  const { suggestions } = useSuggestions(query.trim());
  const products: Product[] = suggestions.flatMap(({ id, title, type }) =>
    type === "product" ? [{ id: Number(id), title }] : [],
  );

  if (selectedTitle) {
    return (
      <p className="flex min-w-0 items-center gap-2 text-sm">
        <bdi className="min-w-0 truncate font-medium">{selectedTitle}</bdi>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t("unlink")}
          onClick={() => onChoose(null)}
        >
          <X aria-hidden />
        </Button>
      </p>
    );
  }
  return (
    <div className="grid gap-2">
      <Input
        type="search"
        aria-label={t("product")}
        placeholder={t("product")}
        autoComplete="off"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        // Enter would submit the whole article.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {products.length > 0 && (
        <ul className="grid gap-1">
          {products.map((product) => (
            <li key={product.id}>
              <Button
                variant="ghost"
                size="sm"
                className="w-full justify-start"
                onClick={() => {
                  setQuery("");
                  onChoose(product);
                }}
              >
                <bdi className="truncate">{product.title}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
