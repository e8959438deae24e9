// A table of sites is read line by line: each line becomes a whole site, or says what to correct.
import { isBlank } from '../../kernel/asks.ts';
import type { Choice } from '../../kernel/fields.ts';
import { type Problem, type Result, refused } from '../../kernel/result.ts';
import { plainWords } from '../../referentiel/mots.rules.ts';
import { hasFarMoreLines, lignesOf } from '../../referentiel/tableau-colle.rules.ts';
import { heuresRead } from './horaires.rules.ts';
import type { AdresseSite, Site } from './site.fields.ts';
import { adresseSiteLine, nomCompare, siteProblems } from './site.rules.ts';

/** The columns are in the order of the model. */
const colonnesSites = [
  'nom',
  'lieu',
  'siret',
  'membre',
  'activites',
  'itinerant',
  'complement',
  'numero',
  'voie',
  'code_postal',
  'commune',
  'horaires',
  'fermeture',
] as const;
type Colonne = (typeof colonnesSites)[number];

const indispensables: readonly Colonne[] = ['nom', 'activites', 'code_postal', 'commune'];

/** The model shows two correct, made-up lines under the names of the columns. */
export const modeleSites: readonly (readonly string[])[] = [
  colonnesSites,
  [
    'Épicerie Nord',
    'établissement',
    '',
    '',
    'Épicerie sociale ou solidaire | Colis ou paniers',
    'non',
    'Bâtiment A',
    '12',
    'rue des Lilas',
    '13015',
    'Marseille',
    'ma 9h-12h, je 14h-17h30',
    'du 1er au 21 août',
  ],
  ['Camion du soir', 'établissement', '', '', 'Maraude', 'oui', '', '', '', '', '', 'je 18h-21h', ''],
];

/** The most lines that a file may hold. */
export const lignesSitesMax = 500;

/** The most characters of a cell: the hours of a whole week, or all the activities, take fewer. */
const celluleMax = 2000;

/** The establishments, network members, sites and activities that a line may name. */
export type Connus = {
  sirets: readonly string[];
  /** The SIRET used for a line that names no establishment. */
  siege: string | null;
  reseau: readonly { id: string; nom?: string | null; id_rna?: string | null }[];
  /** The names of the sites that exist already. */
  noms: readonly string[];
  /** The activities that may be chosen today. */
  activites: readonly Choice[];
};

type SiteLu = { site: Site; adresse: AdresseSite | null };
/** `lu` is null for a site that exists already. */
export type LigneSite = { numero: number; nom: string; lieu: string; lu: Result<SiteLu> | null };

/** Reads a whole file. An unreadable file is refused; a wrong line is reported and the others go on. */
export function lireSites(texte: string, connus: Connus): Result<LigneSite[]> {
  const tropDeLignes = { code: 'haa.trop-de-lignes', field: 'texte', params: { max: lignesSitesMax } };
  if (hasFarMoreLines(texte, lignesSitesMax)) return refused(tropDeLignes);
  const [enTete, ...lignes] = lignesOf(texte);
  if (!enTete || lignes.length === 0) return refused({ code: 'haa.fichier-sans-ligne', field: 'texte' });
  const noms = enTete.cellules.map(colonneOf);
  const manquantes = indispensables.filter((nom) => !noms.includes(nom));
  if (manquantes.length > 0) {
    const params = { colonnes: manquantes.join(', ') };
    return refused({ code: 'haa.colonnes-manquantes', field: 'texte', params });
  }
  if (lignes.length > lignesSitesMax) return refused(tropDeLignes);
  const known = reconnaissance(connus);
  const presents = new Set(connus.noms.map(nomCompare));
  const vues = new Map<string, number>();
  const lues = lignes.map(({ numero, cellules }) => {
    const read = (nom: Colonne) => cellules[noms.indexOf(nom)]?.trim() ?? '';
    const longue = colonnesSites.find((nom) => read(nom).length > celluleMax);
    if (longue) {
      const params = { colonne: longue, n: celluleMax };
      const problem = { code: 'haa.import-cellule-longue', field: longue, params };
      return { numero, nom: read('nom').slice(0, 100), lieu: '', lu: refused(problem) };
    }
    const cle = nomCompare(read('nom'));
    const avant = vues.get(cle);
    if (cle !== '') vues.set(cle, avant ?? numero);
    const { site, adresse, problems } = ligneRead(read, known);
    const lieu = site.itinerant ? 'itinérant' : adresseSiteLine(adresse ?? {});
    const named = { numero, nom: read('nom'), lieu };
    if (avant !== undefined)
      return { ...named, lu: refused({ code: 'haa.import-double', field: 'nom', params: { n: avant } }) };
    if (presents.has(cle)) return { ...named, lu: null };
    const [first, ...others] = problems;
    return {
      ...named,
      lu: first ? refused(first, ...others) : ({ ok: true, value: { site, adresse } } as const),
    };
  });
  return { ok: true, value: lues };
}

/** Turns a header into the name of its column: « Code postal » becomes code_postal. */
const colonneOf = (text: string): string => plainWords(text).replaceAll(/[\s-]+/g, '_');

/** Finds what a cell names by its words; the words are indexed once for the whole table. */
type Reconnaissance = Pick<Connus, 'sirets' | 'siege'> & {
  membre: (text: string) => string | undefined;
  activite: (text: string) => string | undefined;
};

function reconnaissance({ sirets, siege, reseau, activites }: Connus): Reconnaissance {
  // When two members have the same words, the first one keeps them.
  const membres = new Map(
    reseau
      .toReversed()
      .flatMap(({ id, nom, id_rna }) => [nom, id_rna].map((one) => [nomCompare(one), id] as const)),
  );
  const parMots = new Map(activites.toReversed().map(({ value, label }) => [plainWords(label), value]));
  const codes = new Map(activites.map(({ value }) => [value, value]));
  const lues = new Map<string, string | undefined>();
  return {
    sirets,
    siege,
    membre: (text) => (nomCompare(text) === '' ? undefined : membres.get(nomCompare(text))),
    activite: (text) => {
      if (!lues.has(text)) lues.set(text, codes.get(text.toUpperCase()) ?? parMots.get(plainWords(text)));
      return lues.get(text);
    },
  };
}

function ligneRead(read: (nom: Colonne) => string, connus: Reconnaissance) {
  const problems: Problem[] = [];
  const told = <T>({ value, problem }: Lu<T>): T | null => {
    if (problem) problems.push(problem);
    return value;
  };
  const horaires = read('horaires');
  const site: Site = {
    nom: read('nom'),
    ...told(membreRead(read, connus)),
    nature_activite: told(activitesRead(read('activites'), connus.activite)),
    itinerant: told(ouiNonLu('itinerant', read('itinerant'))),
    horaire_ouverture: told(
      lue(heuresRead(horaires), {
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
  return { site, adresse, problems: [...problems, ...own] };
}

/** Tells whether a problem of the site is told already: a value that was not understood has its own problem. */
const isTold = (field: string, problems: readonly Problem[]): boolean =>
  /^(type_membre|membre_)/.test(field) ||
  (field === 'nature_activite' && problems.some((problem) => problem.field === 'activites'));

/** `value` is null, with its problem, when the cell is not understood. */
type Lu<T> = { value: T | null; problem?: Problem };
const lue = <T>(value: T | null, problem: Problem): Lu<T> =>
  value === null ? { value, problem } : { value };

const adresseRead = (read: (nom: Colonne) => string): AdresseSite => ({
  cplt: read('complement') || null,
  num_voie: read('numero') || null,
  voie: read('voie') || null,
  cp: read('code_postal').replaceAll(/\s/g, '') || null,
  commune: read('commune') || null,
});

function membreRead(read: (nom: Colonne) => string, { sirets, siege, membre }: Reconnaissance): Lu<Site> {
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
  const valeur = read('siret').replaceAll(/\s/g, '');
  const siret = valeur === '' ? siege : (sirets.find((one) => one === valeur) ?? null);
  return lue<Site>(siret ? { type_membre: 'etablissement', membre_siret_id: siret } : null, {
    code: 'haa.import-etablissement',
    field: 'siret',
    params: { valeur },
  });
}

/**
 * Reads the activities of a cell, by label or by code, separated by « | », « / », « + » or a line break; commas
 * separate too where a part is no activity as a whole. `value` is null when the cell is empty or an activity is
 * unknown.
 */
function activitesRead(text: string, known: Reconnaissance['activite']): Lu<string[]> {
  if (isBlank(text)) return { value: null };
  const parts = text.split(/(?<!\s)\s*[|/+\n]\s*/).filter(Boolean);
  const each = parts.flatMap((one) => (known(one) ? [one] : one.split(/(?<!\s)\s*,\s*/)));
  const unknown = each.find((one) => !known(one));
  if (unknown !== undefined) {
    return lue<string[]>(null, {
      code: 'haa.import-activite',
      field: 'activites',
      params: { valeur: unknown },
    });
  }
  return { value: [...new Set(each.flatMap((one) => known(one) ?? []))] };
}

function ouiNonLu(colonne: Colonne, text: string): Lu<boolean> {
  const word = plainWords(text);
  if (['', 'non', 'n', '0', 'faux'].includes(word)) return { value: false };
  return lue(['oui', 'o', '1', 'vrai', 'x'].includes(word) ? true : null, {
    code: 'haa.import-oui-non',
    field: colonne,
    params: { colonne },
  });
}
