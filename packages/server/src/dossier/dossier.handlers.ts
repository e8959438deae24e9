import type { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import { readablePart } from '@asso/domain/dossier/dossier.rights';
import { etatsInstruction, ordreEtats } from '@asso/domain/dossier/instruction.states';
import { nomFichierPdf } from '@asso/domain/dossier/nom-fichier.words';
import { currentExercice } from '@asso/domain/referentiel/exercices.rules';
import { inTransaction } from '../platform/db/transaction.ts';
import { listHistory } from '../platform/history/history.sql.ts';
import { fileAnswer, type Handlers, refusal } from '../platform/http/handlers.ts';
import { drawApart } from '../platform/pdf/draw-apart.ts';
import type { Platform } from '../platform/platform.ts';
import { decide } from './decision/decide.ts';
import { moveInstructions } from './decision/move-instruction.ts';
import { tellSuppression } from './decision/tell-suppression.ts';
import { alreadyBegunRefusal } from './deja-commence.ts';
import { findByKey, findDossier, holdKey, lockDossier } from './dossier.sql.ts';
import { allowed, dossierRef, inaccessibleRefusal, readAllowed } from './dossier-access.ts';
import type { DossierKinds } from './dossier-kinds.ts';
import { dossierHead } from './dossier-views.ts';
import { canReadLine, messageView, toEvenement } from './historique-view.ts';
import { readList } from './liste/read-list.ts';
import { listMessages } from './message/message.sql.ts';
import { saveTete } from './save-tete.ts';
import type { recepissePdf } from './transmission/recepisse.pdf.ts';
import { prepareEnvoi } from './transmission/recepisse.ts';

const drawRecepisse = drawApart<typeof recepissePdf>(
  new URL('./transmission/recepisse.pdf.ts', import.meta.url),
  'recepissePdf',
);

export function dossierHandlers(platform: Platform, kinds: DossierKinds): Handlers<typeof dossierEndpoints> {
  const { db, clock } = platform;
  const viewer = (actor: Actor) => ({ actor, currentYear: currentExercice(clock.now()) });
  const headOf = async (id: string, actor: Actor) => {
    const row = await findDossier(db, id);
    if (!row) return inaccessibleRefusal;
    const value = dossierHead(row, viewer(actor));
    return { ok: true as const, value, version: value.version };
  };

  /** Removes or restores the whole dossier, as one move made by the applicant's side. */
  const moveWhole = async (actor: Actor, key: string, action: 'remove' | 'restore') => {
    const moved = await inTransaction(db, async (trx) => {
      const found = allowed(actor, await lockDossier(trx, key), action);
      if (!found.ok) return found;
      const dossier = found.value;
      if (action === 'restore') {
        await holdKey(trx, dossier.cle_unicite);
        const other = await findByKey(trx, dossier.cle_unicite);
        // A dossier that one service still has never left its key: it does not collide with itself.
        if (other && other.id !== dossier.id) return alreadyBegunRefusal(actor, other);
      }
      const moved = await moveInstructions(platform, trx, {
        dossier,
        action,
        by: 'demandeur',
        actor,
        at: clock.now(),
      });
      if (moved.ok) await tellSuppression(platform, trx, { dossier, action, actor });
      return moved;
    });
    return moved.ok ? headOf(key, actor) : moved;
  };

  return {
    createDossier: async ({ actor, body }) => {
      const kind = kinds.matching(body.description);
      if (!kind) return { ok: false, problems: [{ code: 'dossier.genre-inconnu' }] };
      const created = await kind.create(platform, { actor, body });
      return created.ok ? headOf(created.value.id, actor) : created;
    },

    listDossiers: ({ actor, query }) => readList(platform, kinds, { actor, query }),

    listEtats: async () => ({
      ok: true,
      value: ordreEtats.map((code) => ({ code, label: etatsInstruction[code] })),
    }),

    readHistorique: async ({ actor, params }) => {
      const found = await readAllowed(db, { actor, key: params.id });
      if (!found.ok) return found;
      const { id } = found.value;
      const part = readablePart(actor, dossierRef(found.value));
      const [history, messages] = await Promise.all([
        listHistory(db, { objet: 'dossier', id_objet: id }, { limit: 200 }),
        listMessages(db, { id_dossier: id, part, id_utilisateur: actor.id }),
      ]);
      return {
        ok: true,
        value: {
          evenements: history
            .filter((line) => canReadLine(line, part))
            .map((line) => toEvenement(line, actor.id)),
          messages: messages.map((row) => messageView(row, { actor, part })),
        },
      };
    },

    deleteDossier: ({ actor, params }) => moveWhole(actor, params.id, 'remove'),
    restoreDossier: ({ actor, params }) => moveWhole(actor, params.id, 'restore'),

    moveInstruction: async ({ actor, params, body, ifMatch }) => {
      const decided = await decide(platform, kinds, { actor, ...params, ...body, ifMatch });
      return decided.ok ? headOf(params.id, actor) : decided;
    },

    saveDossier: async ({ actor, params, query, body, ifMatch }) => {
      const { ordre, changes } = body;
      const order = query.shouldOrderProjects ? { ordre } : undefined;
      if (ordre && !order) return refusal({ code: 'kernel.requete-invalide', field: 'ordre' });
      const key = params.id_fo;
      const saved = await saveTete(platform, kinds, { actor, key, body: { changes }, ifMatch, order });
      if (!saved.ok || !query.populate) return saved;
      const dossier = await findDossier(db, key);
      const asked = { actor, populate: query.populate };
      const ajouts = dossier ? await kinds.of(dossier.genre).populate(platform, dossier, asked) : {};
      return { ...saved, value: { ...saved.value, ...ajouts } };
    },

    readPdf: async ({ actor, params }) => {
      const found = await readAllowed(db, { actor, key: params.id }, 'list');
      if (!found.ok) return found;
      const dossier = found.value;
      const content = await kinds.of(dossier.genre).drawPdf(platform, dossier, actor);
      const { id_fo, nom_association: association, intitule: projet } = dossier;
      const name = nomFichierPdf({ id_fo, projet, quoi: 'dossier', association });
      return fileAnswer({ content, name, type: 'application/pdf' });
    },

    readRecepissePdf: async ({ actor, params }) => {
      const found = await readAllowed(db, { actor, key: params.id });
      if (!found.ok) return found;
      const dossier = found.value;
      const envoi = await prepareEnvoi(db, dossier, actor);
      if (!envoi.ok) return envoi;
      const recepisse = await kinds
        .of(dossier.genre)
        .recepisse(platform, dossier, { envoi: envoi.value, actor });
      const content = await drawRecepisse(recepisse, clock.now());
      const { id_fo, association } = recepisse;
      const name = nomFichierPdf({ id_fo, projet: dossier.intitule, quoi: 'recepisse', association });
      return fileAnswer({ content, name, type: 'application/pdf' });
    },
  };
}
