import { cleUnicite } from '@asso/domain/subvention/creation.rules';
import { statutOf } from '@asso/domain/subvention/dossier-subvention.rules';
import { saveHead } from '../demarche/dossier-demarche.ts';
import type { DossierKind } from '../dossier/dossier-kinds.ts';
import { listPieces } from '../dossier/pieces/pieces.sql.ts';
import { photoOf } from '../dossier/renvoi/photo.ts';
import { quiSigne } from '../dossier/transmission/qui-signe.ts';
import { drawApart } from '../platform/pdf/draw-apart.ts';
import type { Platform } from '../platform/platform.ts';
import { completudeSubvention, joinComplements } from './complements.ts';
import { createDossierSubvention } from './create-dossier.ts';
import { demarcheSubvention } from './demarche-subvention.ts';
import { listProjets } from './dossier-subvention.sql.ts';
import { dossierSubventionView } from './dossier-subvention-view.ts';
import { grantMontants } from './grant-montants.ts';
import { loadDossier } from './load-dossier.ts';
import type { dossierSubventionPdf } from './pdf/dossier-subvention.pdf.ts';
import { ajoutsDuDossier, ajoutsOf, withProjectFields } from './populate-dossier.ts';
import { orderProjets } from './projet/order-projets.ts';
import { listARappeler } from './rappel.sql.ts';
import { readSubvention, viewFor } from './readable-dossier.ts';
import { signatureSubvention } from './signature-subvention.ts';
import { recepisseSubvention } from './transmission/recepisse-subvention.ts';

const drawDossier = drawApart<typeof dossierSubventionPdf>(
  new URL('./pdf/dossier-subvention.pdf.ts', import.meta.url),
  'dossierSubventionPdf',
);

/** Gives what the code shared by all kinds of dossiers needs to know of a subvention dossier. */
export const dossierSubventionKind = (platform: Platform): DossierKind => ({
  genre: 'subvention',
  saveTete: (trx, one, { order, ...save }) => {
    const { actor, at } = save;
    const aussi = order && (() => orderProjets(trx, one, { ...order, actor, at }));
    return saveHead(demarcheSubvention, trx, { ...save, one, aussi });
  },
  matches: (description) => typeof description.code_subvention === 'string',
  create: (call) => createDossierSubvention(platform, call),
  statut: async (trx, dossier) => statutOf((await loadDossier(trx, dossier)).complet),
  populate: async (dossier, { actor, populate }) => {
    const now = platform.clock.now();
    const loaded = await loadDossier(platform.db, dossier, actor);
    return ajoutsDuDossier(platform.db, loaded, { actor, populate, now });
  },
  cleOf: ({ subvention: code, sous_dispositif: sous, ...asked }) =>
    code?.trim() && sous !== undefined ? cleUnicite({ code, sous, ...asked }) : undefined,
  accorder: grantMontants,
  completude: completudeSubvention,
  joinComplements,
  aRappeler: listARappeler,
  signature: signatureSubvention(platform),
  photo: async (db, dossier) =>
    photoOf(dossier, await listProjets(db, dossier.id), await listPieces(db, dossier.id)),
  read: async (dossier, { actor, populate, projectFields }) => {
    const { db, clock } = platform;
    const now = clock.now();
    const loaded = await loadDossier(db, dossier, actor);
    const view = await readSubvention(db, loaded, { actor, now });
    const ajouts = await ajoutsOf(db, loaded, { actor, populate, now });
    return { ...(projectFields ? withProjectFields(view, projectFields) : view), ...ajouts };
  },
  pieces: async (dossier, actor) => {
    const loaded = await loadDossier(platform.db, dossier, actor);
    const { pieces, projets } = dossierSubventionView(loaded, viewFor(actor, platform.clock.now()));
    return [...pieces, ...projets.flatMap((one) => one.pieces)];
  },
  pdf: async (dossier, actor) => {
    const now = platform.clock.now();
    const loaded = await loadDossier(platform.db, dossier, actor);
    const envoi = await quiSigne(platform.db, dossier);
    return drawDossier(dossierSubventionView(loaded, viewFor(actor, now)), now, envoi);
  },
  recepisse: async (dossier, envoi, actor) => {
    const loaded = await loadDossier(platform.db, dossier, actor);
    const view = dossierSubventionView(loaded, viewFor(actor, platform.clock.now()));
    const { delai_habituel_jours: delaiJours } = loaded.version.contenu;
    return recepisseSubvention(view, { ...envoi, delaiJours });
  },
});
