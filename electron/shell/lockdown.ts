import { app, type Session } from 'electron';
import { isAllowedAddress, isOurPage } from './addresses.ts';

/** All that a page may ask the system for: a video over the whole screen, and copying a path. */
const allowedPermissions = new Set(['fullscreen', 'clipboard-sanitized-write']);

/** Whatever comes to be shown stays on our page: no other address, no new window, no embedded one, no device. */
export function lockDown(session: Session): void {
  session.setPermissionRequestHandler((contents, permission, allow) =>
    allow(allowedPermissions.has(permission) && isOurPage(contents.getURL())),
  );
  session.setPermissionCheckHandler(
    (contents, permission) => allowedPermissions.has(permission) && contents != null && isOurPage(contents.getURL()),
  );
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest((request, decide) => decide({ cancel: !isAllowedAddress(request.url) }));
  session.on('will-download', (event) => event.preventDefault());

  app.on('web-contents-created', (_, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.on('will-navigate', (event, address) => {
      if (!isOurPage(address)) event.preventDefault();
    });
    contents.on('will-redirect', (event) => event.preventDefault());
  });
}
