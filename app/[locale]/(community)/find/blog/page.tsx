import { blogMetadata } from "@/components/blog/blog-metadata";
import { BlogView } from "@/components/blog/blog-view";
import { blogSearchSchema } from "@/lib/blog/schema";

type Props = PageProps<"/[locale]/find/blog">;

// Searches are unbounded; middleware rewrites requests of /blog with a query to this page.
export const dynamic = "force-dynamic";

export async function generateMetadata({ searchParams }: Props) {
  return blogMetadata(blogSearchSchema.parse(await searchParams));
}

export default async function FindBlogPage({ searchParams }: Props) {
  return <BlogView search={blogSearchSchema.parse(await searchParams)} />;
}
