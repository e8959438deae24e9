import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { type DossierAgrement, dossierAgrementFields } from '@asso/domain/agrement/dossier-agrement.fields';
import {
  documentsAgrement,
  isAideAlimentaire,
  isTcaPose,
  preuvesOf,
  statutAgrement,
} from '@asso/domain/agrement/dossier-agrement.rules';
import { transmissionAgrementProblems } from '@asso/domain/agrement/dossier-agrement.steps';
import { completeHaa } from '@asso/domain/agrement/haa/haa.rules';
import { horsDemandeProblems } from '@asso/domain/agrement/parties-agrement.rules';
import { suitesAgrement } from '@asso/domain/dossier/recepisse.words';
import type { Acte, FormeDossier } from '../demarche/demarche.ts';
import { dossierDemarche, isSentBack } from '../demarche/dossier-demarche.ts';
import { joinPiece } from '../dossier/pieces/pieces.sql.ts';
import type { Tx } from '../platform/db/database.ts';
import { readListes } from '../referentiel/listes.ts';
import { keepSitesTransmis } from './haa/sites-transmis.sql.ts';
import { type LoadedAgrement, loadAgrement } from './load-agrement.ts';
import { readAgrement } from './read-agrement.ts';
import { noteTcaDemande } from './tca-demande.ts';
import { findVersionDuDossier } from './version.sql.ts';

type Agrement = FormeDossier & {
  charge: LoadedAgrement;
  vue: DossierAgrementView;
  corps: DossierAgrement;
  colonnes: { corps?: DossierAgrement };
};

export const listesHaa = ['nature-appr-denrees', 'outils-trace-denrees'];

/** What the common base of dossiers needs to know to handle an agrément. */
export const demarcheAgrement = dossierDemarche<Agrement>({
  genre: 'agrement',
  fields: dossierAgrementFields,
  load: loadAgrement,
  blockers: ({ row, complet }, now) =>
    transmissionAgrementProblems({ dossier: complet, now, isSentBack: isSentBack(row) }),
  show: readAgrement,
  customOf: async (tx, { id }) => (await findVersionDuDossier(tx, id)).contenu.champs_personnalises,
  refuse: async (tx, { id, tete }, { corps }) => {
    const { contenu: definition, type_agrement } = await findVersionDuDossier(tx, id);
    return horsDemandeProblems(
      { stored: tete as DossierAgrement, value: corps },
      { definition, type_agrement },
    );
  },
  complete: async (tx, _, tete) => {
    const { haa } = tete;
    return haa ? { ...tete, haa: completeHaa(haa, await readListes(tx, listesHaa)) } : tete;
  },
  statut: ({ complet }) => statutAgrement(complet),
  attendus: ({ complet }) => documentsAgrement(complet),
  depart: {
    prepare: async (tx, { one: dossier, charge: { complet, version }, actor, at }) => {
      if (isTcaPose(complet)) await noteTcaDemande(tx, { dossier, definition: version, by: actor, at });
      await joinPreuves(tx, { id: dossier.id, tete: complet.tete }, { actor, at });
      if (isAideAlimentaire(complet))
        await keepSitesTransmis(tx, { id_dossier: dossier.id, sites: complet.sites, at });
      return dossier;
    },
    suites: ({ complet: { definition } }, at) =>
      suitesAgrement({ recu: at, delaiJours: definition.delai_habituel_jours ?? null }),
  },
});

/**
 * Joins the proof of each criterion to the dossier when it is sent, so that the service reads it like the other
 * documents.
 */
async function joinPreuves(
  tx: Tx,
  { id, tete }: { id: string; tete: DossierAgrement },
  { actor, at }: Acte,
): Promise<void> {
  for (const { critere, uuid } of preuvesOf(tete)) {
    const joined = { id_dossier: id, code: `TCA-${critere}`, id_document: uuid };
    await joinPiece(tx, { ...joined, jointe_le: at, jointe_par: actor.id });
  }
}
