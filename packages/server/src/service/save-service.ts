import type { Actor } from '@asso/domain/compte/actor';
import { type FieldChange, listFieldChanges } from '@asso/domain/identifiants/avant-apres';
import { broughtProblems } from '@asso/domain/kernel/brought-problems';
import { type ChangeBody, readChanges } from '@asso/domain/kernel/changed-fields';
import type { AuthService, RdsService } from '@asso/domain/service/service.fields';
import {
  authServiceFields,
  profilServiceFields,
  rdsServiceFields,
} from '@asso/domain/service/service.fields';
import {
  authProblems,
  type PartiesDemandees,
  partiesChangees,
  rdsProblems,
} from '@asso/domain/service/service.rules';
import { lockCompteAdministre } from '../compte/administration/compte-administre.sql.ts';
import type { Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, type Refused, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { saveFields } from '../platform/saving/save-fields.ts';
import { dispositifsConnus } from '../referentiel/dispositifs-connus.sql.ts';
import { readListes, refusedChoices } from '../referentiel/listes.ts';
import { changeServiceCompte } from './compte-service.ts';
import { readServiceNames, type ServiceRow } from './service.sql.ts';
import { lockAdministered } from './service-access.ts';
import { isCodeTaken, isParentImpossible, saveService } from './service-admin.sql.ts';
import { profilColumns, toRds, toServiceAuth } from './service-columns.ts';

const hand = { rights: { edit: true }, writer: 'association' } as const;
type Target = { actor: Actor; key: string; version: number };

/** Saves both parts in one transaction, and only those that change something: nothing is half written [R7.6]. */
export const saveServiceParts = (
  platform: Platform,
  { actor, key, version }: Target,
  parts: PartiesDemandees,
): Promise<Answer<string>> =>
  inTransaction(platform.db, async (trx) => {
    const found = await lockAdministered(trx, actor, key);
    if (!found.ok) return found;
    const row = found.value;
    const asked = partiesChangees(parts);
    if (!asked.ok) return asked;
    const at = platform.clock.now();
    const { auth, rds } = asked.value;
    const saving = { actor, row, version };
    const written = {
      auth: auth && kept(await saveAuth(trx, platform, { ...saving, body: auth })),
      rds: rds && kept(await savedProfil(trx, { ...saving, body: rds, at })),
    };
    if (!written.auth && !written.rds) return { ok: true as const, value: row.id };
    const columns = { ...written.auth?.columns, ...written.rds?.columns };
    await saveService(trx, row.id, { ...columns, at, by: actor.id });
    const halves = [written.auth, written.rds];
    const [avant, apres] = [
      Object.assign({}, ...halves.map((half) => half?.avant)),
      Object.assign({}, ...halves.map((half) => half?.apres)),
    ];
    await tell(trx, { actor, row, at, avant, apres });
    return { ok: true as const, value: row.id };
  }).catch((error: unknown) => {
    if (error instanceof RolledBack) return error.refused;
    throw error;
  });

/** Returns the value of a save; a refusal is thrown, which rolls back what was written before it. */
function kept<T>(saved: { ok: true; value: T } | Refused): T {
  if (!saved.ok) throw new RolledBack(saved);
  return saved.value;
}

class RolledBack extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super('refused');
    this.refused = refused;
  }
}

/** The answer to a save that changes nothing, for instance one that is sent again: the version stays. */
const unchanged = { ok: true, value: undefined } as const;

type Saving = { actor: Actor; row: ServiceRow; version: number; body: ChangeBody };

async function saveAuth(trx: Tx, platform: Platform, { actor, row, version, body }: Saving) {
  const compte = row.auth_id === null ? undefined : await lockCompteAdministre(trx, row.auth_id);
  if (!compte) return refusal({ code: 'service.compte-retire' });
  const stored: AuthService = toServiceAuth(row, compte);
  const changes = readChanges(body, {
    fields: authServiceFields,
    stored,
    isPresentVersion: version === row.version,
  });
  const saved = saveFields({ fields: authServiceFields, stored, version: row.version, changes, hand });
  if (!saved.ok) return saved;
  if (!saved.isChanged) return unchanged;
  const auth = saved.value;
  const [first, ...others] = broughtProblems(authProblems, { stored, value: auth });
  if (first) return refusal(first, ...others);
  const code = auth.code ?? '';
  if (await isCodeTaken(trx, code, row.id)) return codePris(code);
  const refused = await changeServiceCompte(trx, platform, { actor, row, compte, auth });
  return refused ?? ({ ok: true, value: { columns: { code }, avant: stored, apres: auth } } as const);
}

async function savedProfil(trx: Tx, { actor, row, version, body, at }: Saving & { at: Date }) {
  const stored: RdsService = toRds(row);
  const changes = readChanges(body, {
    fields: rdsServiceFields,
    stored,
    isPresentVersion: version === row.version,
  });
  const saved = saveFields({ fields: rdsServiceFields, stored, version: row.version, changes, hand });
  if (!saved.ok) return saved;
  if (!saved.isChanged) return unchanged;
  const closed = await choixFermes(trx, { stored, value: saved.value, at });
  if (closed) return closed;
  const refused = await rdsRefusal(trx, { actor, saved: { id: row.id, stored }, rds: saved.value });
  const columns = profilColumns(saved.value);
  return refused ?? ({ ok: true, value: { columns, avant: stored, apres: saved.value } } as const);
}

export const choixFermes = async (trx: Tx, chosen: { stored: object; value: object; at: Date }) =>
  refusedChoices(trx, {
    ...chosen,
    fields: rdsServiceFields,
    aussi: { dispositifs: await dispositifsConnus(trx) },
  });

type Profil = {
  actor: Actor;
  rds: RdsService;
  /** The service as it was, absent while it is created. */
  saved?: { id: string; stored: RdsService };
};

/** Returns why a profile is not kept; a save is refused for what it brings, never for what was already so. */
export async function rdsRefusal(trx: Tx, { actor, saved, rds }: Profil): Promise<Refused | undefined> {
  const check = (value: RdsService) => rdsProblems(value, actor);
  const found = saved ? broughtProblems(check, { stored: saved.stored, value: rds }) : check(rds);
  const [first, ...others] = found;
  if (first) return refusal(first, ...others);
  const { parent } = rds;
  if (!parent || parent === saved?.stored.parent) return undefined;
  return (await isParentImpossible(trx, { id: saved?.id, parent }))
    ? refusal({ code: 'service.parent-impossible', field: 'parent' })
    : undefined;
}

export const codePris = (code: string): Refused =>
  refusal({ code: 'service.code-pris', field: 'code', params: { code } });

type Parties = Partial<AuthService & RdsService>;
type Told = { actor: Actor; row: ServiceRow; at: Date; avant: Parties; apres: Parties };

/**
 * Writes in the history what changed. Locking or unlocking the service is an act of its own there, with its own name.
 */
async function tell(trx: Tx, { actor, row, at, avant, apres }: Told): Promise<void> {
  const line = { objet: 'service', id_objet: row.id, by: actor, at, to: row.nom };
  const isLocked = apres.locked === true;
  if (isLocked !== (avant.locked === true))
    await writeHistory(trx, { ...line, action: isLocked ? 'verrouiller' : 'deverrouiller' });
  const valeurs = await champsChanges(trx, avant, apres);
  if (valeurs.length > 0) await writeHistory(trx, { ...line, action: 'modifier', valeurs });
}

/** Gives the fields that differ between two descriptions of a service, as the journal keeps them. */
export async function champsChanges(trx: Tx, avant: Parties, apres: Parties): Promise<FieldChange[]> {
  const fields = { ...authServiceFields, ...profilServiceFields };
  const services = await readServiceNames(trx, [avant.parent, apres.parent]);
  const listes = { ...(await readListes(trx)), dispositifs: await dispositifsConnus(trx) };
  return listFieldChanges({ fields, avant, apres }, { services, listes });
}
