import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { leadsHome } from '@asso/domain/compte/acces-refuse.rules';
import type { ReactNode } from 'react';
import { Loading } from '../../ui/page/Loading.tsx';
import type { Read } from '../use-read.ts';
import { BackHome } from './BackHome.tsx';

type ReadStatesProps<T> = {
  read: Read<T>;
  refused: (problem: ProblemReply) => ReactNode;
  children: (value: T, version: number | null) => ReactNode;
};

/**
 * While something is read this shows its outline; then the way home, the caller's words for a refusal, or the thing
 * read.
 */
export function ReadStates<T>({ read, refused, children }: ReadStatesProps<T>) {
  switch (read.state) {
    case 'attente':
      return <Loading />;
    case 'refuse':
      return leadsHome(read.problem.code) ? (
        <BackHome message={read.problem.message} />
      ) : (
        refused(read.problem)
      );
    case 'lu':
      return children(read.value, read.version);
  }
}
