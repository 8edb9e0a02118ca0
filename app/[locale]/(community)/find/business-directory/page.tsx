import type { Metadata } from "next";

import { directoryMetadata } from "@/components/directory/directory-metadata";
import { DirectoryView } from "@/components/directory/directory-view";
import { parseId } from "@/lib/core/validation/text";
import { readFilter } from "@/lib/directory/rules";

type Props = PageProps<"/[locale]/find/business-directory">;

// Queries are unbounded; without this they would be cached as static pages.
export const dynamic = "force-dynamic";

/** The shared business, or undefined. */
async function read({ searchParams }: Props) {
  const { business, ...query } = await searchParams;
  return {
    filter: readFilter(query),
    ...(business === undefined ? {} : { sharedId: parseId(business) }),
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { filter, sharedId } = await read(props);
  return directoryMetadata(filter, sharedId);
}

/** /business-directory with a query: rendered for each request. */
export default async function BusinessDirectoryFindPage(props: Props) {
  return <DirectoryView {...(await read(props))} />;
}
