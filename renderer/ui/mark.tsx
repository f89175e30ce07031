/** The sign of Arsip: an archive box with two cards in it. */
export function Mark({ size }: { readonly size: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect className="mark-ground" width="32" height="32" rx="8" />
      <rect x="9" y="6.5" width="14" height="4" rx="1.6" fill="#fff" fillOpacity=".45" />
      <rect x="7.5" y="11" width="17" height="4" rx="1.6" fill="#fff" fillOpacity=".7" />
      <rect x="6" y="15.5" width="20" height="10.5" rx="2.4" fill="#fff" />
      <rect className="mark-ground" x="12.5" y="19" width="7" height="3" rx="1.5" />
    </svg>
  );
}
