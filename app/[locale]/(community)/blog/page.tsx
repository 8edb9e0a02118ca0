import { blogMetadata } from "@/components/blog/blog-metadata";
import { BlogView } from "@/components/blog/blog-view";
import { NO_SEARCH } from "@/lib/blog/schema";

export const revalidate = 300;

export const generateMetadata = () => blogMetadata(NO_SEARCH);

export default function BlogPage() {
  return <BlogView search={NO_SEARCH} />;
}
