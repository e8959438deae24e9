import type { Actor } from '@asso/domain/compte/actor';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Db, Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type DocumentRow, findDocument, lockDocument, markEtat } from './document.sql.ts';
import type { DocumentOwners } from './document-owners.ts';
import { usagesOfDocuments } from './document-usages.ts';

type Asked = { actor: Actor; proprietaire: string; uuid: string | undefined };

/** Finds the document that a deposit replaces, if this person may remove it; null when the deposit replaces nothing. */
export async function findReplaceable(
  db: Db,
  owners: DocumentOwners,
  { actor, proprietaire, uuid }: Asked,
): Promise<Result<DocumentRow | null>> {
  if (uuid === undefined) return ok(null);
  const reference = recogniseReference(uuid);
  const document = reference?.kind === 'uuid' ? await findDocument(db, reference.value) : undefined;
  if (
    !document ||
    document.proprietaire !== proprietaire ||
    !(await owners.canRead(db, { actor, document }))
  ) {
    return refused({ code: 'kernel.introuvable' });
  }
  if (!isCurrent(document)) return refused({ code: 'document.deja-remplace' });
  const canRemove = await owners.of(proprietaire)?.canRemove(db, { actor, document });
  return canRemove ? ok(document) : refused({ code: 'kernel.interdit' });
}

const isCurrent = (document: DocumentRow): boolean => !document.deleted && document.etat === 'courant';

/**
 * Locks the document and tells whether it is still current; others who replace or remove it at the same time come
 * after, and are refused.
 */
export async function isStillCurrent(tx: Tx, id: string): Promise<boolean> {
  const document = await lockDocument(tx, id);
  return document !== undefined && isCurrent(document);
}

/** Refuses a new version that belongs to another object or has another type. */
export function mismatch(
  old: DocumentRow,
  { id, type }: { id: string; type: string | null | undefined },
): ReturnType<typeof refused> | null {
  if (old.id_proprietaire !== id) return refused({ code: 'kernel.introuvable' });
  return old.type === type ? null : refused({ code: 'document.autre-type', field: 'type' });
}

type Replaced = { old: DocumentRow; by: DocumentRow; actor: Actor; at: Date };

/**
 * Marks a document as replaced: what was never transmitted takes the new version, what was transmitted keeps the old
 * one.
 */
export async function putAside(tx: Tx, { old, by, actor, at }: Replaced): Promise<void> {
  await markEtat(tx, old.id, { etat: 'remplace', at });
  const trace = { objet: 'document', id_objet: old.id, by: actor, at };
  await writeHistory(tx, { ...trace, action: 'remplacer', from: old.nom, to: by.nom });
  await usagesOfDocuments.follow(tx, { id_document: old.id, vers: by.id, by: actor, par: actor.id, at });
}

/** Makes the earlier version current again when the new one holds a virus. */
export async function takeBack(
  tx: Tx,
  { refused: row, at }: { refused: DocumentRow; at: Date },
): Promise<void> {
  const old = row.remplace === null ? undefined : await lockDocument(tx, row.remplace);
  if (!old || old.deleted || row.depose_par === null) return;
  await markEtat(tx, old.id, { etat: 'courant', at });
  await writeHistory(tx, { objet: 'document', id_objet: old.id, by: null, at, action: 'reprendre' });
  const par = row.depose_par;
  await usagesOfDocuments.follow(tx, { id_document: row.id, vers: old.id, by: null, par, at });
}
