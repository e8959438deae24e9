import type { LigneLue } from '@asso/domain/referentiel/tableau-budget.rules';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/page/lazy-part.ts';

const BudgetImportDialog = lazyPart(() =>
  import('./BudgetImportDialog.tsx').then((module) => module.BudgetImportDialog),
);

type BudgetImportProps = { annee: unknown; onImport: (lignes: readonly LigneLue[]) => void };

export function BudgetImport(props: BudgetImportProps) {
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
