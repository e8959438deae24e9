import type { CleView, cleEndpoints } from '@asso/contract/partenaire/cle.endpoints';
import type { Problem } from '@asso/domain/kernel/result';
import { cleProblem, clesMax, etatCle } from '@asso/domain/partenaire/cle.rules';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Handlers, notFound, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { type CleRow, countActives, findCle, insertCle, listCles, listUsages, revokeCle } from './cle.sql.ts';
import { openOwner } from './proprietaire.ts';
import { newCleSecret } from './secret-cle.ts';

const jour = 86_400_000;

export function cleHandlers({ db, clock }: Platform): Handlers<typeof cleEndpoints> {
  return {
    listCles: async ({ actor, query }) => {
      const owner = await openOwner(db, { actor, query });
      if (!owner.ok) return owner;
      const now = clock.now();
      const items = (await listCles(db, owner.value.by)).map((row) => viewOf(row, now));
      const { cote, id, nom } = owner.value;
      return { ok: true, value: { proprietaire: { cote, id, nom }, items } };
    },
    createCle: async ({ actor, query, body }) => {
      const owner = await openOwner(db, { actor, query });
      if (!owner.ok) return owner;
      const { by, cote, id: id_objet } = owner.value;
      const wrong = cleProblem(body, cote);
      if (isSome(wrong)) return refusal(...wrong);
      const now = clock.now();
      const { secret, ...kept } = newCleSecret();
      const nom = body.nom.trim();
      const portees = [...new Set(body.portees)];
      const expire_le = new Date(now.getTime() + body.duree_jours * jour);
      return inTransaction(db, async (tx) => {
        if ((await countActives(tx, by, now)) >= clesMax) {
          return refusal({ code: 'partenaire.trop-de-cles', params: { n: clesMax } });
        }
        const cle = { nom, portees, ...kept, id_createur: actor.id, cree_le: now, expire_le };
        const id = await insertCle(tx, by, cle);
        await writeHistory(tx, {
          objet: cote,
          id_objet,
          by: actor,
          at: now,
          action: 'cle.creer',
          to: nom,
          details: { cle: id, portees, expire_le: expire_le.toISOString() },
        });
        const row = await findCle(tx, by, id);
        if (row === undefined) return notFound;
        return { ok: true, value: { cle: viewOf(row, now), secret } };
      });
    },
    revokeCle: async ({ actor, query, params }) => {
      const owner = await openOwner(db, { actor, query });
      if (!owner.ok) return owner;
      const { by, cote, id: id_objet } = owner.value;
      const at = clock.now();
      return inTransaction(db, async (tx) => {
        const row = await findCle(tx, by, params.cle);
        if (row === undefined) return refusal({ code: 'partenaire.introuvable' });
        const isOver = etatCle(row, at) !== 'active';
        if (isOver || !(await revokeCle(tx, row.id, { at, par: `${actor.prenom} ${actor.nom}` }))) {
          return refusal({ code: 'partenaire.cle-terminee' });
        }
        const about = { objet: cote, id_objet, by: actor, at, action: 'cle.revoquer' };
        await writeHistory(tx, { ...about, from: row.nom, details: { cle: row.id } });
        return { ok: true, value: viewOf({ ...row, revoquee_le: at }, at) };
      });
    },
    listUsages: async ({ actor, query, params }) => {
      const owner = await openOwner(db, { actor, query });
      if (!owner.ok) return owner;
      const row = await findCle(db, owner.value.by, params.cle);
      if (row === undefined) return refusal({ code: 'partenaire.introuvable' });
      const items = await listUsages(db, row.id);
      return { ok: true, value: { items: items.map(usageView) } };
    },
  };
}

const usageView = ({ id, le, ...use }: Awaited<ReturnType<typeof listUsages>>[number]) => ({
  ...use,
  id: String(id),
  le: le.toISOString(),
});

const isSome = (problems: Problem[]): problems is [Problem, ...Problem[]] => problems.length > 0;

const viewOf = (row: CleRow, now: Date): CleView => ({
  id: row.id,
  nom: row.nom,
  prefixe: row.prefixe,
  portees: row.portees,
  etat: etatCle(row, now),
  cree_le: row.cree_le.toISOString(),
  expire_le: row.expire_le.toISOString(),
  revoquee_le: row.revoquee_le?.toISOString() ?? null,
  derniere_utilisation_le: row.derniere_utilisation_le?.toISOString() ?? null,
  createur: row.createur,
});
