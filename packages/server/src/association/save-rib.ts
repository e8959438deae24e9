import { type ChangeBody, changesOf } from '@asso/domain/association/changed-fields.rules';
import { type Rib, ribFields } from '@asso/domain/association/rib.fields';
import type { Actor } from '@asso/domain/compte/actor';
import { maskIban } from '@asso/domain/identifiants/affichage';
import { type Changes, changesBetween } from '@asso/domain/kernel/changes';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Refused } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { saveFields } from '../platform/saving/save-fields.ts';
import { type OpenAssociation, openAssociation } from './association-access.ts';
import { etablissementProblem, openLigne, withOwnSiret } from './ligne-access.ts';
import { draftOfRow } from './ligne-views.ts';
import { insertRib, isRibDoubled, lockRib, markRibDeleted, type RibRow, updateRib } from './rib.sql.ts';
import { usagesOfRibs } from './rib-usages.ts';

type Asked = { actor: Actor; id_asso: string };
type Saved = Result<RibRow> | Refused;

const right = 'editRib';
const doubled = refused({ code: 'association.rib-en-double', field: 'iban' });

export const addRib = (
  { db, clock }: Platform,
  { actor, id_asso, value }: Asked & { value: Rib },
): Promise<Saved> =>
  inTransaction(db, async (tx) => {
    const opened = await openAssociation(tx, { actor, id_asso }, right);
    if (!opened.ok) return opened;
    const association = opened.value;
    const wanted = withOwnSiret(value, association.acces);
    const saved = merge(association, { stored: {}, version: 1, changes: changesBetween({}, wanted) });
    if (!saved.ok) return saved;
    const problem = await etablissementProblem(tx, association, saved.value.id_siret);
    if (problem) return refused(problem);
    const at = clock.now();
    const idAssociation = association.row.id;
    const row = await insertRib(tx, { idAssociation, value: saved.value }, { by: actor.id, at });
    if (!row) return doubled;
    await writeHistory(tx, { ...objetOf(row), by: actor, at, action: 'ajouter', to: shown(row) });
    return ok(row);
  });

type Save = Asked & { id: string; body: ChangeBody; ifMatch: number };

export async function saveRib(platform: Platform, save: Save): Promise<Saved> {
  try {
    return await inTransaction(platform.db, (tx) => saveIn(tx, platform, save));
  } catch (error) {
    if (isRibDoubled(error)) return doubled;
    throw error;
  }
}

async function saveIn(
  tx: Tx,
  { clock }: Platform,
  { actor, id_asso, id, body, ifMatch }: Save,
): Promise<Saved> {
  const opened = await openLigne(tx, { actor, id_asso, id }, { right, lock: lockRib });
  if (!opened.ok) return opened;
  const { association, ligne } = opened.value;
  const stored = draftOfRow(ribFields, ligne);
  const target = { fields: ribFields, stored, isPresentVersion: ifMatch === ligne.version };
  const saved = merge(association, { stored, version: ligne.version, changes: changesOf(body, target) });
  if (!saved.ok) return saved;
  if (!saved.isChanged) return ok(ligne);
  const problem = await etablissementProblem(tx, association, saved.value.id_siret);
  if (problem) return refused(problem);
  const written = { by: actor.id, at: clock.now() };
  const row = (await usagesOfRibs.isUsed(tx, id))
    ? await replace(tx, { ligne, value: saved.value }, written)
    : await updateRib(tx, { id, value: saved.value }, written);
  if (!row) return doubled;
  const move = { from: shown(ligne), to: shown(row) };
  await writeHistory(tx, { ...objetOf(row), by: actor, at: written.at, action: 'modifier', ...move });
  return ok(row);
}

/** Files already transmitted keep the account they named; the new one takes its place in the list. */
async function replace(
  tx: Tx,
  { ligne, value }: { ligne: RibRow; value: Rib },
  written: { by: string; at: Date },
): Promise<RibRow | undefined> {
  await markRibDeleted(tx, ligne.id, written);
  return insertRib(tx, { idAssociation: ligne.id_association, value }, written);
}

export const deleteRib = (
  { db, clock }: Platform,
  { actor, id_asso, id }: Asked & { id: string },
): Promise<Result<string>> =>
  inTransaction(db, async (tx) => {
    const opened = await openLigne(tx, { actor, id_asso, id }, { right, lock: lockRib });
    if (!opened.ok) return opened;
    const { ligne } = opened.value;
    const at = clock.now();
    await markRibDeleted(tx, ligne.id, { by: actor.id, at });
    await writeHistory(tx, { ...objetOf(ligne), by: actor, at, action: 'retirer', from: shown(ligne) });
    return ok(ligne.id);
  });

type Merge = { stored: Rib; version: number; changes: Changes };

const merge = ({ acces }: OpenAssociation, { stored, version, changes }: Merge) =>
  saveFields({
    fields: ribFields,
    stored,
    version,
    changes,
    hand: { rights: acces.rights, writer: 'association' },
  });

const objetOf = ({ id }: RibRow) => ({ objet: 'rib', id_objet: id });
/** The history never holds a whole account number. */
const shown = ({ iban }: RibRow): string | null => iban && maskIban(iban);
