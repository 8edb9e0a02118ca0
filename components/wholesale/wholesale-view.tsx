import { useTranslations } from "next-intl";

import { PageMessages } from "@/components/layout/page-messages";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import type { MyWholesale } from "@/lib/wholesale/queries";
import { ApplicationForm } from "./application-form";
import { Congratulations, StatusCard } from "./status-card";

const NAMESPACES = ["wholesale.form", "wholesale.type", "wholesale.volume", "validation"];

type WholesaleViewProps = {
  application: MyWholesale | null;
  contact: { firstName: string | null; lastName: string | null; email: string };
};

/** The viewer's application: its state, and the form if there is none or it was rejected. */
export function WholesaleView({ application, contact }: WholesaleViewProps) {
  const isRejected = application?.status === "rejected";
  const { firstName, lastName, email } = contact;
  const myApplications = {
    contactPersonName: [firstName, lastName].filter(Boolean).join(" "),
    contactPersonEmail: email,
  };
  return (
    <>
      {application?.status === "approved" && <Congratulations />}
      {application && <StatusCard application={application} />}
      {(!application || isRejected) && (
        <PageMessages namespaces={NAMESPACES}>
          <ApplicationForm
            initial={application ? fieldsOf(application) : myApplications}
            isRepeat={isRejected}
          />
        </PageMessages>
      )}
    </>
  );
}

/** Form values of the earlier application. */
function fieldsOf(application: MyWholesale) {
  const { id: _, status: __, reviewNotes: ___, createdAt: ____, ...fields } = application;
  return fields;
}

/** Anonymous visitors can read the page; the application needs an account. */
export function SignInToApply() {
  const t = useTranslations("wholesale.page");
  const nav = useTranslations("nav");
  return (
    <Card className="grid gap-3 p-5 sm:p-7">
      <h2 className="display text-d3">{t("signIn")}</h2>
      <p className="max-w-[66ch] text-muted-foreground">{t("signInText")}</p>
      <ButtonLink href="/login" variant="brand" className="w-fit">
        {nav("signIn")}
      </ButtonLink>
    </Card>
  );
}
