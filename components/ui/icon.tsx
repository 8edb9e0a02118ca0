import type { StaticImageData } from "next/image";
import type { ComponentProps, ComponentType } from "react";

import sprite from "./icons.svg";
import rareSprite from "./rare-icons.svg";

export type IconComponent = ComponentType<ComponentProps<"svg">>;

/**
 * Returns the component of a shape. A page contains a reference instead of the shape, and browsers load the sprite once.
 * Size, color and line are those of `.icon` in app/styles/base.css.
 */
function createReference({ src }: StaticImageData, shape: string): IconComponent {
  const href = `${src}#${shape}`;
  return function Icon({ className, ...props }) {
    return (
      <svg aria-hidden className={className ? `icon ${className}` : "icon"} {...props}>
        <use href={href} />
      </svg>
    );
  };
}

/** Returns the component of a shape in icons.svg. */
export const createIcon = (shape: string) => createReference(sprite as StaticImageData, shape);

/** Returns the component of a shape in rare-icons.svg. */
export const createRareIcon = (shape: string) =>
  createReference(rareSprite as StaticImageData, shape);
