import type { BudgetAnnuel } from '@asso/domain/association/collection/budget-annuel.fields';
import { computeTotals } from '@asso/domain/association/collection/budget-annuel.rules';
import { count, formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { isBlank } from '@asso/domain/kernel/asks';
import { comptesPrincipaux } from '@asso/domain/referentiel/plan-comptable.rows';
import { anneeAttendue, anneesOptions, readAnnee } from './annees-saisies.ts';
import { BudgetAssociation } from './BudgetAssociation.tsx';
import type { CollectionScreen, CollectionTableLigne } from './collection-screen.ts';
import type { CollectionLigne } from './use-collection.ts';
import '../association.css';

/** The page answers « Que prévoyons-nous de dépenser et de recevoir ? » */
export const budgetsScreen: CollectionScreen<'budgets'> = {
  rubrique: 'budgets',
  chapo: 'Le budget prévisionnel de toute l’association, année par année.',
  chapoSaisie: 'En euros entiers. Une ligne vide vaut 0.',
  vide: {
    fact: 'Aucun budget pour l’instant.',
    why: 'Le budget prévisionnel de l’année accompagne toute demande de subvention.',
  },
  mots: {
    ajouter: 'Ajouter un budget',
    boutonAjouter: 'Enregistrer le budget',
    boutonEnregistrer: 'Enregistrer le budget',
    ajoute: 'Budget enregistré.',
    enregistre: 'Budget enregistré.',
    incomplet: 'Budget enregistré, incomplet',
    retirer: 'Retirer ce budget',
    retire: () => 'Budget retiré.',
    manques: (combien) => `${count(combien, 'point', 'points')} à revoir dans ce budget.`,
  },
  nom: ({ annee }) => `le budget ${annee}`,
  titreModifier: ({ annee }) => `Modifier le budget ${annee}`,
  Titre: ({ one }) => <h2 className="fiche__titre nombre">{readAnnee(one)}</h2>,
  dansLeTitre: ['annee', 'montants'],
  SurLaCarte: ({ one }) => <BudgetLu budget={one} />,
  AvantDeRetirer: ({ nom }) => <p>Vous ne verrez plus {nom}. Les dossiers déjà transmis ne changent pas.</p>,
  propose: ({ lignes }) => {
    const annee = anneeAttendue('budgets', lignes.items);
    if (annee === undefined) return {};
    return { annee, exercice_du: `${annee}-01-01`, exercice_au: `${annee}-12-31` };
  },
  options: (one) => ({ annee: anneesOptions('budgets', one) }),
  isLarge: true,
  lignesDuTableau: lignesDesComptes,
};

/** Returns the lines of the main accounts that hold an amount, with the total of each side, then the balance. */
function lignesDesComptes(items: readonly CollectionLigne<'budgets'>[]): CollectionTableLigne<'budgets'>[] {
  const totals = new Map(items.map((one) => [one.id, computeTotals(one)]));
  const keptTotalsOf = (one: CollectionLigne<'budgets'>) => totals.get(one.id) ?? computeTotals(one);
  const side = (cote: 'charge' | 'produit'): CollectionTableLigne<'budgets'>[] =>
    comptesPrincipaux(cote, { projet: false })
      .filter(({ code }) => items.some((one) => keptTotalsOf(one).comptesCents[code] !== undefined))
      .map(({ code, label }) => ({
        label: `${code} ${label}`,
        valeur: (one) => {
          const cents = keptTotalsOf(one).comptesCents[code];
          return cents === undefined ? null : euros(cents);
        },
      }));
  const total = (label: string, centsOf: (of: ReturnType<typeof computeTotals>) => number) => ({
    label,
    valeur: (one: CollectionLigne<'budgets'>) => euros(centsOf(keptTotalsOf(one))),
  });
  return [
    ...side('charge'),
    total('Total des charges', ({ chargesCents }) => chargesCents),
    ...side('produit'),
    total('Total des produits', ({ produitsCents }) => produitsCents),
    total('Produits moins charges', ({ produitsCents, chargesCents }) => produitsCents - chargesCents),
  ];
}

const euros = (cents: number): string => formatEuros(cents / 100);

/** Shows the detail of a year's budget, folded because the table of years already shows its totals. */
const BudgetLu = ({ budget }: { budget: BudgetAnnuel & { id: string } }) =>
  Object.values(budget.montants ?? {}).every(isBlank) ? null : (
    <details className="plis">
      <summary>Détail du budget {String(budget.annee ?? '')}</summary>
      <BudgetAssociation
        budget={budget}
        path={`lecture.${budget.id}`}
        onChange={() => undefined}
        isReadOnly
      />
    </details>
  );
