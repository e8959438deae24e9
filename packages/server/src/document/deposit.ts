import type { Actor } from '@asso/domain/compte/actor';
import { documentFields } from '@asso/domain/document/document.fields';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { MultipartPart } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { analyseJob } from './analyse.job.ts';
import { type DocumentRow, insertDocument, lockBytes } from './document.sql.ts';
import type { DocumentOwners } from './document-owners.ts';
import { type DepositedForm, receiveDeposit } from './receive-deposit.ts';
import { findReplaceable, isStillCurrent, mismatch, putAside } from './replace-document.ts';

type Asked = {
  actor: Actor;
  proprietaire: string;
  id: string;
  parts: AsyncIterable<MultipartPart>;
  /** The document that this one replaces. */
  remplace?: string;
  /** True of a paper that is only read: it belongs to nothing until the person keeps it. */
  isProvisoire?: boolean;
  /** Writes more rows in the transaction of the document's own row. */
  also?: (tx: Tx, row: DocumentRow) => Promise<void>;
};

/** Receives a file for an object that this person may write to, and stores its bytes, then its row. */
export async function deposit(
  platform: Platform,
  owners: DocumentOwners,
  { actor, proprietaire, id, parts, remplace, isProvisoire = false, also }: Asked,
): Promise<Result<DocumentRow>> {
  const owner = owners.of(proprietaire);
  if (!owner) return refused({ code: 'kernel.introuvable' });
  const old = await findReplaceable(platform.db, owners, { actor, proprietaire, uuid: remplace });
  if (!old.ok) return old;
  // The right is checked before a byte is received; the declared facts are checked again once they are known.
  const allowed = await owner.openForDeposit(platform.db, { actor, id, declare: {}, isProvisoire });
  if (!allowed.ok && !isAboutField(allowed.problems)) return allowed;
  const received = await receiveDeposit(parts, {
    folder: platform.temporaryFolder,
    pour: actor.id,
    regle: owner.regle,
  });
  if (!received.ok) return received;
  try {
    const { declare } = received.value;
    const opened = await owner.openForDeposit(platform.db, { actor, id, declare, isProvisoire });
    if (!opened.ok) return opened;
    const form = { ...received.value, declare: opened.value.declare };
    const wrong = old.value && mismatch(old.value, { id: opened.value.id, type: declare.type });
    if (wrong) return wrong;
    const owned = { actor, proprietaire, id: opened.value.id, old: old.value };
    return await keep(platform, form, { ...owned, isProvisoire, also });
  } finally {
    await received.value.file.dispose();
  }
}

const isAboutField = (problems: readonly { field?: string }[]): boolean =>
  problems.every(({ field }) => field !== undefined);

type Given = Pick<Asked, 'actor' | 'proprietaire' | 'id' | 'also'> & {
  old: DocumentRow | null;
  isProvisoire: boolean;
};

/** Stores the bytes first, then writes the row, so that a row never names a missing file. */
const keep = (
  platform: Platform,
  { file, nom, mime, declare }: DepositedForm,
  { actor, proprietaire, id, old, isProvisoire, also }: Given,
): Promise<Result<DocumentRow>> =>
  inTransaction(platform.db, async (tx) => {
    await lockBytes(tx, file.sha256);
    await platform.storage.put(file);
    const hasScanner = platform.config.clamavUrl !== undefined;
    const at = platform.clock.now();
    const iban = declare.iban ? (documentFields.iban.format.normalise?.(declare.iban) ?? declare.iban) : null;
    if (old && !(await isStillCurrent(tx, old.id))) return refused({ code: 'document.deja-remplace' });
    const row = await insertDocument(tx, {
      proprietaire,
      id_proprietaire: id,
      type: declare.type ?? 'AUT',
      nom,
      commentaire: declare.commentaire?.normalize('NFC') ?? null,
      taille: file.size,
      sha256: file.sha256,
      mime,
      etat_analyse: hasScanner ? 'en_cours' : 'non_analyse',
      annee_validite: typeof declare.annee_validite === 'number' ? declare.annee_validite : null,
      id_siret: declare.id_siret ?? null,
      iban,
      remplace: old?.id ?? null,
      depose_par: actor.id,
      date_chargement: at,
      provisoire: isProvisoire,
      deleted: isProvisoire,
    });
    if (hasScanner) await platform.jobs.enqueue(tx, analyseJob, { id: row.id });
    if (!isProvisoire) await traceDepot(tx, row, { actor, at });
    if (old) await putAside(tx, { old, by: row, actor, at });
    await also?.(tx, row);
    return ok(row);
  });

/** Writes in the history that a file now belongs to its owner. */
export const traceDepot = (
  tx: Tx,
  row: DocumentRow,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> => {
  const { id, nom, type, proprietaire, id_proprietaire } = row;
  const trace = { objet: 'document', id_objet: id, by: actor, at };
  return writeHistory(tx, {
    ...trace,
    action: 'deposer',
    to: nom,
    details: { proprietaire, id_proprietaire, type, nom },
  });
};
