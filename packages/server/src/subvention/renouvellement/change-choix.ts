import type { Actor } from '@asso/domain/compte/actor';
import { findSousDispositif } from '@asso/domain/subvention/campagne.rules';
import {
  type Choix,
  choixDemandeProblems,
  listChoixAnnees,
  toDescription,
} from '@asso/domain/subvention/choix.rules';
import { cleUnicite } from '@asso/domain/subvention/creation.rules';
import { computeStatut } from '@asso/domain/subvention/dossier-subvention.rules';
import { alreadyBegunRefusal } from '../../dossier/deja-commence.ts';
import { findByKey, holdKey, lockDossier, touchDossier } from '../../dossier/dossier.sql.ts';
import { allowed } from '../../dossier/dossier-access.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { type Answer, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Loaded, loadDossier } from '../load-dossier.ts';
import { realignDossier } from './realign-dossier.ts';
import type { ChoixQuitte } from './realignement.sql.ts';

type Change = { actor: Actor; key: string; demande: Choix; ifMatch: number };

/**
 * Changes the choice of step 0 (type, exercise or length) of a dossier that was never transmitted; its projects
 * follow.
 */
export const changeChoix = (
  platform: Platform,
  { actor, key, demande, ifMatch }: Change,
): Promise<Answer<{ version: number }>> =>
  inTransaction(platform.db, async (trx) => {
    const found = allowed(actor, await lockDossier(trx, key), { right: 'commit', genre: 'subvention' });
    if (!found.ok) return found;
    const row = found.value;
    if (row.instructions.some((one) => one.etat !== 'A')) return refusal({ code: 'subvention.choix-fixe' });
    if (row.version !== ifMatch)
      return { ok: false, problems: [{ code: 'kernel.conflit' }], version: row.version };
    const loaded = await loadDossier(trx, row);
    const at = platform.clock.now();
    const [first, ...others] = problemsOf(loaded, demande, at);
    if (first) return refusal(first, ...others);
    const cle_unicite = cleOf(loaded, demande);
    await holdKey(trx, cle_unicite);
    const other = await findByKey(trx, cle_unicite);
    if (other && other.id !== row.id) return alreadyBegunRefusal(actor, other);
    const version = await writeChoix(trx, loaded, { actor, at, demande, cle_unicite });
    return { ok: true, value: { version }, version };
  });

const problemsOf = (loaded: Loaded, demande: Choix, now: Date) =>
  choixDemandeProblems({
    campagne: loaded.complet.campagne,
    campagne_exercice: loaded.version.campagne_exercice,
    actuel: choixOf(loaded),
    demande,
    regime: regimeOf(loaded.complet.association),
    now,
  });

const cleOf = ({ row, version }: Loaded, { id_sous_type_dispositif, exercice }: Choix): string =>
  cleUnicite({
    code: version.code,
    sous: id_sous_type_dispositif,
    exercice,
    siret: row.id_siret,
    user: row.created_by,
  });

type Writing = { actor: Actor; at: Date; demande: Choix; cle_unicite: string };

/** Writes the head, its projects, the words that the list searches and the history; returns the new version. */
async function writeChoix(
  trx: Tx,
  loaded: Loaded,
  { actor, at, demande, cle_unicite }: Writing,
): Promise<number> {
  const { row, complet } = loaded;
  const actuel = choixOf(loaded);
  const sous = findSousDispositif(complet.campagne, demande.id_sous_type_dispositif);
  const annees = listChoixAnnees(complet.campagne, { actuel, demande });
  const choisi = toDescription(complet.campagne, sous, annees);
  const tete = { ...complet.tete, description: { ...complet.tete.description, ...choisi } };
  await realignDossier(trx, loaded, { actor, at, annees, avant: quitteOf(loaded) });
  const after = await loadDossier(trx, { ...row, ...annees, ...sousColumns(sous), tete });
  const line = { objet: 'dossier', id_objet: row.id, by: actor, at, action: 'dossier.choix' };
  await writeHistory(trx, { ...line, from: said(actuel), to: said({ ...demande, ...annees }) });
  const touch = { id: row.id, by: actor.id, at };
  return touchDossier(trx, touch, {
    ...annees,
    ...sousColumns(sous),
    cle_unicite,
    recherche: [row.id_fo, row.titre, sous?.label, row.nom_association, row.commune]
      .filter(Boolean)
      .join(' '),
    tete,
    statut: computeStatut(after.complet),
  });
}

const quitteOf = ({ complet }: Loaded): ChoixQuitte => ({
  id_sous_type_dispositif: complet.sous_dispositif,
  exercice: complet.exercice,
  exercice_fin: complet.exercice_fin,
});

const choixOf = (loaded: Loaded) => ({
  ...quitteOf(loaded),
  pluriannuel: loaded.complet.exercice_fin > loaded.complet.exercice,
});

const sousColumns = (sous: { code: string; label: string } | undefined) => ({
  id_sous_type_dispositif: sous?.code ?? null,
  lib_sous_type_dispositif: sous?.label ?? null,
});

const regimeOf = (association: unknown): string | null =>
  (association as { identite?: { regime?: string | null } } | null)?.identite?.regime ?? null;

const said = (one: { id_sous_type_dispositif: string; exercice: number; exercice_fin: number }): string =>
  `${one.id_sous_type_dispositif} ${one.exercice}-${one.exercice_fin}`;
