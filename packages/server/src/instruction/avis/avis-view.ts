import type { AvisView } from '@asso/contract/instruction/avis.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { isAvisOuvert, mayMoveAvis } from '@asso/domain/instruction/avis.states';
import { isServiceMember } from '@asso/domain/instruction/bureau.rights';
import type { AvisRow } from './avis.sql.ts';

/** Tells whether this person belongs to the service that asks for the opinion. */
export const isDemandeur = (actor: Actor, { id_service, code_territoire }: AvisRow): boolean =>
  isServiceMember(actor, { id: id_service, code_territoire });

/** Tells whether this person belongs to the service that is asked for its opinion. */
export const isConsulte = (actor: Actor, { id_service_consulte: id, code_territoire_consulte }: AvisRow) =>
  isServiceMember(actor, { id, code_territoire: code_territoire_consulte });

export function avisView(actor: Actor, row: AvisRow): AvisView {
  const isOpen = isAvisOuvert(row);
  return {
    id: row.id,
    id_fo: row.id_fo,
    titre: row.titre,
    projet: row.projet,
    association: row.association,
    service: row.service,
    service_consulte: row.service_consulte,
    question: row.question,
    sections: row.sections,
    avant_le: row.avant_le.toISOString(),
    etat: row.etat,
    sens: row.sens,
    texte: row.texte,
    document: row.document,
    demande_par: row.par,
    demande_le: row.demande_le.toISOString(),
    rendu_par: row.rendu_nom,
    rendu_le: row.rendu_le?.toISOString() ?? null,
    version: row.version,
    rights: {
      lire: isOpen && isConsulte(actor, row),
      rendre: isOpen && isConsulte(actor, row) && mayMoveAvis(row.etat, 'rendre', 'consulte'),
      retirer: isDemandeur(actor, row) && mayMoveAvis(row.etat, 'retirer', 'demandeur'),
    },
  };
}
