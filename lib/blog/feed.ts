import "server-only";

import { Feed } from "feed";
import type { Locale } from "next-intl";
import { env } from "@/lib/core/env.mjs";
import { escapeHtml } from "@/lib/core/escape-html";
import { BRAND } from "@/lib/core/site";
import { pathInLanguage } from "@/lib/i18n/alternates";
import type { BlogPost } from "./dto";
import { listFeedPosts } from "./queries/posts";

/** Maximum number of articles in the feed. */
const NEWEST = 20;

// Characters that XML 1.0 cannot contain, even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const UNSAYABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const clean = (text: string) => text.replace(UNSAYABLE, "");

/** The XML library escapes only the first end of a CDATA section in a title; a second one would end the section. */
const asTitle = (text: string) => clean(text).replaceAll("]]>", "]] >");

/** The XML library treats "&amp;" in a text as already escaped. */
const asText = (text: string) => clean(text).replace(/&/g, "&amp;");

/** Feed readers interpret a description as HTML, so text is escaped once more. */
const asHtml = (text: string) => escapeHtml(clean(text));

/** Renders the article's paragraphs as HTML without any user-supplied markup. */
function contentOf({ content }: BlogPost) {
  return content
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      const isHeading = /^#{1,6}\s/.test(block);
      const html = asHtml(block.replace(/^#{1,6}\s+/, "").replace(/\*\*/g, ""));
      return isHeading ? `<h2>${html}</h2>` : `<p>${html.replace(/\n/g, "<br>")}</p>`;
    })
    .join("");
}

type FeedTexts = { title: string; description: string };

/** The newest articles as RSS 2.0, in one language. `words` are the texts of the feed itself. */
export async function renderFeed(locale: Locale, texts: FeedTexts) {
  const posts = await listFeedPosts(NEWEST, locale);
  const link = addressOf("/blog", locale);
  const [newest] = posts;
  const feed = new Feed({
    title: `${texts.title} | ${BRAND}`,
    description: texts.description,
    id: link,
    link,
    language: locale,
    generator: BRAND,
    feedLinks: { rss: addressOf("/blog/feed.xml", locale) },
    updated: new Date(newest?.publishedAt ?? 0),
  });
  for (const post of posts) feed.addItem(itemOf(post, locale));
  return feed.rss2();
}

const addressOf = (path: string, locale: Locale) => `${env.APP_URL}${pathInLanguage(path, locale)}`;

function itemOf(post: BlogPost, locale: Locale) {
  const url = addressOf(`/blog/${post.slug}`, locale);
  return {
    title: asTitle(post.title),
    link: url,
    date: new Date(post.publishedAt ?? post.createdAt),
    description: asHtml(post.excerpt),
    content: contentOf(post),
    category: [post.category.name, ...post.tags].map((name) => ({ name: asText(name) })),
    extensions: [
      { name: "dc:creator", objects: { _text: asText(post.author.username) } },
      // Some articles are not translated into the language of the feed.
      { name: "dc:language", objects: { _text: post.locale } },
    ],
  };
}
