import type { ReactNode } from "react";
import { Illustration } from "./illustration";

type EmptyStateProps = {
  /** Path of a cutout, such as "/illustrations/cutouts/mesob.svg". */
  image: string;
  title: ReactNode;
  description?: ReactNode;
  /** One action. */
  children?: ReactNode;
  /** Heading level: "h1" if the state fills the page. */
  as?: "h1" | "h2" | "h3";
};

export function EmptyState({ image, title, description, children, as = "h2" }: EmptyStateProps) {
  const Title = as;
  return (
    <div className="flex flex-col items-center px-6 py-10 text-center">
      <Illustration src={image} width={150} height={150} />
      <Title className="display mt-2 text-d4">{title}</Title>
      {description && (
        <p className="mt-1 max-w-[46ch] text-muted-foreground text-sm">{description}</p>
      )}
      {children && <div className="mt-4 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}
