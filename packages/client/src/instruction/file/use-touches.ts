import { useEffect, useState } from 'react';
import { usePreferences } from '../../platform/preferences.ts';

/** A key of a page: what the help says of it, and what it does when the page does it itself. */
export type Touche = {
  /** The key as the help names it. */
  nom: string;
  effet: string;
  /** The keys as the browser names them, when that is not `nom`. */
  touches?: readonly string[];
  /** Absent when the browser, a button or the palette answers the key; false means that there was nothing to do. */
  agir?: (event: KeyboardEvent) => unknown;
};

type Given = {
  isFor: (event: KeyboardEvent) => boolean;
  /** False while another page has these keys. */
  isOn?: boolean;
};

/**
 * Runs the keys of this table while the page is shown, unless the person turned them off; « ? » opens their help, which
 * reads the same table.
 */
export function useTouches(table: readonly Touche[], { isFor, isOn = true }: Given) {
  const { touches } = usePreferences();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useEffect(() => {
    if (!touches || !isOn) return;
    const press = (event: KeyboardEvent) => {
      const row = table.find(({ nom, touches: keys = [nom] }) => keys.includes(event.key));
      const agir = event.key === '?' ? () => setIsHelpOpen(true) : row?.agir;
      if (agir && isFor(event) && agir(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [touches, isOn, isFor, table]);
  return { isHelpOpen, closeHelp: () => setIsHelpOpen(false) };
}
