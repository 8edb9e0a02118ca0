import "server-only";

import { View } from "@react-pdf/renderer";
import type { Labels } from "./labels";
import { Heading, T } from "./page";

type BlockProps = {
  words: Labels;
  name: string;
  lines: string[];
  /** A larger block across the page, for a message. */
  isLarge?: boolean;
};

/** A heading and a few lines: an address, a message, the facts of an order. */
export function Block({ words, name, lines, isLarge = false }: BlockProps) {
  if (lines.length === 0) return null;
  const style = isLarge ? { fontSize: 13 } : {};
  return (
    <View wrap={false} style={isLarge ? {} : { flexGrow: 1, flexBasis: 0 }}>
      <Heading words={words}>{name}</Heading>
      {lines.map((line) => (
        <T key={line} words={words} style={style}>
          {line}
        </T>
      ))}
    </View>
  );
}
