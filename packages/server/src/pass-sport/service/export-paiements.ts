import { Readable } from 'node:stream';
import type { Actor } from '@asso/domain/compte/actor';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { numeroExporte } from '@asso/domain/identifiants/numero-local';
import { cursorBatches } from '../../platform/db/cursor.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { type Answer, fileAnswer } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { type SheetColumn, type SheetRow, sheetBytes } from '../../platform/sheet/sheet.ts';
import { csvFormat } from '../../platform/sheet/text-sheet.ts';
import { xlsxFormat } from '../../platform/sheet/xlsx-sheet.ts';
import { type LignePaiement, paiementsToMake } from './service-psp.sql.ts';

const formats = { csv: csvFormat, xlsx: xlsxFormat };

const colonnes: readonly SheetColumn[] = [
  { label: 'Exercice', kind: 'texte' },
  { label: 'SIRET', kind: 'texte' },
  { label: 'Structure', kind: 'texte' },
  { label: 'Titulaire', kind: 'texte' },
  { label: 'IBAN', kind: 'texte' },
  { label: 'BIC', kind: 'texte' },
  { label: 'Inscriptions', kind: 'entier' },
  { label: 'Montant', kind: 'euros' },
];

type Asked = { actor: Actor; format: 'csv' | 'xlsx'; exercice_id: string };

/**
 * Gives the file of payments, read from the database while it is sent; the history names who took it before anything
 * leaves.
 */
export async function exportPaiements(
  { db, clock }: Platform,
  { actor, format, exercice_id }: Asked,
): Promise<Answer<'fichier'>> {
  const at = clock.now();
  await inTransaction(db, (tx) =>
    writeHistory(tx, {
      objet: 'export',
      id_objet: actor.id,
      by: actor,
      at,
      action: 'psp.exporter',
      details: { format, exercice: exercice_id },
    }),
  );
  const sheetFormat = formats[format];
  const sheet = sheetFormat.open(colonnes, 'À payer');
  const batches = cursorBatches<LignePaiement>(db, paiementsToMake(exercice_id));
  return fileAnswer({
    content: Readable.from(sheetBytes(sheet, rowsOf(batches)), { objectMode: false }),
    name: `pass-sport-a-payer-${exercice_id}-${localDay(at)}.${sheetFormat.extension}`,
    type: sheetFormat.type,
  });
}

async function* rowsOf(batches: AsyncIterable<readonly LignePaiement[]>): AsyncGenerator<SheetRow[]> {
  for await (const batch of batches) {
    yield batch.map((one) => [
      one.exercice_id,
      numeroExporte(one.id_siret),
      one.nom,
      one.titulaire,
      one.iban,
      one.bic,
      one.nombre,
      one.montant,
    ]);
  }
}
