import type { Changes } from '@asso/domain/kernel/changes';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { withAuthor } from '../dossier/conflict-author.ts';
import type { Tx } from '../platform/db/database.ts';
import { type Save, writeHistory, writeSave } from '../platform/history/history.sql.ts';
import type { Answer } from '../platform/http/handlers.ts';
import { saveFields } from '../platform/saving/save-fields.ts';
import type { Demarche, DemarcheActe, Forme } from './demarche.ts';

type Saving<F extends Forme> = DemarcheActe & {
  one: F['objet'];
  changes: Changes;
  /** Another writing asked for with the save, done with it or not at all; it returns whether it wrote something. */
  aussi?: () => Promise<Result<boolean>>;
};

/**
 * Saves the form of an object that the caller has locked, field by field: fields that nobody else changed are merged,
 * and a conflict is returned for the person to settle.
 */
export async function saveDemarche<F extends Forme>(
  kind: Demarche<F>,
  tx: Tx,
  { one, changes, aussi, ...acte }: Saving<F>,
): Promise<Answer<F['objet']>> {
  const { actor } = acte;
  const { corps: stored, ...tete } = kind.tete(one);
  const saved = saveFields({
    fields: kind.fields,
    stored: stored as Draft<Fields>,
    version: tete.version,
    changes,
    // A service that may edit writes into the association's fields; the history says who did.
    hand: {
      rights: kind.rights(actor, one),
      writer: 'association',
      custom: await kind.customOf?.(tx, one, changes),
    },
  });
  if (!saved.ok) return withAuthor(tx, saved, tete);
  const value: F['corps'] = saved.value;
  const kept = saved.isChanged ? await keptOf(kind, tx, { ...acte, one, corps: value }) : ok(null);
  if (!kept.ok) return kept;
  const more = (await aussi?.()) ?? ok(false);
  if (!more.ok) return more;
  const touche = { ...acte, one };
  if (kept.value === null) return { ok: true, value: more.value ? await kind.touch(tx, touche, {}) : one };
  const section = Object.keys(changes)[0]?.split('.')[0] ?? '';
  const begun = await noteSaving(kind, tx, { ...touche, section });
  return {
    ok: true,
    value: await kind.touch(tx, { ...touche, note: begun.note }, { ...begun.colonnes, ...kept.value }),
  };
}

/** Gives the columns to write for what was typed, with what the portal adds to it and what follows from it. */
async function keptOf<F extends Forme>(
  kind: Demarche<F>,
  tx: Tx,
  { one, ...saved }: DemarcheActe & { one: F['objet']; corps: F['corps'] },
): Promise<Result<F['colonnes']>> {
  const [first, ...others] = (await kind.refuse?.(tx, one, saved)) ?? [];
  if (first) return refused(first, ...others);
  const corps = (await kind.complete?.(tx, one, saved.corps)) ?? saved.corps;
  const suites = (await kind.suites?.(tx, one, { ...saved, corps })) ?? ok({});
  return suites.ok ? ok({ ...suites.value, corps }) : suites;
}

/**
 * Notes a save in the history, once for each hour and section. For a procedure with states of its own, writes the line,
 * and the move that a first save makes, of which it returns the columns; for the others, returns the line as `note`, to
 * be written with the save.
 */
export async function noteSaving<F extends Forme>(
  kind: Demarche<F>,
  tx: Tx,
  { one, section, ...acte }: DemarcheActe & { one: F['objet']; section: string },
): Promise<{ note?: Save; colonnes: F['colonnes'] }> {
  const line = { objet: kind.objet, id_objet: kind.tete(one).id, by: acte.actor, at: acte.at };
  const note = { ...line, section };
  if ('send' in kind) return { note, colonnes: {} };
  await writeSave(tx, note);
  const move = kind.vers(one, 'save', 'demandeur');
  if (!move) return { colonnes: {} };
  await writeHistory(tx, {
    ...line,
    action: `${kind.mot}.save`,
    from: kind.etat(one).code,
    to: move.to,
  });
  return { colonnes: kind.moved(one, { ...acte, action: 'save', to: move.to, why: null }) };
}
