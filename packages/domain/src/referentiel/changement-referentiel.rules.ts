// Administrators may change the names, the values and the end dates of a list, but never what dossiers hold (§7
// Referentiels, R7.21).
import { isBlank } from '../kernel/asks.ts';
import { isOffered, type ListeOption } from '../kernel/listes.ts';
import { ok, type Problem, type Result, refused } from '../kernel/result.ts';
import { isDate, valueProblems } from '../kernel/value-problems.ts';
import type { Option } from './data/option.ts';
import { plainWords } from './mots.rules.ts';
import { referentiel, type TypeReferentiel } from './referentiels.rules.ts';
import { reglesReferentiels } from './referentiels-ouverts.rows.ts';
import { valeurFields } from './valeur-referentiel.fields.ts';

/** A stored value, with the days on which people may choose it and its other properties. */
export type Valeur = Option &
  ListeOption & { parent?: string | null; feminin?: string | null; masculin?: string | null };
type Nom = keyof typeof valeurFields;
const noms = Object.keys(valeurFields) as Nom[];

/** Gives only what changes in one value [R7.21]. */
export type ChangementValeur = { [K in Nom]?: string | null };
/** Changes are given by code; a code that the list does not have is a new value. */
export type Changements = Readonly<Record<string, ChangementValeur>>;

/** Returns the list as administrators made it: the portal's values in their order, then those they added. */
export function listeActuelle(type: TypeReferentiel, ecrites: readonly Valeur[]): Valeur[] {
  const byCode = new Map(ecrites.map((one) => [one.value, one]));
  const dabord: readonly Option[] = referentiel(type).options;
  const connus = new Set(dabord.map(({ value }) => value));
  return [
    ...dabord.map((one) => ({ ...one, ...byCode.get(one.value) })),
    ...ecrites.filter(({ value }) => !connus.has(value)),
  ];
}

type Given = { present: readonly Valeur[]; changements: Changements; day: string };

/** Returns the values that change, as they are after it, or why the changes are refused. */
export function valeursChangees(type: TypeReferentiel, given: Given): Result<Valeur[]> {
  const regle = reglesReferentiels[type];
  if (!regle.isOuverte)
    return refused({ code: 'referentiel.liste-fixe', params: { pourquoi: regle.pourquoi } });
  const changees = Object.entries(given.changements).map(([code, changement]) =>
    changedOf(given, code, changement),
  );
  const vraies = changees.filter(
    ({ before, after }) => !before || noms.some((nom) => isChanged(before, after, nom)),
  );
  if (vraies.length === 0) return ok([]);
  const after = withChanged(
    given.present,
    vraies.map((one) => one.after),
  );
  const [first, ...others] = [
    ...vraies.flatMap((one) => valeurProblems(type, { ...one, day: given.day, after, valeur: one.after })),
    ...(after.some((one) => isOffered(one, given.day))
      ? []
      : [{ code: 'referentiel.derniere-valeur', field: 'au' }]),
  ];
  return first ? refused(first, ...others) : ok(vraies.map((one) => one.after));
}

const isChanged = (before: Valeur, after: Valeur, nom: Nom): boolean =>
  (before[nom] || null) !== (after[nom] || null);

function changedOf({ present }: Given, code: string, changement: ChangementValeur) {
  const before = present.find(({ value }) => value === code);
  const after: Valeur = { ...(before ?? { value: code, label: '', source: 'plausible' }) };
  for (const nom of noms) {
    const to = changement[nom];
    if (to === undefined) continue;
    const tidy = typeof to === 'string' ? to.trim().replaceAll(/\s+/g, ' ') : to;
    Reflect.set(after, nom, isBlank(tidy) ? (nom === 'label' ? '' : null) : tidy);
  }
  return { before, after };
}

const withChanged = (present: readonly Valeur[], changees: readonly Valeur[]): Valeur[] => [
  ...present.map((one) => changees.find(({ value }) => value === one.value) ?? one),
  ...changees.filter(({ value }) => !present.some((one) => one.value === value)),
];

type One = { before: Valeur | undefined; valeur: Valeur; after: readonly Valeur[]; day: string };

function valeurProblems(type: TypeReferentiel, { before, valeur, after, day }: One): Problem[] {
  const code = valeur.value;
  const params = { code };
  return [
    ...(before || /^[A-Za-z0-9][\w+-]{0,19}$/.test(code)
      ? []
      : [{ code: 'referentiel.code', field: 'code', params }]),
    ...valuesProblems(type, valeur),
    ...(before?.source === 'official' && before.label !== valeur.label
      ? [{ code: 'referentiel.libelle-officiel', field: 'label' }]
      : []),
    ...(after.some((one) => one.value !== code && isTwin(one, valeur))
      ? [{ code: 'referentiel.libelle-double', field: 'label', params: { libelle: valeur.label } }]
      : []),
    ...(isHeldByRules(type, code) && !isBlank(valeur.au)
      ? [{ code: 'referentiel.valeur-des-regles', field: 'au' }]
      : []),
    ...daysProblems(before, valeur, day),
  ];
}

function valuesProblems(type: TypeReferentiel, valeur: Valeur): Problem[] {
  const regle = reglesReferentiels[type];
  const plus: readonly string[] = regle.isOuverte ? (regle.plus ?? []) : [];
  return noms.flatMap((nom): Problem[] => {
    const row = valeurFields[nom];
    const value = valeur[nom];
    if ((nom === 'parent' || nom === 'feminin' || nom === 'masculin') && !plus.includes(nom)) {
      return isBlank(value) ? [] : [{ code: 'kernel.champ-inconnu', field: nom, params: { champ: nom } }];
    }
    if (!isBlank(value)) return valueProblems(row, value).map((problem) => ({ ...problem, field: nom }));
    return 'requiredAt' in row
      ? [{ code: 'kernel.obligatoire', field: nom, params: { label: row.label } }]
      : [];
  });
}

/** Tells whether two choices cannot be told apart: they have the same words under one subject. */
const isTwin = (one: Valeur, other: Valeur): boolean =>
  plainWords(one.label) === plainWords(other.label) && (one.parent ?? null) === (other.parent ?? null);

export const isHeldByRules = (type: TypeReferentiel, code: string): boolean => {
  const regle = reglesReferentiels[type];
  return regle.isOuverte && (regle.fixes ?? []).includes(code);
};

/**
 * Refuses a change of past days, because dossiers were written with the values offered then, and an end before its
 * beginning.
 */
function daysProblems(before: Valeur | undefined, { du, au }: Valeur, day: string): Problem[] {
  const found: Problem[] = [];
  const isNew = (nom: 'du' | 'au', value: string | null | undefined) =>
    typeof value === 'string' && isDate(value) && value !== (before?.[nom] ?? null);
  if (isNew('au', au) && String(au) < day) found.push({ code: 'referentiel.fin-passee', field: 'au' });
  if (before && (before.du ?? null) !== (du ?? null) && (isBlank(before.du) || String(before.du) <= day)) {
    found.push({ code: 'referentiel.debut-passe', field: 'du' });
  }
  if (du && au && isDate(du) && isDate(au) && au < du)
    found.push({ code: 'referentiel.fin-avant-debut', field: 'au' });
  return found;
}
