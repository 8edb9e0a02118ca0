import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";

/** A link in a sentence with a large target area. */
export function InlineLink({
  href,
  children,
}: {
  href: "/login" | "/register";
  children: ReactNode;
}) {
  return (
    <Link href={href} className="link -my-2.5 inline-block py-2.5">
      {children}
    </Link>
  );
}
