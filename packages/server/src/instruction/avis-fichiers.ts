import { isUuid } from '@asso/domain/identifiants/uuid';
import { isAvisOuvert } from '@asso/domain/instruction/avis.states';
import { ok } from '@asso/domain/kernel/result';
import type { DocumentOwner, DocumentReader } from '../document/document-owners.ts';
import type { Db } from '../platform/db/database.ts';
import { type AvisRow, findAvis, listAvisMontrant } from './avis.sql.ts';
import { isConsulte, isDemandeur } from './avis-view.ts';
import { introuvable } from './bureau-access.ts';

/** What the file of an opinion belongs to. */
export const proprietaireAvis = 'avis';

const readAvis = async (db: Db, id: string): Promise<AvisRow | undefined> =>
  isUuid(id) ? findAvis(db, id) : undefined;

/** Deposited by who is asked while they are; read with the opinion by both services, until then by who deposited it. */
export const fichiersDesAvis: DocumentOwner = {
  openForDeposit: async (db, { actor, id, declare }) => {
    const row = await readAvis(db, id);
    if (!row || !isConsulte(actor, row) || !isAvisOuvert(row)) return introuvable;
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

/** The pieces of a dossier, to who is asked about it, where they are shared and as long as it is awaited. */
export const readsThroughAvis: DocumentReader = async (db, { actor, document }) => {
  const services = actor.services.map(({ id_service }) => id_service);
  if (services.length === 0 || document.deleted) return false;
  const rows = await listAvisMontrant(db, { id_document: document.id, services });
  return rows.some((row) => isAvisOuvert(row) && isConsulte(actor, row));
};
