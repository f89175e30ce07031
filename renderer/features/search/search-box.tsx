import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLibrary, useLibraryState } from '../../store/library-context.tsx';
import { realTimers } from '../../store/timers.ts';
import { appendToken, searchHints } from './search-hints.ts';

const typingMs = 180;

/** The search box of the top bar. `/` and Ctrl+K go to it, Esc empties it, then leaves it. */
export function SearchBox() {
  const { route: store } = useLibrary();
  const route = useLibraryState('route', (state) => state.route);
  const shownText = route.at === 'search' ? route.text : '';
  const [text, setText] = useState(shownText);
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const pending = useRef({ cancel: () => {}, sent: shownText });

  // The address moved on its own (back, a link): the box follows it, but never overwrites what is being typed.
  useEffect(() => {
    if (shownText === pending.current.sent) return;
    pending.current.cancel();
    pending.current.sent = shownText;
    setText(shownText);
  }, [shownText]);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      const command = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if ((!slash && !command) || document.querySelector('[role="dialog"]') != null) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const search = (next: string, afterMs: number) => {
    setText(next);
    pending.current.cancel();
    const send = () => {
      pending.current.sent = next.trim() === '' ? '' : next;
      store.getState().search(next);
    };
    if (afterMs === 0) send();
    else pending.current.cancel = realTimers.after(afterMs, send);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') search(text, 0);
    if (event.key === 'ArrowDown') document.querySelector<HTMLElement>('[role="grid"]')?.focus();
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (text === '') input.current?.blur();
    else search('', 0);
  };

  return (
    <form role="search" className="search" onSubmit={(event) => event.preventDefault()}>
      <Search aria-hidden size={16} className="search-icon" />
      <input
        ref={input}
        type="search"
        className="search-input"
        aria-label="Search"
        placeholder="Search names, folders, cameras, artists"
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => search(event.target.value, typingMs)}
        onKeyDown={onKeyDown}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      {text === '' ? (
        <kbd className="key search-key" aria-hidden>
          /
        </kbd>
      ) : (
        <button type="button" className="search-clear" aria-label="Clear search" onClick={() => search('', 0)}>
          <X aria-hidden size={15} />
        </button>
      )}
      {focused && text === '' && (
        <div className="search-hints">
          <p className="search-hints-title">Narrow it down</p>
          <ul>
            {searchHints.map((hint) => (
              <li key={hint.token}>
                <button
                  type="button"
                  tabIndex={-1}
                  // Before the box loses its focus, which would take the hints away under the pointer.
                  onMouseDown={(event) => {
                    event.preventDefault();
                    search(appendToken(text, hint.token), 0);
                  }}
                >
                  <code>{hint.token}</code>
                  <span>{hint.meaning}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') != null;
}
