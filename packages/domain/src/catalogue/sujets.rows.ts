// A condition of a campaign may read these subjects, each with its name and possible answers (§3: an ask has scope
// and key; decisions, Asks).
import { ficheFields } from '../association/fiche.fields.ts';
import type { AskScope } from '../kernel/asks.ts';
import type { Choice, Fields, Row } from '../kernel/fields.ts';
import { lignes } from '../kernel/lignes.ts';
import type { Listes } from '../kernel/listes.ts';
import { dossierSubventionFields } from '../subvention/dossier-subvention.fields.ts';
import { projetFields } from '../subvention/projet.fields.ts';
import { reluesFields } from '../subvention/projet-contenu.fields.ts';
import type { BrouillonCampagne } from './campagne-options.fields.ts';

export type Sujet = {
  scope: AskScope;
  key: string;
  label: string;
  /** The heading under which the subject is listed. */
  groupe: string;
  kind: 'text' | 'nombre' | 'date' | 'bool' | 'choice';
  options?: readonly Choice[];
  /** The name of the list of the subject's answers, when administrators may change that list. */
  liste?: string;
};

type Place = { scope: AskScope; groupe: string; path?: string; parents?: readonly string[] };
type Lu = Sujet & { parents: readonly string[] };

/** Lists every row that holds one value, however deep; a condition reads it by its path. */
const sujetsLus = (fields: Fields, { scope, groupe, path = '', parents = [] }: Place): Lu[] =>
  Object.entries(fields).flatMap(([name, row]): Lu[] => {
    const key = path ? `${path}.${name}` : name;
    if (row.kind === 'group') {
      return sujetsLus(row.fields, { scope, groupe, path: key, parents: [...parents, row.label] });
    }
    // What only says that somebody read what the portal wrote is no answer of an association.
    if (row === reluesFields[name]) return [];
    const kind = kindOf(row);
    return kind ? [{ scope, key, label: row.label, groupe, kind, parents, ...optionsOf(row) }] : [];
  });

/** Two answers of the same name say where each stands: « Commune (Adresse du siège) ». */
function sujetsOf(fields: Fields, place: Place): Sujet[] {
  const lus = sujetsLus(fields, place);
  const isAlone = (wanted: Lu, labelOf: (one: Lu) => string) =>
    lus.filter((one) => labelOf(one) === labelOf(wanted)).length === 1;
  const withLast = ({ label, parents }: Lu) => `${label} (${parents.at(-1) ?? place.groupe})`;
  const withAll = ({ label, parents }: Lu) => `${label} (${parents.join(', ')})`;
  return lus.map((lu) => {
    const { parents: _, ...sujet } = lu;
    if (isAlone(lu, ({ label }) => label)) return sujet;
    return { ...sujet, label: isAlone(lu, withLast) ? withLast(lu) : withAll(lu) };
  });
}

function kindOf(row: Row): Sujet['kind'] | null {
  switch (row.kind) {
    case 'int':
    case 'euros':
    case 'decimal':
      return 'nombre';
    case 'text':
    case 'date':
    case 'bool':
    case 'choice':
      return row.kind;
    case 'id':
      return 'text';
    default:
      return null;
  }
}

const optionsOf = (row: Row) =>
  row.kind === 'choice' ? { options: row.options, ...(row.liste && { liste: row.liste }) } : {};

const { agrement, ...fiche } = ficheFields;
const { demandeur, commence: _, ...tete } = dossierSubventionFields;

const fixes: readonly Sujet[] = [
  ...sujetsOf(fiche, { scope: 'association', groupe: 'L’association' }),
  ...sujetsOf(agrement.fields, { scope: 'tca', groupe: 'Le tronc commun d’agrément' }),
  ...sujetsOf(demandeur.fields, { scope: 'demandeur', groupe: 'Les personnes du dossier' }),
  { scope: 'dossier', key: 'exercice', label: 'Exercice du dossier', groupe: 'Le dossier', kind: 'nombre' },
  ...sujetsOf(tete, { scope: 'dossier', groupe: 'Le dossier' }),
  ...sujetsOf(projetFields, { scope: 'projet', groupe: 'Le projet' }),
];

/** Lists the subjects of this campaign, its types of request and its own questions included. */
export const campagneSujets = (brouillon: BrouillonCampagne, listes: Listes): Sujet[] => [
  {
    scope: 'dossier',
    key: 'sous_dispositif',
    label: 'Type de demande',
    groupe: 'Le dossier',
    kind: 'choice',
    options: lignes(brouillon.sous_dispositifs).flatMap(({ code, label }) =>
      code ? [{ value: code, label: label ?? code }] : [],
    ),
  },
  ...lignes(brouillon.champs_personnalises).flatMap(({ code, label, kind, options }): Sujet[] =>
    code && kind
      ? [
          {
            scope: 'custom',
            key: code,
            label: label ?? code,
            groupe: 'Les questions de la campagne',
            kind: kind === 'int' || kind === 'decimal' || kind === 'euros' ? 'nombre' : kind,
            ...(kind === 'choice' && {
              options: lignes(options).flatMap((one) =>
                one.value ? [{ value: one.value, label: one.label ?? one.value }] : [],
              ),
            }),
          },
        ]
      : [],
  ),
  ...fixes.map((one) => ({ ...one, ...(one.liste && listes[one.liste] && { options: listes[one.liste] }) })),
];

/** Lists the subjects of an agrément, which has neither projects nor types of request. */
export const agrementSujets = (
  saisie: Pick<BrouillonCampagne, 'champs_personnalises'>,
  listes: Listes,
): Sujet[] =>
  campagneSujets({ champs_personnalises: saisie.champs_personnalises }, listes).filter(
    ({ scope, key }) => scope !== 'projet' && (scope !== 'dossier' || key === 'exercice'),
  );
