"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useState } from "react";
import { ArrowLeft, ImageOff, RotateCw, Star, X } from "@/components/ui/icons";

import { thumbnail } from "@/components/ui/image-url";
import { Hem, type Weave } from "@/components/ui/weaves";
import type { Sending } from "./use-sending";

const FRAME = "relative min-w-19 rounded-t-lg rounded-b-[2px] bg-image-ground";

type ImageTileProps = {
  url: string;
  /** Its position, from 1. */
  number: number;
  weave: Weave;
  /** One of several: the first is the cover, and the others can become it. */
  isOneOfMany: boolean;
  onRemove: () => void;
  onMove: (to: number) => void;
  /** A field beside the image. */
  children?: ReactNode;
};

/** An uploaded image. */
export function ImageTile({ children, ...image }: ImageTileProps) {
  if (!children) {
    return (
      <li>
        <ImageFrame {...image} />
      </li>
    );
  }
  return (
    <li className="grid grid-cols-[5.25rem_minmax(0,1fr)] items-start gap-3">
      <ImageFrame {...image} />
      {children}
    </li>
  );
}

function ImageFrame(props: Omit<ImageTileProps, "children">) {
  const { url, number, weave, isOneOfMany, onRemove, onMove } = props;
  const t = useTranslations("uploads");
  const [isLost, setIsLost] = useState(false);
  const which = { number: String(number) };
  return (
    <div className={FRAME}>
      {isLost ? (
        <div
          role="img"
          aria-label={t("lost")}
          className="grid aspect-square place-items-center text-muted-foreground"
        >
          <ImageOff aria-hidden className="size-6" />
        </div>
      ) : (
        // biome-ignore lint/performance/noImgElement: a preview in the size shown
        <img
          src={thumbnail(url, 118)}
          alt={t("image", which)}
          onError={() => setIsLost(true)}
          className="aspect-square w-full rounded-t-lg object-cover"
        />
      )}
      <Hem weave={weave} className="rounded-b-[2px]" />
      <Disc label={t("remove", which)} onClick={onRemove} className="end-1 top-1">
        <X aria-hidden className="size-4" />
      </Disc>
      {isOneOfMany && number === 1 && (
        <span className="absolute start-1 bottom-4 rounded-sm bg-white px-2 py-0.5 font-semibold text-dye-ink text-xs">
          {t("cover")}
        </span>
      )}
      {isOneOfMany && number > 1 && (
        <Disc label={t("setCover", which)} onClick={() => onMove(0)} className="start-1 bottom-4">
          <Star aria-hidden className="size-4" />
        </Disc>
      )}
      {isOneOfMany && number > 2 && (
        <Disc
          label={t("moveEarlier", which)}
          onClick={() => onMove(number - 2)}
          className="end-1 bottom-4"
        >
          <ArrowLeft aria-hidden className="rtl-flip size-4" />
        </Disc>
      )}
    </div>
  );
}

type SendingTileProps = { sending: Sending; onCancel: () => void; onRetry: () => void };

/** An image being uploaded, with its progress as a weave, or one that can be sent again. */
export function SendingTile({ sending, onCancel, onRetry }: SendingTileProps) {
  const t = useTranslations("uploads");
  const { file, preview, share, hasFailed } = sending;
  const which = { file: file.name };
  return (
    <li className={FRAME}>
      {/* biome-ignore lint/performance/noImgElement: the browser's own copy of the file */}
      <img
        src={preview}
        alt={hasFailed ? t("notSent", which) : ""}
        className="aspect-square w-full rounded-t-lg object-cover opacity-45"
      />
      {hasFailed ? (
        <>
          <span
            aria-hidden
            className="absolute start-1 bottom-1 rounded-sm bg-card/92 px-2 py-0.5 font-semibold text-destructive-ink text-xs"
          >
            {t("failed")}
          </span>
          <Disc label={t("retry", which)} onClick={onRetry} className="start-1 top-1">
            <RotateCw aria-hidden className="size-4" />
          </Disc>
        </>
      ) : (
        <SendingProgress label={t("sending", which)} share={share} />
      )}
      <Disc
        label={t(hasFailed ? "dismiss" : "cancel", which)}
        onClick={onCancel}
        className="end-1 top-1"
      >
        <X aria-hidden className="size-4" />
      </Disc>
    </li>
  );
}

/** The uploaded fraction of a file as a weave; `share` is from 0 to 1. */
export function SendingProgress({ label, share }: { label: string; share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="warp"
    >
      <div className="hem hem-textiles" style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}

type DiscProps = ComponentProps<"button"> & { label: string };

function Disc({ label, className, ...rest }: DiscProps) {
  return (
    <span className={`absolute ${className}`}>
      <button
        type="button"
        aria-label={label}
        title={label}
        className="hit-44 grid size-7 place-items-center rounded-full bg-card/92 text-foreground shadow-sm hover:bg-accent"
        {...rest}
      />
    </span>
  );
}
