import type { VueView, vueEndpoints } from '@asso/contract/instruction/vue.endpoints';
import type { BodyOf } from '@asso/contract/kernel/endpoint';
import type { Actor } from '@asso/domain/compte/actor';
import {
  type ColonneFile,
  colonnesChoisies,
  colonnesHabituelles,
  nomsColonnes,
} from '@asso/domain/instruction/colonnes-file.rows';
import { maxVues, nomVue } from '@asso/domain/instruction/vue.rules';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Handlers, Refused } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { instructionIntrouvable, readBureauService } from '../bureau/bureau-access.ts';
import { countFileVues } from './count-vues.ts';
import {
  type ContenuVue,
  countVues,
  findColonnes,
  findFirstVue,
  insertVue,
  listVues,
  lockVue,
  rangeVues,
  removeVue,
  saveColonnes,
  saveFirstVue,
  updateVue,
  type VueRow,
} from './vue.sql.ts';

const existe = refused({ code: 'instruction.vue-existe', field: 'nom' });

export function vueHandlers({ db, clock }: Platform): Handlers<typeof vueEndpoints> {
  const answer = (actor: Actor, done: Result<VueRow> | Refused) =>
    done.ok ? { ok: true as const, value: viewFor(actor, done.value), version: done.value.version } : done;
  return {
    listVues: async ({ actor }) => {
      const [rows, colonnes, dAbord] = await Promise.all([
        listVues(db, { id_utilisateur: actor.id, services: servicesOf(actor) }),
        findColonnes(db, actor.id),
        findFirstVue(db, actor.id),
      ]);
      const items = rows.map((row) => viewFor(actor, row));
      // A view that is no longer shared with this person is not opened first any more.
      const premiere = items.find(({ id }) => id === dAbord)?.id ?? null;
      return { ok: true, value: { items, colonnes: known(colonnes) ?? [...colonnesHabituelles], premiere } };
    },

    countVues: async ({ actor, query: { genre = null } }) => {
      const vues = await listVues(db, { id_utilisateur: actor.id, services: servicesOf(actor) });
      const comptes = await countFileVues(db, { vues, genre }, { actor, now: clock.now() });
      return { ok: true, value: { comptes } };
    },

    createVue: async ({ actor, body }) =>
      answer(
        actor,
        await inTransaction(db, async (trx): Promise<Result<VueRow>> => {
          const contenu = await contenuOf(trx, actor, body);
          if (!contenu.ok) return contenu;
          if ((await countVues(trx, actor.id)) >= maxVues) {
            return refused({ code: 'instruction.trop-de-vues', field: 'nom' });
          }
          const id = await insertVue(trx, actor.id, contenu.value);
          const row = id && (await lockVue(trx, id));
          return row ? ok(row) : existe;
        }),
      ),

    saveVue: async ({ actor, params, body, ifMatch }) =>
      answer(
        actor,
        await inTransaction(db, async (trx): Promise<Result<VueRow> | Refused> => {
          const found = await hold(trx, { actor, id: params.vue, ifMatch });
          if (!found.ok) return found;
          const contenu = await contenuOf(trx, actor, body);
          if (!contenu.ok) return contenu;
          if (!(await updateVue(trx, found.value, contenu.value))) return existe;
          const row = await lockVue(trx, params.vue);
          return row ? ok(row) : instructionIntrouvable;
        }),
      ),

    deleteVue: ({ actor, params, ifMatch }) =>
      inTransaction(db, async (trx) => {
        const found = await hold(trx, { actor, id: params.vue, ifMatch });
        if (!found.ok) return found;
        await removeVue(trx, found.value.id);
        return ok({ id: found.value.id });
      }),

    orderVues: async ({ actor, body }) => {
      await inTransaction(db, (trx) => rangeVues(trx, actor.id, body.ids));
      const rows = await listVues(db, { id_utilisateur: actor.id, services: [] });
      return { ok: true, value: { ids: rows.map(({ id }) => id) } };
    },

    openFirst: ({ actor, body: { vue } }) =>
      inTransaction(db, async (trx) => {
        const row = vue === null ? undefined : await lockVue(trx, vue);
        if (vue !== null && !(row && isSeenBy(actor, row))) return instructionIntrouvable;
        await saveFirstVue(trx, actor.id, vue);
        return ok({ premiere: vue });
      }),

    saveColonnes: async ({ actor, body }) => {
      const colonnes = colonnesChoisies(body.colonnes);
      await saveColonnes(db, actor.id, colonnes);
      return { ok: true, value: { colonnes } };
    },
  };
}

const servicesOf = ({ services }: Actor): string[] => services.map(({ id_service }) => id_service);

const isSeenBy = (actor: Actor, { id_utilisateur, id_service }: VueRow): boolean =>
  id_utilisateur === actor.id || (id_service !== null && servicesOf(actor).includes(id_service));

type Body = BodyOf<(typeof vueEndpoints)['createVue']>;

/** Reads the content of a view, which may be shared only with a service of this person's. */
async function contenuOf(trx: Tx, actor: Actor, body: Body): Promise<Result<ContenuVue>> {
  const nom = nomVue(body.nom);
  if (nom === null) return refused({ code: 'instruction.vue-vide', field: 'nom' });
  const { id_service = null } = body;
  if (id_service !== null) {
    const service = await readBureauService(trx, actor, id_service);
    if (!service.ok) return service;
  }
  const filtres = Object.fromEntries(
    Object.entries(body.filtres).flatMap(([key, values]) => (values?.length ? [[key, values]] : [])),
  );
  const colonnes = body.colonnes ? colonnesChoisies(body.colonnes) : null;
  return ok({
    nom,
    filtres,
    colonnes,
    id_service,
    recherche: body.recherche?.trim() ?? '',
    tri: body.tri ?? null,
  });
}

type Held = { actor: Actor; id: string; ifMatch: number };

/**
 * Locks a view for a change. One that a colleague shares may be seen, and only that colleague may change it; any other
 * view does not exist for this person.
 */
async function hold(trx: Tx, { actor, id, ifMatch }: Held): Promise<Result<VueRow> | Refused> {
  const row = await lockVue(trx, id);
  if (!row) return instructionIntrouvable;
  if (row.id_utilisateur !== actor.id) {
    return isSeenBy(actor, row) ? refused({ code: 'instruction.vue-d-autrui' }) : instructionIntrouvable;
  }
  if (row.version === ifMatch) return ok(row);
  return { ok: false, problems: [{ code: 'kernel.conflit' }], version: row.version };
}

const viewFor = (actor: Actor, { id_utilisateur, par, colonnes, ...row }: VueRow): VueView => {
  const isMine = id_utilisateur === actor.id;
  return { ...row, colonnes: known(colonnes), par: isMine ? null : par, rights: { edit: isMine } };
};

/** Keeps the columns that still exist, in the order that was chosen; null when the view names no column. */
const known = (colonnes: readonly string[] | null): ColonneFile[] | null =>
  colonnes &&
  nomsColonnes
    .filter((nom) => colonnes.includes(nom))
    .toSorted((a, b) => colonnes.indexOf(a) - colonnes.indexOf(b));
