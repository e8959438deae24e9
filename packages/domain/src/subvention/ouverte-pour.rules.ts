// A campaign is open for an association when one of its types may be begun now and is not reserved to others; what its
// file does not say rules nothing out. The home page and « Ce qui manque » offer these campaigns and no other, and the
// catalogue says « réservée » of the open ones that are not among them.
import type { FicheConnue } from '../association/manques.rules.ts';
import { isServi } from '../compte/territoire-servi.rules.ts';
import { type Campagne, computeOuverture } from './campagne.rules.ts';
import { typesOfferts } from './creation.rules.ts';
import { reserveProblems } from './montants/reserve.rules.ts';

/** What is known of the association; `departement` is that of its seat, null when it is not known. */
export type Applicant = { connue: FicheConnue; departement: string | null; isDissoute: boolean };

type Offerte = Pick<Campagne, 'sous_dispositifs' | 'territoires' | 'publics'>;

/**
 * Returns when the last type that this association may begin closes; undefined when none is open for it. For somebody
 * without an association (`null`), nothing is ruled out.
 */
export function findOpenCloture(campagne: Offerte, qui: Applicant | null, now: Date): string | undefined {
  if (qui && (qui.isDissoute || reserveProblems(campagne, qui).length > 0)) return undefined;
  const regime = qui?.connue.fiche.identite.regime ?? null;
  return typesOfferts(campagne, { regime, now })
    .map(({ date_fin }) => date_fin)
    .toSorted((one, other) => Date.parse(other) - Date.parse(one))[0];
}

/**
 * Tells whether a campaign open to all places is that of services none of which holds the seat: they may still take the
 * request, and say so themselves. A campaign that names its places is answered by them.
 */
export const isServieAilleurs = (
  { territoires }: Pick<Campagne, 'territoires'>,
  departement: string | null,
  services: readonly { code_territoire: string | null }[],
): boolean =>
  !territoires &&
  services.length > 0 &&
  !services.some(({ code_territoire }) => isServi(code_territoire, departement));

/** Tells whether types are open, but none of them to this regime. */
export const isOpenToOtherRegimes = (
  campagne: Pick<Campagne, 'sous_dispositifs'>,
  { regime, now }: { regime: string | null; now: Date },
): boolean =>
  campagne.sous_dispositifs.some((one) => computeOuverture(one, now) === 'ouverte') &&
  typesOfferts(campagne, { regime, now }).length === 0;
