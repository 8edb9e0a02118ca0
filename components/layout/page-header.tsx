import type { ReactNode } from "react";

type PageHeaderProps = {
  title: ReactNode;
  /** One sentence. */
  description?: ReactNode;
  /** Actions at the end side; under the title on phones. */
  children?: ReactNode;
};

/** Title of a page, once per page. */
export function PageHeader({ title, description, children }: PageHeaderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="display text-d2">{title}</h1>
        {description && (
          <p className="mt-1.5 max-w-[66ch] text-lg text-muted-foreground">{description}</p>
        )}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
