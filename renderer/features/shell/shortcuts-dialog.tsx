import { Dialog } from '../../ui/dialog.tsx';

const groups = [
  {
    title: 'Anywhere',
    keys: [
      [['/'], 'Search'],
      [['Ctrl', 'K'], 'Search'],
      [['?'], 'Show this list'],
      [['Esc'], 'Clear the search, close what is open'],
    ],
  },
  {
    title: 'In the grid',
    keys: [
      [['←', '→', '↑', '↓'], 'Move'],
      [['Enter'], 'Open'],
      [['Home'], 'Newest item'],
      [['End'], 'Oldest item'],
      [['Page up', 'Page down'], 'A screen up or down'],
      [['+', '−'], 'Larger or smaller pictures'],
    ],
  },
  {
    title: 'In the viewer',
    keys: [
      [['←', '→'], 'Previous or next item'],
      [['Z'], 'Fit to the window or full size'],
      [['+', '−'], 'Zoom'],
      [['I'], 'Details'],
      [['Esc'], 'Back'],
    ],
  },
] as const;

export function ShortcutsDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" width="wide">
      <div className="shortcuts">
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className="sub-title">{group.title}</h3>
            <dl>
              {group.keys.map(([keys, meaning]) => (
                <div key={`${keys.join()} ${meaning}`}>
                  <dt>
                    {keys.map((key) => (
                      <kbd key={key} className="key">
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
