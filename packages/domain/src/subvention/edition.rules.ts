// An aid lives in editions, one for each exercise: dates, zone and instructors are those of the edition as it stands
// now, for every dossier of it; the form is that of the version a dossier was begun on.
import type { Campagne, SousDispositif } from './campagne.rules.ts';

export type PeriodeEdition = { code: string; date_debut: string; date_fin: string };

export type Edition = Pick<Campagne, 'fuseau' | 'instructeurs'> & { periodes: readonly PeriodeEdition[] };

/** The closing that one dossier keeps, because its edition was brought forward after it was begun. */
export type ClotureGardee = { type: string; le: Date };

/**
 * Returns the campaign with the form of this version, and all else as its edition says it now; a version without an
 * edition says its own dates.
 */
export function withEdition<C extends Campagne>(
  version: C,
  edition: Edition | null,
  gardee: ClotureGardee | null = null,
): C {
  if (edition === null) return version;
  const { fuseau, instructeurs, periodes } = edition;
  const types = version.sous_dispositifs.map((type) => withGardee(withPeriode(type, periodes), gardee));
  return { ...version, fuseau, instructeurs, sous_dispositifs: types };
}

function withPeriode(type: SousDispositif, periodes: Edition['periodes']): SousDispositif {
  const periode = periodes.find(({ code }) => code === type.code);
  return periode ? { ...type, date_debut: periode.date_debut, date_fin: periode.date_fin } : type;
}

const withGardee = (type: SousDispositif, gardee: ClotureGardee | null): SousDispositif =>
  gardee?.type === type.code && gardee.le.getTime() > Date.parse(type.date_fin)
    ? { ...type, date_fin: gardee.le.toISOString() }
    : type;

export type ClotureDeplacee = { code: string; avant: string; apres: string };

/** Lists the types of request that close at another instant in `addDuree` than they did in `subtractDuree`. */
export const cloturesDeplacees = (
  avant: Pick<Edition, 'periodes'>,
  apres: Pick<Edition, 'periodes'>,
): ClotureDeplacee[] =>
  apres.periodes.flatMap(({ code, date_fin }) => {
    const known = avant.periodes.find((one) => one.code === code);
    return known && Date.parse(known.date_fin) !== Date.parse(date_fin)
      ? [{ code, avant: known.date_fin, apres: date_fin }]
      : [];
  });

export const isAvancee = ({ avant, apres }: Pick<ClotureDeplacee, 'avant' | 'apres'>): boolean =>
  Date.parse(apres) < Date.parse(avant);

/**
 * Adds to the instructors of the edition the services that a dossier already asks: one that leaves the edition keeps
 * the dossiers that have reached it.
 */
export function withServicesSaisis<C extends Pick<Campagne, 'instructeurs'>>(
  campagne: C,
  services: readonly string[],
): C {
  const { instructeurs } = campagne;
  const left = services.filter((id) => instructeurs.every(({ id_service }) => id_service !== id));
  if (left.length === 0) return campagne;
  const kept = left.map((id_service) => ({ id_service, isReferent: false }));
  return { ...campagne, instructeurs: [...instructeurs, ...kept] };
}
