import { type FormEvent, useState } from 'react';
import type { Settings } from '../../../contract/settings.ts';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const themes = [
  { value: 'system', label: 'Like the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function SettingsView() {
  const settings = useLibraryState('app', (state) => state.settings);
  const info = useLibraryState('app', (state) => state.info);
  return (
    <Page title="Settings">
      {settings == null ? (
        <Skeleton lines={3} label="Loading settings" />
      ) : (
        <div className="stack">
          <ThemeChoice settings={settings} />
          <ToolPaths key={`${settings.ffmpegPath}|${settings.ffprobePath}`} settings={settings} />
          {info != null && (
            <section className="card" aria-label="About">
              <h2 className="card-title">About this library</h2>
              <dl className="facts">
                <div>
                  <dt>Arsip</dt>
                  <dd>{info.version}</dd>
                </div>
                <div>
                  <dt>Kept in</dt>
                  <dd>{info.libraryPath}</dd>
                </div>
              </dl>
            </section>
          )}
        </div>
      )}
    </Page>
  );
}

function ThemeChoice({ settings }: { settings: Settings }) {
  const { app } = useLibrary();
  return (
    <section className="card" aria-label="Appearance">
      <h2 className="card-title">Appearance</h2>
      <fieldset className="choices">
        <legend className="visually-hidden">Theme</legend>
        {themes.map(({ value, label }) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name="theme"
              value={value}
              checked={settings.theme === value}
              onChange={() => void app.getState().changeSettings({ theme: value })}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

function ToolPaths({ settings }: { settings: Settings }) {
  const { app, notices } = useLibrary();
  const [ffmpeg, setFfmpeg] = useState(settings.ffmpegPath ?? '');
  const [ffprobe, setFfprobe] = useState(settings.ffprobePath ?? '');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const pathOf = (text: string) => (text.trim() === '' ? null : text.trim());
    const saved = await app.getState().changeSettings({ ffmpegPath: pathOf(ffmpeg), ffprobePath: pathOf(ffprobe) });
    if (saved) notices.getState().push('info', 'Saved.');
  };
  return (
    <section className="card" aria-label="Video tools">
      <h2 className="card-title">Video tools</h2>
      <p className="card-note">Leave empty to let Arsip find them by itself.</p>
      <form className="form" onSubmit={(event) => void save(event)}>
        <label className="field">
          <span>Path of ffmpeg</span>
          <input
            className="input"
            value={ffmpeg}
            spellCheck={false}
            placeholder="Found by itself"
            onChange={(event) => setFfmpeg(event.target.value)}
          />
        </label>
        <label className="field">
          <span>Path of ffprobe</span>
          <input
            className="input"
            value={ffprobe}
            spellCheck={false}
            placeholder="Found by itself"
            onChange={(event) => setFfprobe(event.target.value)}
          />
        </label>
        <div>
          <Button type="submit" look="primary">
            Save
          </Button>
        </div>
      </form>
    </section>
  );
}
