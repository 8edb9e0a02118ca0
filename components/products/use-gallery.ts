"use client";

import { type UIEvent, useCallback, useEffect, useRef, useState } from "react";
import { useActiveImage } from "./active-image";

/** The scrolled row of a gallery: the image in view, and moving to another one. */
export function useGallery(images: { src: string }[]) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const { request } = useActiveImage();

  const moveTo = useCallback((index: number) => {
    const item = row.current?.children[index];
    // Negative from right to left, as the row's own scroll position.
    if (item instanceof HTMLElement) row.current?.scrollTo({ left: item.offsetLeft });
  }, []);

  const latest = useRef(images);
  useEffect(() => {
    latest.current = images;
  }, [images]);
  useEffect(() => {
    if (request) moveTo(latest.current.findIndex(({ src }) => src === request.src));
  }, [request, moveTo]);

  function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
    setCurrent(indexInView(currentTarget));
  }

  // The row may have been scrolled before the scripts were ready.
  useEffect(() => {
    if (row.current) setCurrent(indexInView(row.current));
  }, []);

  /** Moves to an image without an animation, and the focus to its link. */
  const focusOn = useCallback((index: number) => {
    const item = row.current?.children[index];
    if (!(item instanceof HTMLElement)) return;
    row.current?.scrollTo({ left: item.offsetLeft, behavior: "instant" });
    item.querySelector("a")?.focus({ preventScroll: true });
  }, []);

  return { row, current, moveTo, focusOn, onScroll };
}

/** Negative scroll positions are from right to left. */
const indexInView = ({ scrollLeft, clientWidth }: HTMLElement) =>
  clientWidth === 0 ? 0 : Math.round(Math.abs(scrollLeft) / clientWidth);
