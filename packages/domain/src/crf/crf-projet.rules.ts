// The report of one project is blocked by its answers, the money of the subvention and the gaps to explain (§3; screens
// 21).
import { formatEuros } from '../identifiants/nombres-affiches.ts';
import { isBlank } from '../kernel/asks.ts';
import type { Problem } from '../kernel/result.ts';
import { problems } from '../kernel/walk-problems.ts';
import { budgetProblems } from '../referentiel/budget.words.ts';
import {
  type CrfComplet,
  type CrfProjetHeld,
  listCustomFields,
  projetCrfScopes,
} from './crf-complet.rules.ts';
import { crfProjetFields } from './crf-projet.fields.ts';
import { compareCrf, findExplication, listEcartsCrf, readSeuils, sayEcart } from './ecarts.rules.ts';
import { montantAccorde, montantUtilise } from './realisation.rules.ts';

type NomProjetCrf = keyof typeof crfProjetFields;

/**
 * The step about money checks the rows of `argent`; the step of the service's own questions checks those of
 * `questions`.
 */
const argent: readonly NomProjetCrf[] = ['financements', 'cofinancements', 'budgetCrf'];
const questions: readonly NomProjetCrf[] = ['customs'];
/** All other rows say what was done, so that a new one is asked without being named here. */
export const contenuProjetCrf: readonly NomProjetCrf[] = (
  Object.keys(crfProjetFields) as NomProjetCrf[]
).filter((name) => !argent.includes(name) && !questions.includes(name));

/** Finds what blocks step 1: what was done, or why it was not. */
export const contenuProblems = (complet: CrfComplet, projet: CrfProjetHeld): Problem[] => [
  ...rowProblems(complet, projet, contenuProjetCrf),
  ...datesProblems(projet),
];

function datesProblems({ corps: { isRealised, dates } }: CrfProjetHeld): Problem[] {
  const { date_debut, date_fin } = dates ?? {};
  if (isRealised !== true || isBlank(date_debut) || isBlank(date_fin)) return [];
  return String(date_fin) < String(date_debut)
    ? [{ code: 'crf.dates-inversees', field: 'dates.date_fin' }]
    : [];
}

/** Finds what blocks step 2: what was spent and received, unless the project did not take place. */
export function argentProblems(complet: CrfComplet, projet: CrfProjetHeld): Problem[] {
  if (projet.corps.isRealised !== true) return [];
  return [
    ...rowProblems(complet, projet, argent),
    ...utiliseProblems(complet, projet),
    ...ecartProblems(complet, projet),
  ];
}

/** Finds what blocks step 3: the service's own questions about this project. */
export const questionsProblems = (complet: CrfComplet, projet: CrfProjetHeld): Problem[] =>
  projet.corps.isRealised === true ? rowProblems(complet, projet, questions) : [];

function rowProblems(
  complet: CrfComplet,
  { corps }: CrfProjetHeld,
  names: readonly NomProjetCrf[],
): Problem[] {
  const rows = Object.fromEntries(names.map((name) => [name, crfProjetFields[name]]));
  return problems(rows, corps, {
    stage: 'transmission',
    scopes: projetCrfScopes(complet, corps),
    custom: listCustomFields(complet),
  });
}

/**
 * Refuses that a project uses more of a subvention than was granted to it or, when no amount is above that, more in all
 * than it spent.
 */
function utiliseProblems({ campagne }: CrfComplet, { corps, prevu }: CrfProjetHeld): Problem[] {
  const over = (corps.financements ?? [])
    .filter(({ montant_realise, montant_accorde }) => Number(montant_realise) > Number(montant_accorde ?? 0))
    .map(({ id, montant_accorde }) => ({
      code: 'crf.utilise-plus-qu-accorde',
      field: `financements.${id}.montant_realise`,
      params: { accorde: formatEuros(Number(montant_accorde ?? 0)) },
    }));
  if (over.length > 0) return over;
  const { realise } = compareCrf({ prevu, corps }, campagne);
  const [first] = corps.financements ?? [];
  if (!first || montantAccorde(corps) === 0 || montantUtilise(corps) * 100 <= realise.chargesCents) return [];
  return [{ code: 'crf.utilise-plus-que-depense', field: `financements.${first.id}.montant_realise` }];
}

/**
 * Reports each gap above the campaign's thresholds that is not explained, and contributions whose two sides are not
 * equal; other wrong amounts are reported at their own field.
 */
function ecartProblems({ campagne }: CrfComplet, { corps, prevu }: CrfProjetHeld): Problem[] {
  const compared = compareCrf({ prevu, corps }, campagne);
  const sums = budgetProblems(compared.realise)
    .filter(({ code }) => code === 'referentiel.contributions-inegales')
    .map((one) => ({ ...one, field: 'budgetCrf.contributions' }));
  const silent = listEcartsCrf(compared, readSeuils(campagne))
    .filter(({ isAExpliquer, code }) => isAExpliquer && isBlank(findExplication(corps, code)))
    .map(({ code, label, ecartCents }) => ({
      code: 'crf.ecart-a-expliquer',
      field: champExplication(code),
      params: { compte: `${code} ${label}`, ecart: sayEcart(ecartCents) },
    }));
  return [...sums, ...silent];
}

export const champExplication = (code: string): string => `budgetCrf.explications.${code}.texte`;
