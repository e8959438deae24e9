import type { DossierSubventionView, ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Montants } from '@asso/domain/kernel/fields';
import { budgetTotals } from '@asso/domain/referentiel/budget.rules';
import { contributionsSentence, partSentence } from '@asso/domain/referentiel/budget.words';
import type { BudgetProjet } from '@asso/domain/subvention/projet.fields';
import { computeBudget } from '@asso/domain/subvention/projet.rules';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { listDossierOptions } from '../../../demarche/demandeur/options-dossier.ts';
import { describeSolde, inEuros } from '../../../referentiel/cotes-budget.ts';
import { BudgetEditor } from '../../../ui/budget/BudgetEditor.tsx';
import type { BudgetSide } from '../../../ui/budget/budget-types.ts';
import { budgetSide, sideContributions, sumFinancements } from './budget-annee.ts';

type LectureBudgetProps = { dossier: DossierSubventionView; projet: ProjetView; budget: BudgetProjet };

/** Shows, for reading only, the filled accounts of a year's budget, its totals and its balance. */
export function LectureBudget({ dossier, projet, budget }: LectureBudgetProps) {
  const { id, corps } = projet;
  const totals = budgetTotals(computeBudget(corps, budget, dossier.campagne));
  const given = {
    projet: corps,
    budget,
    totals,
    options: listDossierOptions(dossier),
    champHref: () => '',
  };
  const path = `lecture.${id}.${budget.id}`;
  const common = { onChange: () => undefined, sousTotaux: inEuros(totals.comptesCents), isReadOnly: true };
  const notes = [partSentence(totals, sumFinancements(corps, budget)), contributionsSentence(totals)];
  const hasNature = Object.values(budget.contributions ?? {}).some((value) => !isBlank(value));
  return (
    <section className="pile" aria-label={`Budget ${budget.annee ?? ''}, ${nomProjet(projet)}`}>
      <h3 className="fr-h6">Budget {budget.annee}</h3>
      <BudgetEditor
        {...common}
        path={path}
        values={{ ...budget.charges, ...budget.produits } as Montants}
        sides={[withoutLinks(budgetSide('charge', given)), withoutLinks(budgetSide('produit', given))]}
        equilibre={{ ...describeSolde(totals), notes: notes.filter((note) => note !== null) }}
      />
      {hasNature && (
        <BudgetEditor
          {...common}
          path={`${path}.nature`}
          values={(budget.contributions ?? {}) as Montants}
          sides={[sideContributions('86', budget), sideContributions('87', budget)]}
        />
      )}
    </section>
  );
}

/** Returns the side without links to the fields, for a page that is only read. */
const withoutLinks = (side: BudgetSide): BudgetSide => ({
  ...side,
  groupes: side.groupes.map((groupe) => ({
    ...groupe,
    lignes: groupe.lignes?.map(({ href: _, ...ligne }) => ligne),
  })),
});
