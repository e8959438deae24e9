import { useEffect, useState } from 'react';
import { announce } from './announcer.ts';
import { beginWork } from './work.ts';
import './loading.css';

const shownMs = 300;
const saidMs = 1000;
/**
 * An outline shown within this delay after another one comes at once: to the reader, a page and then its data are one
 * wait.
 */
const sameWaitMs = 300;
const outline = ['a', 'b', 'c', 'd', 'e', 'f'];

/** When an outline was last on the screen, on the clock of `performance.now()`. */
let lastShownMs = Number.NEGATIVE_INFINITY;

/**
 * Shows nothing for `shownMs`, then the name of the page, if known, with grey lines in place of the content; the wait
 * is announced after `saidMs`.
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
