/** Lower case without the dot; empty for names without one, such as `.hidden`. From the name alone: it never tells the kind. */
export function extensionOf(displayName: string): string {
  const dot = displayName.lastIndexOf('.');
  return dot <= 0 ? '' : displayName.slice(dot + 1).toLowerCase();
}
