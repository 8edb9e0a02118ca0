import { LegalPage } from "@/components/info/legal-page";
import { legalText } from "@/components/info/legal-text";
import { LEGAL_PAGES } from "@/lib/info/legal";
import { infoMetadata } from "@/lib/info/metadata";

export const revalidate = 86400;

export async function generateMetadata() {
  const { title, text: description } = await legalText("privacy");
  return infoMetadata(LEGAL_PAGES.privacy.path, { title, description });
}

export default function PrivacyPolicyPage() {
  return <LegalPage page="privacy" />;
}
