// The short texts of the overview about the yearly rubriques and the agréments, and about what they lack.
import { agrementObtenuFields } from '@asso/domain/association/collection/agrement-obtenu.fields';
import { findValiditeAgrement } from '@asso/domain/association/collection/agrement-obtenu.rules';
import { computeTotals } from '@asso/domain/association/collection/budget-annuel.rules';
import { resultatEuros } from '@asso/domain/association/collection/compte-annuel.rules';
import type { Agrement } from '@asso/domain/association/fiche.fields';
import { alerteTca, etatTca } from '@asso/domain/association/tca.rules';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { showValue } from '../../ui/show-value.ts';
import { groupByEtablissement, readAnnee } from '../collection/annees-saisies.ts';
import type { CollectionLigne } from '../collection/use-collection.ts';

/** Returns « 2025 : 48 adhérents, 12 bénévoles, 0 personne salariée ». */
export const resumeRhs = (items: readonly CollectionLigne<'rhs'>[]): string =>
  derniere(items, ({ nb_adherents, nb_benevoles, nb_salaries }) =>
    [
      counted(nb_adherents, 'adhérent', 'adhérents'),
      counted(nb_benevoles, 'bénévole', 'bénévoles'),
      counted(nb_salaries, 'personne salariée', 'personnes salariées'),
    ]
      .filter(Boolean)
      .join(', '),
  );

/** Returns « 2025 : résultat de 1 200 € ». */
export const resumeComptes = (items: readonly CollectionLigne<'comptes'>[]): string =>
  derniere(items, (compte) => {
    const resultat = resultatEuros(compte);
    return resultat === null ? '' : `résultat de ${formatEuros(resultat)}`;
  });

/** Returns « 2026 : 12 000 € de charges, 12 000 € de produits ». */
export const resumeBudgets = (items: readonly CollectionLigne<'budgets'>[]): string =>
  derniere(items, (budget) => {
    const { chargesCents, produitsCents } = computeTotals(budget);
    return `${formatEuros(chargesCents / 100)} de charges, ${formatEuros(produitsCents / 100)} de produits`;
  });

export const typeAgrement = ({ type }: { type?: unknown }): string =>
  showValue(agrementObtenuFields.type, type) ?? 'Agrément';

export const resumeAgrements = (items: readonly CollectionLigne<'agrements'>[]): string =>
  items.map(typeAgrement).join(', ');

/** Returns the most urgent problem; `jour` is today in Paris. */
export function manqueAgrements(
  items: readonly CollectionLigne<'agrements'>[],
  jour: string,
  tca?: Agrement | null,
): string | null {
  const validites = items.map((one) => findValiditeAgrement(one, jour, { tca, autres: items }));
  if (validites.includes('perdu')) return 'Perdu avec le tronc commun';
  if (validites.includes('perime')) return 'Périmé';
  if (validites.includes('expire-bientot')) return 'Expire bientôt';
  return items.every(({ complet }) => complet) ? null : 'À compléter';
}

/** Returns what is to be done about the tronc commun d’agrément (TCA); `jour` is today in Paris. */
export function manqueTca(tca: Agrement | null | undefined, jour: string): string | null {
  if (alerteTca(tca, jour)) return 'À renouveler';
  return tca && etatTca(tca, jour) === 'expire' ? 'Expiré' : null;
}

export const resumeNoms = (items: readonly { nom?: string | null }[]): string =>
  items.flatMap(({ nom }) => nom ?? []).join(', ');

/** Returns « 2026 à saisir », or « À compléter » when a row is there but incomplete. */
export function manqueAnnee(
  items: readonly (object & { complet: boolean })[],
  attendue: number,
): string | null {
  const said = items.filter((one) => readAnnee(one) >= attendue);
  if (said.length === 0) return `${attendue} à saisir`;
  return said.every(({ complet }) => complet) ? null : 'À compléter';
}

/** Returns the text of the latest year, for the whole association or else for its first establishment. */
function derniere<L extends object>(items: readonly L[], textOf: (one: L) => string): string {
  const latest = groupByEtablissement(items)[0]?.lignes[0];
  if (!latest || !Number.isFinite(readAnnee(latest))) return '';
  return `${readAnnee(latest)} : ${textOf(latest) || 'à compléter'}`;
}

const counted = (value: unknown, singular: string, plural: string): string =>
  typeof value === 'number' ? count(value, singular, plural) : '';
