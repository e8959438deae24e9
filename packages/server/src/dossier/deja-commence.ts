import type { Actor } from '@asso/domain/compte/actor';
import { idEtat } from '@asso/domain/dossier/dossier.rules';
import { refusal } from '../platform/http/handlers.ts';
import type { DossierRow } from './dossier.sql.ts';
import { rightsOn } from './dossier-access.ts';

/** What makes two of them the same request. */
const cleDite: Record<DossierRow['genre'], string> = {
  subvention: 'cette subvention, ce type et cet exercice',
  agrement: 'cet agrément et cet exercice',
};

/** Named to who may see it: somebody who was given one dossier is told nothing of the others of its creator. */
export function dejaCommence(actor: Actor, other: DossierRow) {
  if (!rightsOn(actor, other).list) return refusal({ code: 'dossier.deja-commence-autre' });
  const isTransmis = idEtat(other.instructions.map(({ etat }) => etat)) === 4;
  const code = isTransmis ? 'dossier.deja-transmis' : 'dossier.deja-commence';
  return refusal({ code, params: { numero: other.id_fo, quoi: cleDite[other.genre] } });
}
