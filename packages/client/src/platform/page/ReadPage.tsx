import type { ReactNode } from 'react';
import type { Read } from '../use-read.ts';
import { ProblemPage } from './ProblemPage.tsx';
import { ReadStates } from './ReadStates.tsx';

type ReadPageProps<T> = { read: Read<T>; children: (value: T, version: number | null) => ReactNode };

/** A page made of one object shows its outline while reading, the reason it cannot be shown, or the object. */
export const ReadPage = <T,>({ read, children }: ReadPageProps<T>) => (
  <ReadStates
    read={read}
    refused={(problem) => <ProblemPage problem={problem} onRetry={() => void read.reload()} />}
  >
    {children}
  </ReadStates>
);
