import type { Actor } from '@asso/domain/compte/actor';
import { normaliseCourriel } from '@asso/domain/identifiants/courriel';
import { servicePrenom } from '@asso/domain/identifiants/salutation';
import { changesBetween } from '@asso/domain/kernel/changes';
import type { AuthService, RdsService } from '@asso/domain/service/service.fields';
import { authServiceFields, rdsServiceFields } from '@asso/domain/service/service.fields';
import { authProblems } from '@asso/domain/service/service.rules';
import { insertMembreService } from '../compte/membre.sql.ts';
import { findIdByEmail, insertUtilisateur } from '../compte/utilisateur.sql.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type Answer, type Refused, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import { saveFields } from '../platform/saving/save-fields.ts';
import { inviteService, loginPris } from './compte-service.ts';
import { champsChanges, choixFermes, codePris, rdsRefusal } from './save-service.ts';
import { insertService } from './service.sql.ts';
import {
  type CompteInCreation,
  insertCompteInCreation,
  isCodeTaken,
  takeCompteInCreation,
} from './service-admin.sql.ts';
import { profilColumns } from './service-columns.ts';

const hand = { rights: { edit: true }, writer: 'association' } as const;

/**
 * Keeps the first part of a service (its account) until the second part (its profile) comes: before that, neither the
 * account nor the service exists [R7.5].
 */
export async function prepareAuth(
  { db, clock }: Platform,
  actor: Actor,
  { password, ...body }: Record<string, unknown>,
): Promise<Answer<CompteInCreation>> {
  if (password) return refusal({ code: 'service.mot-de-passe-donne', field: 'password' });
  const changes = changesBetween({}, body);
  const saved = saveFields({ fields: authServiceFields, stored: {}, version: 1, changes, hand });
  if (!saved.ok) return saved;
  const auth: AuthService = saved.value;
  const [first, ...others] = authProblems(auth);
  if (first) return refusal(first, ...others);
  const login = normaliseCourriel(auth.login ?? '');
  const code = auth.code ?? '';
  return inTransaction(db, async (trx) => {
    const taken = await takenBy(trx, { login, code });
    if (taken) return taken;
    const { roles, enabled = false } = auth;
    const value = await insertCompteInCreation(trx, {
      login,
      code,
      roles: roles ?? [],
      enabled: enabled ?? false,
      cree_le: clock.now(),
      cree_par: actor.id,
    });
    return { ok: true as const, value, status: 201 };
  });
}

const takenBy = async (
  db: Db,
  { login, code }: { login: string; code: string },
): Promise<Refused | undefined> => {
  if (await isCodeTaken(db, code)) return codePris(code);
  return (await findIdByEmail(db, login)) ? loginPris : undefined;
};

type Body = RdsService & { authId: string };

/**
 * Creates the account, the service, the membership and the invitation in one transaction: all of them, or none
 * [R7.5].
 */
export function createService(
  platform: Platform,
  actor: Actor,
  { authId, ...body }: Body,
): Promise<Answer<string>> {
  const { db, clock } = platform;
  const at = clock.now();
  return inTransaction(db, async (trx): Promise<Answer<string>> => {
    const changes = changesBetween({}, body);
    const saved = saveFields({ fields: rdsServiceFields, stored: {}, version: 1, changes, hand });
    if (!saved.ok) return saved;
    const closed = await choixFermes(trx, { stored: {}, value: saved.value, at });
    if (closed) return closed;
    const rds: RdsService = saved.value;
    const refused = await rdsRefusal(trx, { actor, rds });
    if (refused) return refused;
    const auth = await takeCompteInCreation(trx, { authId, by: actor.id, at });
    if (!auth) return refusal({ code: 'service.compte-absent' });
    const made = await insertBoth(trx, { auth, rds, at });
    if (typeof made !== 'string') throw new Taken(made);
    const line = { objet: 'service', id_objet: made, by: actor, at, action: 'creer' };
    const { login, roles, enabled, code } = auth;
    const valeurs = await champsChanges(trx, {}, { login, roles, enabled, code, ...rds } as AuthService &
      RdsService);
    await writeHistory(trx, { ...line, to: rds.nom ?? '', details: { code, compte: login }, valeurs });
    const compte = { id: auth.auth_id, email: auth.login, prenom: servicePrenom, nom: rds.nom ?? '' };
    if (auth.enabled) await inviteService(trx, platform, { actor, row: { nom: rds.nom ?? '' }, compte });
    return { ok: true, value: made, status: 201 };
  }).catch((error: unknown) => {
    if (error instanceof Taken) return error.refused;
    throw error;
  });
}

/**
 * Rolls back when somebody took the address or the code between the two parts: the first part stays, so that it can
 * be corrected.
 */
class Taken extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super('taken');
    this.refused = refused;
  }
}

type Both = { auth: CompteInCreation; rds: RdsService; at: Date };

async function insertBoth(trx: Tx, { auth, rds, at }: Both): Promise<string | Refused> {
  const nom = rds.nom?.trim() ?? '';
  const idCompte = await insertUtilisateur(trx, {
    id: auth.auth_id,
    email: auth.login,
    mot_de_passe: null,
    civilite: null,
    prenom: servicePrenom,
    nom,
    roles: auth.roles,
    enabled: false,
    desactive_at: auth.enabled ? null : at,
    origine: 'rds',
  });
  if (!idCompte) return loginPris;
  const idService = await insertService(trx, { ...profilColumns(rds), code: auth.code, auth_id: idCompte });
  if (!idService) return codePris(auth.code);
  await insertMembreService(trx, {
    id_utilisateur: idCompte,
    id_service: idService,
    role: 'compte',
    since: at,
  });
  return idService;
}
