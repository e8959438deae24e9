import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { leadsHome, sayAccesRefuse } from '@asso/domain/compte/acces-refuse.rules';
import { roleLabel } from '@asso/domain/compte/roles.words';
import { type ReactNode, useEffect } from 'react';
import { Loading } from '../../ui/page/Loading.tsx';
import { notify } from '../session/announcements.ts';
import { roleThatOpened } from '../session/session-role.ts';
import type { Read } from '../use-read.ts';
import { BackHome } from './BackHome.tsx';
import { here } from './navigation.ts';

type ReadStatesProps<T> = {
  read: Read<T>;
  refused: (problem: ProblemReply) => ReactNode;
  /** What holds the place meanwhile; grey lines when absent. */
  waiting?: ReactNode;
  children: (value: T, version: number | null) => ReactNode;
};

/**
 * Shows grey lines while an object is read, then the object; a refusal sends the person home when its code says so, or
 * is shown by `refused`.
 */
export function ReadStates<T>({ read, refused, waiting = <Loading />, children }: ReadStatesProps<T>) {
  useEffect(() => {
    const role = read.state === 'lu' && roleThatOpened(here());
    if (role) notify('info', `Vous consultez cette page comme ${roleLabel(role)}.`);
  }, [read.state]);
  switch (read.state) {
    case 'attente':
      return waiting;
    case 'refuse':
      return leadsHome(read.problem.code) ? (
        <BackHome message={sayAccesRefuse(read.problem)} />
      ) : (
        refused(read.problem)
      );
    case 'lu':
      return children(read.value, read.version);
  }
}
