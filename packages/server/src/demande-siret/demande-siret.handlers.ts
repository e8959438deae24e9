import type { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import type { DemandeSiretItem, DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { isAdminRole } from '@asso/domain/compte/roles.rules';
import { territoiresIn } from '@asso/domain/compte/territoire-admin.rules';
import { sayTransmitted } from '@asso/domain/demande-siret/demande-siret.words';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import { decisionCalls, demarcheCalls } from '../demarche/demarche-calls.ts';
import { lockDemarche } from '../demarche/open-and-move.ts';
import { readCursor } from '../platform/db/keyset.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import type { Answer, Handlers } from '../platform/http/handlers.ts';
import { pickPaths } from '../platform/http/pick-paths.ts';
import type { Platform } from '../platform/platform.ts';
import { createDemande } from './create-demande.ts';
import { type DemandeSiretRow, touchDemande } from './demande-siret.sql.ts';
import { listDemandes, orderSiret, type PerimetreSiret } from './demande-siret-list.sql.ts';
import { demandeSiretHead, documentsView, readNotificationsAbout } from './demande-siret-view.ts';
import { demarcheSiret } from './demarche-siret.ts';
import { loadDemande } from './load-demande.ts';
import { sendDemande, toRefusal } from './send-demande.ts';

export function demandeSiretHandlers(platform: Platform): Handlers<typeof demandeSiretEndpoints> {
  const { db, clock } = platform;
  const siret = demarcheCalls(platform, demarcheSiret);
  const { decide } = decisionCalls(platform, demarcheSiret);
  const sent = (answer: Answer<DemandeSiretView>) =>
    answer.ok
      ? {
          ...answer,
          value: {
            message: sayTransmitted(answer.value.identifiant.id_fo_fonctionnel),
            demande: answer.value,
          },
        }
      : answer;

  return {
    listDemandesSiret: async ({ actor, query }) => {
      const { fields, populate = [], searchQuery, etats, limit, id_rna } = query;
      const cursor = readCursor(query.cursor, orderSiret);
      if (!cursor.ok) return cursor;
      const association = id_rna === undefined ? undefined : recogniseReference(id_rna);
      if (association === null) return { ok: true, value: aucune };
      const { rows, ...page } = await listDemandes(db, {
        perimetre: perimetreOf(actor),
        etats,
        association,
        searchQuery,
        limit,
        cursor: cursor.value,
      });
      const items = await Promise.all(
        rows.map(async (row) => {
          const head = demandeSiretHead(row, actor);
          const item = fields ? ({ ...pickPaths(head, fields), id: head.id } as DemandeSiretItem) : head;
          return head.rights.consult ? { ...item, ...(await ajoutsOf(row, { actor, populate })) } : item;
        }),
      );
      return { ok: true, value: { ...page, items } };
    },

    readDemandeSiret: ({ actor, params }) => siret.read({ actor, cle: params.id, droit: 'consult' }),

    createDemandeSiret: ({ actor, body }) =>
      siret.shown(actor, (tx) =>
        createDemande(tx, { actor, id_asso: body.identite.id_rna, at: clock.now() }),
      ),

    saveDemandeSiret: ({ actor, params, body }) =>
      siret.save({ actor, cle: params.id, droit: 'edit', changes: body.changes }),

    deleteDemandeSiret: async ({ actor, params }) => {
      const removed = await inTransaction(db, async (tx) => {
        const found = await lockDemarche(demarcheSiret, tx, { actor, cle: params.id, droit: 'remove' });
        if (!found.ok) return found;
        const at = clock.now();
        const row = await touchDemande(tx, { one: found.value, actor, at }, { est_supprime: true });
        const line = { objet: 'demande-siret', id_objet: row.id, by: actor, at };
        await writeHistory(tx, { ...line, action: 'siret.remove' });
        return { ok: true as const, value: row };
      });
      return removed.ok ? { ok: true, value: demandeSiretHead(removed.value, actor) } : removed;
    },

    readDemandeSiretPdf: ({ actor, params }) => siret.pdf({ actor, cle: params.id }),

    transmitDemandeSiret: async ({ actor, params, body, ifMatch }) => {
      const attestation = body?.cerfa?.attestation;
      const certify = (row: DemandeSiretRow) =>
        attestation === undefined ? row : { ...row, corps: { ...row.corps, attestation } };
      return sent(await siret.transmit({ actor, cle: params.id, ifMatch, certify }));
    },

    decideDemandeSiret: ({ actor, params, body, ifMatch }) =>
      decide({ actor, cle: params.id, droit: 'consult', ifMatch, action: params.action, body }),

    sendDemandeSiret: async ({ actor, body }) => {
      const [envoyee] = body;
      const answer = await siret
        .shown(actor, (tx) => sendDemande(platform, tx, { actor, envoyee, at: clock.now() }))
        .catch(toRefusal);
      if (answer.ok) platform.checkpoint('transmission.avant-reponse');
      return sent(answer);
    },
  };

  async function ajoutsOf(
    row: DemandeSiretRow,
    { actor, populate }: { actor: Actor; populate: readonly string[] },
  ) {
    return {
      ...(populate.includes('documents')
        ? { documents: documentsView(await loadDemande(db, row, { actor, now: clock.now() }), clock.now()) }
        : {}),
      ...(populate.includes('notifications')
        ? { notifications: await readNotificationsAbout(db, row, actor) }
        : {}),
    };
  }
}

/** The answer to a reference that is no identifier, which matches no request. */
const aucune = { items: [], total: 0, totalExact: true, next: null, previous: null };

/**
 * Gives the requests that a person may list: those of their territory, or all, for an administrator; those of their
 * associations for other people.
 */
function perimetreOf(actor: Actor): PerimetreSiret {
  if (!isAdminRole(actor.role)) {
    return { associations: actor.associations.map(({ id_association }) => id_association) };
  }
  if (actor.role === 'lca.admin' || actor.territoire === null) return null;
  return { departements: territoiresIn(actor.territoire) };
}
