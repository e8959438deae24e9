import type { Montants } from '@asso/domain/kernel/fields';
import { compteFondsPropres } from '@asso/domain/referentiel/budget/mots-budget.rows';
import { partMaxSentence } from '@asso/domain/referentiel/budget/part-max.words';
import { areContributionsEgales, budgetTotals } from '@asso/domain/referentiel/budget.rules';
import { contributionsSentence, spokenTotals } from '@asso/domain/referentiel/budget.words';
import type { BudgetProjet } from '@asso/domain/subvention/projet.fields';
import { computeBudget } from '@asso/domain/subvention/projet.rules';
import { rubriquesDemandees } from '@asso/domain/subvention/projet-rubriques.rows';
import { type ReactNode, useState } from 'react';
import { describeSolde, inEuros } from '../../../referentiel/cotes-budget.ts';
import { budgetParts } from '../../../referentiel/cotes-simples.ts';
import { BudgetEditor } from '../../../ui/budget/BudgetEditor.tsx';
import { PlainBudget } from '../../../ui/budget/PlainBudget.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { FieldMessages } from '../../../ui/fields/FieldMessages.tsx';
import { errorAt, fieldId } from '../../../ui/fields/field-errors.ts';
import { announce } from '../../../ui/page/announcer.ts';
import { useFocusNext } from '../../../ui/page/use-focus-next.ts';
import type { BudgetProps } from '../rubrique-props.ts';
import { cellPath, sideContributions, sumFinancements } from './budget-annee.ts';
import {
  demandeToMake,
  errorsOfBudget,
  hasOtherGifts,
  missingOwnFunds,
  montantsCofinances,
  plainSide,
} from './budget-simple.ts';
import { ecritureDemande } from './ligne-financement.ts';
import { ModelesBudget } from './ModelesBudget.tsx';
import { TempsBenevoles } from './TempsBenevoles.tsx';

type BudgetAnneeProps = BudgetProps & {
  budget: BudgetProjet;
  /** The button that reads a quote into the expenses. */
  devis?: ReactNode;
  /** Buttons that fill the whole budget: importing a table, copying it to another year. */
  actions: ReactNode;
};

/** The budget of one year: what the project costs and who pays, then the contributions in kind, outside the totals. */
export function BudgetAnnee({ budget, projet, form, problems, devis, actions, ...rest }: BudgetAnneeProps) {
  const { campagne, champHref } = rest;
  const services = form.options?.service ?? [];
  const path = `budgets.${budget.id}`;
  const [typing, setTyping] = useState<string | null>(null);
  const focusNext = useFocusNext();
  const totals = budgetTotals(computeBudget(projet, budget, campagne));
  const errors = errorsOfBudget([...(form.refusals ?? []), ...(form.errors ?? [])], path, {
    now: problems.filter(({ field }) => !field.endsWith(`.${typing}`)),
  });
  const hasCofinancements = rubriquesDemandees(campagne).some(({ id }) => id === 'cofinancements');
  const given = {
    projet,
    budget,
    totals,
    options: form.options,
    champHref,
    ailleurs: hasCofinancements
      ? { label: 'Une autre subvention : ville, département…', href: champHref('cofinancements') }
      : undefined,
  };
  const produits = plainSide('produit', given);
  const cells = {
    onChange: (code: string, value: number | string | null) => {
      setTyping(code);
      form.onChange(cellPath(budget, code), value);
    },
    onLeave: (code: string) => {
      setTyping(null);
      form.onLeave?.(cellPath(budget, code).startsWith(path) ? path : cellPath(budget, code));
    },
    errors,
    round: form.round,
  };
  const fonds = missingOwnFunds(budget, totals);
  const service = services.length === 1 && rest.annees.length === 1 ? services[0] : undefined;
  const demande = demandeToMake(totals, {
    demande: sumFinancements(projet, budget),
    max: campagne.part_max_pourcent,
    service: service?.label,
  });
  const ask = (montant: number) => {
    const annee = Number(budget.annee);
    const { path: at, value } = ecritureDemande(projet.financements ?? [], {
      annee,
      montant,
      service: service?.value ?? '',
    });
    form.onChange(at, value);
    form.onLeave?.(at);
  };
  const note = contributionsSentence(totals);
  const isKindEqual = totals.emploisCents > 0 && areContributionsEgales(totals);
  const max = campagne.part_max_pourcent;
  return (
    <fieldset
      className="pile groupe-nu"
      id={fieldId(path)}
      tabIndex={-1}
      aria-label={`Budget ${budget.annee ?? ''}`}
    >
      <FieldMessages id={fieldId(path)} error={errorAt(errors, path)} />
      <ModelesBudget budget={budget} form={form} devis={devis} />
      <PlainBudget
        {...cells}
        // Another template draws the budget anew, so that empty lines are replaced, even those that somebody added.
        key={budget.modele ?? ''}
        path={path}
        values={{ ...budget.charges, ...budget.produits, ...montantsCofinances(projet) } as Montants}
        sides={[plainSide('charge', given), produits]}
        balance={{
          ...describeSolde(totals),
          action: demande
            ? {
                label: demande.label,
                onPress: () => {
                  ask(demande.montant);
                  announce(`Montant demandé : ${demande.montant} euros.`);
                  focusNext(fieldId(`${path}.${compteFondsPropres}`));
                },
              }
            : fonds && {
                label: fonds.label,
                onPress: () => {
                  cells.onChange(compteFondsPropres, fonds.montant);
                  cells.onLeave(compteFondsPropres);
                  focusNext(fieldId(`${path}.${compteFondsPropres}`));
                },
              },
          shares: budgetParts(totals, produits),
          limit: max
            ? partMaxSentence(totals, {
                demandeEuros: sumFinancements(projet, budget),
                max,
                isConseil: campagne.part_max_conseil === true,
              })
            : undefined,
          notes: note === null ? [] : [note],
        }}
        spoken={spokenTotals(totals, 'charge')}
        beside={
          <>
            {actions}
            <TempsBenevoles budget={budget} form={form} />
          </>
        }
      />
      <Fold
        opensFor={hasOtherGifts(budget)}
        summary={<>Dons en nature et bénévolat, par compte{isKindEqual && ' · Égaux'}, hors du total</>}
      >
        <BudgetEditor
          {...cells}
          path={`${path}.nature`}
          values={(budget.contributions ?? {}) as Montants}
          sides={[sideContributions('86', budget), sideContributions('87', budget)]}
          sousTotaux={inEuros(totals.comptesCents)}
          usuels={['86', '87']}
          isShort
        />
      </Fold>
    </fieldset>
  );
}
