import type { StaticImageData } from "next/image";
import type { ComponentProps, ComponentType } from "react";

import sprite from "./icons.svg";

const { src } = sprite as StaticImageData;

export type IconComponent = ComponentType<ComponentProps<"svg">>;

/**
 * Returns the component of a shape in icons.svg. A page contains a reference instead of the shape, and browsers load the
 * sprite once. Size, colour and line are those of `.icon` in app/styles/base.css.
 */
export function createIcon(shape: string): IconComponent {
  const href = `${src}#${shape}`;
  return function Icon({ className, ...props }) {
    return (
      <svg aria-hidden className={className ? `icon ${className}` : "icon"} {...props}>
        <use href={href} />
      </svg>
    );
  };
}
