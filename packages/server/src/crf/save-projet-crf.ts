import type { Actor } from '@asso/domain/compte/actor';
import { listCustomFields } from '@asso/domain/crf/crf-complet.rules';
import { type CrfProjet, crfProjetFields } from '@asso/domain/crf/crf-projet.fields';
import { montantRealise, withJoursRealises } from '@asso/domain/crf/realisation.rules';
import type { Changes } from '@asso/domain/kernel/changes';
import { listIndicateurs } from '@asso/domain/subvention/campagne.rules';
import { noteSaving } from '../demarche/save-demarche.ts';
import { withAuthor } from '../dossier/conflict-author.ts';
import type { Tx } from '../platform/db/database.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import { saveFields } from '../platform/saving/save-fields.ts';
import { findContenu } from '../subvention/subvention.sql.ts';
import { type FoundCrf, rightsOnCrf } from './crf-access.ts';
import { listProjetsCrf, updateProjetCrf } from './crf-projet.sql.ts';
import { demarcheCrf } from './demarche-crf.ts';

type Save = { actor: Actor; changes: Changes; at: Date; id: string };

/** Saves one project of a report that the caller has locked, and updates the amount used in the whole report. */
export async function saveCrfProjet(
  trx: Tx,
  one: FoundCrf,
  { id, actor, changes, at }: Save,
): Promise<Answer<{ found: FoundCrf; id: string }>> {
  const { dossier, crf } = one;
  const projets = await listProjetsCrf(trx, crf.id);
  const projet = projets.find((row) => row.id === id || row.id_projet === id);
  if (!projet) return refusal({ code: 'crf.projet-inconnu' });
  const campagne = await findContenu(trx, crf.id_campagne_version);
  const { version, corps: stored } = projet;
  const saved = saveFields({
    fields: crfProjetFields,
    stored,
    version,
    changes,
    hand: { rights: rightsOnCrf(actor, one), writer: 'association', custom: listCustomFields({ campagne }) },
  });
  if (!saved.ok) return withAuthor(trx, saved, projet);
  if (!saved.isChanged) return { ok: true, value: { found: one, id: projet.id } };
  const mode = listIndicateurs(campagne, dossier.id_sous_type_dispositif ?? '');
  const corps = followed(withJoursRealises(saved.value, mode));
  await updateProjetCrf(trx, { id: projet.id, corps, by: actor.id, at });
  const acte = { one, actor, at };
  const { colonnes } = await noteSaving(demarcheCrf, trx, {
    ...acte,
    section: `projet ${projet.numero_projet}`,
  });
  const used = montantRealise(projets.map((row) => (row.id === projet.id ? { corps } : row)));
  const isMoved = colonnes.id_etat !== undefined || used !== crf.montant_realise;
  // The head and the projects are saved separately: a project that changes no sum gives the head a new version only.
  const found = isMoved
    ? await demarcheCrf.touch(trx, acte, { ...colonnes, montant_realise: used })
    : { dossier, crf: { ...crf, version: crf.version + 1 } };
  return { ok: true, value: { found, id: projet.id } };
}

/** Returns the project; one that took place is no longer carried over to another year. */
const followed = (corps: CrfProjet): CrfProjet =>
  corps.isRealised === true && corps.isReported != null ? { ...corps, isReported: null } : corps;
