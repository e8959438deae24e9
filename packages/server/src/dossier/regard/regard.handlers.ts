import { randomInt } from 'node:crypto';
import type { RegardsView, regardEndpoints } from '@asso/contract/dossier/regard.endpoints';
import type { Actor } from '@asso/domain/compte/actor';
import {
  codeLength,
  codeSignes,
  etatRegard,
  parseCode,
  regardExpiry,
  sayCode,
} from '@asso/domain/dossier/regard.rules';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { toActor } from '../../compte/session/authenticator.ts';
import { hashToken } from '../../compte/session/tokens.ts';
import { findActor } from '../../compte/utilisateur.sql.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import { type Handlers, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDossier, lockDossier } from '../dossier.sql.ts';
import { allowed, dossierRightsOn, readAllowed } from '../dossier-access.ts';
import type { DossierKinds } from '../dossier-kinds.ts';
import {
  addLecteur,
  closeRegards,
  findByEmpreinte,
  findOuvert,
  insertRegard,
  type RegardRow,
} from './regard.sql.ts';

export const regardHandlers = (
  platform: Platform,
  kinds: DossierKinds,
): Handlers<typeof regardEndpoints> => ({
  readRegards: async ({ actor, params }) => {
    const { db, clock } = platform;
    const found = await readAllowed(db, { actor, key: params.id }, 'share');
    if (!found.ok) return found;
    return { ok: true, value: await regardsView(db, await findOuvert(db, found.value.id, clock.now())) };
  },

  openRegard: ({ actor, params }) =>
    inTransaction(platform.db, async (trx) => {
      const found = allowed(actor, await lockDossier(trx, params.id), 'share');
      if (!found.ok) return found;
      const { id } = found.value;
      const at = platform.clock.now();
      await closeRegards(trx, id, at);
      const code = Array.from({ length: codeLength }, () => codeSignes.charAt(randomInt(codeSignes.length)));
      const row = await insertRegard(trx, {
        id_dossier: id,
        par: actor.id,
        empreinte: hashToken(code.join('')),
        cree_le: at,
        expire_le: regardExpiry(at),
      });
      await trace(trx, id, { by: actor, at, action: 'regard.ouvre', cote: 'association' });
      return { ok: true, value: { ...(await regardsView(trx, row)), code: sayCode(code.join('')) } };
    }),

  closeRegard: ({ actor, params }) =>
    inTransaction(platform.db, async (trx) => {
      const found = allowed(actor, await lockDossier(trx, params.id), 'share');
      if (!found.ok) return found;
      const at = platform.clock.now();
      const isClosed = await closeRegards(trx, found.value.id, at);
      if (isClosed)
        await trace(trx, found.value.id, { by: actor, at, action: 'regard.retire', cote: 'association' });
      return { ok: true, value: { ouvert: null } };
    }),

  lookAtDossier: async ({ actor, body }) => {
    const { db, clock } = platform;
    const code = parseCode(body.code);
    const regard = code === null ? undefined : await findByEmpreinte(db, hashToken(code));
    if (!regard) return refusal({ code: 'dossier.regard-inconnu', field: 'code' });
    const at = clock.now();
    if (etatRegard(regard, at) !== 'ouvert') {
      const params = { date: formatHorodatage(regard.retire_le ?? regard.expire_le) };
      return refusal({ code: 'dossier.regard-fini', field: 'code', params });
    }
    const dossier = await findDossier(db, regard.id_dossier);
    const maker = await readMaker(db, regard);
    // The code shows what its maker may share now: a maker who left the association shows nothing any more.
    if (!dossier || !maker || !dossierRightsOn(maker, dossier).share) {
      return refusal({ code: 'dossier.regard-inconnu', field: 'code' });
    }
    const read = await kinds.of(dossier.genre).read(platform, dossier, { actor: maker, populate: [] });
    await inTransaction(db, async (trx) => {
      const isFirst = await addLecteur(trx, regard.id, actor.id);
      if (isFirst) await trace(trx, dossier.id, { by: actor, at, action: 'regard.vu', cote: 'service' });
    });
    const { prenom, nom } = maker;
    return {
      ok: true,
      value: {
        par: `${prenom} ${nom}`,
        expire_le: regard.expire_le.toISOString(),
        dossier: { ...withoutRights(read), genre: dossier.genre },
      },
    };
  },
});

async function readMaker(db: Db, { par }: RegardRow): Promise<ReturnType<typeof toActor> | null> {
  const row = await findActor(db, par);
  const maker = row && toActor(row, { role: 'lca.association', session: '' });
  return maker && maker.closedBy === undefined && maker.role === 'lca.association' ? maker : null;
}

async function regardsView(db: Db, row: RegardRow | undefined): Promise<RegardsView> {
  const par = row && (await findActor(db, row.par));
  return {
    ouvert: row
      ? {
          id: row.id,
          par: par ? `${par.prenom} ${par.nom}` : '',
          cree_le: row.cree_le.toISOString(),
          expire_le: row.expire_le.toISOString(),
          lecteurs: row.lecteurs.length,
        }
      : null,
  };
}

/** Sets to false every right in the view, its own and those of its projects, because the dossier is only shown. */
function withoutRights<T>(value: T): T {
  if (Array.isArray(value)) return value.map((one: unknown) => withoutRights(one)) as T;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'rights' && inner !== null && typeof inner === 'object'
        ? Object.fromEntries(Object.keys(inner).map((right) => [right, false]))
        : withoutRights(inner),
    ]),
  ) as T;
}

type Traced = { by: Actor; at: Date; action: string; cote: 'association' | 'service' };

/** Writes in the history of the dossier, for both sides, that it was shown, to whom, or that it no longer is. */
const trace = (trx: Tx, id_objet: string, { cote, ...line }: Traced): Promise<void> =>
  writeHistory(trx, { objet: 'dossier', id_objet, to: null, why: null, details: { cote }, ...line });
