import type { demandeSiretEndpoints } from '@asso/contract/demande-siret/demande-siret.endpoints';
import type { DemandeSiretItem } from '@asso/contract/demande-siret/demande-siret.schemas';
import type { Actor } from '@asso/domain/compte/actor';
import { isAdminRole } from '@asso/domain/compte/roles.rules';
import { territoiresIn } from '@asso/domain/compte/territoire-admin.rules';
import { transmiseSaid } from '@asso/domain/demande-siret/demande-siret.words';
import { nomFichierPdf } from '@asso/domain/dossier/nom-fichier.words';
import { recogniseReference } from '@asso/domain/identifiants/reconnaissance';
import type { Result } from '@asso/domain/kernel/result';
import type { Tx } from '../platform/db/database.ts';
import { readCursor } from '../platform/db/keyset.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, fileAnswer, type Handlers, type Refused } from '../platform/http/handlers.ts';
import { pickPaths } from '../platform/http/pick-paths.ts';
import { drawApart } from '../platform/pdf/draw-apart.ts';
import type { Platform } from '../platform/platform.ts';
import { createDemande } from './create-demande.ts';
import type { demandeSiretPdf } from './demande-siret.pdf.ts';
import { type DemandeSiretRow, touchDemande } from './demande-siret.sql.ts';
import { lockAllowed, outdated, readAllowed } from './demande-siret-access.ts';
import { listDemandes, orderSiret, type PerimetreSiret } from './demande-siret-list.sql.ts';
import { demandeSiretHead, documentsView, notificationsSur, readView } from './demande-siret-view.ts';
import { loadDemande } from './load-demande.ts';
import { decideDemande, transmitDemande } from './move-demande.ts';
import { saveDemande } from './save-demande.ts';
import { refusalOf, sendDemande } from './send-demande.ts';

const drawDemande = drawApart<typeof demandeSiretPdf>(
  new URL('./demande-siret.pdf.ts', import.meta.url),
  'demandeSiretPdf',
);

export function demandeSiretHandlers(platform: Platform): Handlers<typeof demandeSiretEndpoints> {
  const { db, clock } = platform;

  /** Once the transaction is committed, it answers the request as this person reads it. */
  const shown = async (
    actor: Actor,
    work: (tx: Tx) => Promise<Result<DemandeSiretRow> | Answer<DemandeSiretRow>>,
  ) => {
    const done = await inTransaction(db, work);
    if (!done.ok) return done as Refused;
    const value = await readView(db, done.value, { actor, now: clock.now() });
    return { ok: true as const, value, version: value.version };
  };
  const sent = async (actor: Actor, work: (tx: Tx) => Promise<Result<DemandeSiretRow> | Refused>) => {
    const answer = await shown(actor, work);
    if (!answer.ok) return answer;
    platform.checkpoint('transmission.avant-reponse');
    const message = transmiseSaid(answer.value.identifiant.id_fo_fonctionnel);
    return { ...answer, value: { message, demande: answer.value } };
  };

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

    readDemandeSiret: async ({ actor, params }) => {
      const found = await readAllowed(db, { actor, key: params.id });
      if (!found.ok) return found;
      const value = await readView(db, found.value, { actor, now: clock.now() });
      return { ok: true, value, version: value.version };
    },

    createDemandeSiret: ({ actor, body }) =>
      shown(actor, (tx) => createDemande(tx, { actor, id_asso: body.identite.id_rna, at: clock.now() })),

    saveDemandeSiret: ({ actor, params, body }) =>
      shown(actor, async (tx) => {
        const found = await lockAllowed(tx, { actor, key: params.id }, 'edit');
        if (!found.ok) return found;
        return saveDemande(tx, found.value, { actor, changes: body.changes, at: clock.now() });
      }),

    deleteDemandeSiret: async ({ actor, params }) => {
      const removed = await inTransaction(db, async (tx) => {
        const found = await lockAllowed(tx, { actor, key: params.id }, 'remove');
        if (!found.ok) return found;
        const at = clock.now();
        const row = found.value;
        const version = await touchDemande(tx, { id: row.id, by: actor.id, at }, { est_supprime: true });
        const line = { objet: 'demande-siret', id_objet: row.id, by: actor, at };
        await writeHistory(tx, { ...line, action: 'siret.remove' });
        return { ok: true as const, value: { ...row, version, modifie_le: at } };
      });
      return removed.ok ? { ok: true, value: demandeSiretHead(removed.value, actor) } : removed;
    },

    readDemandeSiretPdf: async ({ actor, params }) => {
      const found = await readAllowed(db, { actor, key: params.id });
      if (!found.ok) return found;
      const view = await readView(db, found.value, { actor, now: clock.now() });
      const content = await drawDemande(view, clock.now());
      const name = nomFichierPdf({
        id_fo: found.value.id_fo_fonctionnel,
        quoi: 'demande-siret',
        association: view.identite.nom,
      });
      return fileAnswer({ content, name, type: 'application/pdf' });
    },

    transmitDemandeSiret: ({ actor, params, body, ifMatch }) =>
      sent(actor, async (tx) => {
        const found = await lockAllowed(tx, { actor, key: params.id }, 'transmit');
        if (!found.ok) return found;
        const row = found.value;
        const attestation = body?.cerfa?.attestation;
        return (
          outdated(row, ifMatch) ??
          transmitDemande(platform, tx, { row, actor, at: clock.now(), attestation })
        );
      }),

    decideDemandeSiret: ({ actor, params, body, ifMatch }) =>
      shown(actor, async (tx) => {
        const { action } = params;
        const found = await lockAllowed(tx, { actor, key: params.id }, 'consult');
        if (!found.ok) return found;
        const row = found.value;
        const move = { row, actor, action, at: clock.now(), ...body };
        return outdated(row, ifMatch) ?? decideDemande(platform, tx, move);
      }),

    sendDemandeSiret: ({ actor, body }) =>
      sent(actor, (tx) => sendDemande(platform, tx, { actor, envoyee: body[0], at: clock.now() })).catch(
        refusalOf,
      ),
  };

  async function ajoutsOf(
    row: DemandeSiretRow,
    { actor, populate }: { actor: Actor; populate: readonly string[] },
  ) {
    return {
      ...(populate.includes('documents')
        ? { documents: documentsView(await loadDemande(db, row, actor), clock.now()) }
        : {}),
      ...(populate.includes('notifications')
        ? { notifications: await notificationsSur(db, row, actor) }
        : {}),
    };
  }
}

/** A reference that is no identifier matches no request. */
const aucune = { items: [], total: 0, totalExact: true, next: null, previous: null };

/** Administrators see the requests of their territory, or all of them; other people those of their associations. */
function perimetreOf(actor: Actor): PerimetreSiret {
  if (!isAdminRole(actor.role)) {
    return { associations: actor.associations.map(({ id_association }) => id_association) };
  }
  if (actor.role === 'lca.admin' || actor.territoire === null) return null;
  return { departements: territoiresIn(actor.territoire) };
}
