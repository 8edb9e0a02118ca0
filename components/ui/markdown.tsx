import type { ComponentProps, ReactNode } from "react";
import "./markdown.css";
import ReactMarkdown, { type Components } from "react-markdown";
import { cn } from "@/lib/core/cn";
import { isBoundedMarkdown, isBoundedTree } from "@/lib/core/markdown-bounds";

/** Elements allowed in user texts: no HTML (rendered as text), no images of other hosts. */
const PLAIN = ["p", "br", "strong", "em", "ul", "ol", "li", "blockquote", "code", "pre", "a", "hr"];
const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];

type MarkdownProps = {
  text: string;
  /** Language and direction of a user's text. */
  lang?: string;
  dir?: "ltr" | "rtl" | "auto";
  /** "article" is for our own texts: it allows headings, and its links have no `nofollow`. */
  kind: "words" | "article";
  className?: string;
};

/**
 * Safe Markdown. Links may lead to the web, to an email address or within the shop; others become text. Texts nested
 * beyond the limits are rendered plain, since stored texts may be older than the limits of the forms.
 */
export function Markdown({ text, lang, dir = "auto", kind, className }: MarkdownProps) {
  const isArticle = kind === "article";
  return (
    <div lang={lang} dir={dir} className={cn("prose", className)}>
      {isBoundedMarkdown(text) ? (
        <ReactMarkdown
          remarkPlugins={[[plainBeyondBounds, text]]}
          allowedElements={isArticle ? [...PLAIN, ...HEADINGS] : PLAIN}
          unwrapDisallowed
          components={isArticle ? ARTICLE : USER_LINKS}
        >
          {text}
        </ReactMarkdown>
      ) : (
        <p className="whitespace-pre-wrap">{text}</p>
      )}
    </div>
  );
}

type Tree = { type: string; value?: string; children?: Tree[] };

/** Replaces a tree that is too deep or too large by its plain text. */
function plainBeyondBounds(text: string) {
  return (tree: Tree) => {
    if (isBoundedTree(tree)) return;
    tree.children = [{ type: "paragraph", children: [{ type: "text", value: text }] }];
  };
}

function linkWith(rel: string) {
  return function MarkdownLink({ href, children }: ComponentProps<"a">) {
    if (!href) return <>{children}</>;
    if (href.startsWith("/") && !href.startsWith("//")) {
      return (
        <a href={href} className="link">
          {children}
        </a>
      );
    }
    if (!/^(https?:|mailto:)/i.test(href)) return <>{children}</>;
    return (
      <a href={href} rel={rel} target="_blank" className="link">
        {children}
      </a>
    );
  };
}

// The page already has an h1, so headings of a text are shifted.
const h2 = ({ children }: { children?: ReactNode }) => <h2>{children}</h2>;
const h3 = ({ children }: { children?: ReactNode }) => <h3>{children}</h3>;

const USER_LINKS: Components = { a: linkWith("ugc nofollow noopener noreferrer") };
const ARTICLE: Components = { a: linkWith("noopener noreferrer"), h1: h2, h4: h3, h5: h3, h6: h3 };
