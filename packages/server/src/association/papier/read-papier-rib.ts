import { buffer } from 'node:stream/consumers';
import type { PapierRib } from '@asso/contract/association/papier-rib.endpoints';
import { parseRib } from '@asso/domain/association/rib-lu/rib-lu.rules';
import { ok, type Result } from '@asso/domain/kernel/result';
import { readPapier } from '../../platform/lecture/lecture.ts';
import type { PapierRead } from '../../platform/lecture/papier-lu.ts';
import type { Platform } from '../../platform/platform.ts';
import { listLignes } from '../collection/ligne.sql.ts';
import { openPapierRib, type PapierDemande } from './open-papier.ts';

/** Reads a bank paper (a document « RIB »); nothing is written, and the person confirms what was read. */
export async function readPapierRib(
  { db, storage, log }: Platform,
  asked: PapierDemande,
): Promise<Result<PapierRib>> {
  const opened = await openPapierRib(db, asked);
  if (!opened.ok) return opened;
  const { document, association } = opened.value;
  const { row, perimetre } = association;
  const content = await storage.get(document.sha256);
  if (!content) throw new Error(`no bytes for the document ${document.id}`);
  const read = await readPapier(await buffer(content), { pour: asked.actor.id });
  if (!read.ok) log.info({ document: document.id, refus: read.refus }, 'a bank paper was not read');
  const lu = read.ok ? parseRib(read.value.pages, row.nom) : null;
  const ribs = await listLignes(db, { type: 'ribs', idAssociation: row.id }, perimetre);
  const deja = ribs.find(({ iban }) => iban !== null && iban === lu?.iban?.valeur);
  return ok({
    uuid: document.id,
    nom: document.nom,
    taille: document.taille,
    mime: document.mime,
    etat_analyse: document.etat_analyse,
    date_chargement: document.date_chargement.toISOString(),
    lu,
    refus: read.ok ? null : read.refus,
    apercu: read.ok ? apercuOf(read.value.apercu) : null,
    deja: deja ? { id: deja.id } : null,
  });
}

const apercuOf = ({ jpeg, largeur, hauteur }: PapierRead['apercu']): PapierRib['apercu'] => ({
  adresse: `data:image/jpeg;base64,${Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength).toString('base64')}`,
  largeur,
  hauteur,
});
