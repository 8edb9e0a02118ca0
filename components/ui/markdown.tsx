import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import "./markdown.css";
import ReactMarkdown, { type Components } from "react-markdown";

import { isBoundedMarkdown, isBoundedTree } from "@/lib/core/markdown-bounds";

/** What people may write: no HTML (it shows as the text that it is), no pictures of other hosts. */
const PLAIN = ["p", "br", "strong", "em", "ul", "ol", "li", "blockquote", "code", "pre", "a", "hr"];
const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];

type MarkdownProps = {
  text: string;
  /** An article is ours: it has headings, and its links are told to no robot to be anybody else's. */
  kind: "words" | "article";
  className?: string;
};

/**
 * Safe Markdown. Links lead to the web, to mail or within the shop; anything else stays text. A text that is nested
 * beyond the bounds is shown plain: stored texts are older than the bounds of their forms.
 */
export function Markdown({ text, kind, className }: MarkdownProps) {
  const isArticle = kind === "article";
  return (
    <div dir="auto" className={clsx("prose", className)}>
      {isBoundedMarkdown(text) ? (
        <ReactMarkdown
          remarkPlugins={[[plainBeyondBounds, text]]}
          allowedElements={isArticle ? [...PLAIN, ...HEADINGS] : PLAIN}
          unwrapDisallowed
          components={isArticle ? ARTICLE : WORDS}
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

/** Replaces a tree that is too deep or too large by the text itself. */
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

// The page has its own h1, and an article's title stands in it.
const h2 = ({ children }: { children?: ReactNode }) => <h2>{children}</h2>;
const h3 = ({ children }: { children?: ReactNode }) => <h3>{children}</h3>;

const WORDS: Components = { a: linkWith("ugc nofollow noopener noreferrer") };
const ARTICLE: Components = { a: linkWith("noopener noreferrer"), h1: h2, h4: h3, h5: h3, h6: h3 };
