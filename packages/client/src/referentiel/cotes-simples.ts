// A budget in plain words has the same sides for a project and for an association: its lines, those that can be added,
// and what the bar under them says.
import {
  compteWord,
  type LigneBudget,
  lignesBudget,
  lignesCourantes,
} from '@asso/domain/referentiel/budget/mots-budget.rows';
import type { BudgetTotals } from '@asso/domain/referentiel/budget.rules';
import { comptesPrincipaux, type Plan } from '@asso/domain/referentiel/plan-comptable.rows';
import type { BudgetBalance, LockedLine, PlainSide } from '../ui/budget/budget-types.ts';

const sides = {
  charge: {
    id: 'charges',
    titre: 'Ce que cela coûte',
    total: 'Total des dépenses',
    ajout: 'Ajouter une dépense',
  },
  produit: { id: 'produits', titre: 'Qui paie', total: 'Total des recettes', ajout: 'Ajouter une recette' },
} as const;

type CoteSimple = {
  totals: BudgetTotals;
  lignes: readonly LigneBudget[];
  titre?: string;
  plan?: Plan;
  verrous?: readonly LockedLine[];
  /** Tells the accounts that are typed elsewhere, and so are not offered here. */
  isElsewhere?: (code: string) => boolean;
  ailleurs?: PlainSide['ajout']['ailleurs'];
};

export function coteSimple(
  cote: 'charge' | 'produit',
  { totals, lignes, titre, plan, verrous, ailleurs, isElsewhere = () => false }: CoteSimple,
): PlainSide {
  const side = sides[cote];
  const cents = cote === 'charge' ? totals.chargesCents : totals.produitsCents;
  const all = lignesBudget(cote, plan).filter(({ code }) => !isElsewhere(code));
  return {
    id: side.id,
    titre: titre ?? side.titre,
    lignes,
    verrous,
    total: { label: side.total, montant: cents / 100 },
    ajout: {
      label: side.ajout,
      courantes: lignesCourantes[cote].flatMap((code) => all.find((one) => one.code === code) ?? []),
      plan: comptesPrincipaux(cote, plan).map(({ code, label }) => ({
        titre: `${code} ${label}`,
        lignes: all.filter((one) => one.groupe === code),
      })),
      ailleurs,
    },
  };
}

const partsShown = 4;

/** Returns who pays which part, in the order of the lines; the parts smaller than the `partsShown` largest make one. */
export function budgetParts(
  totals: BudgetTotals,
  { verrous = [], lignes }: Pick<PlainSide, 'verrous' | 'lignes'>,
): BudgetBalance['shares'] {
  if (totals.chargesCents === 0) return undefined;
  const given = verrous.map(({ label, montant }) => ({ label, part: 100 * (montant ?? 0) }));
  const words = new Map(lignes.map(({ code, mot }) => [code, mot]));
  const own = lignesBudget('produit')
    .filter(({ code }) => !code.startsWith('74'))
    .map(({ code }) => ({
      label: words.get(code) ?? compteWord(code),
      part: totals.comptesCents[code] ?? 0,
    }));
  const parts = [...given, ...own].filter(({ part }) => part > 0);
  const largest = new Set(parts.toSorted((a, b) => b.part - a.part).slice(0, partsShown));
  const shown = parts.filter((one) => largest.has(one));
  const rest = parts.filter((one) => !largest.has(one)).reduce((sum, { part }) => sum + part, 0);
  return {
    cost: totals.chargesCents,
    whole: Math.max(totals.chargesCents, totals.produitsCents),
    parts: rest > 0 ? [...shown, { label: 'Autres recettes', part: rest }] : shown,
  };
}
