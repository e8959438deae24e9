import { formatEuros, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { comptesBenevoles } from '@asso/domain/referentiel/budget/mots-budget.rows';
import { tempsBenevole } from '@asso/domain/referentiel/budget/temps-benevole.rules';
import type { BudgetProjet } from '@asso/domain/subvention/projet.fields';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Form } from '../../../ui/fields/form.ts';
import { NumberControl } from '../../../ui/fields/NumberControl.tsx';
import { announce } from '../../../ui/page/announcer.ts';
import { cellPath } from './budget-annee.ts';

type TempsBenevolesProps = { budget: BudgetProjet; form: Form };

/** The value of the volunteers' time, hours by a rate, written as the same amount on both sides, outside the totals. */
export function TempsBenevoles({ budget, form }: TempsBenevolesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <p>
      Temps des bénévoles :{' '}
      <button type="button" className="fr-link" onClick={() => setIsOpen(true)}>
        {saidOf(budget)}
      </button>
      , hors du total
      {isOpen && <TempsDialog budget={budget} form={form} onClose={() => setIsOpen(false)} />}
    </p>
  );
}

/** Returns the value in words, with the hours unless an account was changed by hand since. */
function saidOf({ heures_benevoles, taux_benevole, contributions }: BudgetProjet): string {
  const value = contributions?.[comptesBenevoles.emploi];
  if (typeof value !== 'number' || value === 0) return 'à compter';
  const counted = tempsBenevole(heures_benevoles, taux_benevole);
  if (counted === null || counted !== value) return formatEuros(value);
  return `${formatNombre(Number(heures_benevoles))} heures, ${formatEuros(value)}`;
}

/** The rate proposed, in euros an hour: close to the minimum wage, which most services accept. */
const tauxHabituel = 12;

function TempsDialog({ budget, form, onClose }: TempsBenevolesProps & { onClose: () => void }) {
  const [heures, setHeures] = useState<number | string | null>(budget.heures_benevoles ?? null);
  const [taux, setTaux] = useState<number | string | null>(budget.taux_benevole ?? tauxHabituel);
  const [isAsked, setIsAsked] = useState(false);
  const value = tempsBenevole(heures, taux);
  const missing = (given: unknown, sentence: string) =>
    isAsked && tempsBenevole(given, 1) === null ? sentence : undefined;
  const keep = () => {
    if (value === null) return setIsAsked(true);
    const at = `budgets.${budget.id}`;
    form.onChange(`${at}.heures_benevoles`, heures);
    form.onChange(`${at}.taux_benevole`, taux);
    for (const code of Object.values(comptesBenevoles)) form.onChange(cellPath(budget, code), value);
    form.onLeave?.(at);
    announce(`Temps des bénévoles : ${formatEuros(value)} des deux côtés, hors du total.`);
    onClose();
  };
  return (
    <Dialog
      title="Temps des bénévoles"
      onClose={onClose}
      action={{ label: 'Garder ce temps', onPress: keep }}
    >
      <p>
        Les heures données par vos bénévoles à ce projet valent une dépense et une recette égales (comptes 864
        et 870). Elles ne changent pas le total.
      </p>
      <NumberControl
        id="temps-heures"
        label="Nombre d’heures"
        decimals={0}
        value={heures}
        error={missing(heures, 'Écrivez un nombre d’heures. Exemple : 120.')}
        onChange={(given) => setHeures(given as number | string | null)}
      />
      <NumberControl
        id="temps-taux"
        label="Valeur d’une heure"
        help="12 € est proche du salaire minimum d’une heure."
        decimals={2}
        unit="€"
        value={taux}
        error={missing(taux, 'Écrivez la valeur d’une heure. Exemple : 12.')}
        onChange={(given) => setTaux(given as number | string | null)}
      />
      <p>
        <output>{value === null ? 'Écrivez les heures.' : `Ce temps vaut ${formatEuros(value)}.`}</output>
      </p>
    </Dialog>
  );
}
