/** Grey bars where text and cards will be; the label is for those who cannot see them. */
export function Skeleton({ lines, label }: { readonly lines: number; readonly label: string }) {
  return (
    <div className="stack" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={`line-${String(line)}`} className="skeleton" />
      ))}
    </div>
  );
}
