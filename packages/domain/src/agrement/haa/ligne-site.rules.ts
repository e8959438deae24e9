// A line of a table of sites becomes a site, or says what to correct: each cell is read as people write it.
import { siretOrLocalSaisi } from '../../identifiants/numero-etablissement.ts';
import { isBlank } from '../../kernel/asks.ts';
import type { Choice } from '../../kernel/fields.ts';
import type { Problem } from '../../kernel/result.ts';
import { plainWords } from '../../referentiel/mots.rules.ts';
import { type ActiviteRead, activiteReader } from './activites-lues.rules.ts';
import { type ColonneSite, colonnesSites } from './colonnes-sites.rows.ts';
import { parseHoraires } from './horaires.rules.ts';
import type { AdresseSite, Site } from './site.fields.ts';
import { nomCompare, siteProblems } from './site.rules.ts';

/** Returns the text of a cell of the line; empty when the table has no such column. */
export type Cellule = (nom: ColonneSite) => string;

export type SiteConnu = { id: string } & Pick<
  Site,
  'nom' | 'nature_activite' | 'horaire_ouverture' | 'periode_fermeture'
>;

/** The establishments, network members, sites and activities that a line may name. */
export type Connus = {
  sirets: readonly string[];
  /** The SIRET used for a line that names no establishment. */
  siege: string | null;
  reseau: readonly { id: string; nom?: string | null; id_rna?: string | null }[];
  /** The sites that exist already. */
  sites: readonly SiteConnu[];
  /** The activities that may be chosen today. */
  activites: readonly Choice[];
};

/** Finds what a cell names by its words; the words are indexed once for the whole table. */
export type Reconnaissance = Pick<Connus, 'sirets' | 'siege'> & {
  membre: (text: string) => string | undefined;
  activite: (text: string) => ActiviteRead;
  choix: string;
};

export function reconnaissance({ sirets, siege, reseau, activites }: Connus): Reconnaissance {
  // When two members have the same words, the first one keeps them.
  const membres = new Map(
    reseau
      .toReversed()
      .flatMap(({ id, nom, id_rna }) => [nom, id_rna].map((one) => [nomCompare(one), id] as const)),
  );
  return {
    sirets,
    siege,
    membre: (text) => (nomCompare(text) === '' ? undefined : membres.get(nomCompare(text))),
    activite: activiteReader(activites),
    choix: activites.map(({ label }) => label).join(', '),
  };
}

/** Reads a line: the site that it describes, what is wrong with it, and which words were taken for another. */
export function readLigneSite(read: Cellule, connus: Reconnaissance) {
  const problems: Problem[] = [];
  const notes: string[] = [];
  const told = <T>({ value, problem }: Lu<T>): T | null => {
    if (problem) problems.push(problem);
    return value;
  };
  const horaires = read('horaires');
  const site: Site = {
    nom: read('nom'),
    ...told(membreRead(read, connus)),
    nature_activite: told(activitesRead(read('activites'), connus, notes)),
    itinerant: told(ouiNonLu('itinerant', read('itinerant'))),
    horaire_ouverture: told(
      lue(parseHoraires(horaires), {
        code: 'haa.import-horaires',
        field: 'horaires',
        params: { valeur: horaires },
      }),
    ),
    periode_fermeture: read('fermeture') || null,
  };
  const adresse = site.itinerant ? null : adresseRead(read);
  const own = siteProblems({ ...site, adresse }, 'transmission').filter(
    ({ field = '' }) => !isTold(field, problems),
  );
  return { site, adresse, problems: [...problems, ...own], notes };
}

/** Tells whether a problem of the site is told already: a value that was not understood has its own problem. */
const isTold = (field: string, problems: readonly Problem[]): boolean =>
  /^(type_membre|membre_)/.test(field) ||
  (field === 'nature_activite' && problems.some((problem) => problem.field === 'activites'));

/** `value` is null, with its problem, when the cell is not understood. */
type Lu<T> = { value: T | null; problem?: Problem };
const lue = <T>(value: T | null, problem: Problem): Lu<T> =>
  value === null ? { value, problem } : { value };

const adresseRead = (read: Cellule): AdresseSite => ({
  cplt: read('complement') || null,
  num_voie: read('numero') || null,
  voie: read('voie') || null,
  cp: read('code_postal').replaceAll(/\s/g, '') || null,
  commune: read('commune') || null,
});

function membreRead(read: Cellule, { sirets, siege, membre }: Reconnaissance): Lu<Site> {
  const lieu = plainWords(read('lieu'));
  const isMembre = lieu === 'membre' || (lieu === '' && read('membre') !== '');
  if (!isMembre && lieu !== '' && lieu !== 'etablissement') {
    return lue<Site>(null, { code: 'haa.import-lieu', field: 'lieu', params: { valeur: read('lieu') } });
  }
  if (isMembre) {
    const valeur = read('membre');
    const found = membre(valeur);
    return lue<Site>(found ? { type_membre: 'association', membre_reseau_id: found } : null, {
      code: 'haa.import-membre',
      field: 'membre',
      params: { valeur },
    });
  }
  const valeur = siretOrLocalSaisi.normalise?.(read('siret')) ?? '';
  const siret = valeur === '' ? siege : (sirets.find((one) => one === valeur) ?? null);
  return lue<Site>(siret ? { type_membre: 'etablissement', membre_siret_id: siret } : null, {
    code: 'haa.import-etablissement',
    field: 'siret',
    params: { valeur },
  });
}

/**
 * Reads the activities of a cell, by label, by code or by words of their own, separated by « | », « / », « + » or a line
 * break; commas and « et » separate too where a part is no activity as a whole. `value` is null when the cell is empty
 * or an activity is unknown; a word taken for a label is written in `notes`.
 */
function activitesRead(text: string, { activite, choix }: Reconnaissance, notes: string[]): Lu<string[]> {
  if (isBlank(text)) return { value: null };
  const isKnown = (one: string) => activite(one).value !== undefined;
  const cut = (parts: string[], mark: RegExp) =>
    parts.flatMap((one) => (isKnown(one) ? [one] : one.split(mark).map((part) => part.trim())));
  const each = cut(cut(cut([text], /[|/+\n]/), /,/), / et /i).filter(Boolean);
  const unknown = each.find((one) => !isKnown(one));
  if (unknown !== undefined) {
    const { proches } = activite(unknown);
    const params = { valeur: unknown, choix: proches.length > 0 ? proches.join(', ') : choix };
    return lue<string[]>(null, { code: 'haa.import-activite', field: 'activites', params });
  }
  const read = [...new Set(each)].map((one) => ({ one, ...activite(one) }));
  for (const { one, value, label } of read) {
    if (label && one.toUpperCase() !== value && plainWords(one) !== plainWords(label))
      notes.push(`«\u00a0${one}\u00a0» est lu «\u00a0${label}\u00a0».`);
  }
  return { value: [...new Set(read.flatMap(({ value }) => value ?? []))] };
}

function ouiNonLu(colonne: ColonneSite, text: string): Lu<boolean> {
  const word = plainWords(text);
  if (['', 'non', 'n', '0', 'faux'].includes(word)) return { value: false };
  return lue(['oui', 'o', '1', 'vrai', 'x'].includes(word) ? true : null, {
    code: 'haa.import-oui-non',
    field: colonne,
    params: { colonne: colonnesSites[colonne].label },
  });
}
