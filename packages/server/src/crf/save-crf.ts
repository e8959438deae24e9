import type { Actor } from '@asso/domain/compte/actor';
import { type Crf, crfFields } from '@asso/domain/crf/crf.fields';
import { findMoveCrf } from '@asso/domain/crf/crf.states';
import { customsOf } from '@asso/domain/crf/crf-complet.rules';
import { type CrfProjet, crfProjetFields } from '@asso/domain/crf/crf-projet.fields';
import { avecJoursRealises, montantRealise } from '@asso/domain/crf/realisation.rules';
import { refusDeDesigner } from '@asso/domain/dossier/representants.rules';
import { type Changes, isSame, readAt } from '@asso/domain/kernel/changes';
import type { Hand } from '@asso/domain/kernel/writable';
import { type Campagne, indicateursOf } from '@asso/domain/subvention/campagne.rules';
import { withAuthor } from '../dossier/conflict-author.ts';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory, writeSave } from '../platform/history/history.sql.ts';
import { type Answer, type Refused, refusal } from '../platform/http/handlers.ts';
import { saveFields } from '../platform/saving/save-fields.ts';
import { loadDossier } from '../subvention/load-dossier.ts';
import { findContenu } from '../subvention/subvention.sql.ts';
import { touchCrf } from './crf.sql.ts';
import { type FoundCrf, rightsOnCrf } from './crf-access.ts';
import { listProjetsCrf, updateProjetCrf } from './crf-projet.sql.ts';

type Save = { actor: Actor; changes: Changes; at: Date };

/** Saves the head of a report, field by field; the caller has locked the dossier. */
export async function saveCrf(trx: Tx, found: FoundCrf, save: Save): Promise<Answer<FoundCrf>> {
  const { dossier, crf } = found;
  const { actor, changes, at } = save;
  const hand = handOn(found, actor, await findContenu(trx, crf.id_campagne_version));
  const saved = saveFields({ fields: crfFields, stored: crf.corps, version: crf.version, changes, hand });
  if (!saved.ok) return withAuthor(trx, saved, crf);
  if (!saved.isChanged) return { ok: true, value: found };
  const refused = await signersRefused(trx, found, saved.value);
  if (refused) return refused;
  const begun = await beginSaving(trx, found, { ...save, section: sectionOf(changes) });
  const row = await touchCrf(trx, { id: crf.id, by: actor.id, at }, { ...begun, corps: saved.value });
  return { ok: true, value: { dossier, crf: row } };
}

/** Nobody from outside the association signs a report: such a person is not even saved. */
async function signersRefused(trx: Tx, { dossier, crf }: FoundCrf, corps: Crf): Promise<Refused | null> {
  if (isSame(crf.corps.demandeur, corps.demandeur)) return null;
  const { representants } = (await loadDossier(trx, dossier)).complet;
  const [first, ...others] = refusDeDesigner({ representants, tete: corps }).filter(
    ({ field = '' }) => !isSame(readAt(crf.corps, field), readAt(corps, field)),
  );
  return first ? refusal(first, ...others) : null;
}

/** Saves one project of a report, and updates the amount of the grant that was used. */
export async function saveCrfProjet(
  trx: Tx,
  found: FoundCrf,
  { id, ...save }: Save & { id: string },
): Promise<Answer<{ found: FoundCrf; id: string }>> {
  const { dossier, crf } = found;
  const { actor, changes, at } = save;
  const projets = await listProjetsCrf(trx, crf.id);
  const projet = projets.find((one) => one.id === id || one.id_projet === id);
  if (!projet) return refusal({ code: 'crf.projet-inconnu' });
  const campagne = await findContenu(trx, crf.id_campagne_version);
  const hand = handOn(found, actor, campagne);
  const { version, corps: stored } = projet;
  const saved = saveFields({ fields: crfProjetFields, stored, version, changes, hand });
  if (!saved.ok) return withAuthor(trx, saved, projet);
  if (!saved.isChanged) return { ok: true, value: { found, id: projet.id } };
  const mode = indicateursOf(campagne, dossier.id_sous_type_dispositif ?? '');
  const corps = followed(avecJoursRealises(saved.value, mode));
  await updateProjetCrf(trx, { id: projet.id, corps, by: actor.id, at });
  const begun = await beginSaving(trx, found, { ...save, section: `projet ${projet.numero_projet}` });
  const used = montantRealise(projets.map((one) => (one.id === projet.id ? { corps } : one)));
  const isMoved = begun.id_etat !== undefined || used !== crf.montant_realise;
  // The head and the projects are saved apart: a project that changes no sum leaves the head unchanged.
  const row = isMoved
    ? await touchCrf(trx, { id: crf.id, by: actor.id, at }, { ...begun, montant_realise: used })
    : crf;
  return { ok: true, value: { found: { dossier, crf: row }, id: projet.id } };
}

/** A project that took place is not carried over to another year. */
const followed = (corps: CrfProjet): CrfProjet =>
  corps.isRealised === true && corps.isReported != null ? { ...corps, isReported: null } : corps;

/** The first save moves the report from « à saisir » to « en cours de saisie ». */
async function beginSaving(
  trx: Tx,
  { crf }: FoundCrf,
  { actor, at, section }: Omit<Save, 'changes'> & { section: string },
): Promise<{ id_etat?: 2 }> {
  const line = { objet: 'crf', id_objet: crf.id, by: actor, at };
  await writeSave(trx, { ...line, section });
  const move = findMoveCrf({ from: crf.id_etat, action: 'save', by: 'demandeur' });
  if (move?.to !== 2) return {};
  await writeHistory(trx, { ...line, action: 'crf.save', from: `${crf.id_etat}`, to: `${move.to}` });
  return { id_etat: move.to };
}

const handOn = (found: FoundCrf, actor: Actor, campagne: Campagne): Hand => ({
  rights: rightsOnCrf(actor, found),
  writer: 'association',
  custom: customsOf({ campagne }),
});

const sectionOf = (changes: Changes): string => Object.keys(changes)[0]?.split('.')[0] ?? '';
