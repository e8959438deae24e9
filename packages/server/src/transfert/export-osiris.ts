import { Readable } from 'node:stream';
import type { FiltresOsiris } from '@asso/contract/transfert/osiris.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { etatsInstruction } from '@asso/domain/dossier/instruction.states';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { findDepartement } from '@asso/domain/referentiel/territoires.rules';
import {
  type ColonneOsiris,
  colonnesOsiris,
  type FormatFichier,
  siretOsiris,
} from '@asso/domain/transfert/osiris.rows';
import { hasPlace, inPlace } from '../instruction/file/exports-en-cours.ts';
import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, fileAnswer, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { type SheetCell, type SheetRow, sheetBytes } from '../platform/sheet/sheet.ts';
import { fichierFormats } from './formats-de-fichier.ts';
import { type LigneOsiris, readOsiris } from './osiris.sql.ts';
import type { ProgrammeRow } from './programme.sql.ts';

type Vus = { programme: ProgrammeRow; format: FormatFichier; filtres: Omit<FiltresOsiris, 'role'> };

/**
 * Gives the file of a programme, read from the database while it is sent; the history says so before anything leaves.
 */
export async function exportOsiris(
  { db, clock }: Platform,
  { actor, ...vus }: Vus & { actor: Actor },
): Promise<Answer<'fichier'>> {
  if (!hasPlace()) return { ...refusal({ code: 'instruction.exports-en-cours' }), retryAfterSeconds: 30 };
  const at = clock.now();
  const { programme, format, filtres } = vus;
  await inTransaction(db, (trx) =>
    writeHistory(trx, {
      objet: 'export',
      id_objet: actor.id,
      by: actor,
      at,
      action: 'osiris.exporter',
      details: { programme: programme.code, format, filtres },
    }),
  );
  const { extension, type } = fichierFormats[format];
  return fileAnswer({
    content: Readable.from(inPlace(octetsOsiris(db, vus)), { objectMode: false }),
    name: `osiris-${programme.code}-${localDay(at)}.${extension}`,
    type,
  });
}

/** Produces the bytes of the file of a programme, a few lines at a time. */
export function octetsOsiris(db: Db, { programme, format, filtres }: Vus): AsyncGenerator<Uint8Array> {
  const sheet = fichierFormats[format].open(Object.values(colonnesOsiris), 'Osiris');
  const batches = readOsiris(db, { parts: programme.dispositifs, filtres });
  return sheetBytes(sheet, rowsOf(batches, programme.code));
}

async function* rowsOf(
  batches: AsyncIterable<readonly LigneOsiris[]>,
  programme: string,
): AsyncGenerator<SheetRow[]> {
  const noms = Object.keys(colonnesOsiris) as ColonneOsiris[];
  for await (const batch of batches) {
    yield batch.map((ligne) => {
      const cells = cellsOf(ligne, programme);
      return noms.map((nom) => cells[nom]);
    });
  }
}

const cellsOf = (
  { id_fo, id_service: _, departement, etat, siret, ...ligne }: LigneOsiris,
  programme: string,
): Record<ColonneOsiris, SheetCell> => ({
  ...ligne,
  programme,
  numero: id_fo,
  siret: siret && siretOsiris(siret),
  departement: departement && [departement, findDepartement(departement)?.label].filter(Boolean).join(' '),
  etat: etatsInstruction[etat],
});
