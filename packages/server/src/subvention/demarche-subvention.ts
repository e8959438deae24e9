import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { signatureOf } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { suitesSubvention } from '@asso/domain/dossier/recepisse.words';
import {
  type DossierSubvention,
  dossierSubventionFields,
} from '@asso/domain/subvention/dossier-subvention.fields';
import { documentsOf, statutOf } from '@asso/domain/subvention/dossier-subvention.rules';
import { transmissionProblems } from '@asso/domain/subvention/dossier-subvention.steps';
import { documentsDuProjet } from '@asso/domain/subvention/projets-du-dossier.rules';
import type { FormeDossier } from '../demarche/demarche.ts';
import { dossierDemarche, isSentBack } from '../demarche/dossier-demarche.ts';
import { type DossierRow, findDossier, insertInstruction, takeCharge } from '../dossier/dossier.sql.ts';
import { findFaitsEnvoi } from '../dossier/transmission/faits-envoi.sql.ts';
import { quiSigne } from '../dossier/transmission/qui-signe.ts';
import { type Recepisse, recepisseOf } from '../dossier/transmission/recepisse.ts';
import type { Tx } from '../platform/db/database.ts';
import { findDossierSubvention, syncMontantsInstructions } from './dossier-subvention.sql.ts';
import { type Loaded, loadDossier } from './load-dossier.ts';
import { readSubvention } from './readable-dossier.ts';
import { forgetRetraits } from './renouvellement/realignement.sql.ts';
import { findCampagneVersion } from './subvention.sql.ts';

type Subvention = FormeDossier & {
  /** A dossier that was just sent carries its receipt. */
  objet: DossierRow & { recepisse?: Recepisse };
  charge: Loaded;
  vue: DossierSubventionView;
  corps: DossierSubvention;
  colonnes: { corps?: DossierSubvention };
};

/**
 * Describes a subvention dossier to the code that all kinds of dossiers share, which reads, saves and transmits them;
 * the projects of the dossier are saved separately.
 */
export const demarcheSubvention = dossierDemarche<Subvention>({
  genre: 'subvention',
  fields: dossierSubventionFields,
  load: (db, row, { actor }) => loadDossier(db, row, actor),
  blockers: ({ row, complet }, now) => transmissionProblems(complet, { now, isSentBack: isSentBack(row) }),
  show: async (db, row, viewer) => readSubvention(db, await loadDossier(db, row, viewer.actor), viewer),
  customOf: async (tx, { id }) => {
    const { id_campagne_version } = await findDossierSubvention(tx, id);
    return (await findCampagneVersion(tx, id_campagne_version)).contenu.champs_personnalises;
  },
  refuse: async (tx, row, { corps: { demandeur } }) => {
    const before = (row.tete as DossierSubvention).demandeur?.id_rib;
    if (!demandeur?.id_rib || demandeur.id_rib === before) return [];
    // An incomplete bank detail may be chosen and completed later; one that does not exist is refused.
    const { ribs } = (await loadDossier(tx, row)).complet;
    const isKnown = ribs.some(({ id }) => id === demandeur.id_rib);
    return isKnown ? [] : [{ code: 'subvention.rib-inconnu', field: 'demandeur.id_rib' }];
  },
  statut: ({ complet }) => statutOf(complet),
  attendus: ({ complet }) => [
    ...documentsOf(complet),
    ...complet.projets.flatMap((projet) => documentsDuProjet(complet, projet)),
  ],
  depart: {
    prepare: async (tx, { one: row, charge, actor, at }) => {
      const hasOthers = await addCofinancers(tx, charge, at);
      if (charge.realignement !== null) await forgetRetraits(tx, row.id);
      if (row.created_by_type === 'rds' && !isServiceRole(actor.role))
        await takeCharge(tx, { id: row.id, at });
      return hasOthers ? ((await findDossier(tx, row.id)) ?? row) : row;
    },
    suites: ({ complet: { campagne } }, at, services) =>
      suitesSubvention({ recu: at, delaiJours: campagne.delai_habituel_jours, services }),
    parti: async (tx, { one: row, charge, actor, at }, contacts) => {
      const faits = await findFaitsEnvoi(tx, row.id);
      const delai = charge.complet.campagne.delai_habituel_jours;
      const { preuve = null, isNonSigne = false } = (await quiSigne(tx, row)) ?? {};
      const signe = { par: signatureOf(actor), preuve, isNonSigne };
      return { recepisse: recepisseOf({ row, at, ...signe, courriel: actor.email, contacts, delai, faits }) };
    },
  },
});

/** Adds an instruction for each service named in the amounts asked that has none yet; returns whether one was added. */
async function addCofinancers(trx: Tx, { row, projets }: Loaded, at: Date): Promise<boolean> {
  const named = new Set(
    projets.flatMap((one) => one.financements.map((line) => line.id_service_instructeur)),
  );
  for (const one of row.instructions) named.delete(one.id_service_instructeur);
  for (const id_service_instructeur of named) {
    await insertInstruction(trx, { id_dossier: row.id, id_service_instructeur, etat: 'A', at });
  }
  await syncMontantsInstructions(trx, row.id);
  return named.size > 0;
}
