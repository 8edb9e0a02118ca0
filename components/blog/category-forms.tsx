"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { useAct } from "@/components/forms/use-act";
import { Button } from "@/components/ui/button";
import { ArrowDown, ArrowUp, Trash2 } from "@/components/ui/icons";
import { Input } from "@/components/ui/input";
import {
  addBlogCategoryAction,
  moveBlogCategoryAction,
  removeBlogCategoryAction,
  renameBlogCategoryAction,
} from "@/lib/blog/actions";
import type { Result } from "@/lib/http/result";

const MAX_NAME = 60;

/** Runs one change of the categories and refreshes the page. */
function useChange() {
  const t = useTranslations("blog.categoryAdmin");
  const { act, isPending } = useAct();
  function change(send: () => Promise<Result<unknown>>, onDone?: () => void) {
    const createMessage = (): [string] => {
      onDone?.();
      return [t("saved")];
    };
    act(send, { done: createMessage, failed: t("failed") });
  }
  return { change, isPending };
}

const nameIn = (form: HTMLFormElement) => String(new FormData(form).get("name"));

export function AddCategory() {
  const t = useTranslations("blog.categoryAdmin");
  const { change, isPending } = useChange();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    change(
      () => addBlogCategoryAction({ name: nameIn(form) }),
      () => form.reset(),
    );
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap gap-2">
      <Input
        name="name"
        required
        minLength={2}
        maxLength={MAX_NAME}
        dir="auto"
        aria-label={t("new")}
        placeholder={t("new")}
        className="w-auto min-w-44 grow basis-0"
      />
      <Button type="submit" disabled={isPending} className="max-sm:w-full">
        {t("add")}
      </Button>
    </form>
  );
}

type CategoryRowProps = {
  category: { id: number; name: string; posts: number };
  isFirst: boolean;
  isLast: boolean;
};

/** One category: name, position, and deletion while it has no articles. */
export function CategoryRow({ category, isFirst, isLast }: CategoryRowProps) {
  const t = useTranslations("blog.categoryAdmin");
  const { change, isPending } = useChange();
  const { id, name, posts } = category;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    change(() => renameBlogCategoryAction({ id, name: nameIn(form) }));
  }

  const move = (to: "up" | "down") => change(() => moveBlogCategoryAction({ id, to }));
  return (
    <li className="flex flex-wrap items-center gap-2 px-4 py-3">
      <form onSubmit={submit} className="flex min-w-0 grow basis-70 flex-wrap gap-2">
        <Input
          key={name}
          name="name"
          required
          minLength={2}
          maxLength={MAX_NAME}
          defaultValue={name}
          dir="auto"
          aria-label={t("nameOf", { name })}
          className="w-auto min-w-32 grow basis-0"
        />
        <Button type="submit" variant="outline" disabled={isPending}>
          {t("rename")}
        </Button>
      </form>
      <span className="text-muted-foreground text-sm">{t("posts", { count: posts })}</span>
      <div className="ms-auto flex">
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("up", { name })}
          disabled={isPending || isFirst}
          onClick={() => move("up")}
        >
          <ArrowUp aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("down", { name })}
          disabled={isPending || isLast}
          onClick={() => move("down")}
        >
          <ArrowDown aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t("remove", { name })}
          disabled={isPending || posts > 0}
          onClick={() => change(() => removeBlogCategoryAction({ id }))}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
    </li>
  );
}
