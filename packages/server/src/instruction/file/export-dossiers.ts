import { Readable } from 'node:stream';
import type { ExportAsked } from '@asso/contract/instruction/export.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { isInstructeur } from '@asso/domain/dossier/dossier.rights';
import { readTri } from '@asso/domain/dossier/dossier-tris.rows';
import { type EtatInstruction, etatsInstruction } from '@asso/domain/dossier/instruction.states';
import { type DecisionDepart, sayEtatVu } from '@asso/domain/dossier/suivi/depart.words';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { numeroExporte } from '@asso/domain/identifiants/numero-local';
import type { ColonneFile } from '@asso/domain/instruction/colonnes-file.rows';
import {
  colonneExportee,
  colonnesEtat,
  colonnesExportees,
  type FormatExport,
} from '@asso/domain/instruction/export.rows';
import type { Listes } from '@asso/domain/kernel/listes';
import { findLabel } from '@asso/domain/referentiel/referentiels.rules';
import { findDepartement } from '@asso/domain/referentiel/territoires.rules';
import { askedList, resolveFiltres } from '../../dossier/liste/dossier-list-asked.ts';
import { toListOrder } from '../../dossier/liste/dossier-order.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { type Answer, fileAnswer, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { odsFormat } from '../../platform/sheet/ods-sheet.ts';
import {
  type SheetCell,
  type SheetColumn,
  type SheetFormat,
  type SheetRow,
  sheetBytes,
} from '../../platform/sheet/sheet.ts';
import { csvFormat, tsvFormat } from '../../platform/sheet/text-sheet.ts';
import { xlsxFormat } from '../../platform/sheet/xlsx-sheet.ts';
import { readListes } from '../../referentiel/listes.ts';
import {
  type ExportColonnes,
  type LigneExportee,
  nomsEtat,
  readExport,
  readExportedCellules,
} from './export-dossiers.sql.ts';
import { hasPlace, inPlace } from './exports-en-cours.ts';

const fichiers: Record<FormatExport, { format: SheetFormat; colonnes: 'liste' | 'etat' }> = {
  csv: { format: csvFormat, colonnes: 'liste' },
  xlsx: { format: xlsxFormat, colonnes: 'liste' },
  ods: { format: odsFormat, colonnes: 'liste' },
  etat: { format: tsvFormat, colonnes: 'etat' },
};

export type ExportDemande = {
  actor: Actor;
  format: FormatExport;
  /** The filters, in the form the list takes. */
  query: ExportAsked;
  /** The columns chosen in the queue. */
  colonnes?: readonly ColonneFile[];
  /** Keeps only these dossiers, among those of the list; null for all of them. */
  ids: readonly string[] | null;
  /** The dossiers that are left out. */
  sauf: readonly string[];
};

/**
 * Gives the file of a list or of a selection: it is read while it is sent, and the history tells it before anything
 * is sent.
 */
export async function exportDossiers(
  { db, clock }: Platform,
  { actor, format, query, colonnes, ids, sauf }: ExportDemande,
): Promise<Answer<'fichier'>> {
  if (!hasPlace()) return { ...refusal({ code: 'instruction.exports-en-cours' }), retryAfterSeconds: 30 };
  const at = clock.now();
  const { format: sheetFormat, colonnes: fichier } = fichiers[format];
  const isAgrements = query.genres?.join() === 'agrement';
  const kept: ExportColonnes =
    fichier === 'etat'
      ? { fichier, noms: nomsEtat }
      : { fichier, noms: colonnesExportees({ isAgrements, chosen: colonnes }) };
  const asked = await resolveFiltres(db, query);
  if (!asked.ok) return asked;
  const { role: _, ...filtres } = query;
  await inTransaction(db, (trx) =>
    writeHistory(trx, {
      objet: 'export',
      id_objet: actor.id,
      by: actor,
      at,
      action: 'dossiers.exporter',
      details: {
        format,
        filtres,
        ...(colonnes && { colonnes }),
        ...(ids === null ? {} : { choisis: ids.length }),
        ...(sauf.length > 0 && { sauf: sauf.length }),
      },
    }),
  );
  const order = toListOrder(readTri(query.tri, isInstructeur(actor)), isInstructeur(actor));
  const batches = readExport(db, kept, { ...askedList(actor, asked.value, at), order, ids, sauf });
  const sheet = sheetFormat.open(columnsOf(kept), isAgrements ? 'Agréments' : 'Dossiers');
  const words = wordsWith(await readListes(db, ['agrements-types']), fichier);
  return fileAnswer({
    content: Readable.from(inPlace(sheetBytes(sheet, presented(batches, { ...kept, words }))), {
      objectMode: false,
    }),
    name: `${isAgrements ? 'agrements' : 'dossiers'}-${localDay(at)}.${sheetFormat.extension}`,
    type: sheetFormat.type,
  });
}

const columnsOf = (colonnes: ExportColonnes): SheetColumn[] =>
  colonnes.fichier === 'etat'
    ? colonnes.noms.map((nom) => colonnesEtat[nom])
    : colonnes.noms.map(colonneExportee);

async function* presented(
  batches: ReturnType<typeof readExport>,
  { noms, words }: { noms: readonly string[]; words: Words },
): AsyncGenerator<Iterable<SheetRow>> {
  const said = noms.flatMap((nom, rang) => {
    const say = words[nom];
    return say ? [[rang, say] as const] : [];
  });
  for await (const batch of batches) yield dites(batch, said);
}

/** Makes the lines one after the other, so that the text of a line can leave the memory once it is written. */
function* dites(
  batch: readonly LigneExportee[],
  said: readonly (readonly [rang: number, say: (code: string) => string])[],
): Generator<SheetRow> {
  for (const ligne of batch) {
    const cellules = readExportedCellules(ligne);
    for (const [rang, say] of said) cellules[rang] = saidOrEmpty(cellules[rang], say);
    yield cellules;
  }
}

const saidOrEmpty = (cell: SheetCell | undefined, say: (code: string) => string): SheetCell =>
  cell === null || cell === undefined ? null : say(String(cell));

/** Says the state as the screens do, with the decision that waits to leave where there is one: « 2 {"action": …} ». */
function etatExporte(read: string): string {
  const [etat = '', ...depart] = read.split(' ');
  return sayEtatVu({
    etat: etat as EtatInstruction,
    depart: depart.length === 0 ? null : (JSON.parse(depart.join(' ')) as DecisionDepart),
  });
}

/** The file of the State has the labels that its services read. */
const etatOfficiel = (code: string): string => etatsInstruction[code as EtatInstruction] ?? code;

type Words = Readonly<Record<string, (code: string) => string>>;

/** The file shows in words what is stored as a code. */
const wordsWith = (listes: Listes, fichier: ExportColonnes['fichier']): Words => ({
  etat: fichier === 'etat' ? etatOfficiel : etatExporte,
  siret: numeroExporte,
  departement: (code) => [code, findDepartement(code)?.label].filter(Boolean).join(' '),
  type_agrement: (code) => findLabel('agrements-types', code, listes),
});
