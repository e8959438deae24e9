import { cleAgrement } from '@asso/domain/agrement/creation-agrement.rules';
import { documentsAgrement, statutAgrement } from '@asso/domain/agrement/dossier-agrement.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { pointsCompletude } from '@asso/domain/dossier/completude/points-completude.rules';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { saveHead } from '../demarche/dossier-demarche.ts';
import { ajoutsCommuns } from '../dossier/ajouts-communs.ts';
import { joinComplementsOf } from '../dossier/completude/join-complements.ts';
import type { DossierRow } from '../dossier/dossier.sql.ts';
import type { DossierKind, LectureDossier } from '../dossier/dossier-kinds.ts';
import { quiSigne } from '../dossier/transmission/qui-signe.ts';
import { drawApart } from '../platform/pdf/draw-apart.ts';
import type { Platform } from '../platform/platform.ts';
import { labelsOfListes, readListes } from '../referentiel/listes.ts';
import { findAccord } from './accord.sql.ts';
import { accordView } from './accord-view.ts';
import { accorderAgrement } from './accorder-agrement.ts';
import { createDossierAgrement } from './create-dossier-agrement.ts';
import { demarcheAgrement, listesHaa } from './demarche-agrement.ts';
import type { dossierAgrementPdf } from './dossier-agrement.pdf.ts';
import { dossierAgrementView } from './dossier-agrement-view.ts';
import { loadAgrement } from './load-agrement.ts';
import { photoAgrement, recuPar } from './photo-agrement.ts';
import { listAgrementsARappeler } from './rappel-agrement.sql.ts';
import { readAgrement } from './read-agrement.ts';
import { recepisseAgrement } from './recepisse-agrement.ts';
import { signatureAgrement } from './signature-agrement.ts';

const drawDossier = drawApart<typeof dossierAgrementPdf>(
  new URL('./dossier-agrement.pdf.ts', import.meta.url),
  'dossierAgrementPdf',
);

/** The functions by which the common base of dossiers creates, saves and decides an agrément. */
export const dossierAgrementKind = (platform: Platform): DossierKind => {
  const loadFor = async (actor: Actor, dossier: DossierRow) =>
    loadAgrement(platform.db, dossier, {
      actor,
      now: platform.clock.now(),
      recu: await recuPar(platform.db, dossier, actor),
    });
  return {
    genre: 'agrement',
    saveTete: (trx, one, save) => saveHead(demarcheAgrement, trx, { ...save, one }),
    matches: (description) => typeof description.code_agrement === 'string',
    cleOf: ({ agrement: code, exercice, siret, user }) =>
      code?.trim() ? cleAgrement({ code: code.trim(), exercice, siret, user }) : undefined,
    create: (call) => createDossierAgrement(platform, call),
    statut: async (trx, dossier) =>
      statutAgrement((await loadAgrement(trx, dossier, { now: platform.clock.now() })).complet),
    accorder: (trx, grant) => accorderAgrement(platform, trx, grant),
    completude: async (db, dossier) => {
      const { complet } = await loadAgrement(db, dossier, { now: platform.clock.now() });
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
      return joinComplementsOf(trx, brought, {
        points: pointsCompletude(documentsAgrement(complet)),
        documents: auChoix.documents,
      });
    },
    aRappeler: listAgrementsARappeler,
    signature: signatureAgrement(platform),
    photo: photoAgrement,
    populate: async (dossier, { actor, populate }) => {
      const now = platform.clock.now();
      const viewer = { actor, currentYear: currentExercice(now) };
      const loaded = await loadFor(actor, dossier);
      const { pieces, association } = dossierAgrementView(loaded, { viewer, now });
      return {
        ...(populate.includes('documents') && { documents: pieces }),
        ...(populate.includes('association') && { association }),
        ...(await ajoutsAgrement(platform, dossier, { actor, populate })),
      };
    },
    read: async (dossier, { actor, populate }) => ({
      ...(await readAgrement(platform.db, dossier, { actor, now: platform.clock.now() })),
      ...(await ajoutsAgrement(platform, dossier, { actor, populate })),
    }),
    pieces: async (dossier, actor) => {
      const now = platform.clock.now();
      const viewer = { actor, currentYear: currentExercice(now) };
      return dossierAgrementView(await loadFor(actor, dossier), { viewer, now }).pieces;
    },
    recepisse: async (dossier, envoi, actor) => {
      const now = platform.clock.now();
      const viewer = { actor, currentYear: currentExercice(now) };
      const loaded = await loadAgrement(platform.db, dossier, { now });
      return recepisseAgrement(dossierAgrementView(loaded, { viewer, now }), envoi);
    },
    pdf: async (dossier, actor) => {
      const now = platform.clock.now();
      const viewer = { actor, currentYear: currentExercice(now) };
      const loaded = await loadFor(actor, dossier);
      const accord = accordView(await findAccord(platform.db, dossier.id));
      const libelles = labelsOfListes(
        await readListes(platform.db, [...listesHaa, 'forme-distrib-alimentaire']),
      );
      return drawDossier(dossierAgrementView(loaded, { viewer, now, accord }), {
        at: now,
        libelles,
        envoi: await quiSigne(platform.db, dossier),
      });
    },
  };
};

/**
 * Gives what a caller may ask for besides the dossier; the projects and the subvention, which only the other kind of
 * dossier has, are empty here.
 */
const ajoutsAgrement = async (
  { db, clock }: Platform,
  dossier: DossierRow,
  { actor, populate }: Pick<LectureDossier, 'actor' | 'populate'>,
): Promise<object> => ({
  ...(populate.includes('projets') && { projets: [] }),
  ...(populate.includes('subvention') && { subvention: null }),
  ...(await ajoutsCommuns(db, dossier, { actor, populate, now: clock.now() })),
});
