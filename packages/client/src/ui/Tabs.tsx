import { type KeyboardEvent, type ReactNode, useId } from 'react';
import './tabs.css';

type Tab = {
  id: string;
  label: string;
  /** The note says what needs attention behind the tab: « à corriger ». */
  note?: string;
};

type TabsProps = {
  /** The label says what the tabs choose between: « Année du budget ». */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  children: (id: string) => ReactNode;
};

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Tabs whose panels all stay in the page, so that a link can reach an error in a hidden one (`openAround`, in focus.ts,
 * shows that panel).
 */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const next = tabs[steps[event.key]?.(at, tabs.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };
  return (
    <div>
      <div className="onglets" role="tablist" aria-label={label}>
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className="onglets__onglet"
            aria-selected={tab.id === selected}
            aria-controls={`${id}-${tab.id}-panneau`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => move(event, at)}
          >
            {tab.label}
            {tab.note && <span className="onglets__note">{tab.note}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panneau`}
          className="onglets__panneau"
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== selected}
        >
          {children(tab.id)}
        </div>
      ))}
    </div>
  );
}
