import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import { type CrfConnu, tonVerse } from '@asso/domain/dossier/suivi/compte-rendu.words';
import { now } from '../platform/clock.ts';
import { EtatBadge } from './EtatBadge.tsx';

/**
 * Names the state to the association: once the money is paid, its turn comes only with a report that is near or was sent
 * back, which `tache` tells; a date far away is not orange.
 */
export const EtatDemandeurBadge = ({
  etat,
  tache,
}: {
  etat: EtatInstruction;
  tache?: CrfConnu | undefined;
}) => <EtatBadge etat={etat} ton={etat === '9' ? tonVerse(tache, now()) : undefined} />;
