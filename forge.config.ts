import { chmod, copyFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FuseV1Options, FuseVersion } from '@electron/fuses';
import { MakerDeb, type MakerDebConfig } from '@electron-forge/maker-deb';
import { MakerZIP } from '@electron-forge/maker-zip';
import { FusesPlugin } from '@electron-forge/plugin-fuses';
import type { ForgeConfig } from '@electron-forge/shared-types';
import { ensureBuild, projectDir } from './tools/ensure-build.ts';
import { MakerAppImage, MakerNsis } from './tools/makers.ts';
import { foreignPrebuilds, isLeftOut, unpacked } from './tools/package-contents.ts';

/** A folder with the Electron zip, for machines that cannot download it. */
const electronZipDir = process.env.ARSIP_ELECTRON_ZIP_DIR;

/** Playwright starts an app through the inspector: a build for such a test keeps that door open. */
const isForTest = process.env.ARSIP_PACKAGE_FOR_TEST === '1';

const debConfig: MakerDebConfig = {
  options: {
    maintainer: 'Arsip contributors',
    section: 'graphics',
    categories: ['Graphics', 'AudioVideo'],
    icon: join(projectDir, 'resources/icon.png'),
    bin: 'arsip',
    // The default, xz, takes two minutes and more. The option is missing from the types of the maker.
    ...{ compression: 'gzip' },
  },
};

const config: ForgeConfig = {
  packagerConfig: {
    name: 'Arsip',
    executableName: 'arsip',
    appBundleId: 'org.arsip.Arsip',
    appCategoryType: 'public.app-category.photography',
    icon: join(projectDir, 'resources/icon'),
    asar: { unpack: unpacked },
    ignore: isLeftOut,
    ...(electronZipDir == null ? {} : { electronZipDir }),
  },
  // Prebuilt binaries of Node-API fit every Electron: rebuilding would need headers and compilers.
  rebuildConfig: { onlyModules: [] },
  makers: [new MakerZIP({}), new MakerDeb(debConfig), new MakerAppImage({}), new MakerNsis({})],
  plugins: [
    new FusesPlugin({
      version: FuseVersion.V1,
      [FuseV1Options.RunAsNode]: false,
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
      [FuseV1Options.EnableNodeCliInspectArguments]: isForTest,
      [FuseV1Options.OnlyLoadAppFromAsar]: true,
    }),
  ],
  hooks: {
    generateAssets: async () => {
      await ensureBuild();
    },
    packageAfterCopy: async (_config, buildPath, _electronVersion, platform, arch) => {
      const prebuilds = join(buildPath, 'node_modules/better-sqlite3/prebuilds');
      for (const file of foreignPrebuilds(await readdir(prebuilds), platform, arch)) await rm(join(prebuilds, file));
    },
    postPackage: async (_config, { outputPaths }) => {
      for (const outputPath of outputPaths) {
        // The packager leaves it to its owner alone.
        await chmod(outputPath, 0o755);
        await addLicense(outputPath);
        await makeProgramsExecutable(outputPath);
      }
    },
  },
};

/** Ours beside Electron's: makers look for LICENSE at the top. */
async function addLicense(outputPath: string): Promise<void> {
  const license = join(outputPath, 'LICENSE');
  if (await exists(license)) await rename(license, join(outputPath, 'LICENSE.electron.txt'));
  await copyFile(join(projectDir, 'LICENSE'), license);
}

/** npm unpacks ffprobe for its owner alone; whoever starts the installed app is somebody else. */
async function makeProgramsExecutable(outputPath: string): Promise<void> {
  for (const path of await readdir(outputPath, { recursive: true }))
    if (['ffprobe', 'ffmpeg'].includes(basename(path)) && (await stat(join(outputPath, path))).isFile())
      await chmod(join(outputPath, path), 0o755);
}

async function exists(path: string): Promise<boolean> {
  return (await readdir(join(path, '..'))).includes(basename(path));
}

export default config;
