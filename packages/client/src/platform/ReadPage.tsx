import type { ReactNode } from 'react';
import { ProblemPage } from './ProblemPage.tsx';
import { ReadStates } from './ReadStates.tsx';
import type { Read } from './use-read.ts';

type ReadPageProps<T> = { read: Read<T>; children: (value: T, version: number | null) => ReactNode };

/** A page made of one object: its outline while it is read, why it cannot be shown, or the page. */
export const ReadPage = <T,>({ read, children }: ReadPageProps<T>) => (
  <ReadStates
    read={read}
    refused={(problem) => <ProblemPage problem={problem} onRetry={() => void read.reload()} />}
  >
    {children}
  </ReadStates>
);
