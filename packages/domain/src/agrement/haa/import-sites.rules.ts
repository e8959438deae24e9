// A table of sites is read line by line: each line becomes a whole site, changes a known one, or says what to correct.
import { isBlank } from '../../kernel/asks.ts';
import { type Result, refused } from '../../kernel/result.ts';
import { hasFarMoreLines, splitLignes } from '../../referentiel/tableau-colle.rules.ts';
import { type ColonneSite, colonnesSites, findPlaces, nomsColonnesSites } from './colonnes-sites.rows.ts';
import { sayHeuresOuverture } from './horaires.rules.ts';
import {
  type Cellule,
  type Connus,
  readLigneSite,
  reconnaissance,
  type SiteConnu,
} from './ligne-site.rules.ts';
import { type AdresseSite, type Site, siteFields } from './site.fields.ts';
import { adresseSiteLine, nomCompare } from './site.rules.ts';

const indispensables: readonly ColonneSite[] = ['nom', 'activites', 'code_postal', 'commune'];

/** The model shows two correct, made-up lines under the names of the columns. */
export const modeleSites: readonly (readonly string[])[] = [
  nomsColonnesSites.map((nom) => colonnesSites[nom].label),
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

/** A new site with its address, or what changes of the known site of this name. */
type SiteLu =
  | { kind: 'nouveau'; site: Site; adresse: AdresseSite | null }
  | { kind: 'change'; id: string; site: Partial<Site> };

/**
 * `lu` is null for a known site of which the line changes nothing; `note` says which words were taken for others, and
 * what changes.
 */
export type LigneSite = {
  numero: number;
  nom: string;
  lieu: string;
  lu: Result<SiteLu> | null;
  note: string | null;
};

/** Reads a whole file. An unreadable file is refused; a wrong line is reported and the others go on. */
export function parseSites(texte: string, connus: Connus): Result<LigneSite[]> {
  const tropDeLignes = { code: 'haa.trop-de-lignes', field: 'texte', params: { max: lignesSitesMax } };
  if (hasFarMoreLines(texte, lignesSitesMax)) return refused(tropDeLignes);
  const [enTete, ...lignes] = splitLignes(texte);
  if (!enTete || lignes.length === 0) return refused({ code: 'haa.fichier-sans-ligne', field: 'texte' });
  const places = findPlaces(enTete.cellules);
  const manquantes = indispensables.filter((nom) => !places.has(nom));
  if (manquantes.length > 0) {
    const params = {
      colonnes: manquantes.map((nom) => `«\u00a0${colonnesSites[nom].label}\u00a0»`).join(', '),
    };
    return refused({ code: 'haa.colonnes-manquantes', field: 'texte', params });
  }
  if (lignes.length > lignesSitesMax) return refused(tropDeLignes);
  const known = reconnaissance(connus);
  const presents = new Map(connus.sites.map((one) => [nomCompare(one.nom), one]));
  const vues = new Map<string, number>();
  const lues = lignes.map(({ numero, cellules }): LigneSite => {
    const read: Cellule = (nom) => cellules[places.get(nom) ?? -1]?.trim() ?? '';
    const longue = nomsColonnesSites.find((nom) => read(nom).length > celluleMax);
    if (longue) {
      const params = { colonne: colonnesSites[longue].label, n: celluleMax };
      const problem = { code: 'haa.import-cellule-longue', field: longue, params };
      return { numero, nom: read('nom').slice(0, 100), lieu: '', lu: refused(problem), note: null };
    }
    const cle = nomCompare(read('nom'));
    const avant = vues.get(cle);
    if (cle !== '') vues.set(cle, avant ?? numero);
    const ligne = readLigneSite(read, known);
    const lieu = ligne.site.itinerant ? 'itinérant' : adresseSiteLine(ligne.adresse ?? {});
    const named = { numero, nom: read('nom'), lieu, note: null };
    if (avant !== undefined)
      return { ...named, lu: refused({ code: 'haa.import-double', field: 'nom', params: { n: avant } }) };
    const connu = presents.get(cle);
    return { ...named, ...(connu ? changeRead(connu, ligne) : nouveauRead(ligne)) };
  });
  return { ok: true, value: lues };
}

type Ligne = ReturnType<typeof readLigneSite>;
type Lue = Pick<LigneSite, 'lu' | 'note'>;

function nouveauRead({ site, adresse, problems: [first, ...others], notes }: Ligne): Lue {
  if (first) return { lu: refused(first, ...others), note: null };
  return { lu: { ok: true, value: { kind: 'nouveau', site, adresse } }, note: notes.join(' ') || null };
}

/** What a table may change of a known site; its address is changed on the page of the site. */
const modifiables = ['nature_activite', 'horaire_ouverture', 'periode_fermeture'] as const;

/** An empty cell changes nothing: a table rarely has all that the portal knows of a site. */
function changeRead(connu: SiteConnu, { site, problems, notes }: Ligne): Lue {
  const [first, ...others] = problems.filter(({ field = '' }) =>
    /^(activites|horaire|fermeture|periode)/.test(field),
  );
  if (first) return { lu: refused(first, ...others), note: null };
  const changed = modifiables.filter(
    (name) => !isBlank(site[name]) && saidOf(name, site) !== saidOf(name, connu),
  );
  if (changed.length === 0) return { lu: null, note: null };
  const value = Object.fromEntries(changed.map((name) => [name, site[name]])) as Partial<Site>;
  const said = changed.map((name) => {
    const avant = saidOf(name, connu);
    return `${siteFields[name].label}\u00a0: ${saidOf(name, site)}${avant && `, au lieu de ${avant}`}.`;
  });
  return {
    lu: { ok: true, value: { kind: 'change', id: connu.id, site: value } },
    note: [...said, ...notes].join(' '),
  };
}

function saidOf(name: (typeof modifiables)[number], site: Partial<Site>): string {
  if (name === 'horaire_ouverture') return sayHeuresOuverture(site.horaire_ouverture);
  if (name === 'periode_fermeture') return site.periode_fermeture?.trim() ?? '';
  const { options } = siteFields.nature_activite;
  return (site.nature_activite ?? [])
    .toSorted()
    .map((one) => options.find(({ value }) => value === one)?.label ?? one)
    .join(', ');
}
