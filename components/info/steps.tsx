type Step = { key: string; title: string; text: string };

/** Numbered steps. Four fit side by side. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(({ key, title, text }, index) => (
        <li key={key} className="border-foreground border-t-2 pt-4">
          <span aria-hidden className="display text-brand-ink text-d3">
            {index + 1}
          </span>
          <h3 className="mt-1 font-semibold text-lg">{title}</h3>
          <p className="mt-1 text-muted-foreground">{text}</p>
        </li>
      ))}
    </ol>
  );
}
