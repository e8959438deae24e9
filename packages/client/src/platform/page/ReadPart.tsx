import type { ReactNode } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { isPassing } from '../call/call-problems.ts';
import type { Read } from '../use-read.ts';
import { ReadStates } from './ReadStates.tsx';

type ReadPartProps<T> = { read: Read<T>; children: (value: T) => ReactNode };

/**
 * A part of a page that reads its own data: a refusal is then a sentence in place of the part, not a page within the
 * page.
 */
export const ReadPart = <T,>({ read, children }: ReadPartProps<T>) => (
  <ReadStates
    read={read}
    refused={(problem) => (
      <Notice tone="erreur" title={problem.message}>
        {isPassing(problem) && (
          <button type="button" className="fr-btn fr-btn--secondary" onClick={() => void read.reload()}>
            Réessayer
          </button>
        )}
      </Notice>
    )}
  >
    {children}
  </ReadStates>
);
