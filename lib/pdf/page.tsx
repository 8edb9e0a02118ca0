import "server-only";

import { Page, Text, View } from "@react-pdf/renderer";
import type { ComponentProps, ReactNode } from "react";

import { BRAND_SHORT } from "@/lib/core/site";
import { directionIn } from "@/lib/core/text-direction";
import { DISPLAY, FONT } from "./fonts";
import type { Labels } from "./labels";
import { Hem, Lozenge, Thread } from "./ornaments";

const INK = "#241812";
export const QUIET = "#65554a";
const RULE = "#d3c9bc";

const MARGIN = 48;

const TITLE = { fontSize: 20, fontFamily: DISPLAY, fontWeight: 600, lineHeight: 1.35 } as const;

type Style = NonNullable<Exclude<ComponentProps<typeof Text>["style"], unknown[]>>;

type TProps = {
  words: Labels;
  style?: Style;
  /** At the end of its column: figures. */
  isEnd?: boolean;
  children: string;
};

/** A line or paragraph. It stands at the side of the page's language, and runs in the direction of its own letters. */
export function T({ words: { isRtl }, style, isEnd = false, children }: TProps) {
  // Without letters it is a figure or a phone number, which reads from left to right everywhere.
  const direction = directionIn(children) ?? "ltr";
  const textAlign = isRtl === isEnd ? "left" : "right";
  return (
    <Text style={{ direction, textAlign, fontSize: 10.5, lineHeight: 1.4, ...style }}>
      {children}
    </Text>
  );
}

/** Things beside each other, in reading order. */
export function Row({
  words,
  style,
  children,
}: {
  words: Labels;
  style?: Style;
  children: ReactNode;
}) {
  const flexDirection = words.isRtl ? "row-reverse" : "row";
  return (
    <View wrap={false} style={{ flexDirection, ...style }}>
      {children}
    </View>
  );
}

/** A hairline across the page. */
export function Line({ isStrong = false }: { isStrong?: boolean }) {
  const style = isStrong
    ? { borderTopWidth: 1.5, borderTopColor: INK }
    : { borderTopWidth: 0.75, borderTopColor: RULE };
  return <View style={style} />;
}

/** The name of a section above its text. */
export function Heading({ words, children }: { words: Labels; children: string }) {
  return (
    <T words={words} style={{ fontSize: 9, color: QUIET, marginBottom: 3 }}>
      {children}
    </T>
  );
}

type PaperProps = {
  words: Labels;
  title: string;
  /** The number of the order, as people say it. */
  number: string;
  /** What the foot says; the number if not given. */
  foot?: string;
  children: ReactNode;
};

/** A page of the house: thread on top, logo and title, the hem under them, number and page at the foot. */
export function DocumentPage({ words, title, number, foot = number, children }: PaperProps) {
  return (
    <Page
      size="LETTER"
      style={{
        fontFamily: FONT,

        color: INK,
        paddingTop: 36,
        paddingBottom: 64,
        paddingHorizontal: MARGIN,
      }}
    >
      <View fixed style={{ position: "absolute", top: 0, left: 0 }}>
        <Thread />
      </View>
      <Row words={words} style={{ justifyContent: "space-between", alignItems: "center" }}>
        <Logo words={words} />
        <View style={{ alignItems: words.isRtl ? "flex-start" : "flex-end" }}>
          <T words={words} isEnd style={TITLE}>
            {title}
          </T>
          <T words={words} isEnd style={{ color: QUIET, marginTop: words.isRtl ? 5 : 0 }}>
            {number}
          </T>
        </View>
      </Row>
      <View style={{ marginTop: 14, marginBottom: 22 }}>
        <Hem />
      </View>
      {children}
      <Foot words={words} number={foot} />
    </Page>
  );
}

/** The brand is Latin in every language. */
function Logo({ words }: { words: Labels }) {
  return (
    <Row words={words} style={{ alignItems: "center", gap: 8 }}>
      <Lozenge size={30} />
      <View>
        <Text style={{ fontFamily: DISPLAY, fontWeight: 600, fontSize: 18, lineHeight: 1.15 }}>
          {BRAND_SHORT}
        </Text>
        <Text style={{ fontSize: 8, color: QUIET, lineHeight: 1.2 }}>{"Marketplace"}</Text>
      </View>
    </Row>
  );
}

/** Where the foot begins on a letter page, in points from its top. */
const FOOT = 742;

function Foot({ words, number }: { words: Labels; number: string }) {
  const { t, figure } = words;
  const textAlign = words.isRtl ? "left" : "right";
  const direction = words.isRtl ? "rtl" : "ltr";
  return (
    <View
      fixed
      style={{
        position: "absolute",
        top: FOOT,
        left: MARGIN,
        right: MARGIN,
        paddingTop: 6,
        borderTopWidth: 0.75,
        borderTopColor: RULE,
        flexDirection: words.isRtl ? "row-reverse" : "row",
      }}
    >
      <View style={{ width: "50%" }}>
        <T words={words} style={{ fontSize: 8.5, color: QUIET }}>
          {number}
        </T>
      </View>
      <View style={{ width: "50%" }}>
        <Text
          style={{ fontSize: 8.5, color: QUIET, textAlign, direction }}
          render={({ pageNumber, totalPages }) =>
            t("documents.page", { page: figure(`${pageNumber}`), pages: figure(`${totalPages}`) })
          }
        />
      </View>
    </View>
  );
}
