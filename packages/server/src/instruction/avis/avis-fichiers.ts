import { isUuid } from '@asso/domain/identifiants/uuid';
import { isAvisOuvert } from '@asso/domain/instruction/avis.states';
import { ok } from '@asso/domain/kernel/result';
import type { DocumentOwner, DocumentReader } from '../../document/document-owners.ts';
import type { Db } from '../../platform/db/database.ts';
import { instructionIntrouvable } from '../bureau/bureau-access.ts';
import { type AvisRow, findAvis, listAvisMontrant } from './avis.sql.ts';
import { isConsulte, isDemandeur } from './avis-view.ts';

/** The kind of owner under which the file of an opinion is deposited. */
export const proprietaireAvis = 'avis';

const readAvis = async (db: Db, id: string): Promise<AvisRow | undefined> =>
  isUuid(id) ? findAvis(db, id) : undefined;

/**
 * The service that is asked deposits a file while the question is open; both services read it with the opinion, and
 * only its depositor before.
 */
export const avisFichiers: DocumentOwner = {
  openForDeposit: async (db, { actor, id, declare }) => {
    const row = await readAvis(db, id);
    if (!row || !isConsulte(actor, row) || !isAvisOuvert(row)) return instructionIntrouvable;
    return ok({ id: row.id, declare: { ...declare, id_siret: undefined, iban: undefined } });
  },
  canRead: async (db, { actor, document }) => {
    const row = await readAvis(db, document.id_proprietaire);
    if (!row) return false;
    if (row.document?.uuid !== document.id) return document.depose_par === actor.id;
    return isConsulte(actor, row) || isDemandeur(actor, row);
  },
  canRemove: async (db, { actor, document }) => {
    const row = await readAvis(db, document.id_proprietaire);
    return document.depose_par === actor.id && row?.document?.uuid !== document.id;
  },
};

/**
 * Tells whether the person reads this document for an opinion: the service that is asked reads the pieces of a dossier
 * when they are shared, as long as its opinion is awaited.
 */
export const readsThroughAvis: DocumentReader = async (db, { actor, document }) => {
  const services = actor.services.map(({ id_service }) => id_service);
  if (services.length === 0 || document.deleted) return false;
  const rows = await listAvisMontrant(db, { id_document: document.id, services });
  return rows.some((row) => isAvisOuvert(row) && isConsulte(actor, row));
};
