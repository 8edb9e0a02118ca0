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
  labels: Labels;
  style?: Style;
  /** Aligns numbers at the end of their column. */
  isEndAligned?: boolean;
  children: string;
};

/** A line or paragraph. It is aligned by the language of the page, and its direction is that of its own text. */
export function T({ labels: { isRtl }, style, isEndAligned = false, children }: TProps) {
  // A text without letters is a number or a phone number, which is read from left to right in every language.
  const direction = directionIn(children) ?? "ltr";
  const textAlign = isRtl === isEndAligned ? "left" : "right";
  return (
    <Text style={{ direction, textAlign, fontSize: 10.5, lineHeight: 1.4, ...style }}>
      {children}
    </Text>
  );
}

/** Elements side by side, in reading order. */
export function Row({
  labels,
  style,
  children,
}: {
  labels: Labels;
  style?: Style;
  children: ReactNode;
}) {
  const flexDirection = labels.isRtl ? "row-reverse" : "row";
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

/** The heading of a section. */
export function Heading({ labels, children }: { labels: Labels; children: string }) {
  return (
    <T labels={labels} style={{ fontSize: 9, color: QUIET, marginBottom: 3 }}>
      {children}
    </T>
  );
}

type DocumentPageProps = {
  labels: Labels;
  title: string;
  /** The displayed order number. */
  number: string;
  /** Text of the footer; by default the number. */
  foot?: string;
  children: ReactNode;
};

/** A page with the brand's design: thread, logo and title, hem, and a footer with the number and the page. */
export function DocumentPage({
  labels,
  title,
  number,
  foot = number,
  children,
}: DocumentPageProps) {
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
      <Row labels={labels} style={{ justifyContent: "space-between", alignItems: "center" }}>
        <Logo labels={labels} />
        <View style={{ alignItems: labels.isRtl ? "flex-start" : "flex-end" }}>
          <T labels={labels} isEndAligned style={TITLE}>
            {title}
          </T>
          <T labels={labels} isEndAligned style={{ color: QUIET, marginTop: labels.isRtl ? 5 : 0 }}>
            {number}
          </T>
        </View>
      </Row>
      <View style={{ marginTop: 14, marginBottom: 22 }}>
        <Hem />
      </View>
      {children}
      <Foot labels={labels} number={foot} />
    </Page>
  );
}

/** The name of the brand is Latin in every language. */
function Logo({ labels }: { labels: Labels }) {
  return (
    <Row labels={labels} style={{ alignItems: "center", gap: 8 }}>
      <Lozenge size={30} />
      <View>
        <Text style={{ fontFamily: DISPLAY, fontWeight: 600, fontSize: 18, lineHeight: 1.15 }}>
          {BRAND_SHORT}
        </Text>
        <T labels={labels} style={{ fontSize: 8, color: QUIET, lineHeight: 1.2 }}>
          {labels.t("nav.tagline")}
        </T>
      </View>
    </Row>
  );
}

/** Position of the footer on a letter page, in points from the top. */
const FOOT = 742;

function Foot({ labels, number }: { labels: Labels; number: string }) {
  const { t, figure } = labels;
  const textAlign = labels.isRtl ? "left" : "right";
  const direction = labels.isRtl ? "rtl" : "ltr";
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
        flexDirection: labels.isRtl ? "row-reverse" : "row",
      }}
    >
      <View style={{ width: "50%" }}>
        <T labels={labels} style={{ fontSize: 8.5, color: QUIET }}>
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
