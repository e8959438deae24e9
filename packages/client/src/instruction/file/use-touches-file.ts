import { useEffect, useState } from 'react';
import { usePreferences } from '../../platform/preferences.ts';
import { editCell, goToLine, isForQueue, pressActe, tickLine } from './touches-file.ts';

const actes: Readonly<Record<string, () => unknown>> = {
  j: () => goToLine(1),
  k: () => goToLine(-1),
  x: () => tickLine(false),
  X: () => tickLine(true),
  a: () => pressActe('a'),
  l: () => pressActe('l'),
  s: () => pressActe('s'),
  p: () => pressActe('p'),
  m: () => pressActe('m'),
  n: () => pressActe('n'),
  r: () => pressActe('r'),
  d: () => pressActe('d'),
  e: editCell,
  F2: editCell,
  '/': () => document.getElementById('filtres-recherche')?.focus(),
};

/** Turns on the keys of the queue while it is the page shown, unless the person turned them off. */
export function useTouchesFile(isBeside: boolean) {
  const { touches } = usePreferences();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useEffect(() => {
    if (!touches || isBeside) return;
    const press = (event: KeyboardEvent) => {
      const act = event.key === '?' ? () => setIsHelpOpen(true) : actes[event.key];
      if (!act || !isForQueue(event)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [touches, isBeside]);
  return { isHelpOpen, openHelp: () => setIsHelpOpen(true), closeHelp: () => setIsHelpOpen(false) };
}
