import type { Actor } from '@asso/domain/compte/actor';
import { documentCorrigeFields } from '@asso/domain/document/document.fields';
import { listFieldChanges } from '@asso/domain/identifiants/avant-apres';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { broughtProblems } from '@asso/domain/kernel/brought-problems';
import { type ChangeBody, readChanges } from '@asso/domain/kernel/changed-fields';
import { problems } from '@asso/domain/kernel/walk-problems';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, notFound, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { saveFields } from '../platform/saving/save-fields.ts';
import { type DocumentRow, lockDocument, mendDocument } from './document.sql.ts';
import type { DocumentOwners } from './document-owners.ts';

type Asked = { actor: Actor; uuid: string; body: ChangeBody; ifMatch: number };

const hand = { rights: { edit: true }, writer: 'association' } as const;
const fields = documentCorrigeFields;

/**
 * Mends the year or the comment of a document of an association, for who may remove it. A version that was replaced or
 * removed stays as the dossiers that were sent with it show it.
 */
export const saveDocument = (
  { db, clock }: Platform,
  owners: DocumentOwners,
  { actor, uuid, body, ifMatch }: Asked,
): Promise<Answer<DocumentRow>> =>
  inTransaction(db, async (tx) => {
    const reference = recogniseReference(uuid);
    const row = reference?.kind === 'uuid' ? await lockDocument(tx, reference.value) : undefined;
    const owner = row?.proprietaire === 'association' ? owners.of('association') : undefined;
    if (!row || !owner || row.provisoire || !(await owners.canRead(tx, { actor, document: row })))
      return notFound;
    if (!(await owner.canRemove(tx, { actor, document: row }))) return refusal({ code: 'kernel.interdit' });
    if (row.etat !== 'courant') return refusal({ code: 'document.deja-remplace' });
    const { annee_validite, commentaire, type, id_siret, iban, version } = row;
    const stored = { annee_validite, commentaire, type, id_siret, iban };
    const changes = readChanges(body, { fields, stored, isPresentVersion: ifMatch === version });
    const saved = saveFields({ fields, stored: stored as never, version, changes, hand });
    if (!saved.ok) return saved;
    if (!saved.isChanged) return { ok: true, value: row };
    const check = (value: object) => problems(fields, value, { stage: 'saisie' });
    const [first, ...others] = broughtProblems(check, { stored, value: saved.value });
    if (first) return refusal(first, ...others);
    const at = clock.now();
    const annee = saved.value.annee_validite;
    const mended = await mendDocument(tx, row, {
      annee_validite: typeof annee === 'number' ? annee : null,
      commentaire: saved.value.commentaire ?? null,
      at,
    });
    const valeurs = listFieldChanges({ fields, avant: stored, apres: saved.value });
    const trace = { objet: 'document', id_objet: row.id, by: actor, at };
    await writeHistory(tx, { ...trace, action: 'modifier', to: row.nom, valeurs });
    return { ok: true, value: mended };
  });
