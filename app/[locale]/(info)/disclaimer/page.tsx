import { LegalPage } from "@/components/info/legal-page";
import { legalText } from "@/components/info/legal-text";
import { LEGAL_PAGES } from "@/lib/info/legal";
import { infoMetadata } from "@/lib/info/metadata";

export const revalidate = 86400;

export async function generateMetadata() {
  const { title, text: description } = await legalText("disclaimer");
  return infoMetadata(LEGAL_PAGES.disclaimer.path, { title, description });
}

export default function DisclaimerPage() {
  return <LegalPage page="disclaimer" />;
}
