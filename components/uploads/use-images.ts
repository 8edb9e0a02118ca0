"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";

import { toast } from "@/components/ui/toast";
import { ApiError, apiSend, errorMessage } from "@/lib/http/api-client";
import { uploadFiles } from "@/lib/http/upload-client";
import { useFileValidation } from "./use-file-validation";

/** A file being uploaded. */
export type Sending = {
  id: string;
  file: File;
  /** The browser's object URL of the file, for a preview. */
  preview: string;
  /** Uploaded fraction, from 0 to 1. */
  share: number;
};

type Options = { value: string[]; onChange: (urls: string[]) => void; max: number };
type Call = { stop: AbortController; items: Sending[] };

/** Uploads and removes images; `value` has the addresses of the uploaded ones, in order. */
export function useImages({ value, onChange, max }: Options) {
  const t = useTranslations("uploads");
  const admit = useFileValidation(max);
  const [sending, setSending] = useState<Sending[]>([]);
  const calls = useRef(new Set<Call>());
  // Images uploaded here are deleted from the server when removed.
  const fresh = useRef(new Set<string>());
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    const running = calls.current;
    return () => {
      for (const { stop } of running) stop.abort();
    };
  }, []);

  function keep(urls: string[]) {
    latest.current = urls;
    onChange(urls);
  }

  function add(files: File[]) {
    const chosen = admit(files, latest.current.length + sending.length);
    if (chosen.length > 0) void send(chosen.map(toSending));
  }

  async function send(items: Sending[]) {
    const call: Call = { stop: new AbortController(), items };
    calls.current.add(call);
    setSending((all) => [...all, ...items]);
    const onProgress = (sent: number) => setSending((all) => all.map(sharesOf(items, sent)));
    await post(items, { max, onProgress, signal: call.stop.signal })
      .then(keepNew)
      .catch((error: unknown) => call.stop.signal.aborted || sayFailed(error));
    calls.current.delete(call);
    setSending((all) => all.filter((one) => !isAmong(items, one.id)));
    for (const { preview } of items) URL.revokeObjectURL(preview);
  }

  function sayFailed(error: unknown) {
    toast.error(t("failed"), errorMessage(error, max === 1 ? t("failedOne") : t("failedMany")));
  }

  function keepNew(urls: string[]) {
    for (const url of urls) fresh.current.add(url);
    const before = latest.current;
    keep(max === 1 ? urls : [...before, ...urls]);
    if (max === 1) for (const url of before) void forget(url);
  }

  /** Cancels one file; the others of its request are uploaded again. */
  function cancel(id: string) {
    for (const { stop, items } of calls.current) {
      if (!isAmong(items, id)) continue;
      stop.abort();
      const rest = items.filter((one) => one.id !== id);
      if (rest.length > 0) void send(rest.map(({ file }) => toSending(file)));
    }
  }

  function remove(url: string) {
    keep(latest.current.filter((one) => one !== url));
    void forget(url);
  }

  async function forget(url: string) {
    if (!fresh.current.delete(url)) return;
    try {
      await apiSend("DELETE", "/api/upload/image", { imageUrl: url });
    } catch (error) {
      // The image is still in use: it stays on the server, but is removed from this form.
      if (error instanceof ApiError && error.status === 409) return;
      toast.error(t("deleteFailed"), errorMessage(error, t("deleteFailedMore")));
    }
  }

  function move(url: string, to: number) {
    keep(latest.current.filter((one) => one !== url).toSpliced(to, 0, url));
  }

  return { sending, add, cancel, remove, move };
}

const isAmong = (items: Sending[], id: string) => items.some((one) => one.id === id);

function toSending(file: File): Sending {
  return { id: crypto.randomUUID(), file, preview: URL.createObjectURL(file), share: 0 };
}

/** Files are sent one after another, so the number of sent bytes determines the progress of each. */
function sharesOf(items: Sending[], sent: number) {
  return (one: Sending) => {
    const at = items.findIndex(({ id }) => id === one.id);
    if (at === -1) return one;
    const before = items.slice(0, at).reduce((sum, { file }) => sum + file.size, 0);
    return { ...one, share: Math.min(1, Math.max(0, (sent - before) / one.file.size)) };
  };
}

type Posting = { max: number; onProgress: (sent: number) => void; signal: AbortSignal };

async function post(items: Sending[], { max, ...rest }: Posting): Promise<string[]> {
  const files = items.map(({ file }) => file);
  if (max > 1) {
    const path = "/api/upload/images";
    return (await uploadFiles<{ imageUrls: string[] }>(path, { field: "images", files, ...rest }))
      .imageUrls;
  }
  const path = "/api/upload/image";
  return [
    (await uploadFiles<{ imageUrl: string }>(path, { field: "image", files, ...rest })).imageUrl,
  ];
}
