import type { Changes } from '@asso/domain/kernel/changes';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { withAuthor } from '../dossier/conflict-author.ts';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory, writeSave } from '../platform/history/history.sql.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import { saveFields } from '../platform/saving/save-fields.ts';
import type { Acte, Demarche, Forme } from './demarche.ts';

/**
 * Saves the form of an object that the caller has locked, field by field: what nobody else touched is merged, and a
 * conflict is asked.
 */
export async function saveDemarche<F extends Forme>(
  kind: Demarche<F>,
  tx: Tx,
  { one, changes, ...acte }: Acte & { one: F['objet']; changes: Changes },
): Promise<Answer<F['objet']>> {
  const { actor } = acte;
  const { corps: stored, ...tete } = kind.tete(one);
  const saved = saveFields({
    fields: kind.fields,
    stored: stored as Draft<Fields>,
    version: tete.version,
    changes,
    hand: { rights: kind.rights(actor, one), writer: 'association', custom: await kind.customOf?.(tx, one) },
  });
  if (!saved.ok) return withAuthor(tx, saved, tete);
  if (!saved.isChanged) return { ok: true, value: one };
  const value: F['corps'] = saved.value;
  const [first, ...others] = (await kind.refuse?.(tx, one, { actor, corps: value })) ?? [];
  if (first) return refusal(first, ...others);
  const section = Object.keys(changes)[0]?.split('.')[0] ?? '';
  const begun = await beginSaving(kind, tx, { ...acte, one, section });
  const corps = (await kind.complete?.(one, value)) ?? value;
  return { ok: true, value: await kind.touch(tx, { ...acte, one }, { ...begun, corps }) };
}

/** Writes a save in the history; where a first save is a move, gives what that move writes. */
async function beginSaving<F extends Forme>(
  kind: Demarche<F>,
  tx: Tx,
  { one, section, ...acte }: Acte & { one: F['objet']; section: string },
): Promise<F['colonnes']> {
  const line = { objet: kind.objet, id_objet: kind.tete(one).id, by: acte.actor, at: acte.at };
  await writeSave(tx, { ...line, section });
  const move = kind.vers(one, 'save', 'demandeur');
  if (!move) return {};
  await writeHistory(tx, {
    ...{ ...line, action: `${kind.mot}.save` },
    ...{ from: kind.etat(one).code, to: move.to },
  });
  return kind.moved(one, { ...acte, action: 'save', to: move.to, why: null });
}
