import { Readable } from 'node:stream';
import type { Actor } from '@asso/domain/compte/actor';
import { canServe } from '@asso/domain/document/document.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { conservations } from '@asso/domain/referentiel/conservation.rows';
import { addDuree, sayConservations } from '@asso/domain/referentiel/conservation.rules';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { endCopie, findCopie } from '../compte/profil/copie-donnees.sql.ts';
import { toActor } from '../compte/session/authenticator.ts';
import { findActor } from '../compte/utilisateur.sql.ts';
import { findDocument, lockBytes } from '../document/document.sql.ts';
import type { DocumentOwners } from '../document/document-owners.ts';
import { notify } from '../notification/notify.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Platform } from '../platform/platform.ts';
import { receiveFile } from '../platform/storage/receive-file.ts';
import { readListes } from '../referentiel/listes.ts';
import { listDeposes, type PersonneRubrique, readDonnees } from './donnees-personne.sql.ts';
import { type Fichier, resumeHtml } from './resume-donnees.ts';

/** The most bytes that the archive may have; files beyond `maxFichiers` are left out of it, and the copy says which. */
const maxBytes = 1_073_741_824;
const maxFichiers = 800_000_000;

export type Copieur = { platform: Platform; owners: DocumentOwners };

/**
 * Makes the copy of a person's data, or marks it as failed when the archive would be too large. Does nothing when the
 * account is gone or the copy is already made, so that a second run changes nothing.
 */
export async function prepareCopie({ platform, owners }: Copieur, id: string): Promise<void> {
  const { db } = platform;
  const row = await findActor(db, id);
  const asked = await findCopie(db, id);
  if (!row || asked?.etat !== 'en_cours') return;
  const le = platform.clock.now();
  const actor = toActor(row, { session: '' });
  const zipped = zipOf({ platform, owners, actor, le, rubriques: await readDonnees(db, id) });
  const received = await receiveFile(Readable.from(zipped), { folder: platform.temporaryFolder, maxBytes });
  if (!received.ok) {
    await inTransaction(db, (tx) => endCopie(tx, id, null));
    return;
  }
  const file = received.value;
  try {
    await inTransaction(db, async (tx) => {
      await lockBytes(tx, file.sha256);
      await platform.storage.put(file);
      const expire_le = addDuree(conservations.export.duree, le);
      const ready = { sha256: file.sha256, taille: file.size, prete_le: le, expire_le };
      if (!(await endCopie(tx, id, ready))) return;
      await notify(platform, tx, {
        kind: 4,
        variante: 'copie',
        to: [id],
        objet: { type: 'document', id, libelle: 'copie de vos données', lien: '/user/profil' },
        params: { date: formatDate(expire_le) },
      });
    });
  } finally {
    await file.dispose();
  }
}

type Zipping = Copieur & { actor: Actor; le: Date; rubriques: readonly PersonneRubrique[] };

/** Writes the archive piece by piece; texts are compressed, whereas files of the portal already are. */
async function* zipOf({ platform, owners, actor, le, rubriques }: Zipping): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const fichiers: Fichier[] = [];
  let total = 0;
  for (const { id, nom, date_chargement } of await listDeposes(platform.db, actor.id)) {
    const document = await findDocument(platform.db, id);
    // A file deposited for an association that the person has left belongs to the association.
    if (!document || !(await owners.canRead(platform.db, { actor, document }))) {
      fichiers.push({ nom, chemin: null, pourquoi: 'reste à l’association : vous n’y avez plus accès' });
      continue;
    }
    const content =
      canServe(document, actor.id) && total + Number(document.taille) <= maxFichiers
        ? await platform.storage.get(document.sha256)
        : null;
    if (!content) {
      fichiers.push({ nom, chemin: null, pourquoi: 'à télécharger sur le portail' });
      continue;
    }
    const chemin = `fichiers/${String(fichiers.length + 1).padStart(3, '0')}-${nom.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_')}`;
    const entry = new ZipPassThrough(chemin);
    entry.mtime = date_chargement;
    zip.add(entry);
    for await (const part of content) {
      entry.push(part as Buffer);
      yield* chunks.splice(0);
    }
    entry.push(new Uint8Array(), true);
    total += Number(document.taille);
    fichiers.push({ nom, chemin, pourquoi: null });
  }
  const nom = `${actor.prenom} ${actor.nom}`;
  const donnees = {
    le,
    ...Object.fromEntries(rubriques.map(({ cle, lignes }) => [cle, lignes])),
    fichiers,
    conservation: sayConservations(),
  };
  const listes = await readListes(platform.db, ['fonctions']);
  for (const [name, text] of [
    ['donnees.json', JSON.stringify(donnees, null, 2)],
    ['resume.html', resumeHtml({ nom, le, rubriques, fichiers, listes })],
  ] as const) {
    const entry = new ZipDeflate(name);
    entry.mtime = le;
    zip.add(entry);
    entry.push(strToU8(text), true);
  }
  zip.end();
  yield* chunks.splice(0);
}
