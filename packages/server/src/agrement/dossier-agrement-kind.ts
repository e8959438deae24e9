import type { DossierAgrementView } from '@asso/contract/agrement/dossier-agrement.schemas';
import { cleAgrement } from '@asso/domain/agrement/creation-agrement.rules';
import { type DossierAgrement, dossierAgrementFields } from '@asso/domain/agrement/dossier-agrement.fields';
import {
  documentsAgrement,
  isAideAlimentaire,
  isTcaPose,
  listPreuvePaths,
  statutAgrement,
} from '@asso/domain/agrement/dossier-agrement.rules';
import { transmissionAgrementProblems } from '@asso/domain/agrement/dossier-agrement.steps';
import { completeHaa } from '@asso/domain/agrement/haa/haa.rules';
import { horsDemandeProblems } from '@asso/domain/agrement/parties-agrement.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { pointsCompletude } from '@asso/domain/dossier/completude/points-completude.rules';
import { suitesAgrement } from '@asso/domain/dossier/recepisse.words';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import type { DemarcheActe, FormeDossier } from '../demarche/demarche.ts';
import { dossierKind, isSentBack } from '../demarche/dossier-kind.ts';
import { ajoutsCommuns } from '../dossier/ajouts-communs.ts';
import { joinDossierComplements } from '../dossier/completude/join-complements.ts';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import type { DossierReading, LectureDossier } from '../dossier/dossier-kinds.ts';
import { joinPiece } from '../dossier/pieces/pieces.sql.ts';
import { findSigner } from '../dossier/transmission/qui-signe.ts';
import type { Tx } from '../platform/db/database.ts';
import { drawApart } from '../platform/pdf/draw-apart.ts';
import { labelsOfListes, readListes } from '../referentiel/listes.ts';
import { findAccord } from './accord.sql.ts';
import { accordView } from './accord-view.ts';
import { grantAgrement } from './accorder-agrement.ts';
import { createDossierAgrement } from './create-dossier-agrement.ts';
import type { dossierAgrementPdf } from './dossier-agrement.pdf.ts';
import { dossierAgrementView } from './dossier-agrement-view.ts';
import { keepSitesTransmis } from './haa/sites-transmis.sql.ts';
import { type LoadedAgrement, loadAgrement } from './load-agrement.ts';
import { photoAgrement, readReceivedBy } from './photo-agrement.ts';
import { listAgrementsARappeler } from './rappel-agrement.sql.ts';
import { readAgrement } from './read-agrement.ts';
import { recepisseAgrement } from './recepisse-agrement.ts';
import { aSignerAgrement } from './signature-agrement.ts';
import { noteTcaDemande } from './tca-demande.ts';
import { findDossierVersion } from './version.sql.ts';

type Agrement = FormeDossier & {
  charge: LoadedAgrement;
  vue: DossierAgrementView;
  corps: DossierAgrement;
  colonnes: { corps?: DossierAgrement };
};

const listesHaa = ['nature-appr-denrees', 'outils-trace-denrees'];

const drawDossier = drawApart<typeof dossierAgrementPdf>(
  new URL('./dossier-agrement.pdf.ts', import.meta.url),
  'dossierAgrementPdf',
);

/** Describes an agrément dossier to the code that all kinds of dossiers share. */
export const kindAgrement = dossierKind<Agrement>({
  genre: 'agrement',
  fields: dossierAgrementFields,
  load: loadAgrement,
  blockers: ({ row, complet }, now) =>
    transmissionAgrementProblems({ dossier: complet, now, isSentBack: isSentBack(row) }),
  show: readAgrement,
  customOf: async (tx, { id }) => (await findDossierVersion(tx, id)).contenu.champs_personnalises,
  refuse: async (tx, { id, tete }, { corps }) => {
    const { contenu: definition, type_agrement } = await findDossierVersion(tx, id);
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
  matches: (description) => typeof description.code_agrement === 'string',
  cleOf: ({ agrement: code, exercice, siret, user }) =>
    code?.trim() ? cleAgrement({ code: code.trim(), exercice, siret, user }) : undefined,
  create: createDossierAgrement,
  accorder: grantAgrement,
  completude: async (db, dossier, now) => {
    const { complet } = await loadAgrement(db, dossier, { now });
    return {
      points: pointsCompletude(documentsAgrement(complet)),
      zone: complet.definition.fuseau,
    };
  },
  joinComplements: async (trx, brought) => {
    const { complet, auChoix } = await loadAgrement(trx, brought.dossier, {
      actor: brought.actor,
      now: brought.at,
    });
    return joinDossierComplements(trx, brought, {
      points: pointsCompletude(documentsAgrement(complet)),
      documents: auChoix.documents,
    });
  },
  aRappeler: listAgrementsARappeler,
  aSigner: aSignerAgrement,
  photo: photoAgrement,
  populate: async (reading, dossier, { actor, populate }) => {
    const { pieces, association } = await lue(reading, dossier, { actor });
    return {
      ...(populate.includes('documents') && { documents: pieces }),
      ...(populate.includes('association') && { association }),
      ...(await ajoutsAgrement(reading, dossier, { actor, populate })),
    };
  },
  read: async (reading, dossier, { actor, populate }) => ({
    ...(await readAgrement(reading.db, dossier, { actor, now: reading.clock.now() })),
    ...(await ajoutsAgrement(reading, dossier, { actor, populate })),
  }),
  listPieces: async (reading, dossier, actor) => (await lue(reading, dossier, { actor })).pieces,
  recepisse: async ({ db, clock }, dossier, { envoi, actor }) => {
    const now = clock.now();
    const viewer = { actor, currentYear: currentExercice(now) };
    return recepisseAgrement(
      dossierAgrementView(await loadAgrement(db, dossier, { now }), { viewer, now }),
      envoi,
    );
  },
  drawPdf: async (reading, dossier, actor) => {
    const { db, clock } = reading;
    const accord = accordView(await findAccord(db, dossier.id));
    return drawDossier(await lue(reading, dossier, { actor, accord }), {
      at: clock.now(),
      libelles: labelsOfListes(await readListes(db, [...listesHaa, 'forme-distrib-alimentaire'])),
      envoi: await findSigner(db, dossier),
    });
  },
});

/**
 * Joins the proof of each criterion to the dossier when it is sent, so that the service reads it like the other
 * documents.
 */
async function joinPreuves(
  tx: Tx,
  { id, tete }: { id: string; tete: DossierAgrement },
  { actor, at }: DemarcheActe,
): Promise<void> {
  for (const { critere, uuid } of listPreuvePaths(tete)) {
    const joined = { id_dossier: id, code: `TCA-${critere}`, id_document: uuid };
    await joinPiece(tx, { ...joined, jointe_le: at, jointe_par: actor.id });
  }
}

type Shown = { actor: Actor; accord?: ReturnType<typeof accordView> };

/** Gives a dossier as this person may read it: a service reads what it received, not corrections that are not sent. */
async function lue({ db, clock }: DossierReading, dossier: DossierRow, { actor, accord }: Shown) {
  const now = clock.now();
  const loaded = await loadAgrement(db, dossier, {
    actor,
    now,
    recu: await readReceivedBy(db, dossier, actor),
  });
  return dossierAgrementView(loaded, { viewer: { actor, currentYear: currentExercice(now) }, now, accord });
}

/**
 * Gives what a caller may ask for besides the dossier; the projects and the subvention, which only the other kind of
 * dossier has, are empty here.
 */
const ajoutsAgrement = async (
  { db, clock }: DossierReading,
  dossier: DossierRow,
  { actor, populate }: Pick<LectureDossier, 'actor' | 'populate'>,
): Promise<object> => ({
  ...(populate.includes('projets') && { projets: [] }),
  ...(populate.includes('subvention') && { subvention: null }),
  ...(await ajoutsCommuns(db, dossier, { actor, populate, now: clock.now() })),
});
