"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef } from "react";
import { Field } from "@/components/forms/field";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Search } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import { type DirectoryFilter, directoryHref } from "@/lib/directory/rules";
import { DirectoryLink, useDirectoryWay } from "./directory-navigation";

/** Name and place. Searching retains the category (specification C, section 4). */
export function DirectorySearch({ filter }: { filter: DirectoryFilter }) {
  const t = useTranslations("directory.search");
  const { go } = useDirectoryWay();
  const form = useRef<HTMLFormElement>(null);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const read = (key: string) => String(fields.get(key) ?? "").trim();
    go(directoryHref({ name: read("name"), location: read("location") }));
  }

  return (
    <search aria-label={t("label")}>
      <Card>
        <form
          ref={form}
          action="/business-directory"
          onSubmit={search}
          className="grid gap-3 p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-[1fr_1fr_auto]"
        >
          <Field label={t("name")}>
            {(control) => (
              <Input
                name="name"
                type="search"
                dir="auto"
                maxLength={100}
                defaultValue={filter.name}
                placeholder={t("namePlaceholder")}
                {...control}
              />
            )}
          </Field>
          <Field label={t("location")}>
            {(control) => (
              <Input
                name="location"
                type="search"
                dir="auto"
                maxLength={100}
                defaultValue={filter.location}
                placeholder={t("locationPlaceholder")}
                {...control}
              />
            )}
          </Field>
          <div className="flex items-end gap-1 sm:col-span-2 lg:col-span-1">
            <Button type="submit" className="h-11.5 max-sm:grow">
              <Search aria-hidden />
              {t("submit")}
            </Button>
            <DirectoryLink
              href="/business-directory"
              // Also resets input that was not submitted.
              onClick={() => form.current?.reset()}
              className={buttonVariants({ variant: "ghost", className: "h-11.5" })}
            >
              {t("clear")}
            </DirectoryLink>
          </div>
        </form>
      </Card>
    </search>
  );
}
