import manifest from '../../package.json' with { type: 'json' };

/** The version of this Arsip, as package.json states it. */
export const arsipVersion: string = manifest.version;
