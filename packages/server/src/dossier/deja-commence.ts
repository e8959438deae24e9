import type { Actor } from '@asso/domain/compte/actor';
import { idEtat } from '@asso/domain/dossier/dossier.rules';
import { refusal } from '../platform/http/handlers.ts';
import type { DossierRow } from './dossier.sql.ts';
import { dossierRightsOn } from './dossier-access.ts';

/** Says, for each kind of dossier, what two dossiers share when they are the same request. */
const cleSaid: Record<DossierRow['genre'], string> = {
  subvention: 'cette subvention, ce type et cet exercice',
  agrement: 'cet agrément et cet exercice',
};

/**
 * Refuses a dossier that exists already. The other one is named only to a person who may list it: somebody who was
 * given one dossier is told nothing of its creator's others.
 */
export function alreadyBegunRefusal(actor: Actor, other: DossierRow) {
  if (!dossierRightsOn(actor, other).list) return refusal({ code: 'dossier.deja-commence-autre' });
  const isTransmis = idEtat(other.instructions.map(({ etat }) => etat)) === 4;
  const code = isTransmis ? 'dossier.deja-transmis' : 'dossier.deja-commence';
  return refusal({ code, params: { numero: other.id_fo, quoi: cleSaid[other.genre] } });
}
