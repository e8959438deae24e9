import { leadsHome } from '@asso/domain/compte/acces-refuse.rules';
import type { ReactNode } from 'react';
import { Loading } from '../ui/Loading.tsx';
import { BackHome } from './BackHome.tsx';
import { ProblemPage } from './ProblemPage.tsx';
import type { Read } from './use-read.ts';

type ReadPageProps<T> = { read: Read<T>; children: (value: T, version: number | null) => ReactNode };

/** A page made of one object: its outline while it is read, why it cannot be shown, or the page. */
export function ReadPage<T>({ read, children }: ReadPageProps<T>) {
  switch (read.state) {
    case 'attente':
      return <Loading />;
    case 'refuse':
      return leadsHome(read.problem.code) ? (
        <BackHome message={read.problem.message} />
      ) : (
        <ProblemPage problem={read.problem} onRetry={() => void read.reload()} />
      );
    case 'lu':
      return children(read.value, read.version);
  }
}
