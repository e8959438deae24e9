import type { MotCherche } from '@asso/domain/catalogue/mots-cherches.rules';
import type { AidePublique } from '@asso/domain/catalogue/public/aide-publique.rules';
import { ouverturePublique } from '@asso/domain/catalogue/public/aide-publique.rules';
import { filtresRepertoire, type NomFiltreRepertoire } from '@asso/domain/catalogue/repertoire.rows';
import { plainWords } from '@asso/domain/referentiel/mots.rules';
import type { Ouverture } from '@asso/domain/subvention/campagne.rules';
import { understandMots } from '../mots-cherches.ts';

export type RecherchePublique = {
  q: string;
  /** The values chosen in each filter; a filter without any lets everything through. */
  filtres: Record<NomFiltreRepertoire, string[]>;
  services: string[];
  ouvertures: Ouverture[];
};

/** A search with what its words mean. */
export type RechercheComprise = RecherchePublique & { mots: readonly MotCherche[] };

export const understandRecherche = async (recherche: RecherchePublique): Promise<RechercheComprise> => ({
  ...recherche,
  mots: await understandMots(recherche.q),
});

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

/**
 * Keeps the subventions that answer every part of the search: each word, and one of the values chosen in each filter.
 */
export function searchAides(
  aides: readonly AidePublique[],
  { mots, filtres, services, ouvertures: kept }: RechercheComprise,
  now: Date,
): AidePublique[] {
  return aides.filter((aide) => {
    const { campagne } = aide;
    const matches = (nom: NomFiltreRepertoire, isForAll: boolean) =>
      filtres[nom].length === 0 ||
      (campagne[nom] === undefined ? isForAll : campagne[nom].some((one) => filtres[nom].includes(one)));
    return (
      mots.every((mot) => isHeld(mot, aide)) &&
      matches('territoires', true) &&
      matches('publics', true) &&
      matches('themes', false) &&
      (services.length === 0 || aide.services.some(({ nom }) => services.includes(nom))) &&
      (kept.length === 0 || kept.includes(ouverturePublique(campagne, now)))
    );
  });
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

/** What is open to the whole country is for each place too. */
const isHeld = ({ ecritures, lieux }: MotCherche, aide: AidePublique): boolean =>
  ecritures.some((one) => textOf(aide).includes(one)) ||
  (lieux.length > 0 && (aide.campagne.territoires ?? lieux).some((one) => lieux.includes(one)));

const texts = new WeakMap<AidePublique, string>();

function textOf(aide: AidePublique): string {
  const known = texts.get(aide);
  if (known !== undefined) return known;
  const { code, dispositif, campagne, services } = aide;
  const types = campagne.sous_dispositifs.map(({ label }) => label);
  const themes = (campagne.themes ?? []).map(filtresRepertoire.themes.nomOf);
  const said = [code, dispositif, campagne.titre, campagne.presentation, ...types, ...themes];
  const text = plainWords([...said, ...services.map(({ nom }) => nom)].join(' '));
  texts.set(aide, text);
  return text;
}
