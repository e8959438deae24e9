import type { Montants } from '@asso/domain/kernel/fields';
import { modeleLignes } from '@asso/domain/referentiel/budget/modeles-budget.rows';
import type { BudgetProjet } from '@asso/domain/subvention/projet.fields';
import { rubriquesDemandees } from '@asso/domain/subvention/projet-rubriques.rows';
import { Suspense, useState } from 'react';
import { fieldId } from '../../../ui/fields/field-errors.ts';
import { announce } from '../../../ui/page/announcer.ts';
import { lazyPart } from '../../../ui/page/lazy-part.ts';
import { newId } from '../../../ui/page/new-id.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import type { BudgetProps } from '../rubrique-props.ts';
import { BudgetAnnee } from './BudgetAnnee.tsx';
import type { BudgetImportProps } from './BudgetImportDialog.tsx';
import { BudgetRecopie } from './BudgetRecopie.tsx';
import { cellPath, copyBudget } from './budget-annee.ts';
import { ecrituresCofinanceurs } from './cofinanceurs-lus.ts';
import type { DevisDialogProps } from './DevisDialog.tsx';

/** Shows the budget of each year in a tab; a year can be copied to the next, and a table imported. */
export function BudgetsProjet(props: BudgetProps) {
  const { projet, form, problems, campagne } = props;
  const hasCofinancements = rubriquesDemandees(campagne).some(({ id }) => id === 'cofinancements');
  const budgets = projet.budgets ?? [];
  const [chosen, setChosen] = useState<string>();
  // After a budget is replaced as a whole, its editor is drawn anew, so that the accounts it now holds are open.
  const [rounds, setRounds] = useState<Readonly<Record<string, number>>>({});
  const selected = budgets.find(({ id }) => id === chosen) ?? budgets[0];
  const replace = (budget: BudgetProjet, writings: readonly { path: string; value: unknown }[]) => {
    for (const { path, value } of writings) form.onChange(path, value);
    form.onLeave?.(`budgets.${budget.id}`);
    setRounds({ ...rounds, [budget.id]: (rounds[budget.id] ?? 0) + 1 });
    setChosen(budget.id);
  };
  const show = (budget: BudgetProjet, next: BudgetProjet | undefined) => (
    <BudgetAnnee
      key={rounds[budget.id] ?? 0}
      {...props}
      budget={budget}
      devis={
        <LireDevis
          charges={(budget.charges ?? {}) as Montants}
          mots={modeleLignes(budget.modele, 'charge')}
          onAdd={(montants) => {
            for (const [code, value] of Object.entries(montants))
              form.onChange(cellPath(budget, code), value);
            form.onLeave?.(`budgets.${budget.id}`);
          }}
        />
      }
      actions={
        <>
          {next && (
            <BudgetRecopie
              from={budget}
              to={next}
              onCopy={() => {
                replace(next, copyBudget(budget, next));
                announce(`Budget ${budget.annee} recopié vers ${next.annee}.`);
              }}
            />
          )}
          <BudgetImport
            annee={budget.annee}
            hasCofinancements={hasCofinancements}
            onImport={(lignes, cofinanceurs) => {
              const { annee } = budget;
              replace(budget, [
                ...lignes.map(({ code, euros }) => ({ path: cellPath(budget, code), value: euros })),
                ...ecrituresCofinanceurs(projet.cofinancements ?? [], {
                  annee: Number(annee),
                  cofinanceurs,
                  newId,
                }),
              ]);
              if (cofinanceurs.length > 0) form.onLeave?.('cofinancements');
            }}
          />
        </>
      }
    />
  );
  return (
    <fieldset className="annees groupe-nu" id={fieldId('budgets')} tabIndex={-1} aria-label="Budget">
      {budgets.length > 1 && selected ? (
        <Tabs
          label="Année du budget"
          selected={selected.id}
          onSelect={setChosen}
          tabs={budgets.map(({ id, annee }) => ({
            id,
            label: String(annee ?? ''),
            note: problems.some(({ field }) => isIn(field, id)) ? 'à compléter' : undefined,
          }))}
        >
          {(id) => {
            const at = budgets.findIndex((one) => one.id === id);
            return budgets[at] && show(budgets[at], budgets[at + 1]);
          }}
        </Tabs>
      ) : (
        budgets.map((budget) => show(budget, undefined))
      )}
    </fieldset>
  );
}

const isIn = (field: string, id: string): boolean => `${field}.`.startsWith(`budgets.${id}.`);

const BudgetImportDialog = lazyPart(() =>
  import('./BudgetImportDialog.tsx').then((module) => module.BudgetImportDialog),
);

function BudgetImport(props: BudgetImportProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={() => setIsOpen(true)}>
        Importer un tableau
      </button>
      <Suspense>{isOpen && <BudgetImportDialog {...props} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}

const DevisDialog = lazyPart(() => import('./DevisDialog.tsx').then((module) => module.DevisDialog));

function LireDevis(props: Omit<DevisDialogProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="pilule pilule--fichier fr-icon-upload-line"
        onClick={() => setIsOpen(true)}
      >
        Lire un devis
      </button>
      <Suspense>{isOpen && <DevisDialog {...props} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
