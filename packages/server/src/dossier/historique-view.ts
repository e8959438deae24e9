import type { Evenement, MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { faitsCompletude } from '@asso/domain/dossier/completude/completude.states';
import { isReadable, type PartRead } from '@asso/domain/dossier/dossier.rights';
import { isServiceFait, serviceFaits } from '@asso/domain/dossier/faits-service.rows';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import type { ActionInstruction } from '@asso/domain/dossier/instruction.states';
import { actionMots, motsActions } from '@asso/domain/dossier/instruction.words';
import type { HistoryLine } from '../platform/history/history.sql.ts';
import { suiviFaitsRegistry } from './faits-du-suivi.ts';
import type { MessageRow } from './message/message.sql.ts';

/**
 * The words for the entries of a dossier's history that are not moves, nor named by another feature (`faitsDuSuivi`).
 */
const autres: Readonly<Record<string, string>> = {
  'dossier.create': 'Dossier commencé',
  'dossier.rib': 'RIB changé',
  'dossier.pieces': 'Pièces mises à jour',
  'dossier.choix': 'Type ou années de la demande changés',
  'dossier.realignement': 'Projets ajustés aux années de la demande',
  'courrier.fait': 'Lettre envoyée',
  'decision.modifiee': 'Décision modifiée',
  'projet.create': 'Projet ajouté',
  'projet.delete': 'Projet retiré',
  'projet.transfert-vers': 'Projet passé dans un autre dossier',
  'projet.transfert-de': 'Projet venu d’un autre dossier',
  'projet.copie': 'Projet copié',
  'projet.ordre': 'Projets réordonnés',
  'dossier.partage-retire': 'Accès au dossier retiré',
  'dossier.partage': 'Dossier partagé',
  'dossier.acces-demande': 'Accès au dossier demandé',
  'dossier.succession': 'Dossier confié à qui prend la suite',
  'regard.ouvre': 'Code créé pour montrer le dossier',
  'regard.vu': 'Dossier regardé avec le code',
  'regard.retire': 'Code retiré',
  'signature.demande': 'Signature demandée',
  'signature.relance': 'Lien pour signer renvoyé',
  'signature.retrait': 'Demande de signature retirée',
  'signature.changement': 'Changement demandé avant de signer',
  'signature.signe': 'Dossier signé',
  'signature.sans': 'Transmis sans signature',
  enregistrer: 'Dossier modifié',
  'conservation.effacer': 'Données personnelles effacées, au terme de leur conservation',
};

/** `reader` is the account of who reads the history. */
export function toEvenement(line: HistoryLine, reader: string): Evenement {
  const details = (line.details ?? {}) as { service?: string; montant?: number; genre?: GenreDossier };
  const [famille, action = ''] = line.action.split('.');
  return {
    id: String(line.id),
    le: line.at.toISOString(),
    action: line.action,
    fait:
      faitOf(famille, action, details.genre) ??
      autres[line.action] ??
      suiviFaitsRegistry.said(line.action) ??
      line.action,
    par: line.utilisateur ?? 'Le portail',
    isMine: line.id_utilisateur === reader,
    cote:
      line.id_utilisateur === null ? 'portail' : isServiceRole(line.role ?? '') ? 'service' : 'association',
    service: details.service ?? null,
    motif: line.why,
    montant: details.montant ?? null,
    de: line.from,
    vers: line.to,
  };
}

/**
 * Tells whether this person may read a line of the history: what a service weighs before it decides is read by that
 * service only.
 */
export function canReadLine({ action, details }: HistoryLine, part: PartRead): boolean {
  const { id_service } = (details ?? {}) as { id_service?: string };
  return isReadable(part, { id_service, isReserve: isServiceFait(action) });
}

const isMove = (action: string): action is ActionInstruction => Object.hasOwn(motsActions, action);
const isCompletude = (action: string): action is keyof typeof faitsCompletude =>
  Object.hasOwn(faitsCompletude, action);

function faitOf(famille: string | undefined, action: string, genre?: GenreDossier): string | undefined {
  const whole = `${famille}.${action}`;
  if (isServiceFait(whole)) return serviceFaits[whole];
  if (famille === 'instruction' && isMove(action)) return actionMots(action, genre).fait;
  return famille === 'completude' && isCompletude(action) ? faitsCompletude[action] : undefined;
}

type Reader = { actor: Actor; part: PartRead };

/**
 * Gives the side on which a person writes: the service's when they act for one of its services, the association's
 * otherwise.
 */
export const writingCote = ({ charges }: PartRead): 'service' | 'association' =>
  charges.length > 0 ? 'service' : 'association';

export const messageView = (row: MessageRow, { actor, part }: Reader): MessageDossier => {
  // The author, and the colleagues on the same side, are told when the message was read.
  const isSent = row.cote === writingCote(part);
  return {
    id: row.id,
    le: row.le.toISOString(),
    par: row.nom,
    cote: row.cote,
    service: row.service,
    id_service: row.id_service,
    texte: row.texte,
    fichiers: row.fichiers,
    lu_le: isSent && row.lu_le ? row.lu_le.toISOString() : null,
    reponse_avant: row.reponse_avant?.toISOString() ?? null,
    isInterne: row.interne,
    isNew: row.is_new,
    isMine: row.par === actor.id,
  };
};
