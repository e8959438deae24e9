import { useEffect, useState } from 'react';
import { announce } from './announcer.ts';
import './loading.css';

const shownMs = 300;
const saidMs = 1000;
const longMs = 5000;
const outline = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Nothing for 300 ms, then a grey outline; said after a second, owned up to after five. */
export function Loading() {
  const [waitedMs, setWaitedMs] = useState(0);
  useEffect(() => {
    const timers = [shownMs, saidMs, longMs].map((ms) => setTimeout(() => setWaitedMs(ms), ms));
    const speech = setTimeout(() => announce('Chargement…'), saidMs);
    return () => [...timers, speech].forEach(clearTimeout);
  }, []);
  if (waitedMs < shownMs) return <div className="page" aria-busy="true" />;
  return (
    <div className="page chargement" aria-busy="true">
      <div className="chargement__titre" />
      {outline.map((line) => (
        <div className="chargement__ligne" key={line} />
      ))}
      {waitedMs >= longMs && <p>C’est plus long que d’habitude.</p>}
    </div>
  );
}
