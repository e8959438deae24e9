import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { LigneLotView } from '@asso/contract/instruction/lot.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { numeroExporte } from '@asso/domain/identifiants/numero-local';
import { etatsLigne } from '@asso/domain/instruction/lot.states';
import { csvText } from '@asso/domain/kernel/csv';
import { Zip, ZipPassThrough } from 'fflate';
import { nomFichier } from '../../courrier/courrier.handlers.ts';
import { type CourrierRow, findCourriers } from '../../courrier/courrier.sql.ts';
import { drawTogether, openPdf } from '../../courrier/keep-courrier.ts';
import type { Platform } from '../../platform/platform.ts';

/** Puts all the letters in one file, to print. */
export const joinCourriersPdf = async (
  platform: Platform,
  ids: readonly string[],
  titre: string,
): Promise<Buffer> => drawTogether(platform, await findCourriers(platform.db, ids), titre);

/**
 * Makes an archive with one file for each letter, as its association reads it; the archive is made while it is sent.
 */
export function courriersZip(platform: Platform, rows: readonly CourrierRow[]): Readable {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  return Readable.from(zipped({ platform, rows, zip, chunks }));
}

type Zipping = { platform: Platform; rows: readonly CourrierRow[]; zip: Zip; chunks: Uint8Array[] };

/** Adds each letter to the archive unchanged, since a PDF is compressed already. */
async function* zipped({ platform, rows, zip, chunks }: Zipping): AsyncGenerator<Uint8Array> {
  const names = new Map<string, number>();
  for (const row of rows) {
    const file = new ZipPassThrough(uniqueName(names, nomFichier(row)));
    file.mtime = row.fait_le;
    zip.add(file);
    file.push(await bytesOf(platform, row), true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}

function uniqueName(names: Map<string, number>, name: string): string {
  const n = (names.get(name) ?? 0) + 1;
  names.set(name, n);
  return n === 1 ? name : name.replace(/\.pdf$/, `-${n}.pdf`);
}

async function bytesOf(platform: Platform, row: CourrierRow): Promise<Buffer> {
  const { content } = await openPdf(platform, row);
  if (Buffer.isBuffer(content)) return content;
  return buffer(content);
}

/** Writes the result of each dossier, in the order of the lines. */
export const rapportCsv = (lignes: readonly LigneLotView[]): string =>
  csvText([
    [
      'N°',
      'Projet',
      'Association',
      'SIRET',
      'Résultat',
      'Pourquoi',
      'Demandé',
      'Accordé',
      'Lettres',
      'Fait le',
    ],
    ...lignes.map((one) => [
      one.id_fo,
      one.projet,
      one.association,
      numeroExporte(one.id_siret),
      etatsLigne[one.etat],
      one.cause?.message ?? '',
      one.demande,
      one.etat === 'faite' ? one.accorde : null,
      one.courriers,
      one.faite_le === null ? '' : formatHorodatage(new Date(one.faite_le)),
    ]),
  ]);
