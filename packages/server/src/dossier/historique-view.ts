import type { Evenement, MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles';
import { isInChargeOf } from '@asso/domain/dossier/dossier.rights';
import type { ActionInstruction } from '@asso/domain/dossier/instruction.states';
import { motsActions } from '@asso/domain/dossier/instruction-labels';
import type { HistoryLine } from '../platform/history/history.sql.ts';
import type { DossierRow } from './dossier.sql.ts';
import type { MessageRow } from './message.sql.ts';

/** What the other entries of a dossier's history are called. */
const autres: Readonly<Record<string, string>> = {
  'dossier.create': 'Dossier commencé',
  'dossier.rib': 'RIB changé',
  'dossier.pieces': 'Pièces mises à jour',
  'projet.create': 'Projet ajouté',
  'projet.delete': 'Projet retiré',
  enregistrer: 'Dossier modifié',
};

/** One fact of the timeline, in the past tense, with its author. */
export function evenementOf(line: HistoryLine): Evenement {
  const details = (line.details ?? {}) as { cote?: string; service?: string; montant?: number };
  const action = line.action.replace(/^instruction\./, '');
  return {
    id: String(line.id),
    le: line.at.toISOString(),
    action: line.action,
    fait: isMove(action) ? motsActions[action].fait : (autres[line.action] ?? line.action),
    par: line.utilisateur ?? 'Le portail',
    cote: line.id_utilisateur === null ? 'portail' : details.cote === 'service' ? 'service' : 'association',
    service: details.service ?? null,
    motif: line.why,
    montant: details.montant ?? null,
    de: line.from,
    vers: line.to,
  };
}

/** The services whose part this person reads: their own, and those an administrator answers for; null for all. */
export const servicesRead = (actor: Actor, dossier: DossierRow): string[] | null =>
  isServiceRole(actor.role)
    ? [
        ...actor.services.map((one) => one.id_service),
        ...dossier.instructions
          .filter((one) => isInChargeOf(actor, one))
          .map((one) => one.id_service_instructeur),
      ]
    : null;

/** A service sees what the applicant and itself did, not what another service decides; null sees all. */
export function isSeenBy({ details }: HistoryLine, services: readonly string[] | null): boolean {
  const { id_service } = (details ?? {}) as { id_service?: string };
  return services === null || id_service === undefined || services.includes(id_service);
}

const isMove = (action: string): action is ActionInstruction => Object.hasOwn(motsActions, action);

export const messageView = (row: MessageRow): MessageDossier => ({
  id: row.id,
  le: row.le.toISOString(),
  par: row.nom,
  cote: row.cote,
  service: row.service,
  texte: row.texte,
});
