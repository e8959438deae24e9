import type { passSportEndpoints } from '@asso/contract/pass-sport/pass-sport.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { nomFichierPdf } from '@asso/domain/dossier/nom-fichier.words';
import { dossierPspRights, listsDossiersPsp } from '@asso/domain/pass-sport/dossier-psp.rights';
import { nameSaison } from '@asso/domain/pass-sport/exercice.rules';
import { dossierPspWords } from '@asso/domain/pass-sport/pass-sport.words';
import { openAssociation } from '../association/association-access.ts';
import { readCursor } from '../platform/db/keyset.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { fileAnswer, type Handlers } from '../platform/http/handlers.ts';
import { drawApart } from '../platform/pdf/draw-apart.ts';
import type { Platform } from '../platform/platform.ts';
import { createDossierPsp } from './create-dossier-psp.ts';
import type { dossierPspPdf } from './dossier-psp.pdf.ts';
import { findDossierOfSiret, listDossiersPsp } from './dossier-psp.sql.ts';
import { allowed, type DossierOuvert, dossierPspRef, readDossierPsp } from './dossier-psp-access.ts';
import { enrol, verifyCodes } from './enrol.ts';
import { listExercices } from './exercice.sql.ts';
import {
  listAllInscriptions,
  listInscriptions,
  noInscription,
  orderInscriptions,
  readTotaux,
} from './inscription.sql.ts';
import { openLieu } from './load-structure.ts';
import { changeFederation, removeInscription } from './move-inscription.ts';
import { dossierView, exerciceView, inscriptionView, structureView } from './pass-sport-view.ts';
import { saveDossierPsp } from './save-dossier-psp.ts';
import { uploadAffiliation } from './upload-affiliation.ts';

const drawDossier = drawApart<typeof dossierPspPdf>(
  new URL('./dossier-psp.pdf.ts', import.meta.url),
  'dossierPspPdf',
);

export function passSportHandlers(platform: Platform): Handlers<typeof passSportEndpoints> {
  const { db, clock } = platform;

  const shown = async (actor: Actor, ouvert: DossierOuvert) => {
    const again = await readDossierPsp(db, actor, ouvert.dossier.id);
    return dossierView(db, again.ok ? again.value : ouvert, { actor, now: clock.now() });
  };

  return {
    listExercicesPsp: async () => {
      const rows = await listExercices(db);
      return { ok: true, value: { items: rows.map((row) => exerciceView(row, rows, clock.now())) } };
    },

    readStructurePsp: async ({ actor, query }) => {
      const { idSiret, exerciceId } = query;
      const lieu = await openLieu(db, { actor, idSiret, exerciceId, now: clock.now() });
      if (!lieu.ok) return lieu;
      return { ok: true, value: await structureView(db, lieu.value, { actor, now: clock.now() }) };
    },

    createDossierPsp: async ({ actor, body }) => {
      const at = clock.now();
      const done = await inTransaction(db, (tx) => createDossierPsp(platform, tx, { actor, body, at }));
      if (!done.ok) return done;
      const { ouvert, dossierAlreadyExist } = done.value;
      const dossier = await shown(actor, ouvert);
      const message = dossierAlreadyExist ? dossierPspWords.recupere : dossierPspWords.cree;
      const value = { dossier, dossierAlreadyExist, message };
      return { ok: true, value, version: dossier.version, status: dossierAlreadyExist ? 200 : 201 };
    },

    findDossierPsp: async ({ actor, query: { idSiret, exerciceId } }) => {
      const lieu = await openLieu(db, { actor, idSiret, exerciceId, now: clock.now() });
      if (!lieu.ok) return lieu;
      const { id_siret, exercice } = lieu.value;
      const dossier = await findDossierOfSiret(db, { id_siret, exercice_id: exercice.id });
      if (!dossier) return { ok: true, value: null };
      const ouvert = await allowed(db, actor, { dossier });
      if (!ouvert.ok) return ouvert;
      const value = await dossierView(db, ouvert.value, { actor, now: clock.now() });
      return { ok: true, value, version: value.version };
    },

    saveDossierPsp: async ({ actor, params, query, body, ifMatch }) => {
      const force = query.forceNotificationType;
      const save = { actor, id: params.id, body, ifMatch, force, at: clock.now() };
      const done = await inTransaction(db, (tx) => saveDossierPsp(platform, tx, save));
      if (!done.ok) return done;
      const value = await shown(actor, done.value);
      return { ok: true, value, version: value.version };
    },

    listAssociationDossiers: async ({ actor, params }) => {
      const opened = await openAssociation(db, { actor, id_asso: params.idSiret });
      if (!opened.ok) return opened;
      const { row, acces } = opened.value;
      if (!listsDossiersPsp(acces)) return { ok: true, value: { items: [] } };
      const rows = await listDossiersPsp(db, row.id);
      const totaux = await readTotaux(
        db,
        rows.map(({ id }) => id),
      );
      const items = rows.map((one) => ({
        dossierId: one.id,
        id_siret: one.id_siret,
        nom: one.nom,
        hasWright: dossierPspRights(actor, dossierPspRef(one), { acces, id_siret: one.id_siret }).hasWright,
        exercice: { id: one.exercice_id, saison: nameSaison(one.exercice_id) },
        created_by: one.nom_createur,
        totaux: totaux.get(one.id) ?? noInscription,
      }));
      return { ok: true, value: { items } };
    },

    listInscriptionsPsp: async ({ actor, params, query }) => {
      const { etats, federation, searchQuery, limit } = query;
      const cursor = readCursor(query.cursor, orderInscriptions);
      if (!cursor.ok) return cursor;
      const ouvert = await readDossierPsp(db, actor, params.id);
      if (!ouvert.ok) return ouvert;
      const dossier_id = ouvert.value.dossier.id;
      const liste = { dossier_id, etats, federation, searchQuery, limit, cursor: cursor.value };
      const { rows, ...page } = await listInscriptions(db, liste);
      return { ok: true, value: { ...page, items: rows.map(inscriptionView) } };
    },

    verifyCodesPsp: async ({ actor, params, body }) => {
      const done = await verifyCodes(db, { actor, id: params.id, codes: body.codes, now: clock.now() });
      return done.ok ? { ok: true, value: { resultats: done.value } } : done;
    },

    createInscriptionsPsp: async ({ actor, params, body }) => {
      const { codes, federation } = body;
      const asked = { actor, id: params.id, codes, siren: federation?.siren, at: clock.now() };
      const done = await inTransaction(db, (tx) => enrol(tx, asked));
      if (!done.ok) return done;
      const dossier = await shown(actor, done.value.ouvert);
      return { ok: true, value: { resultats: done.value.resultats, dossier } };
    },

    saveInscriptionPsp: async ({ actor, params, body, ifMatch }) => {
      const { siren } = body.federation;
      const change = { actor, ...params, siren, ifMatch, at: clock.now() };
      const done = await inTransaction(db, (tx) => changeFederation(tx, change));
      return done.ok ? { ok: true, value: inscriptionView(done.value), version: done.value.version } : done;
    },

    deleteInscriptionPsp: async ({ actor, params }) => {
      const asked = { actor, ...params, at: clock.now() };
      const done = await inTransaction(db, (tx) => removeInscription(tx, asked));
      return done.ok ? { ok: true, value: inscriptionView(done.value), version: done.value.version } : done;
    },

    readDossierPspPdf: async ({ actor, params }) => {
      const now = clock.now();
      const ouvert = await readDossierPsp(db, actor, params.id);
      if (!ouvert.ok) return ouvert;
      const view = await dossierView(db, ouvert.value, { actor, now });
      const inscriptions = (await listAllInscriptions(db, view.id)).map(inscriptionView);
      const content = await drawDossier({ ...view, inscriptions }, now);
      const name = nomFichierPdf({
        id_fo: view.structure.id_siret,
        quoi: `pass-sport-${view.exercice.id}`,
        association: view.structure.nom,
      });
      return fileAnswer({ content, name, type: 'application/pdf' });
    },

    uploadAffiliation: ({ actor, query, files }) =>
      uploadAffiliation(platform, { actor, exerciceId: query.exerciceId, files }),
  };
}
