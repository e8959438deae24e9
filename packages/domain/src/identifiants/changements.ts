// The changes from one form to another are told one sentence each, in the order of its rows and in their words.
import { isBlank } from '../kernel/asks.ts';
import { isSame } from '../kernel/changes.ts';
import type { Fields, ListRow, Row } from '../kernel/fields.ts';
import { holdsValeurs, type Ligne, lignes } from '../kernel/lignes.ts';
import { knownChoices, type Listes } from '../kernel/listes.ts';
import { formatDay } from './dates-affichees.ts';
import { formatNombre } from './nombres-affiches.ts';

export type Changement = {
  /** The section of the form that the change is in; empty for a form without sections. */
  rubrique: string;
  /** The name of what changes, such as « Rapport d’activité : Obligatoire ». */
  quoi: string;
  /** `subtractDuree` is null for an addition, and `addDuree` for a removal. */
  avant: string | null;
  apres: string | null;
  /** The values of a new line beside its name, such as « Code : repas ». */
  details?: readonly string[];
};

export type ServiceNames = Readonly<Record<string, string>>;

/** What the words of a form need, besides its rows. */
export type ChangementWords = {
  services: ServiceNames;
  /** The lists that administrators change, which give the labels of their values. */
  listes: Listes;
  /** Returns conditions as a sentence, for the forms that have some. */
  conditions?: (value: unknown) => string;
  /** Returns the title of the section in which a path is edited. */
  titreOf?: (path: string) => string | undefined;
};

type Deux = { fields: Fields; avant: object; apres: object };

/** Lists the changes from one form to another, in the order of its rows. */
export const listChangements = ({ fields, avant, apres }: Deux, dit: ChangementWords): Changement[] =>
  Object.entries(fields).flatMap(([name, row]) => {
    const [from, to] = [Reflect.get(avant, name), Reflect.get(apres, name)];
    if (row.kind === 'group') {
      return Object.entries(row.fields).flatMap(([inner, one]) =>
        changesOfOption(
          {
            path: `${name}.${inner}`,
            row: one,
            from: from && Reflect.get(from, inner),
            to: to && Reflect.get(to, inner),
          },
          dit,
        ),
      );
    }
    return changesOfOption({ path: name, row, from, to }, dit);
  });

type Option = { path: string; row: Row; from: unknown; to: unknown };

function changesOfOption({ path, row, from, to }: Option, dit: ChangementWords): Changement[] {
  if (row.kind !== 'list' || holdsValeurs(row)) return changed({ path, quoi: row.label, row, from, to }, dit);
  return changesOfLines({ path, row, from: lignes(from as Ligne[]), to: lignes(to as Ligne[]) }, dit);
}

type Lignes = { path: string; row: ListRow; from: readonly Ligne[]; to: readonly Ligne[] };

function changesOfLines({ path, row, from, to }: Lignes, dit: ChangementWords): Changement[] {
  const rubrique = dit.titreOf?.(path) ?? '';
  const gone = from.filter(({ id }) => !to.some((one) => one.id === id));
  const common = to.filter(({ id }) => from.some((one) => one.id === id));
  const isMoved = !isSame(ids(common), ids(from.filter((one) => !gone.includes(one))));
  return [
    ...gone.map((one) => ({ rubrique, quoi: row.label, avant: nameLigne(row, one, dit), apres: null })),
    ...to.flatMap((line) => {
      const present = from.find(({ id }) => id === line.id);
      if (!present) return newLine({ path, row, line }, dit);
      return Object.entries(row.fields).flatMap(([name, inner]) =>
        name === 'rang'
          ? []
          : changed(
              {
                path: `${path}.${line.id}.${name}`,
                quoi: `${nameLigne(row, line, dit)} : ${inner.label}`,
                row: inner,
                from: Reflect.get(present, name),
                to: Reflect.get(line, name),
              },
              dit,
            ),
      );
    }),
    ...(isMoved
      ? [{ rubrique, quoi: `${row.label} : l’ordre`, avant: null, apres: noms(row, common, dit) }]
      : []),
  ];
}

/**
 * Tells all the values of a new line in the section of each: its settings beside its name, its dates in the
 * calendar.
 */
function newLine(
  { path, row, line }: { path: string; row: ListRow; line: Ligne },
  dit: ChangementWords,
): Changement[] {
  const nom = nameLigne(row, line, dit);
  const own = dit.titreOf?.(`${path}.${line.id}`) ?? '';
  const said = Object.entries(row.fields).flatMap(([name, inner]) => {
    const value: unknown = Reflect.get(line, name);
    if (name === 'rang' || name === nameOf(row) || isUnsaid(inner, value)) return [];
    const shown = valeurMontree(inner, value, dit);
    const rubrique = dit.titreOf?.(`${path}.${line.id}.${name}`) ?? own;
    return shown === null ? [] : [{ rubrique, text: `${inner.label} : ${shown}` }];
  });
  const elsewhere = [...new Set(said.map(({ rubrique }) => rubrique))].filter((one) => one !== own);
  const details = (there: string) =>
    said.filter(({ rubrique }) => rubrique === there).map(({ text }) => text);
  return [
    { rubrique: own, quoi: row.label, avant: null, apres: nom, details: details(own) },
    ...elsewhere.map((there) => ({
      rubrique: there,
      quoi: nom,
      avant: null,
      apres: details(there).join(' ; '),
    })),
  ];
}

const isUnsaid = (row: Row, value: unknown): boolean =>
  isBlank(value) || (row.kind === 'bool' && value !== true);

const ids = (lines: readonly Ligne[]): string[] => lines.map(({ id }) => id);
const noms = (row: ListRow, lines: readonly Ligne[], dit: ChangementWords): string =>
  lines.map((one) => nameLigne(row, one, dit)).join(', ');

type Place = { path: string; quoi: string; row: Row; from: unknown; to: unknown };

/** Returns the change of one value, or none; an unticked box equals an absent one. */
function changed({ path, quoi, row, from, to }: Place, dit: ChangementWords): Changement[] {
  const [before, after] = row.kind === 'bool' ? [from === true, to === true] : [from, to];
  if (isSame(before, after)) return [];
  return [
    {
      rubrique: dit.titreOf?.(path) ?? '',
      quoi,
      avant: valeurMontree(row, before, dit),
      apres: valeurMontree(row, after, dit),
    },
  ];
}

/** Returns the name of a line, by the first of its own values that can name it. */
export function nameLigne(row: ListRow, line: object, dit: Partial<ChangementWords> = {}): string {
  const name = nameOf(row);
  const inner = name === undefined ? undefined : row.fields[name];
  const value = name && Reflect.get(line, name);
  return (
    (inner && valeurMontree(inner, value, { services: {}, listes: {}, ...dit })) || 'Sans nom pour l’instant'
  );
}

const nameOf = ({ fields }: ListRow): string | undefined =>
  Object.keys(fields).find((one) => one !== 'rang' && fields[one]?.kind !== 'bool');

export function valeurMontree(row: Row, value: unknown, dit: ChangementWords): string | null {
  if (row.kind === 'bool') return value === true ? 'Oui' : 'Non';
  if (row.kind === 'list' && row.of === 'conditions') {
    return dit.conditions?.(value) ?? null;
  }
  if (isBlank(value)) return null;
  switch (row.kind) {
    case 'choice':
      return [value]
        .flat()
        .map((one) => knownChoices(row, dit.listes).find((option) => option.value === one)?.label ?? one)
        .join(', ');
    case 'id':
      return dit.services[String(value)] ?? 'un service';
    case 'date':
      return formatDay(String(value));
    case 'int':
    case 'euros':
    case 'decimal':
      return typeof value === 'number' && !isYear(row) ? formatNombre(value) : String(value);
    case 'list':
      return noms(row, lignes(value as Ligne[]), dit);
    default:
      return String(value);
  }
}

const isYear = ({ min = 0 }: { min?: number }): boolean => min >= 1900;
