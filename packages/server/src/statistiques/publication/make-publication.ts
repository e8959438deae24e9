import { nomsScdl } from '@asso/domain/statistiques/scdl.rows';
import { ligneScdl, listScdlProblems } from '@asso/domain/statistiques/scdl.rules';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SheetColumn, SheetRow } from '../../platform/sheet/sheet.ts';
import { normeFormat } from '../../platform/sheet/text-sheet.ts';
import { decisionsAccordees } from '../open-data.sql.ts';
import { writePublication } from './publication.sql.ts';

export const columnsScdl: SheetColumn[] = nomsScdl.map((label) => ({ label, kind: 'texte' }));

/** Writes both files of a service anew, with the decisions and payments of the moment. */
export async function makePublication(db: Db, { id, at }: { id: string; at: Date }): Promise<void> {
  const [all, conventions] = [await fileOf(db, id, false), await fileOf(db, id, true)];
  await inTransaction(db, (trx) =>
    writePublication(trx, {
      id,
      at,
      subventions: all.texte,
      nombre: all.nombre,
      ecartees: all.ecartees,
      conventions: conventions.texte,
      nombre_conventions: conventions.nombre,
    }),
  );
}

async function fileOf(db: Db, service: string, obligatoires: boolean) {
  const sheet = normeFormat.open(columnsScdl, 'Subventions');
  const parts: Uint8Array[] = [];
  let [nombre, ecartees] = [0, 0];
  for await (const batch of decisionsAccordees(db, { services: [service], obligatoires })) {
    const rows: SheetRow[] = [];
    for (const { decision } of batch) {
      if (listScdlProblems(decision).length > 0) {
        ecartees++;
        continue;
      }
      const ligne = ligneScdl(decision);
      rows.push(nomsScdl.map((nom) => ligne[nom]));
    }
    nombre += rows.length;
    parts.push(sheet.write(rows));
  }
  // A service without any decision still has a file with its columns.
  if (parts.length === 0) parts.push(sheet.write([]));
  parts.push(sheet.end());
  return { texte: Buffer.concat(parts).toString('utf8'), nombre, ecartees };
}
