/** Our own schemes: pages by `app:`, media by `media:`. Files of the disk have no address in the window at all. */
export const appScheme = 'app';
export const mediaScheme = 'media';
export const pageOrigin = `${appScheme}://arsip`;
export const mediaBase = `${mediaScheme}://library/`;
export const pageAddress = `${pageOrigin}/index.html`;

/** Whether an address is one of our page; a page of anything else may ask for nothing. */
export const isOurPage = (address: string): boolean => address.startsWith(`${pageOrigin}/`);

/** What the window may load at all. */
export function isAllowedAddress(address: string): boolean {
  return isOurPage(address) || address.startsWith(mediaBase) || /^(data|blob|devtools|chrome-extension):/.test(address);
}
