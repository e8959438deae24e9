import { buffer } from 'node:stream/consumers';
import type { ImagesLettre } from '@asso/contract/courrier/courrier.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import type { CourrierFait } from '@asso/domain/courrier/courrier.rules';
import {
  type GenreImage,
  genresImage,
  proprietairesImages,
} from '@asso/domain/courrier/images-courrier.rules';
import { readsImage, writesImage, writesModeles } from '@asso/domain/courrier/modele-courrier.rights';
import { regleImage } from '@asso/domain/document/fichier.rules';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { ok, refused } from '@asso/domain/kernel/result';
import { type DocumentOwner, ownersOfDocuments } from '../document/document-owners.ts';
import type { Db } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { findService } from '../service/service.sql.ts';
import type { ImagesADessiner } from './courrier.pdf.ts';
import { bytesOfImages, type ImagesRow } from './images-courrier.sql.ts';

/**
 * Makes the owner of one kind of picture: whoever writes the letters of a service deposits and removes its logo and
 * signature, and whoever decides for the service sees them. Whoever administers the service changes its logo.
 */
const imagesDuService = (genre: GenreImage): DocumentOwner => ({
  regle: regleImage,
  openForDeposit: async (db, { actor, id }) => {
    const service = await serviceOf(db, id);
    if (!service || !readsImage(actor, genre, service)) return refused({ code: 'kernel.introuvable' });
    if (!writesImage(actor, genre, service)) return refused({ code: 'kernel.interdit' });
    if (genre === 'logo') return ok({ id, declare: { type: 'AUT' } });
    const { signataire } = service;
    // A signature keeps the name of its signatory, so that it is not shown for another one.
    return signataire
      ? ok({ id, declare: { type: 'AUT', commentaire: signataire } })
      : refused({ code: 'courrier.signataire-absent' });
  },
  canRead: async (db, { actor, document }) => {
    const service = await serviceOf(db, document.id_proprietaire);
    return service !== undefined && readsImage(actor, genre, service);
  },
  canRemove: async (db, { actor, document }) => {
    const service = await serviceOf(db, document.id_proprietaire);
    return service !== undefined && writesImage(actor, genre, service);
  },
});

export function addServiceImages(): void {
  for (const genre of genresImage) ownersOfDocuments.add(proprietairesImages[genre], imagesDuService(genre));
}

async function serviceOf(db: Db, id: string) {
  const row = isUuid(id) ? await findService(db, id) : undefined;
  return row && { id_service: row.id, code_territoire: row.code_territoire, signataire: row.signataire };
}

export const imagesView = (
  { id, nom, signataire, ...row }: ImagesRow,
  actor: Actor,
  code_territoire: string | null,
): ImagesLettre => {
  const service = { id_service: id, code_territoire };
  const shown = (given: ImagesRow['logo'], montree: string | null) =>
    given && {
      uuid: given.id,
      nom: given.nom,
      etat_analyse: given.etat_analyse,
      date_chargement: new Date(given.date_chargement).toISOString(),
      est_montree: given.id === montree,
    };
  return {
    service: { id, nom },
    signataire,
    logo: shown(row.logo, row.logo_montre),
    signature: readsImage(actor, 'signature', service) ? shown(row.signature, row.signature_montree) : null,
    rights: { write: writesModeles(actor, service), logo: writesImage(actor, 'logo', service) },
  };
};

/** Gives the bytes of the pictures that these letters show, by document; a picture on several letters is read once. */
export async function readImagesToDraw(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  contenus: readonly CourrierFait[],
): Promise<ImagesADessiner> {
  const ids = contenus.flatMap(({ expediteur, signataire }) => [expediteur.logo, signataire?.image]);
  const images: Record<string, Uint8Array> = {};
  for (const { id, sha256 } of await bytesOfImages(db, [...new Set(ids.filter((one) => one != null))])) {
    const content = await storage.get(sha256);
    if (!content) throw new Error(`no bytes for the picture ${id} of a letter`);
    images[id] = new Uint8Array(await buffer(content));
  }
  return images;
}
