import { readFile } from 'node:fs/promises';
import type { devisEndpoints } from '@asso/contract/subvention/devis.endpoints';
import { type Handlers, type MultipartPart, refusal } from '../../platform/http/handlers.ts';
import { readPdfText } from '../../platform/lecture/lecture.ts';
import type { MotRead, RefusLecture, ScannedPage } from '../../platform/lecture/papier-lu.ts';
import type { Platform } from '../../platform/platform.ts';
import { receiveFile } from '../../platform/storage/receive-file.ts';

/** A quote is short: a longer file is most likely another document, and is refused. */
const limites = { maxOctets: 5_242_880, maxPages: 6, maxMs: 15_000 };

const refus: Record<RefusLecture, string> = {
  'trop-lourd': 'subvention.devis-trop-lourd',
  illisible: 'subvention.devis-illisible',
  ferme: 'subvention.devis-ferme',
  occupe: 'subvention.devis-occupe',
};

/** Answers with the lines of a quote, of which nothing is kept: neither the file nor its lines. */
export function devisHandlers(platform: Platform): Handlers<typeof devisEndpoints> {
  return {
    readDevis: async ({ actor, files }) => {
      const bytes = await firstFile(files, platform.temporaryFolder);
      if (bytes === null) return refusal({ code: 'document.absent' });
      if (bytes === 'trop-lourd') return refusal({ code: refus[bytes] });
      const read = await readPdfText(bytes, { ...limites, pour: actor.id });
      if (!read.ok) return refusal({ code: refus[read.refus] });
      const lignes = lignesDuDevis(read.value);
      if (lignes.length === 0) return refusal({ code: 'subvention.devis-sans-texte' });
      return { ok: true, value: { lignes } };
    },
  };
}

async function firstFile(
  parts: AsyncIterable<MultipartPart>,
  folder: string,
): Promise<Buffer | 'trop-lourd' | null> {
  for await (const part of parts) {
    if (part.kind !== 'file') continue;
    const received = await receiveFile(part.stream, { folder, maxBytes: limites.maxOctets });
    if (!received.ok) return 'trop-lourd';
    try {
      return await readFile(received.value.path);
    } finally {
      await received.value.dispose();
    }
  }
  return null;
}

/** Two pieces of text further apart than this part of the page's width are two cells. */
const gap = 0.012;
const lignesMax = 400;

/** Gives the first `lignesMax` lines of a quote with a tab between their cells, as if its table had been pasted. */
const lignesDuDevis = (pages: readonly ScannedPage[]): string[] =>
  pages
    .flatMap(({ lignes }) => lignes.map(cellsOf))
    .filter(Boolean)
    .slice(0, lignesMax);

const cellsOf = (mots: readonly MotRead[]): string =>
  mots
    .map(({ texte, place }, index) => {
      const before = mots[index - 1];
      if (!before) return texte;
      const isApart = place.x - (before.place.x + before.place.largeur) > gap;
      return `${isApart ? '\t' : ' '}${texte}`;
    })
    .join('')
    .trim();
