import type { Actor } from '@asso/domain/compte/actor';
import { type Contenu, contenus, type SorteContenu } from '@asso/domain/contenu/contenu.fields';
import { listFieldChanges } from '@asso/domain/identifiants/avant-apres';
import { type ChangeBody, readChanges } from '@asso/domain/kernel/changed-fields';
import { changesBetween } from '@asso/domain/kernel/changes';
import type { Fields } from '@asso/domain/kernel/fields';
import type { Tx } from '../platform/db/database.ts';
import { readCursor } from '../platform/db/keyset.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { readListes, refusedChoices } from '../referentiel/listes.ts';
import {
  type ContenuRow,
  contenuOrder,
  findContenu,
  insertContenu,
  listContenus,
  lockContenu,
  updateContenu,
  withdrawContenu,
} from './contenu.sql.ts';
import { nameContenu, savedContenu } from './saved-contenu.ts';

/** Tells whether this person writes the contents, and reads those that are not published. */
export const isAdministrator = (actor: Actor | null): boolean => actor?.role === 'lca.admin';

export const contenuIntrouvable = refusal({ code: 'contenu.introuvable' });

type Query = { toutes?: 'oui'; limit: number; cursor?: string };
type Save = { actor: Actor; id: string; version: number; isWhole?: boolean };

/** Makes the calls of one of the three kinds of contents, which share a table. */
export function contenuCalls<S extends SorteContenu>({ db, clock }: Platform, sorte: S) {
  const view = ({ id, contenu, version }: ContenuRow) => ({ id, version, valeur: contenu as Contenu<S> });
  const shown = (row: ContenuRow, status?: number) => ({
    ok: true as const,
    value: view(row),
    version: row.version,
    ...(status ? { status } : {}),
  });
  const line = (actor: Actor, id: string, action: string) => ({
    objet: sorte,
    id_objet: id,
    by: actor,
    at: clock.now(),
    action,
  });
  const changed = async (trx: Tx, avant: object, apres: object) =>
    listFieldChanges({ fields: contenus[sorte], avant, apres }, { listes: await readListes(trx) });
  const save = (
    { actor, id, version, isWhole }: Save,
    wanted: ChangeBody,
  ): Promise<Answer<ReturnType<typeof view>>> =>
    inTransaction(db, async (trx) => {
      const row = await lockContenu(trx, { sorte, id });
      if (!row) return contenuIntrouvable;
      if (isWhole && row.version !== version)
        return { ...refusal({ code: 'kernel.conflit' }), version: row.version };
      const fields: Fields = contenus[sorte];
      const stored = row.contenu;
      const changes = isWhole
        ? changesBetween(stored, wanted)
        : readChanges(wanted, { fields, stored, isPresentVersion: row.version === version });
      const saved = savedContenu(sorte, { stored, version: row.version, changes });
      if (!saved.ok) return saved;
      if (!saved.isChanged) return shown(row);
      const forms = { fields, stored, value: saved.value.contenu };
      const closed = await refusedChoices(trx, { ...forms, at: clock.now() });
      if (closed) return closed;
      const written = await updateContenu(trx, { id, ...saved.value, at: clock.now(), by: actor.id });
      const valeurs = await changed(trx, stored, saved.value.contenu);
      const told = {
        from: nameContenu(sorte, row.contenu),
        to: nameContenu(sorte, saved.value.contenu),
        valeurs,
      };
      await writeHistory(trx, { ...line(actor, id, 'modifier'), ...told });
      return shown(written);
    });

  return {
    list: async ({ actor, query }: { actor: Actor | null; query: Query }) => {
      const cursor = readCursor(query.cursor, contenuOrder);
      if (!cursor.ok) return cursor;
      const isPublic = query.toutes !== 'oui' || !isAdministrator(actor);
      const asked = { sorte, isPublic, limit: query.limit, cursor: cursor.value };
      const { rows, ...page } = await listContenus(db, asked);
      return { ok: true as const, value: { ...page, items: rows.map(view), totalExact: true } };
    },
    read: async ({ actor, params }: { actor: Actor | null; params: { id: string } }) => {
      const row = await findContenu(db, { sorte, id: params.id });
      return row && (row.publie || isAdministrator(actor)) ? shown(row) : contenuIntrouvable;
    },
    create: ({ actor, body }: { actor: Actor; body: object }) =>
      inTransaction(db, async (trx) => {
        const saved = savedContenu(sorte, { stored: {}, version: 1, changes: changesBetween({}, body) });
        if (!saved.ok) return saved;
        const forms = { fields: contenus[sorte], stored: {}, value: saved.value.contenu };
        const closed = await refusedChoices(trx, { ...forms, at: clock.now() });
        if (closed) return closed;
        const row = await insertContenu(trx, { sorte, ...saved.value, at: clock.now(), by: actor.id });
        const valeurs = await changed(trx, {}, saved.value.contenu);
        await writeHistory(trx, {
          ...line(actor, row.id, 'creer'),
          to: nameContenu(sorte, row.contenu),
          valeurs,
        });
        return shown(row, 201);
      }),
    save,
    update: ({
      actor,
      params,
      body,
      ifMatch,
    }: {
      actor: Actor;
      params: { id: string };
      body: ChangeBody;
      ifMatch: number;
    }) => save({ actor, id: params.id, version: ifMatch }, body),
    remove: ({ actor, params: { id } }: { actor: Actor; params: { id: string } }) =>
      inTransaction(db, async (trx): Promise<Answer<{ retire: true }>> => {
        const row = await lockContenu(trx, { sorte, id });
        if (!row) return contenuIntrouvable;
        await withdrawContenu(trx, id, clock.now());
        await writeHistory(trx, { ...line(actor, id, 'supprimer'), from: nameContenu(sorte, row.contenu) });
        return { ok: true, value: { retire: true } };
      }),
  };
}
