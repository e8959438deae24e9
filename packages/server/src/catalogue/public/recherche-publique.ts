import {
  type AidePublique,
  byEcheance,
  ouverturePublique,
} from '@asso/domain/catalogue/public/aide-publique.rules';
import { toCherchable } from '@asso/domain/catalogue/recherche/aide-cherchable.rules';
import {
  cleAide,
  indexAides,
  rankAides,
  rankScore,
  type Scores,
} from '@asso/domain/catalogue/recherche/classement.rules';
import { listEtapes, type NomEtape } from '@asso/domain/catalogue/recherche/etapes-recherche.rules';
import { filtresRepertoire, type NomFiltreRepertoire } from '@asso/domain/catalogue/repertoire.rows';
import type { Ouverture } from '@asso/domain/subvention/campagne.rules';
import type { Db } from '../../platform/db/database.ts';
import { type MotsCompris, understandMots } from '../recherche/recherche-catalogue.ts';

export type RecherchePublique = {
  q: string;
  /** The values chosen in each filter; a filter without any lets everything through. */
  filtres: Record<NomFiltreRepertoire, string[]>;
  services: string[];
  ouvertures: Ouverture[];
};

/** A search with what its words mean. */
export type RechercheComprise = RecherchePublique & Pick<MotsCompris, 'lue' | 'classement' | 'phrases'>;

export const understandRecherche = async (
  db: Db,
  recherche: RecherchePublique,
): Promise<RechercheComprise> => ({ ...recherche, ...(await understandMots(db, recherche.q)) });

const noms = Object.keys(filtresRepertoire) as NomFiltreRepertoire[];
const ouvertures: readonly Ouverture[] = ['ouverte', 'a-venir', 'fermee'];
const mostValues = 20;
const longestText = 100;

/** Reads the search in an address, whatever somebody wrote there. */
export function readRecherche(query: URLSearchParams): RecherchePublique {
  const all = (name: string) =>
    [...new Set(query.getAll(name).flatMap((one) => one.split(',')))]
      .map((one) => one.trim().slice(0, longestText))
      .filter(Boolean)
      .slice(0, mostValues)
      .toSorted();
  return {
    q: (query.get('q') ?? '').trim().slice(0, longestText),
    filtres: Object.fromEntries(noms.map((nom) => [nom, all(nom)])) as RecherchePublique['filtres'],
    services: all('services'),
    ouvertures: ouvertures.filter((one) => all('ouvertures').includes(one)),
  };
}

/** Writes the same search in an address, for a page or a feed. */
export function toRechercheQuery({ q, filtres, services, ouvertures: kept }: RecherchePublique): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  for (const [nom, values] of Object.entries({ ...filtres, services, ouvertures: kept })) {
    for (const value of values) query.append(nom, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}

export const isNarrowed = (recherche: RecherchePublique): boolean => toRechercheQuery(recherche) !== '';

const hasFiltres = ({ filtres, services, ouvertures: kept }: RecherchePublique): boolean =>
  services.length + kept.length > 0 || noms.some((nom) => filtres[nom].length > 0);

/** Keeps the subventions of which one of the values chosen in each filter is true. */
function filterAides(
  aides: readonly AidePublique[],
  { filtres, services, ouvertures: kept }: RecherchePublique,
  now: Date,
): AidePublique[] {
  return aides.filter((aide) => {
    const { campagne } = aide;
    const matches = (nom: NomFiltreRepertoire, isForAll: boolean) =>
      filtres[nom].length === 0 ||
      (campagne[nom] === undefined ? isForAll : campagne[nom].some((one) => filtres[nom].includes(one)));
    return (
      matches('territoires', true) &&
      matches('publics', true) &&
      matches('themes', false) &&
      (services.length === 0 || aide.services.some(({ nom }) => services.includes(nom))) &&
      (kept.length === 0 || kept.includes(ouverturePublique(campagne, now)))
    );
  });
}

/** Keeps the subventions that answer every part of the search. */
export function searchAides(
  aides: readonly AidePublique[],
  recherche: RechercheComprise,
  now: Date,
): AidePublique[] {
  const filtered = filterAides(aides, recherche, now);
  const { classement } = recherche;
  return classement === null ? filtered : filtered.filter((aide) => classement.entieres.has(cleAide(aide)));
}

/** Keeps the publications taken back that would have answered; they are in the catalogue no more. */
export function searchReprises(
  reprises: readonly AidePublique[],
  recherche: RechercheComprise,
  now: Date,
): AidePublique[] {
  const filtered = filterAides(reprises, { ...recherche, ouvertures: [] }, now);
  if (recherche.classement === null) return filtered;
  const ranked = rankAides(indexAides(reprises.map(toCherchable)), recherche.lue);
  return filtered.filter((aide) => ranked?.entieres.has(cleAide(aide)));
}

/** Finds what answers the search, in its order, or what is nearest to it, and says which. */
export function findAides(
  aides: readonly AidePublique[],
  recherche: RechercheComprise,
  now: Date,
): { etape: NomEtape; aides: AidePublique[] } {
  const filtered = filterAides(aides, recherche, now);
  for (const etape of listEtapes(recherche.classement, hasFiltres(recherche))) {
    const { nom, scores } = etape;
    const among = etape.hasFiltres ? filtered : aides;
    const found = scores === null ? [...among] : among.filter((aide) => scores.has(cleAide(aide)));
    if (found.length > 0) return { etape: nom, aides: found.toSorted(byRang(scores, now)) };
  }
  return { etape: 'entiere', aides: [] };
}

/** What answers best comes first, then the first to close. */
function byRang(scores: Scores | null, now: Date): (a: AidePublique, b: AidePublique) => number {
  const echeance = byEcheance(now);
  if (scores === null) return echeance;
  const rangOf = (aide: AidePublique) =>
    rankScore(scores.get(cleAide(aide)) ?? 0, ouverturePublique(aide.campagne, now));
  return (a, b) => rangOf(b) - rangOf(a) || echeance(a, b);
}

/** Lists the values that occur, with how many subventions have each. */
export function listValeursFiltre(aides: readonly AidePublique[], nom: NomFiltreRepertoire | 'services') {
  const counts = new Map<string, number>();
  for (const aide of aides) {
    const values = nom === 'services' ? aide.services.map((one) => one.nom) : (aide.campagne[nom] ?? []);
    for (const value of new Set(values)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const labelOf = nom === 'services' ? (value: string) => value : filtresRepertoire[nom].nomOf;
  return [...counts]
    .map(([value, nombre]) => ({ value, nombre, label: labelOf(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'fr'));
}
