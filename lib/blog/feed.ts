import "server-only";

import { Feed } from "feed";
import { env } from "@/lib/core/env.mjs";
import { escapeHtml } from "@/lib/core/escape-html";
import { BRAND } from "@/lib/core/site";
import type { BlogPost } from "./dto";
import { listFeedPosts } from "./queries/posts";

/** Articles in the feed. */
const NEWEST = 20;

// What XML 1.0 cannot say, however it is escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNSAYABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const clean = (text: string) => text.replace(UNSAYABLE, "");

/** The writer of XML parts only the first end of a section in a title; a second one would end it. */
const asTitle = (text: string) => clean(text).replaceAll("]]>", "]] >");

/** The writer of XML takes "&amp;" in a text for a sign that is escaped already. */
const asText = (text: string) => clean(text).replace(/&/g, "&amp;");

/** Readers take a description for HTML: what somebody wrote is text in it. */
const asHtml = (text: string) => escapeHtml(clean(text));

/** The article's paragraphs as HTML without a mark of anybody's. */
function contentOf({ content }: BlogPost) {
  return content
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      const isHeading = /^#{1,6}\s/.test(block);
      const words = asHtml(block.replace(/^#{1,6}\s+/, "").replace(/\*\*/g, ""));
      return isHeading ? `<h2>${words}</h2>` : `<p>${words.replace(/\n/g, "<br>")}</p>`;
    })
    .join("");
}

/** The newest articles as RSS 2.0, whatever their texts hold. `words` name the feed. */
export async function renderFeed(words: { title: string; description: string }) {
  const posts = await listFeedPosts(NEWEST);
  const link = `${env.APP_URL}/blog`;
  const [newest] = posts;
  const feed = new Feed({
    title: `${words.title} | ${BRAND}`,
    description: words.description,
    id: link,
    link,
    generator: BRAND,
    feedLinks: { rss: `${link}/feed.xml` },
    updated: new Date(newest?.publishedAt ?? 0),
  });
  for (const post of posts) feed.addItem(itemOf(post));
  return feed.rss2();
}

function itemOf(post: BlogPost) {
  const url = `${env.APP_URL}/blog/${post.slug}`;
  return {
    title: asTitle(post.title),
    link: url,
    date: new Date(post.publishedAt ?? post.createdAt),
    description: asHtml(post.excerpt),
    content: contentOf(post),
    category: [post.category.name, ...post.tags].map((name) => ({ name: asText(name) })),
    extensions: [{ name: "dc:creator", objects: { _text: asText(post.author.username) } }],
  };
}
