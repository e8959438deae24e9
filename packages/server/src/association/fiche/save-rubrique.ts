import { type Fiche, rubriqueFields } from '@asso/domain/association/fiche.fields';
import {
  cleanFiche,
  type FicheLue,
  nonDemandeesProblems,
  toCorpsRubrique,
} from '@asso/domain/association/fiche.rules';
import { findTypeStructure, listRegimes } from '@asso/domain/association/regime.rules';
import { type Rubrique, rubriques } from '@asso/domain/association/rubriques.rows';
import type { Actor } from '@asso/domain/compte/actor';
import { type ChangeBody, readChanges } from '@asso/domain/kernel/changed-fields';
import type { Fields } from '@asso/domain/kernel/fields';
import { refused } from '@asso/domain/kernel/result';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeSave } from '../../platform/history/history.sql.ts';
import type { Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveFields } from '../../platform/saving/save-fields.ts';
import { completeAdresses } from '../../referentiel/complete-adresses.ts';
import { refusedChoices } from '../../referentiel/listes.ts';
import { lockAssociation, saveCorps } from '../association.sql.ts';
import { associationIntrouvable, type OpenAssociation, openAssociation } from '../association-access.ts';
import { ficheOfRow } from './fiche-view.ts';

type Save = { actor: Actor; id_asso: string; rubrique: Rubrique; body: ChangeBody; ifMatch: number };
type Done = { ok: true; value: OpenAssociation };

/**
 * Saves a section: changes to fields that nobody else changed meanwhile are merged, and the rules may clear fields of
 * other sections.
 */
export const saveRubrique = (
  { db, clock }: Platform,
  { actor, id_asso, rubrique, body, ifMatch }: Save,
): Promise<Done | Refused> =>
  inTransaction(db, async (tx) => {
    const opened = await openAssociation(tx, { actor, id_asso }, 'edit');
    if (!opened.ok) return opened;
    const row = await lockAssociation(tx, opened.value.row.id);
    if (!row) return associationIntrouvable;
    const before = ficheOfRow(row);
    const fields: Fields = rubriqueFields[rubrique];
    const stored = before[rubrique];
    const isPresentVersion = ifMatch === row.version;
    const saved = saveFields<Fields>({
      fields,
      stored,
      version: row.version,
      changes: readChanges(body, { fields, stored, isPresentVersion }),
      hand: { rights: opened.value.acces.rights, writer: 'association' },
      locked: locksOf(before, rubrique),
    });
    if (!saved.ok) return saved;
    if (!saved.isChanged) return { ok: true, value: { ...opened.value, row } };
    const at = clock.now();
    const closed = await refusedChoices(tx, { fields, stored, value: saved.value, at });
    if (closed) return closed;
    const value = await completeAdresses(fields, { stored, value: saved.value });
    const written: Fiche = { ...fichePart(before), [rubrique]: value };
    const [unasked, ...others] = nonDemandeesProblems(rubrique, stored, written);
    if (unasked) return refused(unasked, ...others);
    const after = cleanFiche(written);
    if (!isRegimePossible(after)) return refused({ code: 'association.regime-impossible', field: 'regime' });
    const corps = Object.fromEntries(
      rubriques.map((name) => [name, toCorpsRubrique(name, after[name], before)]),
    );
    const version = await saveCorps(tx, row.id, { corps, at });
    await writeSave(tx, { objet: 'association', id_objet: row.id, by: actor, at, section: rubrique });
    return { ok: true, value: { ...opened.value, row: { ...row, corps, version } } };
  });

/** Gives the locked paths, relative to the section. */
const locksOf = ({ verrous }: FicheLue, rubrique: Rubrique): string[] =>
  verrous.filter((path) => path.startsWith(`${rubrique}.`)).map((path) => path.slice(rubrique.length + 1));

const fichePart = ({ identite, coordonnees, activites, specificites }: Fiche): Fiche => ({
  identite,
  coordonnees,
  activites,
  specificites,
});

function isRegimePossible({ identite }: Fiche): boolean {
  const { regime } = identite;
  return !regime || listRegimes(findTypeStructure(identite.id_forme_juridique)).includes(regime);
}
