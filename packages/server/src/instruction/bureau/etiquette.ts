import type { Actor } from '@asso/domain/compte/actor';
import { maxEtiquettes, nomEtiquette } from '@asso/domain/instruction/etiquette.rules';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import { instructionIntrouvable, readBureauService } from './bureau-access.ts';
import {
  type EtiquetteRow,
  insertEtiquette,
  listEtiquettes,
  lockEtiquette,
  removeEtiquette,
  saveNomEtiquette,
} from './etiquette.sql.ts';

const vide = refused({ code: 'instruction.etiquette-vide', field: 'nom' });
const existe = refused({ code: 'instruction.etiquette-existe', field: 'nom' });

type New = { actor: Actor; id_service: string; nom: string };

export const createEtiquette = (db: Db, { actor, ...asked }: New): Promise<Result<EtiquetteRow>> =>
  inTransaction(db, async (trx) => {
    const service = await readBureauService(trx, actor, asked.id_service);
    if (!service.ok) return service;
    const nom = nomEtiquette(asked.nom);
    if (nom === null) return vide;
    const { id: id_service } = service.value;
    if ((await listEtiquettes(trx, [id_service])).length >= maxEtiquettes) {
      return refused({ code: 'instruction.trop-d-etiquettes', field: 'nom' });
    }
    const made = await insertEtiquette(trx, { id_service, nom });
    return made ? ok(made) : existe;
  });

type Held = { actor: Actor; service: string; etiquette: string; ifMatch: number };

export const renameEtiquette = (
  db: Db,
  { nom: typed, ...held }: Held & { nom: string },
): Promise<Result<EtiquetteRow> | Refused> =>
  inTransaction(db, async (trx) => {
    const found = await hold(trx, held);
    if (!found.ok) return found;
    const nom = nomEtiquette(typed);
    if (nom === null) return vide;
    const saved = await saveNomEtiquette(trx, found.value, nom);
    return saved ? ok(saved) : existe;
  });

/** Deletes the étiquette, and removes it from every dossier that bears it. */
export const deleteEtiquette = (db: Db, held: Held): Promise<Result<{ id: string }> | Refused> =>
  inTransaction(db, async (trx) => {
    const found = await hold(trx, held);
    if (!found.ok) return found;
    await removeEtiquette(trx, found.value.id);
    return ok({ id: found.value.id });
  });

async function hold(
  trx: Tx,
  { actor, service, etiquette, ifMatch }: Held,
): Promise<Result<EtiquetteRow> | Refused> {
  const own = await readBureauService(trx, actor, service);
  if (!own.ok) return own;
  const row = await lockEtiquette(trx, { id: etiquette, id_service: own.value.id });
  if (!row) return instructionIntrouvable;
  if (row.version === ifMatch) return ok(row);
  return { ok: false, problems: [{ code: 'kernel.conflit' }], version: row.version };
}
