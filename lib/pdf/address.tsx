import "server-only";

import { View } from "@react-pdf/renderer";
import type { Labels } from "./labels";
import { Heading, T } from "./page";

type BlockProps = {
  labels: Labels;
  name: string;
  lines: string[];
  /** A larger block across the page, for a message. */
  isLarge?: boolean;
};

/** A heading and a few lines: an address, a message, the facts of an order. */
export function Block({ labels, name, lines, isLarge = false }: BlockProps) {
  if (lines.length === 0) return null;
  const style = isLarge ? { fontSize: 13 } : {};
  return (
    <View wrap={false} style={isLarge ? {} : { flexGrow: 1, flexBasis: 0 }}>
      <Heading labels={labels}>{name}</Heading>
      {lines.map((line) => (
        <T key={line} labels={labels} style={style}>
          {line}
        </T>
      ))}
    </View>
  );
}
