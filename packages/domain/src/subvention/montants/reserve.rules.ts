// A campaign may be reserved by the place of the seat and by what the association is; an unknown answer refuses
// nobody (§3 Subvention, §5).
import { listTerritoiresFor } from '../../association/association.rights.ts';
import type { FicheConnue } from '../../association/manques.rules.ts';
import type { Problem } from '../../kernel/result.ts';
import type { Campagne } from '../campagne.rules.ts';
import { type NomPublic, type PublicReponse, publicsSubvention } from '../publics.rows.ts';
import { sayPublicsReserve, sayTerritoireReserve } from './reserve.words.ts';

/** Tells whether the seat is in one of the campaign's places; null when the campaign is open to all places. */
export function territoireReponse(
  { territoires }: Pick<Campagne, 'territoires'>,
  departement: string | null,
): PublicReponse | null {
  if (!territoires) return null;
  if (departement === null) return 'inconnu';
  return listTerritoiresFor(departement).some((code) => territoires.includes(code)) ? 'oui' : 'non';
}

/**
 * Tells whether the association belongs to a public of the campaign: any one is enough, and `nom` is the one that
 * answers best. Returns null when the campaign is open to all.
 */
export function publicReponse(
  { publics }: Pick<Campagne, 'publics'>,
  connue: FicheConnue,
): { nom: NomPublic; reponse: PublicReponse } | null {
  const answers = (publics ?? []).map((nom) => ({ nom, reponse: publicsSubvention[nom].repond(connue) }));
  const best = (wanted: PublicReponse) => answers.find(({ reponse }) => reponse === wanted);
  return best('oui') ?? best('inconnu') ?? best('non') ?? null;
}

/** Returns the problems that keep an association from beginning a request not meant for it. */
export function reserveProblems(
  campagne: Pick<Campagne, 'territoires' | 'publics'>,
  { connue, departement }: { connue: FicheConnue; departement: string | null },
): Problem[] {
  const { territoires = [], publics = [] } = campagne;
  const isElsewhere = territoireReponse(campagne, departement) === 'non';
  const isOther = publicReponse(campagne, connue)?.reponse === 'non';
  return [
    ...(isElsewhere ? [sayTerritoireReserve(territoires)] : []),
    ...(isOther ? [sayPublicsReserve(publics)] : []),
  ].map((condition) => ({ code: 'subvention.reservee', params: { condition } }));
}
