import { modeleRights } from '@asso/domain/catalogue/catalogue.rights';
import { conditionsSayer } from '@asso/domain/catalogue/condition.words';
import { modeleProblems, modeles, type SorteModele } from '@asso/domain/catalogue/modele-attendu.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { listFieldChanges } from '@asso/domain/identifiants/avant-apres';
import { isBlank } from '@asso/domain/kernel/asks';
import { type ChangeBody, isChanges, readChanges, wholeChange } from '@asso/domain/kernel/changed-fields';
import { type Changes, changesBetween, isSame, readAt } from '@asso/domain/kernel/changes';
import type { Fields } from '@asso/domain/kernel/fields';
import { withAuthor } from '../dossier/conflict-author.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Accepted, type Answer, type Refused, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { saveFields } from '../platform/saving/save-fields.ts';
import { readListes } from '../referentiel/listes.ts';
import {
  findModele,
  insertModele,
  lockModele,
  type ModeleRow,
  updateModele,
  withdrawModele,
} from './modele-attendu.sql.ts';

export const modeleInconnu = refusal({ code: 'catalogue.modele-inconnu' });
type Written = Answer<ModeleRow>;
type Target = { actor: Actor; sorte: SorteModele; key: string };

const hand = { rights: { edit: true }, writer: 'association' } as const;

export const createModele = (
  { db, clock }: Platform,
  { actor, sorte }: Omit<Target, 'key'>,
  body: object,
): Promise<Written> =>
  inTransaction(db, async (trx) => {
    const saved = savedValue(sorte, {}, { changes: changesBetween({}, body), version: 1 });
    if (!saved.ok) return saved;
    const { value } = saved;
    const at = clock.now();
    const row = await insertModele(trx, {
      sorte,
      code: codeOf(value),
      contenu: value,
      code_territoire: actor.territoire,
      at,
      by: actor.id,
    });
    if (!row) return codeTaken(value);
    const to = codeOf(value);
    await writeHistory(trx, {
      objet: `${sorte}-attendu`,
      id_objet: row.id,
      by: actor,
      at,
      action: 'modele.create',
      to,
      valeurs: await changed(trx, sorte, { avant: {}, apres: value }),
    });
    return { ok: true, value: row, version: row.version, status: 201 };
  });

/**
 * What is saved: a `whole` body replaces everything and must know the last version; a `body` of changed fields is
 * merged.
 */
type Save = { version: number } & ({ body: ChangeBody } | { whole: object });

export const saveModele = ({ db, clock }: Platform, target: Target, save: Save): Promise<Written> =>
  inTransaction(db, async (trx) => {
    const found = await lockWritable(trx, target);
    if (!found.ok) return found;
    const row = found.value;
    const { contenu, version } = row;
    const isStale = 'whole' in save && version !== save.version;
    if (isStale) return { ...refusal({ code: 'kernel.conflit' }), version };
    const { fields } = modeles[target.sorte];
    const standing = { fields, stored: contenu, isPresentVersion: version === save.version };
    const changes =
      'whole' in save ? changesBetween(contenu, save.whole) : changesNamed(target.sorte, save.body, standing);
    const saved = savedValue(target.sorte, contenu, { changes, version });
    if (!saved.ok) return withAuthor(trx, saved, row);
    if (!saved.isChanged) return { ok: true, value: row, version };
    const code = codeOf(saved.value);
    const taken = code === row.code ? undefined : await findModele(trx, target.sorte, code);
    if (taken && taken.id !== row.id) return codeTaken(saved.value);
    const at = clock.now();
    const { actor, sorte } = target;
    const after = await updateModele(trx, { id: row.id, code, contenu: saved.value, at, by: actor.id });
    const line = { objet: `${sorte}-attendu`, id_objet: row.id, by: actor, at };
    const valeurs = await changed(trx, sorte, { avant: contenu, apres: saved.value });
    await writeHistory(trx, { ...line, action: 'modele.update', from: row.code, to: code, valeurs });
    return { ok: true, value: after, version: after.version };
  });

export const deleteModele = ({ db, clock }: Platform, target: Target): Promise<Answer<{ id: string }>> =>
  inTransaction(db, async (trx) => {
    const found = await lockWritable(trx, target);
    if (!found.ok) return found;
    const at = clock.now();
    const { id, code } = found.value;
    await withdrawModele(trx, id, at);
    const line = { objet: `${target.sorte}-attendu`, id_objet: id, by: target.actor, at };
    await writeHistory(trx, { ...line, action: 'modele.delete', from: code });
    return { ok: true, value: { id } };
  });

/** Gives the fields that differ between two values of a template, as the journal keeps them. */
const changed = async (trx: Tx, sorte: SorteModele, deux: { avant: object; apres: object }) =>
  listFieldChanges(
    { fields: modeles[sorte].fields, ...deux },
    { listes: await readListes(trx), conditions: conditionsSayer([]) },
  );

/** Locks a template to write in it; one that may only be read is refused, one that may not even be read is unknown. */
async function lockWritable(trx: Tx, { actor, sorte, key }: Target): Promise<Accepted<ModeleRow> | Refused> {
  const row = await lockModele(trx, sorte, key);
  const rights = row && modeleRights(actor, row.code_territoire);
  if (!row || !rights?.read) return modeleInconnu;
  return rights.edit ? { ok: true, value: row } : refusal({ code: 'catalogue.modele-national' });
}

/**
 * Names the changes that a body makes. Conditions are read without ids, so a list sent back either equals the present
 * one or replaces it whole.
 */
function changesNamed(sorte: SorteModele, body: ChangeBody, standing: Standing): Changes {
  if (isChanges(body)) return readChanges(body, standing);
  const { conditions } = modeles[sorte];
  const { [conditions]: sent, ...others } = body as Readonly<Record<string, unknown>>;
  if (!Array.isArray(sent)) return readChanges(body, standing);
  const present = readAt(standing.stored, conditions);
  const changes = readChanges(others, standing);
  if (Array.isArray(present) && isSame(present.map(bare), sent.map(bare))) return changes;
  const rows = Object.entries(changesBetween(present ?? [], sent, conditions)).map(([path, { to }]) => [
    path,
    wholeChange(readAt(standing.stored, path), to, standing),
  ]);
  return { ...changes, ...Object.fromEntries(rows) };
}

type Standing = Parameters<typeof readChanges>[1];

/** Gives a condition without its id nor its blanks. */
const bare = (one: unknown): unknown =>
  typeof one === 'object' && one !== null
    ? Object.fromEntries(Object.entries(one).filter(([name, value]) => name !== 'id' && !isBlank(value)))
    : one;

type Given = { changes: Changes; version: number };

function savedValue(sorte: SorteModele, stored: object, { changes, version }: Given) {
  const fields: Fields = modeles[sorte].fields;
  const saved = saveFields({ fields, stored, version, changes, hand });
  if (!saved.ok) return saved;
  const [first, ...others] = modeleProblems(sorte, saved.value);
  return first ? refusal(first, ...others) : saved;
}

const codeOf = (value: object): string => String(Reflect.get(value, 'code') ?? '').trim();

const codeTaken = (value: object): Refused =>
  refusal({ code: 'catalogue.modele-code-pris', field: 'code', params: { code: codeOf(value) } });
