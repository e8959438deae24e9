import type { Evenement } from '@asso/contract/dossier/dossier.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useEffect } from 'react';
import { useSignedInUser } from '../../platform/session/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Notice } from '../../ui/Notice.tsx';

type ServiceChangementProps = {
  /** The instant of the last change among what is shown. */
  modifie_le: string;
  evenements: readonly Evenement[];
  reread: () => Promise<unknown>;
  reload: () => Promise<unknown>;
};

const pauseMs = 30_000;

/** Says that somebody changed the dossier while it is being read, before the agent writes in vain. */
export function ServiceChangement({ modifie_le, evenements, reread, reload }: ServiceChangementProps) {
  const { prenom, nom } = useSignedInUser();
  useEffect(() => {
    const timer = setInterval(() => document.hidden || void reread(), pauseMs);
    return () => clearInterval(timer);
  }, [reread]);
  const changement = changementDepuis(evenements, modifie_le);
  if (!changement) return null;
  const { par, fait, le } = changement;
  const who = par === `${prenom} ${nom}` ? 'vous, dans une autre fenêtre' : par;
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

/**
 * Returns the latest event since the dossier was read that changes what can be decided, or null. The history comes
 * newest first.
 */
export const changementDepuis = (evenements: readonly Evenement[], modifie_le: string): Evenement | null =>
  evenements.find(
    ({ action, le }) =>
      ofTheDossier.test(action) &&
      action !== beside &&
      new Date(le).getTime() > new Date(modifie_le).getTime(),
  ) ?? null;
