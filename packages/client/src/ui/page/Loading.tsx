import { useEffect, useState } from 'react';
import { announce } from './announcer.ts';
import { beginWork } from './work.ts';
import './loading.css';

const shownMs = 300;
const saidMs = 1000;
/** A page and then its data may each show an outline: within this delay, both count as one wait. */
const sameWaitMs = 300;
const outline = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The time when an outline was last on the screen, on the page's clock. */
let lastShownMs = Number.NEGATIVE_INFINITY;

/**
 * Nothing shows for 300 ms; then comes the page's name, if known, with a grey outline; the wait is announced after
 * a second.
 */
export function Loading({ titre }: { titre?: string | undefined }) {
  const [isShown, setIsShown] = useState(() => performance.now() - lastShownMs < sameWaitMs);
  useEffect(() => {
    const timers = [
      setTimeout(() => setIsShown(true), shownMs),
      setTimeout(() => announce('Chargement…'), saidMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  useEffect(() => {
    if (!isShown) return;
    return () => {
      lastShownMs = performance.now();
    };
  }, [isShown]);
  useEffect(beginWork, []);
  if (!isShown) return <div className="page suite-attendue" aria-busy="true" />;
  return (
    <div className="page chargement suite-attendue" aria-busy="true">
      {titre ? <p className="fr-h3 chargement__nom">{titre}</p> : <div className="chargement__titre" />}
      <p className="chargement__mot">Chargement…</p>
      {outline.map((line) => (
        <div className="chargement__ligne" key={line} />
      ))}
    </div>
  );
}
