import type { ReactNode } from 'react';
import type { Read } from '../use-read.ts';
import { ProblemPage } from './ProblemPage.tsx';
import { ReadStates } from './ReadStates.tsx';

type ReadPageProps<T> = { read: Read<T>; children: (value: T, version: number | null) => ReactNode };

/** A page that shows one object: grey lines while it is read, then the object, or the reason why it cannot be shown. */
export const ReadPage = <T,>({ read, children }: ReadPageProps<T>) => (
  <ReadStates
    read={read}
    refused={(problem) => <ProblemPage problem={problem} onRetry={() => void read.reload()} />}
  >
    {children}
  </ReadStates>
);
