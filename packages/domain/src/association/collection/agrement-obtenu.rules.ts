// This file says until when an agrément holds: until its own end date, or as long as the tronc commun d’agrément (TCA)
// it depends on. It also says which agréments the association may correct itself (specification, §3 agrements).
import type { Problem } from '../../kernel/result.ts';
import { isDate } from '../../kernel/value-problems.ts';
import { addMois } from '../../referentiel/exercices.rules.ts';
import { isLostWithTca, type TcaRead } from '../tca.rules.ts';
import type { AgrementObtenu } from './agrement-obtenu.fields.ts';

const moisAvant = 6;

export type Validite = 'sans-echeance' | 'valable' | 'expire-bientot' | 'perime' | 'perdu' | 'remplace';

type Connu = {
  tca?: TcaRead | null;
  /** All the agréments of the association, of which a later one may have replaced this one. */
  autres?: readonly AgrementObtenu[];
};

/**
 * Tells whether an agrément holds; `jour` is today in Paris. An agrément holds until the end of its last day, or is
 * lost with the tronc commun d’agrément (TCA) on which it depends; nothing is said of the end of one that was renewed.
 */
export function findValiditeAgrement(
  agrement: AgrementObtenu,
  jour: string,
  { tca, autres = [] }: Connu = {},
): Validite {
  const fin = finOf(agrement);
  if (autres.some((one) => isRemplacePar(agrement, one))) return 'remplace';
  if (fin !== null && fin < jour) return 'perime';
  if (tca && isLostWithTca(agrement, tca, jour)) return 'perdu';
  if (fin === null) return 'sans-echeance';
  return fin <= addMois(jour, moisAvant) ? 'expire-bientot' : 'valable';
}

const finOf = ({ date_validite: fin }: AgrementObtenu): string | null =>
  typeof fin === 'string' && isDate(fin) ? fin : null;

/** Tells whether `other` is the same agrément of the same level, and holds longer. */
function isRemplacePar(agrement: AgrementObtenu, other: AgrementObtenu): boolean {
  const { type, niveau } = agrement;
  const [fin, later] = [finOf(agrement), finOf(other)];
  if (!type || type === 'AUTRE' || type !== other.type || (niveau ?? null) !== (other.niveau ?? null))
    return false;
  return fin !== null && (later === null || later > fin);
}

const aRenouveler: readonly Validite[] = ['expire-bientot', 'perime', 'perdu'];

/** Tells whether an agrément is to be asked for again: it ends within six months, or holds no more. */
export const isARenouveler = (agrement: AgrementObtenu, jour: string, connu?: Connu): boolean =>
  aRenouveler.includes(findValiditeAgrement(agrement, jour, connu));

export function agrementProblems(
  { date_attribution: du, date_validite: au }: AgrementObtenu,
  jour?: string,
): Problem[] {
  const isGiven = typeof du === 'string' && isDate(du);
  if (isGiven && jour !== undefined && du > jour) {
    return [{ code: 'association.agrement-a-venir', field: 'date_attribution' }];
  }
  return isGiven && typeof au === 'string' && isDate(au) && au <= du
    ? [{ code: 'association.agrement-inverse', field: 'date_validite' }]
    : [];
}

/** Refuses to change an agrément that a service decided in the portal. */
export const frozenAgrement = ({ origine_instructeur }: AgrementObtenu): Problem | null =>
  origine_instructeur === true ? { code: 'association.agrement-instruit' } : null;
