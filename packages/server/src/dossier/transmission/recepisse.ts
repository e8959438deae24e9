import type { recepisseSchema } from '@asso/contract/dossier/recepisse.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { idEtat } from '@asso/domain/dossier/dossier.rules';
import { refusImpliciteDate } from '@asso/domain/dossier/recepisse.words';
import type { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import type { Answer } from '../../platform/http/handlers.ts';
import { listContacts } from '../../service/contact.sql.ts';
import type { DossierRow } from '../dossier.sql.ts';
import { inaccessibleRefusal, readableInstructions } from '../dossier-access.ts';
import { type FaitsEnvoi, findFaitsEnvoi } from './faits-envoi.sql.ts';
import { findSigner, type SignerFound } from './qui-signe.ts';

export type Recepisse = z.infer<typeof recepisseSchema>;

/** Says when, by whom and to whom the dossier was transmitted, and where the receipt was sent. */
export const writeRecepisse = (given: {
  row: DossierRow;
  at: Date;
  /** The person who transmitted, and the proof of who signed. */
  par: string;
  preuve: SignerFound['preuve'];
  isNonSigne: boolean;
  /** Only the person who transmitted is told this address. */
  courriel: string | null;
  contacts: Recepisse['contacts'];
  delai: number;
  faits: FaitsEnvoi;
}): Recepisse => ({
  id_fo: given.row.id_fo,
  transmis_le: given.at.toISOString(),
  services: given.row.instructions.map((one) => one.nom_service),
  contacts: given.contacts,
  transmis_par: given.par,
  preuve: given.preuve,
  isNonSigne: given.isNonSigne,
  courriel: given.courriel,
  delai_habituel_jours: given.delai,
  refus_implicite_le: refusImpliciteDate(given.at),
  commence_le: given.faits.commence_le.toISOString(),
  papiers_deja_la: given.faits.papiers,
  isCorrige: given.faits.isCorrige,
  isCourrielPerdu: given.faits.isCourrielPerdu,
});

export type RecepisseEnvoi = Omit<Parameters<typeof writeRecepisse>[0], 'delai'>;

/**
 * Gives the last sending of a dossier of either kind, as this person may read it; refused while the association holds
 * the dossier.
 */
export async function prepareEnvoi(
  db: Db,
  dossier: DossierRow,
  actor: Actor,
): Promise<Answer<RecepisseEnvoi>> {
  const row = { ...dossier, instructions: readableInstructions(actor, dossier) };
  const [latest] = row.instructions
    .flatMap((one) => one.transmis_le ?? [])
    .sort()
    .reverse();
  if (!latest || idEtat(row.instructions.map(({ etat }) => etat)) !== 4) return inaccessibleRefusal;
  const sent = await findSigner(db, row);
  const value = {
    row,
    at: new Date(latest),
    par: sent?.par ?? row.nom_createur,
    preuve: sent?.preuve ?? null,
    isNonSigne: sent?.isNonSigne === true,
    courriel: sent?.id_utilisateur === actor.id ? actor.email : null,
    contacts: await listContactsDossier(db, row),
    faits: await findFaitsEnvoi(db, row.id),
  };
  return { ok: true, value };
}

/** Tells how the services of the dossier are reached. */
export const listContactsDossier = (db: Db, { instructions }: Pick<DossierRow, 'instructions'>) =>
  listContacts(
    db,
    instructions.map((one) => one.id_service_instructeur),
  );
