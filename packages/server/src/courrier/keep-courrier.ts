import type { Readable } from 'node:stream';
import type { CourrierFait } from '@asso/domain/courrier/courrier.rules';
import { regleOrdinaire } from '@asso/domain/document/fichier.rules';
import { lockBytes } from '../document/document.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { drawApart } from '../platform/pdf/draw-apart.ts';
import type { Platform } from '../platform/platform.ts';
import { receiveFile } from '../platform/storage/receive-file.ts';
import type { courrierPdf, courriersPdf } from './courrier.pdf.ts';
import { type CourrierRow, findCourrier, keepPdf } from './courrier.sql.ts';
import { readImagesToDraw } from './images-courrier.ts';

const drawing = new URL('./courrier.pdf.ts', import.meta.url);
const drawOne = drawApart<typeof courrierPdf>(drawing, 'courrierPdf');
const drawMany = drawApart<typeof courriersPdf>(drawing, 'courriersPdf');

/** Draws letters in one file, to print. */
export const drawTogether = async (
  platform: Platform,
  rows: readonly CourrierRow[],
  titre: string,
): Promise<Buffer> =>
  drawMany(
    rows.map(({ contenu, fait_le }) => ({ contenu, fait_le })),
    { titre, at: platform.clock.now() },
    await readImagesToDraw(
      platform,
      rows.map(({ contenu }) => contenu),
    ),
  );

/** Draws a letter that is not made, as it would leave; nothing of it is kept. */
export const drawAhead = async (platform: Platform, contenu: CourrierFait, fait_le: Date): Promise<Buffer> =>
  drawOne({ contenu, fait_le }, await readImagesToDraw(platform, [contenu]));

const { maxOctets: maxBytes } = regleOrdinaire;

/**
 * Gives the PDF of a letter: the file that is kept or, when the job has not drawn it yet, one that is drawn now and
 * kept.
 */
export async function openPdf(
  platform: Platform,
  row: CourrierRow,
): Promise<{ content: Readable | Buffer; size: number }> {
  const kept = row.sha256 === null ? null : await platform.storage.get(row.sha256);
  if (kept !== null) return { content: kept, size: row.taille ?? 0 };
  const content = await drawCourrier(platform, row);
  return { content, size: content.length };
}

/** Draws the PDF and keeps it; when another request did so meanwhile, the bytes are the same. */
async function drawCourrier(platform: Platform, { id, contenu, fait_le }: CourrierRow): Promise<Buffer> {
  const images = await readImagesToDraw(platform, [contenu]);
  const content = await drawOne({ contenu, fait_le }, images);
  const received = await receiveFile(content, { folder: platform.temporaryFolder, maxBytes });
  if (!received.ok) throw new Error('a letter is longer than any file may be');
  const file = received.value;
  try {
    await inTransaction(platform.db, async (tx) => {
      await lockBytes(tx, file.sha256);
      await platform.storage.put(file);
      await keepPdf(tx, { id, sha256: file.sha256, taille: file.size });
    });
  } finally {
    await file.dispose();
  }
  return content;
}

export async function keepCourrier(platform: Platform, id: string): Promise<void> {
  const row = await findCourrier(platform.db, id);
  if (row && row.sha256 === null) await drawCourrier(platform, row);
}
