import { modelesBudget, type NomModele } from '@asso/domain/referentiel/budget/noms-modeles.rows';
import type { BudgetProjet } from '@asso/domain/subvention/projet.fields';
import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Form } from '../../../ui/fields/form.ts';
import { announce } from '../../../ui/page/announcer.ts';
import { isStarted } from './budget-annee.ts';
import './modeles-budget.css';

type ModelesBudgetProps = { budget: BudgetProjet; form: Form; devis: ReactNode };

/** Takes a template: the lines of a kind of project, without amounts. What was typed before stays. */
export function ModelesBudget({ budget, form, devis }: ModelesBudgetProps) {
  const id = useId();
  const [asked, setAsked] = useState<NomModele | null>(null);
  const label = modelesBudget.find(({ value }) => value === asked)?.label;
  const take = (modele: NomModele) => {
    setAsked(null);
    form.onChange(`budgets.${budget.id}.modele`, modele);
    form.onLeave?.(`budgets.${budget.id}`);
    announce('Lignes du modèle affichées, sans aucun montant.');
  };
  return (
    <div className="modeles">
      <p id={id}>Partir d’un modèle</p>
      <div className="modeles__choix">
        <fieldset className="modeles__choix groupe-nu" aria-labelledby={id}>
          {modelesBudget.map(({ value, label: name }) => (
            <button
              key={value}
              type="button"
              className="pilule"
              aria-pressed={budget.modele === value}
              onClick={() => (isStarted(budget) ? setAsked(value) : take(value))}
            >
              {name}
            </button>
          ))}
        </fieldset>
        {devis}
      </div>
      {asked && (
        <Dialog
          title="Remplacer les lignes vides seulement ?"
          onClose={() => setAsked(null)}
          action={{ label: 'Remplacer les lignes vides', onPress: () => take(asked) }}
        >
          <p>
            Les lignes vides deviennent celles du modèle « {label} ». Les lignes qui ont un montant restent,
            avec leur montant.
          </p>
        </Dialog>
      )}
    </div>
  );
}
