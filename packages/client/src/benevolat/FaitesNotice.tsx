import { sayDeclarationsDone } from '@asso/domain/benevolat/declaration.words';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useEffect, useRef } from 'react';
import { nomPersonne } from '../association/personne.ts';
import { Notice } from '../ui/Notice.tsx';
import type { Faites } from './faites.ts';

/** The delay (ms) lets the dialog give the focus back first. */
const focusMs = 100;

/** Says what became of each declaration, and takes the focus, since the pressed lines have gone. */
export function FaitesNotice({ faites }: { faites: Faites }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => faites && box.current?.focus(), focusMs);
    return () => clearTimeout(timer);
  }, [faites]);
  const { decision, faites: n, refusees } = faites;
  return (
    <div ref={box} tabIndex={-1} className="pile">
      {n > 0 && <Notice tone="succes" title={`${sayDeclarationsDone(decision, n)}.`} />}
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
