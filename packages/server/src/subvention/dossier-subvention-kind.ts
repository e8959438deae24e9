import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { type Actor, signActor } from '@asso/domain/compte/actor';
import { isServiceRole } from '@asso/domain/compte/roles.rules';
import { suitesSubvention } from '@asso/domain/dossier/recepisse.words';
import { cleUnicite } from '@asso/domain/subvention/creation.rules';
import {
  type DossierSubvention,
  dossierSubventionFields,
} from '@asso/domain/subvention/dossier-subvention.fields';
import { computeStatut, listDocumentsAttendus } from '@asso/domain/subvention/dossier-subvention.rules';
import { transmissionProblems } from '@asso/domain/subvention/dossier-subvention.steps';
import { listProjetDocuments } from '@asso/domain/subvention/projets-du-dossier.rules';
import type { FormeDossier } from '../demarche/demarche.ts';
import { dossierKind, isSentBack } from '../demarche/dossier-kind.ts';
import { type DossierRow, findDossier, insertInstruction, takeCharge } from '../dossier/dossier.sql.ts';
import type { DossierReading } from '../dossier/dossier-kinds.ts';
import { listPieces } from '../dossier/pieces/pieces.sql.ts';
import { makePhoto } from '../dossier/renvoi/photo.ts';
import { findFaitsEnvoi } from '../dossier/transmission/faits-envoi.sql.ts';
import { findSigner } from '../dossier/transmission/qui-signe.ts';
import { type Recepisse, writeRecepisse } from '../dossier/transmission/recepisse.ts';
import type { Tx } from '../platform/db/database.ts';
import { drawApart } from '../platform/pdf/draw-apart.ts';
import { completudeSubvention, joinComplements } from './complements.ts';
import { createDossierSubvention } from './create-dossier.ts';
import { findDossierSubvention, listProjets, syncMontantsInstructions } from './dossier-subvention.sql.ts';
import { dossierSubventionView } from './dossier-subvention-view.ts';
import { grantMontants } from './grant-montants.ts';
import { type Loaded, loadDossier } from './load-dossier.ts';
import type { dossierSubventionPdf } from './pdf/dossier-subvention.pdf.ts';
import { readAjouts, readDossierAjouts, withProjectFields } from './populate-dossier.ts';
import { orderProjets } from './projet/order-projets.ts';
import { listARappeler } from './rappel.sql.ts';
import { readSubvention, viewFor } from './readable-dossier.ts';
import { forgetRetraits } from './renouvellement/realignement.sql.ts';
import { aSignerSubvention } from './signature-subvention.ts';
import { findCampagneVersion } from './subvention.sql.ts';
import { recepisseSubvention } from './transmission/recepisse-subvention.ts';

type Subvention = FormeDossier & {
  /** A dossier that was just sent carries its receipt. */
  objet: DossierRow & { recepisse?: Recepisse };
  charge: Loaded;
  vue: DossierSubventionView;
  corps: DossierSubvention;
  colonnes: { corps?: DossierSubvention };
};

const drawDossier = drawApart<typeof dossierSubventionPdf>(
  new URL('./pdf/dossier-subvention.pdf.ts', import.meta.url),
  'dossierSubventionPdf',
);

/**
 * Describes a subvention dossier to the code that all kinds of dossiers share, which reads, saves, transmits and decides
 * them; the projects of the dossier are saved separately.
 */
export const kindSubvention = dossierKind<Subvention>({
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
  order: orderProjets,
  statut: ({ complet }) => computeStatut(complet),
  attendus: ({ complet }) => [
    ...listDocumentsAttendus(complet),
    ...complet.projets.flatMap((projet) => listProjetDocuments(complet, projet)),
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
      const { preuve = null, isNonSigne = false } = (await findSigner(tx, row)) ?? {};
      const signe = { par: signActor(actor), preuve, isNonSigne };
      return {
        recepisse: writeRecepisse({ row, at, ...signe, courriel: actor.email, contacts, delai, faits }),
      };
    },
  },
  matches: (description) => typeof description.code_subvention === 'string',
  create: createDossierSubvention,
  populate: async ({ db, clock }, dossier, { actor, populate }) =>
    readDossierAjouts(db, await loadDossier(db, dossier, actor), { actor, populate, now: clock.now() }),
  cleOf: ({ subvention: code, sous_dispositif: sous, ...asked }) =>
    code?.trim() && sous !== undefined ? cleUnicite({ code, sous, ...asked }) : undefined,
  accorder: (_, trx, grant) => grantMontants(trx, grant),
  completude: completudeSubvention,
  joinComplements,
  aRappeler: listARappeler,
  aSigner: aSignerSubvention,
  photo: async (db, dossier) =>
    makePhoto(dossier, await listProjets(db, dossier.id), await listPieces(db, dossier.id)),
  read: async ({ db, clock }, dossier, { actor, populate, projectFields }) => {
    const now = clock.now();
    const loaded = await loadDossier(db, dossier, actor);
    const view = await readSubvention(db, loaded, { actor, now });
    const ajouts = await readAjouts(db, loaded, { actor, populate, now });
    return { ...(projectFields ? withProjectFields(view, projectFields) : view), ...ajouts };
  },
  listPieces: async (reading, dossier, actor) => {
    const { pieces, projets } = await lue(reading, dossier, actor);
    return [...pieces, ...projets.flatMap((one) => one.pieces)];
  },
  drawPdf: async (reading, dossier, actor) =>
    drawDossier(
      await lue(reading, dossier, actor),
      reading.clock.now(),
      await findSigner(reading.db, dossier),
    ),
  recepisse: async ({ db, clock }, dossier, { envoi, actor }) => {
    const loaded = await loadDossier(db, dossier, actor);
    const view = dossierSubventionView(loaded, viewFor(actor, clock.now()));
    const { delai_habituel_jours: delaiJours } = loaded.version.contenu;
    return recepisseSubvention(view, { ...envoi, delaiJours });
  },
});

/** Gives a dossier as its PDF and its list of pieces show it to this person. */
const lue = async ({ db, clock }: DossierReading, dossier: DossierRow, actor: Actor) =>
  dossierSubventionView(await loadDossier(db, dossier, actor), viewFor(actor, clock.now()));

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
