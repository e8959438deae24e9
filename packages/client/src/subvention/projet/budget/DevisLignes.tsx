import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import type { Montants } from '@asso/domain/kernel/fields';
import { type LigneBudget, lignesBudget } from '@asso/domain/referentiel/budget/mots-budget.rows';
import { useId } from 'react';
import { SelectControl } from '../../../ui/fields/SelectControl.tsx';
import type { LigneProposee } from './use-devis.ts';
import './devis.css';

type DevisLignesProps = {
  lignes: readonly LigneProposee[];
  charges: Montants;
  /** The lines of the template, whose words name the accounts. */
  mots: readonly LigneBudget[];
  /** True once the button was pressed: what is missing is then shown. */
  isAsked: boolean;
  onChange: (index: number, changed: Partial<LigneProposee>) => void;
};

/** Lists the lines found in the quote: each can be unticked, and is added to the amount of one line of the budget. */
export function DevisLignes({ lignes, charges, mots, isAsked, onChange }: DevisLignesProps) {
  const id = useId();
  const choix = lignesBudget('charge').map(({ code, mot }) => ({
    value: code,
    label: mots.find((one) => one.code === code)?.mot ?? mot,
  }));
  /** Lines are identified by their rank: two of them may be equal, and none changes place. */
  const numbered = lignes.map((ligne, rang) => ({ ...ligne, rang }));
  return (
    <ul className="devis liste-nue">
      {numbered.map(({ label, euros, code, isTicked, rang }) => {
        const present = code === null ? null : charges[code];
        return (
          <li key={rang} className="devis__ligne">
            <div className="fr-checkbox-group fr-checkbox-group--sm">
              <input
                type="checkbox"
                id={`${id}-${rang}`}
                checked={isTicked}
                onChange={(event) => onChange(rang, { isTicked: event.target.checked })}
              />
              <label className="fr-label" htmlFor={`${id}-${rang}`}>
                {label}
              </label>
            </div>
            <strong className="nombre">{formatEuros(euros)}</strong>
            {isTicked && (
              <SelectControl
                id={`${id}-${rang}-compte`}
                label={`Va dans${typeof present === 'number' && present > 0 ? `, avec ${formatEuros(present)} déjà là` : ''}`}
                options={choix}
                value={code}
                error={isAsked && code === null ? `Choisissez où va « ${label} ».` : undefined}
                onChange={(value) => onChange(rang, { code: value as string | null })}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
