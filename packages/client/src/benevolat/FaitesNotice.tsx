import { faitesSaid } from '@asso/domain/benevolat/declaration.words';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useEffect, useRef } from 'react';
import { nomPersonne } from '../association/personne.ts';
import { Notice } from '../ui/Notice.tsx';
import type { Faites } from './faites.ts';

/** After the dialog has given the focus back. */
const focusMs = 100;

/** What became of each: the lines that were pressed are gone, the focus comes here. */
export function FaitesNotice({ faites }: { faites: Faites }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => faites && box.current?.focus(), focusMs);
    return () => clearTimeout(timer);
  }, [faites]);
  const { decision, faites: n, refusees } = faites;
  return (
    <div ref={box} tabIndex={-1} className="pile">
      {n > 0 && <Notice tone="succes" title={`${faitesSaid(decision, n)}.`} />}
      {refusees.length > 0 && (
        <Notice
          tone="attention"
          title={`${count(refusees.length, 'déclaration n’a pas pu être décidée', 'déclarations n’ont pas pu être décidées')}`}
        >
          <ul>
            {refusees.map(({ declaration, message }) => (
              <li key={declaration.id}>
                {nomPersonne(declaration)} : {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
