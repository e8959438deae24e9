import type { Actor } from '@asso/domain/compte/actor';
import { isCrfTransmis } from '@asso/domain/crf/crf.states';
import {
  alignWithDecision,
  nouveauCrfProjet,
  projetPrevu,
  projetsAccordes,
} from '@asso/domain/crf/reprise.rules';
import { isSame } from '@asso/domain/kernel/changes';
import type { Tx } from '../platform/db/database.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { listProjets, type ProjetRow } from '../subvention/dossier-subvention.sql.ts';
import { type CrfRow, listDossierCrfs, touchCrf } from './crf.sql.ts';
import { insertProjetsCrf, listProjetsCrf, updateAccordeCrf } from './crf-projet.sql.ts';

type Amended = { id_dossier: string; actor: Actor; at: Date };

/**
 * Brings the reports that were begun and not sent to the amounts of the decision in force, and says it in their history;
 * what was sent already answers the decision of its day.
 */
export async function followDecision(trx: Tx, { id_dossier, actor, at }: Amended): Promise<void> {
  const projets = await listProjets(trx, id_dossier);
  for (const crf of await listDossierCrfs(trx, id_dossier)) {
    if (isCrfTransmis(crf.id_etat)) continue;
    const isChanged = await follow(trx, crf, { projets, by: actor.id, at });
    if (!isChanged) continue;
    await touchCrf(trx, { id: crf.id, actor, at }, {});
    await writeHistory(trx, { objet: 'crf', id_objet: crf.id, by: actor, at, action: 'crf.follow' });
  }
}

type Following = { projets: readonly ProjetRow[]; by: string; at: Date };

/** Rewrites what is granted in each project of one report, and adds those that were granted nothing before. */
async function follow(trx: Tx, crf: CrfRow, { projets, by, at }: Following): Promise<boolean> {
  const { id: id_crf, exercice } = crf;
  const rows = await listProjetsCrf(trx, id_crf);
  let isChanged = false;
  for (const row of rows) {
    const projet = projets.find(({ id }) => id === row.id_projet);
    if (!projet) continue;
    const { financements } = projetPrevu(projet, exercice);
    if (isSame(financements, row.prevu.financements)) continue;
    const prevu = { ...row.prevu, financements };
    await updateAccordeCrf(trx, { id: row.id, prevu, corps: alignWithDecision(row.corps, prevu), by, at });
    isChanged = true;
  }
  const added = projetsAccordes(projets, exercice).filter(
    ({ id }) => !rows.some(({ id_projet }) => id_projet === id),
  );
  await insertProjetsCrf(
    trx,
    added.map((projet) => {
      const prevu = projetPrevu(projet, exercice);
      const { id: id_projet, numero_projet } = projet;
      return { id_crf, id_projet, numero_projet, prevu, corps: nouveauCrfProjet(prevu) };
    }),
    { by, at },
  );
  return isChanged || added.length > 0;
}
