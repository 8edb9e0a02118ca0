"use client";

import { useEffect, useRef, useState } from "react";

import { isTemporary, sendFile, type UploadField } from "./send-file";

/** A file being uploaded, or one whose upload can be tried again. */
export type Sending = {
  id: string;
  file: File;
  /** The browser's object URL of the file, for a preview. */
  preview: string;
  /** Uploaded fraction, from 0 to 1. */
  share: number;
  hasFailed: boolean;
};

type Options = {
  field: UploadField;
  /** Returns the file that is sent for a chosen one. */
  prepare?: (file: File) => Promise<File>;
  onUpload: (url: string) => void;
  onError: (error: unknown) => void;
};

/** Sends files one after another, so that they keep their order; one that fails does not stop the others. */
export function useSending({ field, prepare, onUpload, onError }: Options) {
  const [sending, setSending] = useState<Sending[]>([]);
  // The form may have changed since a file was chosen.
  const latest = useRef({ onUpload, onError });
  useEffect(() => {
    latest.current = { onUpload, onError };
  }, [onUpload, onError]);
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const send = (files: File[]) => sendAll(files.map(toSending));

  async function sendAll(items: Sending[]) {
    for (const { id } of items) stops.current.set(id, new AbortController());
    setSending((all) => [...all.filter((upload) => !isAmong(items, upload.id)), ...items]);
    for (const item of items) {
      const signal = stops.current.get(item.id)?.signal;
      if (signal && !signal.aborted) await sendOne(item, signal);
    }
  }

  async function sendOne(item: Sending, signal: AbortSignal) {
    const onProgress = (share: number) => update(item.id, { share });
    try {
      const file = prepare ? await prepare(item.file) : item.file;
      signal.throwIfAborted();
      const url = await sendFile(file, { field, onProgress, signal });
      if (!signal.aborted) latest.current.onUpload(url);
      drop(item);
    } catch (error) {
      if (!signal.aborted) fail(item, error);
    }
  }

  function fail(item: Sending, error: unknown) {
    latest.current.onError(error);
    if (isTemporary(error)) update(item.id, { hasFailed: true });
    else drop(item);
  }

  function update(id: string, change: Partial<Sending>) {
    setSending((all) =>
      all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)),
    );
  }

  function drop({ id, preview }: Sending) {
    stops.current.delete(id);
    setSending((all) => all.filter((upload) => upload.id !== id));
    URL.revokeObjectURL(preview);
  }

  /** Cancels the upload of a file, or gives it up after a failure; the others go on. */
  function cancel(id: string) {
    stops.current.get(id)?.abort();
    const item = sending.find((upload) => upload.id === id);
    if (item) drop(item);
  }

  function retry(id: string) {
    const item = sending.find((upload) => upload.id === id);
    if (item) void sendAll([{ ...item, share: 0, hasFailed: false }]);
  }

  return { sending, send, cancel, retry };
}

const isAmong = (items: Sending[], id: string) => items.some((upload) => upload.id === id);

function toSending(file: File): Sending {
  const preview = URL.createObjectURL(file);
  return { id: crypto.randomUUID(), file, preview, share: 0, hasFailed: false };
}
