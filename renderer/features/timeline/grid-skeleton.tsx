/** The grid before its counts are known: squares of the same size, so that nothing jumps when they come. */
export function GridSkeleton({ wishedCellPx }: { readonly wishedCellPx: number }) {
  return (
    <div className="grid-skeleton" role="status" aria-label="Loading items">
      <div className="skeleton skeleton-title" />
      <div
        className="grid-skeleton-cells"
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${wishedCellPx}px, 1fr))` }}
        aria-hidden
      >
        {Array.from({ length: 48 }, (_, cell) => (
          <div key={`cell-${String(cell)}`} className="cell cell-loading" />
        ))}
      </div>
    </div>
  );
}
