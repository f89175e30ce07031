import { join } from 'node:path';
import { MakerBase, type MakerOptions } from '@electron-forge/maker-base';
import type { ForgePlatform } from '@electron-forge/shared-types';
import { build } from 'app-builder-lib';
import { projectDir } from './ensure-build.ts';

type Target = 'appimage' | 'nsis';

/** Electron Forge has no AppImage and no NSIS of its own: electron-builder's library makes them of the packaged app. */
abstract class MakerOfAppBuilder extends MakerBase<Record<string, never>> {
  protected abstract readonly target: Target;

  override isSupportedOnCurrentPlatform(): boolean {
    return true;
  }

  override async make({ dir, makeDir, targetArch, appName }: MakerOptions): Promise<string[]> {
    const target = `${this.target}:${targetArch}`;
    return await build({
      prepackaged: dir,
      config: {
        appId: 'org.arsip.Arsip',
        productName: appName,
        directories: { output: makeDir },
        publish: null,
        linux: { executableName: 'arsip', category: 'Graphics', icon: join(projectDir, 'resources/icon.png') },
        win: { executableName: 'arsip', icon: join(projectDir, 'resources/icon.ico') },
      },
      ...(this.target === 'nsis' ? { win: [target] } : { linux: [target] }),
    });
  }
}

export class MakerAppImage extends MakerOfAppBuilder {
  override readonly name = 'appimage';
  override readonly defaultPlatforms: ForgePlatform[] = ['linux'];
  protected override readonly target = 'appimage';
}

export class MakerNsis extends MakerOfAppBuilder {
  override readonly name = 'nsis';
  override readonly defaultPlatforms: ForgePlatform[] = ['win32'];
  protected override readonly target = 'nsis';
}
