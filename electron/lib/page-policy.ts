/**
 * The Content-Security-Policy of our one page: its own scripts, styles, pictures and feed, and nothing from anywhere
 * else. Styles may be inline because the UI library sets some through style elements; scripts may not.
 */
export function pagePolicy(sources: {
  readonly media: readonly string[];
  readonly connect: readonly string[];
}): string {
  const media = sources.media.join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${media}`.trim(),
    `media-src 'self' blob: ${media}`.trim(),
    `connect-src 'self' ${[...sources.connect, ...sources.media].join(' ')}`.trim(),
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Further headers of every page and asset. */
export const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;
