import { useFormatter, useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";

import { categoryPattern, fallbackOf } from "@/components/products/category-pattern";
import { useFactText } from "@/components/products/use-fact-text";
import { ProductImage } from "@/components/ui/product-image";
import { NATIVE_NAMES } from "@/lib/i18n/languages";
import type { ApprovalDetail } from "@/lib/moderation/queries/details";
import { isTranslatableFact } from "@/lib/products/facts/rules";
import type { ProductContent } from "@/lib/products/revision-content";
import { useFactTexts } from "./detail-formatters";
import { compareContents, type DiffSegment, type ImageChange } from "./diff-revision";
import { UnstoredImage } from "./unstored-image";

type Revision = Extract<ApprovalDetail, { kind: "revision" }>["detail"];

const CELL = "py-3 pe-3.5 align-top max-sm:block max-sm:py-1 max-sm:pe-0";
const HEAD = "py-3 pe-3.5 text-start font-medium text-muted-foreground text-xs";

/** Changes of a revision: field, current value, proposed value; unchanged fields are listed once. */
export function RevisionTable({ detail: { live, proposed, unstored } }: { detail: Revision }) {
  const t = useTranslations("moderation");
  const format = useFormatter();
  const textOf = useFactTexts();
  const nameOf = useTranslations("catalog.facts.name");
  const factText = useFactText();
  const { texts, facts, attributes, images, same } = compareContents(live, proposed);
  const fieldOf = ({ field: textField, locale }: (typeof texts)[number]) => {
    const field = isTranslatableFact(textField) ? nameOf(textField) : t(`field.${textField}`);
    return locale === live.locale
      ? field
      : t("detail.fieldIn", { field, language: NATIVE_NAMES[locale] });
  };
  return (
    <table className="block w-full border-collapse text-md sm:table sm:table-fixed">
      <caption className="sr-only">{t("detail.changes")}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-border border-b">
          <th scope="col" className={`${HEAD} w-28`}>
            {t("detail.field")}
          </th>
          <th scope="col" className={HEAD}>
            {t("detail.live")}
          </th>
          <th scope="col" className={HEAD}>
            {t("detail.proposed")}
          </th>
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {texts.map((change) => (
          <Row
            key={`${change.field}-${change.locale}`}
            name={fieldOf(change)}
            live={<Marked stretches={change.live} as="del" lang={change.locale} />}
            proposed={<Marked stretches={change.proposed} as="ins" lang={change.locale} />}
          />
        ))}
        {facts.map((fact) => (
          <Row
            key={fact}
            name={t(`field.${fact}`)}
            live={<Marked stretches={toSegments(textOf[fact](live))} as="del" />}
            proposed={<Marked stretches={toSegments(textOf[fact](proposed))} as="ins" />}
          />
        ))}
        {attributes.map((key) => (
          <Row
            key={key}
            name={nameOf(key)}
            live={<Marked stretches={toSegments(factText(key, live.facts) ?? "")} as="del" />}
            proposed={
              <Marked stretches={toSegments(factText(key, proposed.facts) ?? "")} as="ins" />
            }
          />
        ))}
        {images && (
          <Row
            name={t("field.pictures")}
            live={
              <Images
                images={images.live}
                unstored={unstored}
                content={live}
                mark={t("detail.removed")}
                as="del"
              />
            }
            proposed={
              <Images
                images={images.proposed}
                unstored={unstored}
                content={proposed}
                mark={t("detail.new")}
                as="ins"
              />
            }
          />
        )}
        <tr className="block sm:table-row">
          <th
            scope="row"
            className={`${CELL} text-start font-normal text-muted-foreground text-sm`}
          >
            {t("detail.unchanged")}
          </th>
          <td colSpan={2} className={`${CELL} text-muted-foreground`}>
            {t("detail.unchangedMore", {
              fields: format.list(
                same.map((name) => t(`field.${name}`)),
                { type: "unit" },
              ),
            })}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const toSegments = (text: string): DiffSegment[] => (text ? [{ text, isChanged: true }] : []);

type RowProps = { name: string; live: ReactNode; proposed: ReactNode };

function Row({ name, live, proposed }: RowProps) {
  const t = useTranslations("moderation.detail");
  return (
    <tr className="block border-border border-b max-sm:py-2 sm:table-row">
      <th
        scope="row"
        className={`${CELL} text-start font-normal text-muted-foreground text-sm max-sm:font-semibold`}
      >
        {name}
      </th>
      <td className={CELL}>
        <span className="block text-muted-foreground text-xs sm:hidden">{t("live")}</span>
        {live}
      </td>
      <td className={CELL}>
        <span className="block text-muted-foreground text-xs sm:hidden">{t("proposed")}</span>
        {proposed}
      </td>
    </tr>
  );
}

const INK = {
  del: "rounded-[2px] bg-destructive-soft text-destructive-ink decoration-[1.5px]",
  ins: "rounded-[2px] bg-success-soft text-success-ink underline decoration-[1.5px] underline-offset-3",
};

type MarkedProps = { stretches: DiffSegment[]; as: "del" | "ins"; lang?: string };

/** A text with its differences marked; a dash if empty. */
function Marked({ stretches, as: Mark, lang }: MarkedProps) {
  const t = useTranslations("moderation.detail");
  if (stretches.length === 0) return <span className="text-muted-foreground">{t("nothing")}</span>;
  return (
    <span className="block whitespace-pre-line [overflow-wrap:anywhere]">
      <bdi lang={lang}>
        {stretches.map(({ text, isChanged }, index) => {
          const place = `${index}`;
          return isChanged ? (
            <Mark key={place} className={INK[Mark]}>
              {text}
            </Mark>
          ) : (
            <Fragment key={place}>{text}</Fragment>
          );
        })}
      </bdi>
    </span>
  );
}

type ImagesProps = {
  images: ImageChange[];
  unstored: string[];
  content: ProductContent;
  mark: string;
  as: "del" | "ins";
};

function Images({ images, unstored, content, mark, as }: ImagesProps) {
  const t = useTranslations("moderation.detail");
  const presentation = { categorySlug: content.category, collection: content.collection };
  return (
    <ul className="flex flex-wrap gap-3">
      {images.map(({ src, alt, isChanged, isAltChanged }, index) => (
        <li key={src} className="w-28">
          {unstored.includes(src) ? (
            <UnstoredImage address={src} />
          ) : (
            <ProductImage
              src={src}
              alt={t("image", { number: String(index + 1) })}
              weave={categoryPattern(presentation)}
              fallback={fallbackOf(presentation)}
              width={112}
              sizes="112px"
            />
          )}
          {isChanged && <span className="text-muted-foreground text-xs">{mark}</span>}
          {(alt || isAltChanged) && (
            <span className="block pt-1 text-sm">
              <Marked
                stretches={alt ? [{ text: alt, isChanged: isAltChanged }] : []}
                as={as}
                lang={content.locale}
              />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
