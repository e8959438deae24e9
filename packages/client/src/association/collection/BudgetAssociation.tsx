import type { BudgetAnnuel } from '@asso/domain/association/collection/budget-annuel.fields';
import { computeTotals } from '@asso/domain/association/collection/budget-annuel.rules';
import { isBlank } from '@asso/domain/kernel/asks';
import type { Montants } from '@asso/domain/kernel/fields';
import { areContributionsEgales } from '@asso/domain/referentiel/budget.rules';
import { contributionsSentence, spokenTotals } from '@asso/domain/referentiel/budget.words';
import { comptesMontres, comptesSaisis } from '@asso/domain/referentiel/plan-comptable.rows';
import { coteBudget, coteContributions, describeSolde, inEuros } from '../../referentiel/cotes-budget.ts';
import { BudgetEditor } from '../../ui/budget/BudgetEditor.tsx';
import type { BudgetProps } from '../../ui/budget/budget-types.ts';
import { Fold } from '../../ui/Fold.tsx';

type BudgetAssociationProps = Pick<
  BudgetProps,
  'path' | 'onChange' | 'onLeave' | 'errors' | 'round' | 'isReadOnly'
> & {
  budget: BudgetAnnuel;
};

/**
 * The budget of the association for a year: expenses and income, then contributions in kind, which are outside the
 * totals.
 */
export function BudgetAssociation({ budget, path, ...rest }: BudgetAssociationProps) {
  const { annee } = budget;
  const values: Montants = budget.montants ?? {};
  const totals = computeTotals(budget);
  const given = { annee, totals, plan: { projet: false } };
  const common = { ...rest, path, values, sousTotaux: inEuros(totals.comptesCents) };
  const note = contributionsSentence(totals);
  const hasNature = comptesSaisis('contribution').some(({ code }) => !isBlank(values[code]));
  return (
    <>
      <BudgetEditor
        {...common}
        sides={[coteBudget('charge', given), coteBudget('produit', given)]}
        equilibre={{ ...describeSolde(totals), notes: note === null ? [] : [note] }}
        spoken={spokenTotals(totals, 'charge')}
        usuels={comptesMontres}
      />
      {(!rest.isReadOnly || hasNature) && (
        <Fold
          opensFor={hasNature}
          summary={
            <>
              Contributions volontaires en nature
              {totals.emploisCents > 0 && areContributionsEgales(totals) && ' · Égales'}, hors du total
            </>
          }
        >
          <BudgetEditor
            {...common}
            sides={[coteContributions('86', annee), coteContributions('87', annee)]}
            usuels={['86', '87']}
            isShort
          />
        </Fold>
      )}
    </>
  );
}
