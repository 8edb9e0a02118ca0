import { directoryMetadata } from "@/components/directory/directory-metadata";
import { DirectoryView } from "@/components/directory/directory-view";
import { NO_FILTER } from "@/lib/directory/rules";

export const revalidate = 3600;

export function generateMetadata() {
  return directoryMetadata(NO_FILTER);
}

/** All businesses; middleware rewrites requests with a query to ../find/business-directory. */
export default function BusinessDirectoryPage() {
  return <DirectoryView filter={NO_FILTER} />;
}
