// A published form of any kind is created, copied, saved, published and deleted by these calls.
import type { Actor } from '@asso/domain/compte/actor';
import { toJournalChangements } from '@asso/domain/identifiants/avant-apres';
import { type ChangeBody, readChanges } from '@asso/domain/kernel/changed-fields';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import { withAuthor } from '../dossier/conflict-author.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { readEvenements } from '../platform/history/read-evenements.ts';
import { type Answer, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { saveFields } from '../platform/saving/save-fields.ts';
import { readListes, refusedChoices } from '../referentiel/listes.ts';
import { readServiceNames } from '../service/service.sql.ts';
import { listQuestionsPubliees, withdrawForme } from './offre.sql.ts';
import {
  type FormeOffre,
  findOffre,
  findServiceNomme,
  holdOffre,
  lockOffre,
  type Neuve,
  noteActe,
  noteSave,
  type Offre,
  refuseOffre,
} from './offre.ts';

type Asked = { actor: Actor; params: { id: string } };

/** Creates a form that nobody sees before its first publication. */
export const createOffre =
  <F extends FormeOffre>({ db, clock }: Platform, kind: Offre<F>) =>
  ({ actor, body }: { actor: Actor; body: F['nouvelle'] }): Promise<Answer<F['creee']>> =>
    inTransaction(db, async (trx) => {
      const service = await findServiceNomme(kind, trx, { actor, key: body.id_service });
      if (!service.ok) return service;
      const at = clock.now();
      const neuve = kind.nouvelle(body, service.value, at);
      const { fields } = kind;
      const closed = await refusedChoices(trx, { fields, stored: {}, value: neuve.valeur, at });
      return closed ?? insert(kind, trx, { ...neuve, actor, at, acte: 'create' });
    });

/** Copies the draft of a form under another code, with its dates moved by a year. */
export const duplicateOffre =
  <F extends FormeOffre>({ db, clock }: Platform, kind: Offre<F>) =>
  ({ actor, params, body }: Asked & { body: F['copie'] }): Promise<Answer<F['creee']>> =>
    inTransaction(db, async (trx) => {
      const row = await findOffre(kind, trx, { actor, key: params.id });
      if (!row) return refuseOffre(kind, 'inconnue');
      const { valeur } = await kind.brouillon(trx, row);
      const neuve = kind.copie(row, valeur, body);
      return insert(kind, trx, { ...neuve, actor, at: clock.now(), acte: 'duplicate', from: row.code });
    });

type Insertion<F extends FormeOffre> = Neuve<F> & { actor: Actor; at: Date; acte: string; from?: string };

async function insert<F extends FormeOffre>(
  kind: Offre<F>,
  trx: Tx,
  { acte, from, ...neuve }: Insertion<F>,
): Promise<Answer<F['creee']>> {
  const { tete, valeur, actor, at } = neuve;
  const { code } = tete;
  const id = await kind.insert(trx, neuve);
  if (!id) return refuseOffre(kind, 'code', { field: 'code', params: { code } });
  const changes = kind.changements({}, valeur, await readNoms(kind, trx, [valeur]));
  const valeurs = toJournalChangements([...(kind.entete?.(tete) ?? []), ...changes]);
  await noteActe(kind, trx, { row: { id }, actor, at, acte, from, to: code, valeurs });
  return { ...(await kind.creee(trx, id, { actor, now: at })), status: 201 } as Answer<F['creee']>;
}

/** Gives what the words of these drafts need: the names of their services, and the lists of choices. */
const readNoms = async <F extends FormeOffre>(
  { services }: Offre<F>,
  db: Db,
  valeurs: readonly (F['valeur'] | null)[],
) => ({
  services: await readServiceNames(
    db,
    valeurs.flatMap((one) => (one ? services(one) : [])),
  ),
  listes: await readListes(db),
});

/** Saves the changed fields; other people's changes are merged unless they touched the same field [R7.16]. */
export const saveOffre =
  <F extends FormeOffre>({ db, clock }: Platform, kind: Offre<F>) =>
  ({
    actor,
    params,
    body,
    ifMatch,
  }: Asked & { body: ChangeBody; ifMatch: number }): Promise<Answer<F['enregistree']>> =>
    inTransaction(db, async (trx) => {
      const held = await holdOffre(kind, trx, { actor, key: params.id, acte: 'edit' });
      if ('problems' in held) return held;
      const { row } = held;
      const at = clock.now();
      const { valeur, version, modifie_par, modifie_le } = await kind.brouillon(trx, row);
      const { fields } = kind;
      const stored = valeur as Draft<Fields>;
      const changes = readChanges(body, { fields, stored, isPresentVersion: ifMatch === version });
      const hand = { rights: kind.rights(actor, row), writer: 'association' } as const;
      const saved = saveFields({ fields, stored, version, changes, hand });
      if (!saved.ok) {
        return modifie_par && modifie_le ? withAuthor(trx, saved, { modifie_par, modifie_le }) : saved;
      }
      if (saved.isChanged) {
        const typed: F['valeur'] = saved.value;
        const apres = kind.complete?.(row, typed) ?? typed;
        const ecrit = { row, valeur: apres, version, actor, at };
        const closed = await refusedChoices(trx, { fields, stored, value: apres, at });
        if (closed) return closed;
        const wrong = await kind.refuse?.(trx, ecrit);
        if (wrong) return refusal(wrong);
        await kind.write(trx, ecrit);
        const noms = await readNoms(kind, trx, [valeur, apres]);
        const compare = (from: F['valeur'], to: F['valeur']) => kind.changements(from, to, noms);
        await noteSave<F['valeur']>(kind, trx, { ...ecrit, changes, avant: valeur, apres, compare });
      }
      return kind.enregistree(trx, row, { actor, now: at });
    });

/** Publishes the draft at the version that the caller saw: a save made in between is a conflict. */
export const publishOffre =
  <F extends FormeOffre>(platform: Platform, kind: Offre<F>) =>
  ({ actor, params, ifMatch: version }: Asked & { ifMatch: number }): Promise<Answer<F['lue']>> =>
    inTransaction(platform.db, async (trx) => {
      const held = await holdOffre(kind, trx, { actor, key: params.id, acte: 'publish' });
      if ('problems' in held) return held;
      const { row } = held;
      const brouillon = await kind.brouillon(trx, row);
      if (brouillon.version !== version) {
        return { ...refusal({ code: 'kernel.conflit' }), version: brouillon.version };
      }
      const valeur = kind.complete?.(row, brouillon.valeur) ?? brouillon.valeur;
      const avant = await kind.publiee(trx, row);
      const noms = await readNoms(kind, trx, [avant, valeur]);
      const changes = kind.depuisPubliee(row, { avant, apres: valeur }, noms);
      if (avant && changes.length === 0) {
        return refuseOffre(kind, 'changement', { params: { numero: row.numero ?? 0 } });
      }
      const read = kind.aPublier(row, valeur, await listQuestionsPubliees(trx, kind.tables, row.id));
      if (!read.ok) return read;
      const at = platform.clock.now();
      const campagne_exercice = Number(valeur.campagne_exercice);
      const publication = { row, valeur, version, contenu: read.value, campagne_exercice, actor, at };
      const [first, ...others] = await kind.obstacles(trx, publication);
      if (first) return refusal(first, ...others);
      const numero = await kind.publish(platform, trx, publication);
      await noteActe(kind, trx, {
        row,
        actor,
        at,
        acte: 'publish',
        from: row.numero === null ? null : `${row.campagne_exercice}, version ${row.numero}`,
        to: `${campagne_exercice}, version ${numero}`,
        // What is published for the first time replaces nothing.
        valeurs: avant ? toJournalChangements(changes) : [],
      });
      return { ...(await kind.lue(trx, row.id, { actor, now: at })), status: 201 } as Answer<F['lue']>;
    });

/** Deletes a form on which no dossier was begun. */
export const deleteOffre =
  <F extends FormeOffre>({ db, clock }: Platform, kind: Offre<F>) =>
  ({ actor, params }: Asked): Promise<Answer<{ id: string }>> =>
    inTransaction(db, async (trx) => {
      const row = await lockOffre(kind, trx, { actor, key: params.id, isWhole: true });
      if (!row) return refuseOffre(kind, 'inconnue');
      if (!kind.rights(actor, row).delete) return refuseOffre(kind, 'dossiers');
      const at = clock.now();
      await withdrawForme(trx, kind.tables, { id: row.id, at });
      await noteActe(kind, trx, { row, actor, at, acte: 'delete', from: row.code });
      return { ok: true, value: { id: row.id } };
    });

type Page = { limit: number; avant?: number | undefined };

/** Reads what was done to a form, the latest act first. */
export const readHistorique =
  <F extends FormeOffre>({ db }: Platform, kind: Offre<F>) =>
  async ({ actor, params, query }: Asked & { query: Page }) => {
    const row = await findOffre(kind, db, { actor, key: params.id });
    if (!row) return refuseOffre(kind, 'inconnue');
    const value = await readEvenements(db, { objet: kind.objet, id_objet: row.id }, query);
    return { ok: true as const, value };
  };
