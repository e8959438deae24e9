import type { CoffreDocument, UsageView } from '@asso/contract/document/document.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { orderDocuments } from '@asso/domain/document/choix-document.rules';
import type { DocumentRow } from '../../document/document.sql.ts';
import { type DocumentUsage, usagesOfDocuments } from '../../document/document-usages.ts';
import { documentView } from '../../document/document-view.ts';
import type { Db } from '../../platform/db/database.ts';

/** Lists the current documents, the best first, each with the versions it replaced and the dossiers that use it. */
export async function coffreView(
  db: Db,
  { actor, rows }: { actor: Actor; rows: readonly DocumentRow[] },
): Promise<CoffreDocument[]> {
  const usages = await usagesOfDocuments.list(db, { actor, documents: rows.map(({ id }) => id) });
  const byDocument = Map.groupBy(usages, ({ id_document }) => id_document);
  const withUsages = (row: DocumentRow) => ({
    ...documentView(row),
    usages: (byDocument.get(row.id) ?? []).map(usageView),
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return orderDocuments(rows.map(documentView)).flatMap(({ uuid }) => {
    const row = byId.get(uuid);
    return row ? [{ ...withUsages(row), versions: versionsOf(row, byId).map(withUsages) }] : [];
  });
}

/**
 * Lists the version that this one replaced, the version which that one replaced, and so on; a refused version
 * replaced nothing.
 */
function versionsOf(row: DocumentRow, byId: ReadonlyMap<string, DocumentRow>): DocumentRow[] {
  const older = row.remplace === null ? undefined : byId.get(row.remplace);
  if (older?.etat !== 'remplace') return [];
  return [older, ...versionsOf(older, byId)];
}

const usageView = ({ id_document: _, joint_le, transmis_le, ...usage }: DocumentUsage): UsageView => ({
  ...usage,
  joint_le: joint_le?.toISOString() ?? null,
  transmis_le: transmis_le?.toISOString() ?? null,
});
