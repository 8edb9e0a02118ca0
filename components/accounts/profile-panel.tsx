import { getFormatter, getTranslations } from "next-intl/server";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { Mail, MapPin, Phone } from "@/components/ui/icons";
import { thumbnail } from "@/components/ui/image-url";
import { getMe, getShowsPhone } from "@/lib/accounts/queries";
import type { Viewer } from "@/lib/auth/viewer";
import { ProfileForm } from "./profile-form";

/** The viewer's public profile and its form. */
export async function ProfilePanel({ viewer }: { viewer: Viewer }) {
  const [{ user }, showsPhone, t, format] = await Promise.all([
    getMe(viewer),
    viewer.role === "seller" ? getShowsPhone(viewer) : null,
    getTranslations("accounts.profile"),
    getFormatter(),
  ]);
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  const place = [user.address, user.city, user.country].filter(Boolean).join(", ");
  const since = format.dateTime(new Date(user.createdAt), { year: "numeric", month: "long" });
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <Card className="grid gap-5 p-6">
        <div className="flex items-center gap-4">
          <Avatar
            name={name || user.username}
            image={user.profileImage && thumbnail(user.profileImage, 80)}
            size="xl"
          />
          <div className="min-w-0">
            <p className="font-semibold text-lg [overflow-wrap:anywhere]">
              <bdi>{name || user.username}</bdi>
            </p>
            <p className="text-muted-foreground text-sm">
              {`${t(`role.${user.role}`)} · ${t("since", { month: since })}`}
            </p>
          </div>
        </div>
        <ul className="grid gap-2.5">
          <Contact icon={<Mail aria-hidden />} value={user.email} direction="ltr" />
          <Contact icon={<Phone aria-hidden />} value={user.phone} direction="ltr" />
          <Contact icon={<MapPin aria-hidden />} value={place || null} />
        </ul>
        {!user.phone && !place && (
          <p className="text-muted-foreground text-sm">{t("contactEmpty")}</p>
        )}
        {user.bio && (
          <p className="whitespace-pre-line">
            <bdi>{user.bio}</bdi>
          </p>
        )}
      </Card>
      <ProfileForm user={user} showsPhone={showsPhone} />
    </div>
  );
}

type ContactProps = { icon: React.ReactNode; value: string | null; direction?: "ltr" };

function Contact({ icon, value, direction }: ContactProps) {
  if (!value) return null;
  return (
    <li className="flex items-start gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted-foreground">
      {icon}
      <bdi dir={direction} className="min-w-0 [overflow-wrap:anywhere]">
        {value}
      </bdi>
    </li>
  );
}
