// A service is created, changed and deleted with both its parts, together or not at all (§7 Services; §5 Service
// update).
import type { Actor } from '../compte/actor.ts';
import { isInTerritoire } from '../compte/territoire-admin.rules.ts';
import { type ChangeBody, isNothing } from '../kernel/changed-fields.ts';
import type { Changes } from '../kernel/changes.ts';
import type { Fields } from '../kernel/fields.ts';
import { ok, type Problem, type Result, refused } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { referentiel } from '../referentiel/referentiels.rules.ts';
import {
  type AuthService,
  authServiceFields,
  codeService,
  type RdsService,
  rdsServiceFields,
} from './service.fields.ts';

export type PartiesService = { auth?: Changes; rds?: Changes };
/** The parts of a service, its account (`auth`) and its profile (`rds`), as a call gives them. */
export type PartiesDemandees = { auth?: ChangeBody; rds?: ChangeBody };

/** Keeps the parts with a change, which alone are sent; without any there is nothing to send [R5.140] [R7.6]. */
export function partiesChangees(parts: PartiesDemandees): Result<PartiesDemandees> {
  const filled = Object.entries(parts).filter(([, body]) => body && !isNothing(body));
  return filled.length > 0 ? ok(Object.fromEntries(filled)) : refused({ code: 'service.rien-a-changer' });
}

const isIn = (fields: Fields, path: string) => Object.hasOwn(fields, path.split('.')[0] ?? '');

/** Splits what was typed in the form of a service into its account and its profile. */
export function splitServiceChanges(changes: Changes): PartiesService {
  const of = (fields: Fields) =>
    Object.fromEntries(Object.entries(changes).filter(([path]) => isIn(fields, path)));
  return { auth: of(authServiceFields), rds: of(rdsServiceFields) };
}

/** Returns what prevents saving the account; `code` must look like a code. */
export function authProblems(auth: AuthService): Problem[] {
  const code = auth.code?.trim() ?? '';
  const found = problems(authServiceFields, auth, { stage: 'saisie' });
  const isOdd = code !== '' && !codeService.test(code);
  return isOdd ? [...found, { code: 'service.code-mal-ecrit', field: 'code' }] : found;
}

/** Returns what prevents saving the profile; `actor` may only write in their own territory. */
export function rdsProblems(rds: RdsService, actor: Pick<Actor, 'territoire'>): Problem[] {
  const found = problems(rdsServiceFields, rds, { stage: 'saisie' });
  const isElsewhere = rds.code_territoire && !isInTerritoire(actor.territoire, rds.code_territoire);
  return isElsewhere ? [...found, { code: 'service.hors-territoire', field: 'code_territoire' }] : found;
}

/** Returns the kind of service as people read it, such as « Conseil régional ». */
export const serviceProfil = (type: string): { type: string } => ({
  type: referentiel('types-services').options.find(({ value }) => value === type)?.label ?? type,
});

export type ServiceUsage = { code: string; n: number };

/** Finds why a service cannot be deleted: something unfinished depends on it [R7.7]. */
export function suppressionProblems(usages: readonly ServiceUsage[]): Problem[] {
  return usages.filter(({ n }) => n > 0).map(({ code, n }) => ({ code, params: { n } }));
}

export const etatsCompteService = {
  actif: 'Actif',
  invite: 'Invité',
  desactive: 'Désactivé',
  retire: 'Sans compte',
} as const;
export type EtatCompteService = keyof typeof etatsCompteService;

type Compte = { enabled: boolean; desactive_at: Date | null };

/** Returns the state of a service's account; in `invite`, the mail was sent and nobody has chosen a password yet. */
export function readCompteEtat(compte: Compte | null): EtatCompteService {
  if (!compte) return 'retire';
  if (compte.desactive_at !== null) return 'desactive';
  return compte.enabled ? 'actif' : 'invite';
}
