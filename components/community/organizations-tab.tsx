import { useTranslations } from "next-intl";
import { PageMessages } from "@/components/layout/page-messages";
import { ButtonLink } from "@/components/ui/button-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { ExternalLink, Landmark } from "@/components/ui/icons";
import { ContactOrganization } from "./contact-organization";
import { ORGANIZATION_GROUPS, ORGANIZATIONS, type Organization } from "./organizations";

const NAMESPACES = [
  "community.organizations.contact",
  "community.organizations.contactOf",
  "community.organizations.inTouch",
  "community.organizations.inTouchMore",
];

/** Organizations of the Twin Cities in three groups (specification C, section 2). */
export function OrganizationsTab() {
  const t = useTranslations("community.organizations");
  return (
    <PageMessages namespaces={NAMESPACES}>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-7">
        <p className="max-w-[66ch] text-muted-foreground">{t("text")}</p>
        {ORGANIZATION_GROUPS.map((group) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className="display mb-4 text-d3">
              {t(`groups.${group}`)}
            </h2>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3">
              {ORGANIZATIONS.filter((organization) => organization.group === group).map(
                (organization) => (
                  <OrganizationCard key={organization.key} organization={organization} />
                ),
              )}
            </ul>
          </section>
        ))}
        <section aria-labelledby="more" className="rounded-lg bg-secondary p-6">
          <h2 id="more" className="font-semibold text-lg">
            {t("moreTitle")}
          </h2>
          <div className="mt-3 flex flex-wrap gap-2">
            <ButtonLink href="/business-directory">{t("directory")}</ButtonLink>
            <ButtonLink href="/community" variant="outline">
              {t("forum")}
            </ButtonLink>
          </div>
        </section>
      </div>
    </PageMessages>
  );
}

function OrganizationCard({ organization }: { organization: Organization }) {
  const t = useTranslations("community.organizations");
  const { key, name, website } = organization;
  return (
    <li>
      <Card className="grid h-full grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3.5 gap-y-1 p-5">
        <Landmark aria-hidden className="mt-1 size-5 text-brand-ink" />
        <h3 className="font-semibold text-lg leading-snug">
          <bdi>{name}</bdi>
        </h3>
        <p className="col-start-2 text-muted-foreground">{t(`about.${key}`)}</p>
        <div className="col-start-2 mt-2">
          {website ? (
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t("websiteOf", { name })}
              className={buttonVariants({ variant: "outline", size: "sm" })}
            >
              <ExternalLink aria-hidden />
              {t("website")}
            </a>
          ) : (
            <ContactOrganization name={name} />
          )}
        </div>
      </Card>
    </li>
  );
}
