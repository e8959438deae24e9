import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { leadsHome, refusSaid } from '@asso/domain/compte/acces-refuse.rules';
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
 * Shows grey lines while an object is read, then the object; a refusal sends the person home when its code says so, or
 * is shown by `refused`.
 */
export function ReadStates<T>({ read, refused, children }: ReadStatesProps<T>) {
  switch (read.state) {
    case 'attente':
      return <Loading />;
    case 'refuse':
      return leadsHome(read.problem.code) ? (
        <BackHome message={refusSaid(read.problem)} />
      ) : (
        refused(read.problem)
      );
    case 'lu':
      return children(read.value, read.version);
  }
}
