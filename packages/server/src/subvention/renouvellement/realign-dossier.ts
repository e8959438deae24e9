import type { Actor } from '@asso/domain/compte/actor';
import { isSame } from '@asso/domain/kernel/changes';
import type { DossierProjet } from '@asso/domain/subvention/dossier-complet.rules';
import { serviceDemande, servicesServis } from '@asso/domain/subvention/montants/montants-figes.rules';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import type { Annees } from '@asso/domain/subvention/projet-annees.rules';
import { type Realignement, realign } from '@asso/domain/subvention/renouvellement/realignement.rules';
import type { Tx } from '../../platform/db/database.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { syncMontantsInstructions, updateProjet } from '../dossier-subvention.sql.ts';
import type { Loaded } from '../load-dossier.ts';
import { syncMontantsProjet } from '../projet/sync-montants.ts';
import {
  type ChoixQuitte,
  findRealignement,
  keepRetraits,
  listRetraits,
  releaseRetraits,
  writeRealignement,
} from './realignement.sql.ts';

type Given = {
  actor: Actor;
  at: Date;
  /** The years the dossier is to have; its present years when absent. */
  annees?: Annees;
  /** The choice that is given up, when the years change with it. */
  avant?: ChoixQuitte;
  /** Realigns only this project, in its present state; all projects when absent. */
  projet?: DossierProjet;
};

/**
 * Brings the projects to the years of their dossier, in the transaction that has locked it: amounts, budgets, totals,
 * what is kept aside and the history are written together.
 */
export async function realignDossier(
  trx: Tx,
  { row, complet }: Pick<Loaded, 'row' | 'complet'>,
  given: Given,
): Promise<Realignement> {
  const { actor, at, avant, projet } = given;
  const { exercice, exercice_fin } = given.annees ?? complet;
  const service = serviceDemande(row);
  const isPartage = servicesServis(row.instructions).length > 0;
  const { exercice: debut, exercice_fin: fin } = complet;
  const cible = { exercice, exercice_fin, service, isPartage, avant: { exercice: debut, exercice_fin: fin } };
  const gardes = await listRetraits(trx, row.id);
  const done = realign(projet ? [projet] : complet.projets, cible, gardes);
  for (const { id, corps } of done.projets) {
    // A person who changes one project sees it happen; when all are adjusted, each is marked to be looked at.
    const isUnseen = !projet && hasOtherYears(complet.projets.find((one) => one.id === id)?.corps, corps);
    const kept = isUnseen ? { ...corps, need_validation: true } : corps;
    await updateProjet(trx, { id, corps: kept, at, by: actor.id });
    await syncMontantsProjet(trx, { id, corps, campagne: complet.campagne });
  }
  await keepRetraits(trx, done.retraits, { by: actor.id, at });
  await releaseRetraits(trx, done.repris);
  if (done.ajustes === 0) return done;
  await syncMontantsInstructions(trx, row.id);
  const before = avant ?? (await findRealignement(trx, row.id))?.avant ?? null;
  const hasKept = done.retraits.length + gardes.length > done.repris.length;
  await writeRealignement(trx, row.id, {
    le: at.toISOString(),
    // A person who changes one project sees it happen: the count of adjusted projects is not told.
    projets: projet ? 0 : done.ajustes,
    avant: hasKept ? before : null,
  });
  await writeHistory(trx, {
    objet: 'dossier',
    id_objet: row.id,
    by: actor,
    at,
    action: 'dossier.realignement',
    to: `${exercice}-${exercice_fin}`,
    details: { projets: done.ajustes, retraits: done.retraits, repris: done.repris },
  });
  return done;
}

const hasOtherYears = (before: Projet | undefined, after: Projet): boolean =>
  !isSame(before?.financements, after.financements) || !isSame(before?.budgets, after.budgets);
