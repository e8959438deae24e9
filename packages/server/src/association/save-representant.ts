import { type ChangeBody, changesOf } from '@asso/domain/association/changed-fields.rules';
import { type Representant, representantFields } from '@asso/domain/association/representant.fields';
import type { Actor } from '@asso/domain/compte/actor';
import { type Changes, changesBetween } from '@asso/domain/kernel/changes';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory, writeSave } from '../platform/history/history.sql.ts';
import type { Refused } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { saveFields } from '../platform/saving/save-fields.ts';
import { type OpenAssociation, openAssociation } from './association-access.ts';
import { etablissementProblem, openLigne, withOwnSiret } from './ligne-access.ts';
import { draftOfRow } from './ligne-views.ts';
import {
  insertRepresentant,
  lockRepresentant,
  markRepresentantDeleted,
  type RepresentantRow,
  updateRepresentant,
} from './representant.sql.ts';

type Asked = { actor: Actor; id_asso: string };
type Saved = Result<RepresentantRow> | Refused;

const right = 'editRepresentants';

export const addRepresentant = (
  { db, clock }: Platform,
  { actor, id_asso, value }: Asked & { value: Representant },
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
    const row = await insertRepresentant(tx, { idAssociation, value: saved.value }, { by: actor.id, at });
    await writeHistory(tx, { ...objetOf(row), by: actor, at, action: 'ajouter', to: nomOf(row) });
    return ok(row);
  });

export const saveRepresentant = (
  { db, clock }: Platform,
  { actor, id_asso, id, body, ifMatch }: Asked & { id: string; body: ChangeBody; ifMatch: number },
): Promise<Saved> =>
  inTransaction(db, async (tx) => {
    const opened = await openLigne(tx, { actor, id_asso, id }, { right, lock: lockRepresentant });
    if (!opened.ok) return opened;
    const { association, ligne } = opened.value;
    const stored = draftOfRow(representantFields, ligne);
    const target = { fields: representantFields, stored, isPresentVersion: ifMatch === ligne.version };
    const saved = merge(association, { stored, version: ligne.version, changes: changesOf(body, target) });
    if (!saved.ok) return saved;
    if (!saved.isChanged) return ok(ligne);
    const problem = await etablissementProblem(tx, association, saved.value.id_siret);
    if (problem) return refused(problem);
    const at = clock.now();
    const row = await updateRepresentant(tx, { id, value: saved.value }, { by: actor.id, at });
    await writeSave(tx, { ...objetOf(row), by: actor, at, section: 'representant' });
    if (row.valideur_cec !== ligne.valideur_cec) {
      const [from, to] = [String(ligne.valideur_cec), String(row.valideur_cec)];
      await writeHistory(tx, { ...objetOf(row), by: actor, at, action: 'valideur_cec', from, to });
    }
    return ok(row);
  });

export const deleteRepresentant = (
  { db, clock }: Platform,
  { actor, id_asso, id }: Asked & { id: string },
): Promise<Result<string>> =>
  inTransaction(db, async (tx) => {
    const opened = await openLigne(tx, { actor, id_asso, id }, { right, lock: lockRepresentant });
    if (!opened.ok) return opened;
    const { ligne } = opened.value;
    const at = clock.now();
    await markRepresentantDeleted(tx, ligne.id, { by: actor.id, at });
    await writeHistory(tx, { ...objetOf(ligne), by: actor, at, action: 'retirer', from: nomOf(ligne) });
    return ok(ligne.id);
  });

type Merge = { stored: Representant; version: number; changes: Changes };

const merge = ({ acces }: OpenAssociation, { stored, version, changes }: Merge) =>
  saveFields({
    fields: representantFields,
    stored,
    version,
    changes,
    hand: { rights: { edit: acces.rights.editRepresentants }, writer: 'association' },
  });

const objetOf = ({ id }: RepresentantRow) => ({ objet: 'representant', id_objet: id });
const nomOf = ({ prenom, nom }: RepresentantRow): string => [prenom, nom].filter(Boolean).join(' ');
