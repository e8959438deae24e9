import { formatEuros } from '@asso/domain/identifiants/affichage';
import { errorAt, type FieldError, fieldId } from '../ui/field-errors.ts';
import { NumberControl } from '../ui/fields/NumberControl.tsx';
import {
  champMontant,
  cleLigne,
  type LigneMontant,
  type Montants,
  surplusDe,
  totalAccorde,
} from './decision.ts';

type DecisionMontantsProps = {
  lignes: readonly LigneMontant[];
  montants: Montants;
  errors: readonly FieldError[];
  onChange: (montants: Montants) => void;
};

/** One amount a project and a year, filled with what was asked; the total follows. */
export function DecisionMontants({ lignes, montants, errors, onChange }: DecisionMontantsProps) {
  const projets = [...new Set(lignes.map(({ id_projet }) => id_projet))];
  const surplus = surplusDe(lignes, montants);
  return (
    <div className="decision__montants">
      {projets.map((id) => {
        const own = lignes.filter(({ id_projet }) => id_projet === id);
        return (
          <fieldset key={id} className="champ groupe">
            <legend className="groupe__legende">{own[0]?.projet}</legend>
            {own.map((ligne) => (
              <NumberControl
                key={cleLigne(ligne)}
                id={fieldId(champMontant(ligne))}
                label={`Accordé ${ligne.annee}`}
                help={demandeDe(ligne)}
                decimals={0}
                unit="€"
                value={montants[cleLigne(ligne)]}
                error={errorAt(errors, champMontant(ligne))}
                onChange={(value) => onChange({ ...montants, [cleLigne(ligne)]: value })}
              />
            ))}
          </fieldset>
        );
      })}
      <p className="decision__total">
        Total accordé : <output>{formatEuros(totalAccorde(lignes, montants))}</output>
      </p>
      {surplus && <p className="fr-message fr-message--warning">{surplus}</p>}
    </div>
  );
}

const demandeDe = ({ demande, propose }: LigneMontant): string =>
  [
    `Demandé : ${demande === null ? 'rien' : formatEuros(demande)}`,
    ...(propose === null ? [] : [`proposé : ${formatEuros(propose)}`]),
  ].join(', ');
