// Stands in the build for lucide-react's own (next.config.mjs, load-icon.cjs): that one makes two components and an
// element for every stroke of an icon, whenever it is drawn. A page has a hundred icons, which were a third of what it is
// made of. Here an icon is one element, whose strokes are text.
import { jsx } from "react/jsx-runtime";

const LOOK = {
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
};

/** Lucide's attributes are those of SVG, in lower case and without anything to escape. */
function strokeOf([tag, { key: _, ...attributes }]) {
  const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${said.join("")}/>`;
}

const isSaid = (name) => name.startsWith("aria-") || name === "role";

/**
 * @param {{ name: string, node: [tag: string, attributes: Record<string, string>][] }} icon Lucide's data
 * @returns a component that takes what an <svg> takes, but no children; nobody reads it out unless it says what it is
 */
export function createIcon({ name, node }) {
  const inner = { __html: node.map(strokeOf).join("") };
  const own = `lucide lucide-${name}`;
  return function Icon({ className, ...rest }) {
    const hidden = Object.keys(rest).some(isSaid) ? {} : { "aria-hidden": "true" };
    const classes = className ? `${own} ${className}` : own;
    return jsx("svg", {
      ...LOOK,
      ...hidden,
      ...rest,
      className: classes,
      dangerouslySetInnerHTML: inner,
    });
  };
}
