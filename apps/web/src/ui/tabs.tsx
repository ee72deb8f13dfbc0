import type { KeyboardEvent, ReactNode } from 'react';

/** Tabs with the keys that one expects. The panels carry `id-tab-panel`. `called`: what is read aloud in the place of words and mark. */
export function Tabs<T extends string>({
  id,
  label,
  tabs,
  value,
  onChange,
}: {
  id: string;
  label: string;
  tabs: readonly { id: T; words: string; mark?: ReactNode; called?: string }[];
  value: T;
  onChange: (tab: T) => void;
}) {
  function walk(e: KeyboardEvent): void {
    const by = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    e.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === value);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  }
  return (
    <div className="tabs" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-${tab.id}`}
          aria-selected={tab.id === value}
          {...(tab.id === value ? { 'aria-controls': `${id}-${tab.id}-panel` } : {})}
          tabIndex={tab.id === value ? 0 : -1}
          aria-label={tab.called}
          onKeyDown={walk}
          onClick={() => onChange(tab.id)}
        >
          {tab.words}
          {tab.mark}
        </button>
      ))}
    </div>
  );
}
