import { depassementSaid } from '@asso/domain/dossier/proposition.words';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { errorAt, type FieldError, fieldId } from '../../ui/fields/field-errors.ts';
import { NumberControl } from '../../ui/fields/NumberControl.tsx';
import { champMontant, cleLigne, type LigneMontant, type Montants, totalAccorde } from './decision.ts';

type DecisionMontantsProps = {
  lignes: readonly LigneMontant[];
  montants: Montants;
  errors: readonly FieldError[];
  onChange: (cle: string, montant: unknown) => void;
};

/** Each project has one amount per year, prefilled with what was proposed or asked; the total follows. */
export function DecisionMontants({ lignes, montants, errors, onChange }: DecisionMontantsProps) {
  const projets = [...new Set(lignes.map(({ id_projet }) => id_projet))];
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
                warning={warningOf(ligne, montants)}
                error={errorAt(errors, champMontant(ligne))}
                onChange={(value) => onChange(cleLigne(ligne), value)}
              />
            ))}
          </fieldset>
        );
      })}
      <p className="decision__total">
        Total accordé : <output>{formatEuros(totalAccorde(lignes, montants))}</output>
      </p>
    </div>
  );
}

/** The warning stands under the amount itself and says by how much it exceeds what was asked. */
function warningOf(ligne: LigneMontant, montants: Montants): string | undefined {
  const said = depassementSaid(montants[cleLigne(ligne)], ligne.demande);
  return said === null ? undefined : `C’est ${said}.`;
}

const demandeDe = ({ demande, propose }: LigneMontant): string =>
  [
    `Demandé : ${demande === null ? 'rien' : formatEuros(demande)}`,
    ...(propose === null ? [] : [`proposé : ${formatEuros(propose)}`]),
  ].join(', ');
