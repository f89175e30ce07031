export type ProgressBarProps = {
  /** The accessible name. */
  readonly label: string;
  /** 0 to 1; null while the end is not known. */
  readonly value: number | null;
  readonly tone?: 'accent' | 'paused';
};

export function ProgressBar({ label, value, tone = 'accent' }: ProgressBarProps) {
  const percent = value == null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={`progress progress-${tone} ${value == null ? 'progress-unknown' : ''}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div
        className="progress-fill"
        style={value == null ? undefined : { transform: `scaleX(${(percent ?? 0) / 100})` }}
      />
    </div>
  );
}
