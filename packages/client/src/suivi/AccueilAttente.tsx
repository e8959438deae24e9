import { useEffect } from 'react';
import { announce } from '../ui/page/announcer.ts';
import { beginWork } from '../ui/page/work.ts';

const saidMs = 1000;

/** While the home page is read, boxes of the size of what comes keep its place. */
export function AccueilAttente() {
  useEffect(beginWork, []);
  useEffect(() => {
    const timer = setTimeout(() => announce('Chargement…'), saidMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="accueil__attente" aria-busy="true">
      {['a', 'b', 'c'].map((box) => (
        <div className="cadre chose chose--attente" key={box} />
      ))}
      <div className="cadre annee annee--attente" />
    </div>
  );
}
