import { nomPropre, regleOrdinaire } from '@asso/domain/document/fichier.rules';
import type { PieceRegistre } from '@asso/domain/document/registre-documents.rules';
import { analyseJob } from '../../document/analyse.job.ts';
import { insertDocument, lockBytes, markEtat } from '../../document/document.sql.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { receiveFile } from '../../platform/storage/receive-file.ts';
import { sniffFile } from '../../platform/storage/sniff.ts';
import type { ReceivedFile } from '../../platform/storage/storage.ts';
import type { AssociationRow } from '../association.sql.ts';
import type { RegistreDocuments, Registres } from './registre.ts';
import { findNotice, listRefs } from './registre-documents.sql.ts';

/** The formats that registers keep: a document may be a scan or a text. */
const extensions = ['pdf', 'jpg', 'png', 'odt', 'docx', 'doc'];

/**
 * Brings the documents of the registers that are not here yet; false when a register did not answer as it should, or
 * when a document has to be tried again.
 */
export async function readRegistres(
  platform: Platform,
  { branches }: Registres,
  association: AssociationRow,
): Promise<boolean> {
  const known = await listRefs(platform.db, association.id);
  let isWhole = true;
  for (const registre of branches) {
    const pieces = await registre.list(association);
    if (pieces === null) isWhole = false;
    for (const piece of pieces ?? []) {
      if (known.has(`${piece.origine} ${piece.ref}`)) continue;
      if (!(await bring(platform, { registre, piece, association }))) isWhole = false;
    }
  }
  return isWhole;
}

type Asked = { registre: RegistreDocuments; piece: PieceRegistre; association: AssociationRow };

/**
 * Brings one document; false when it has to be tried again. A document that is too large or cannot be read is left out
 * for good: trying again tomorrow would not change it.
 */
async function bring(platform: Platform, { registre, piece, association }: Asked): Promise<boolean> {
  const content = await registre.read(piece, association);
  if (content === null) return false;
  const received = await receiveFile(content, {
    folder: platform.temporaryFolder,
    maxBytes: regleOrdinaire.maxOctets,
  });
  if (!received.ok) return true;
  try {
    const kind = await kindOf(received.value);
    if (kind) await keep(platform, { piece, association, file: received.value, ...kind });
    else platform.log.warn({ origine: piece.origine }, 'a document of a register is of no known kind');
    return true;
  } finally {
    await received.value.dispose();
  }
}

/** Recognises the format of a file by its content, since its name does not tell; null when the format is unknown. */
async function kindOf({ path, size }: ReceivedFile): Promise<{ extension: string; mime: string } | null> {
  if (size === 0) return null;
  for (const extension of extensions) {
    const { type, agrees } = await sniffFile(path, extension);
    if (agrees) return { extension, mime: type };
  }
  return null;
}

type Kept = Omit<Asked, 'registre'> & { file: ReceivedFile; extension: string; mime: string };

/** Keeps the file like a deposit without an author: it is served to nobody until it is found safe. */
const keep = (platform: Platform, { piece, association, file, extension, mime }: Kept): Promise<void> =>
  inTransaction(platform.db, async (tx) => {
    await lockBytes(tx, file.sha256);
    await platform.storage.put(file);
    const at = platform.clock.now();
    const { origine, ref, type, id_siret, date } = piece;
    const old = id_siret === null ? undefined : await findNotice(tx, association.id, id_siret);
    const hasScanner = platform.config.clamavUrl !== undefined;
    const row = await insertDocument(tx, {
      proprietaire: 'association',
      id_proprietaire: association.id,
      type,
      nom: nomPropre(`${piece.nom}.${extension}`),
      commentaire: null,
      taille: file.size,
      sha256: file.sha256,
      mime,
      etat_analyse: hasScanner ? 'en_cours' : 'non_analyse',
      origine,
      ref_registre: ref,
      annee_validite: null,
      id_siret,
      iban: null,
      remplace: old?.id ?? null,
      depose_par: null,
      date_chargement: date ? new Date(`${date}T12:00:00Z`) : at,
    });
    if (old) await markEtat(tx, old.id, { etat: 'remplace', at });
    if (hasScanner) await platform.jobs.enqueue(tx, analyseJob, { id: row.id });
    const details = { origine, type, nom: row.nom };
    await writeHistory(tx, {
      objet: 'document',
      id_objet: row.id,
      by: null,
      at,
      action: 'recevoir',
      details,
    });
  });
