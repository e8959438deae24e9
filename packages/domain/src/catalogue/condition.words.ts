// A condition is written as a sentence: « si Domaine est « Sport » » (§3 asks; screens, page 25).
import { formatDay } from '../identifiants/dates-affichees.ts';
import { formatNombre } from '../identifiants/nombres-affiches.ts';
import type { Ask, AskOperator, AskScope } from '../kernel/asks.ts';
import type { ConditionSaisie } from './champ-personnalise.fields.ts';
import { toAsk } from './condition.rules.ts';
import type { Sujet } from './sujets.rows.ts';

/** The words that follow the name of what is compared. */
export const comparaisonMots: Record<AskOperator, string> = {
  eq: 'est',
  ne: 'n’est pas',
  in: 'est parmi',
  gt: 'est plus grand que',
  gte: 'vaut au moins',
  lt: 'est plus petit que',
  lte: 'vaut au plus',
  filled: 'est rempli',
  empty: 'est vide',
};

export const objetMots: Record<AskScope, string> = {
  association: 'l’association',
  demandeur: 'les personnes du dossier',
  dossier: 'le dossier',
  projet: 'le projet',
  crf: 'le compte rendu financier',
  tca: 'le tronc commun d’agrément',
  custom: 'les questions de la campagne',
  subvention: 'la campagne',
  parent: 'la ligne',
};

/** Returns « toujours », or « si … et … ». */
export const sayConditionsPhrase = (
  conditions: readonly ConditionSaisie[] | null | undefined,
  sujets: readonly Sujet[],
): string => {
  const said = (conditions ?? []).map((one) => phraseDUneCondition(one, sujets));
  return said.length === 0 ? 'toujours' : `si ${said.join(' et ')}`;
};

/** Makes the function by which the words of a form say its conditions on these subjects. */
export const conditionsSayer = (sujets: readonly Sujet[]) => (conditions: unknown) =>
  sayConditionsPhrase(conditions as readonly ConditionSaisie[] | null, sujets);

function phraseDUneCondition(condition: ConditionSaisie, sujets: readonly Sujet[]): string {
  const { scope, key, operator, value, scope2, key2 } = toAsk(condition);
  if (!scope || !key || !operator) return '(condition à finir)';
  const sujet = findSujet(sujets, scope, key);
  const start = `${nomDuSujet(sujet, { scope, key })} ${comparaisonMots[operator]}`;
  if (operator === 'filled' || operator === 'empty') return start;
  if (scope2 && key2)
    return `${start} ${nomDuSujet(findSujet(sujets, scope2, key2), { scope: scope2, key: key2 })}`;
  return value === undefined ? `${start} (valeur à choisir)` : `${start} ${valeurSaid(value, sujet)}`;
}

export const findSujet = (sujets: readonly Sujet[], scope: string, key: string): Sujet | undefined =>
  sujets.find((one) => one.scope === scope && one.key === key);

/** Returns the name of a subject; one that the campaign no longer has is named by its path. */
const nomDuSujet = (sujet: Sujet | undefined, { scope, key }: Pick<Ask, 'scope' | 'key'>): string =>
  sujet?.label ?? `${key} (${objetMots[scope]})`;

function valeurSaid(value: NonNullable<Ask['value']>, sujet: Sujet | undefined): string {
  if (typeof value === 'boolean') return value ? '« Oui »' : '« Non »';
  if (typeof value === 'object') return value.map((one) => valeurSaid(one, sujet)).join(', ');
  const label = sujet?.options?.find((one) => one.value === String(value))?.label;
  if (label) return `« ${label} »`;
  if (typeof value === 'number') return formatNombre(value);
  return `« ${sujet?.kind === 'date' ? formatDay(value) : value} »`;
}
