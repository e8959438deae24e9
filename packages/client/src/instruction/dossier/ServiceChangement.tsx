import type { Evenement } from '@asso/contract/dossier/dossier.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useEffect, useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** How many times the page read the dossier again, and whether it is doing so. */
export type ChangementLecture = { rang: number; isUnderWay: boolean };

type ServiceChangementProps = {
  lecture: ChangementLecture;
  evenements: readonly Evenement[];
  reread: () => Promise<unknown>;
  reload: () => Promise<unknown>;
};

const pauseMs = 30_000;

/**
 * Says that somebody changed the dossier while it is being read, before the agent writes in vain. Only what happened
 * since this page last read the dossier counts: not what it opened with, nor what was done from it.
 */
export function ServiceChangement({ lecture, evenements, reread, reload }: ServiceChangementProps) {
  const [vu, setVu] = useState({ rang: lecture.rang, le: newestOf(evenements) });
  if (vu.rang !== lecture.rang) setVu({ rang: lecture.rang, le: newestOf(evenements) });
  useEffect(() => {
    const timer = setInterval(() => document.hidden || void reread(), pauseMs);
    return () => clearInterval(timer);
  }, [reread]);
  const changement = findChangementSince(evenements, vu.le);
  if (!changement || lecture.isUnderWay) return null;
  const { par, isMine, fait, le } = changement;
  const who = isMine ? 'vous, dans une autre fenêtre' : par;
  return (
    <div role="status">
      <Notice tone="info" title="Ce dossier a changé pendant votre lecture">
        <p>
          {fait}, par {who}, le {formatHorodatage(new Date(le))}.
        </p>
        <ActionButton kind="secondaire" isSmall onPress={reload} busyText="Lecture en cours…">
          Recharger le dossier
        </ActionButton>
      </Notice>
    </div>
  );
}

const ofTheDossier = /^(instruction|completude|paiement)\./;
/** Proposed amounts are saved apart from the dossier and merged one by one, so their event is no change here. */
const beside = 'instruction.propose';

/** Returns the instant of the newest event, wherever the history has it: it stands in the order in which acts were written. */
const newestOf = (evenements: readonly Evenement[]): string =>
  new Date(Math.max(0, ...evenements.map(({ le }) => new Date(le).getTime()))).toISOString();

/**
 * Returns the latest event since the dossier was read that changes what can be decided, or null. The history comes
 * newest first.
 */
export const findChangementSince = (evenements: readonly Evenement[], lu_le: string): Evenement | null =>
  evenements.find(
    ({ action, le }) =>
      ofTheDossier.test(action) && action !== beside && new Date(le).getTime() > new Date(lu_le).getTime(),
  ) ?? null;
