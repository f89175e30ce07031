import { HardDrive, Lock, Sparkles } from 'lucide-react';
import { Mark } from '../../ui/mark.tsx';
import { AddFolderButton } from './add-folder-button.tsx';

const promises = [
  {
    icon: Lock,
    title: 'Your files stay as they are',
    text: 'Arsip only reads. It never moves, renames or writes into your folders.',
  },
  {
    icon: HardDrive,
    title: 'Everything stays here',
    text: 'The library lives on this computer. Nothing is sent anywhere.',
  },
  {
    icon: Sparkles,
    title: 'Nothing is lost quietly',
    text: 'A file that cannot be read is listed with the reason and what to do.',
  },
] as const;

/** The first thing a person meets: one clear step. */
export function FirstRun() {
  return (
    <div className="first-run">
      <div className="first-run-stage">
        <div className="first-run-fan" aria-hidden>
          <span className="fan-card fan-card-1" />
          <span className="fan-card fan-card-2" />
          <span className="fan-card fan-card-3" />
          <Mark size={64} />
        </div>
        <h1 className="first-run-title">Where are your pictures?</h1>
        <p className="first-run-lead">
          Add a folder with photos, videos or music. Arsip watches it and keeps a library of what is in it.
        </p>
        <AddFolderButton look="primary" size="large" />
        <p className="first-run-hint">or drop a folder anywhere in this window</p>
      </div>
      <ul className="first-run-promises">
        {promises.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden size={20} strokeWidth={1.6} />
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
