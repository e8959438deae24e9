import type { PaiementsView } from '@asso/contract/paiement/paiement.schemas';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { paiementProblems } from '@asso/domain/paiement/paiement.problems';
import { montantProblem, natureDe } from '@asso/domain/paiement/paiement.rules';
import { paiementSaid } from '@asso/domain/paiement/paiement.words';
import { type FormEvent, useState } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { errorAt, type FieldError, fieldErrors, fieldId } from '../ui/fields/field-errors.ts';
import { NumberControl } from '../ui/fields/NumberControl.tsx';
import type { MotsCote } from './cotes.ts';
import '../ui/fields/fields.css';

type DemandeFormProps = {
  paiements: PaiementsView;
  mots: MotsCote;
  /** The caller keeps the typed amount until it is sent, so that it outlives the form. */
  montant: unknown;
  onMontant: (montant: unknown) => void;
  onAsk: (montant: number) => Promise<FieldError[]>;
  onClose: () => void;
};

/** The form asks for one amount and shows its limits; nothing is sent before a preview was confirmed. */
export function DemandeForm({ paiements, mots, montant, onMontant, onAsk, onClose }: DemandeFormProps) {
  const { plafond, acompte_pourcent: acomptePourcent } = paiements;
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isShowing, setIsShowing] = useState(false);
  const say = (found: readonly FieldError[]) => {
    setErrors(found);
    if (found.length > 0) setAttempt((before) => before + 1);
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    const problem = montantProblem(montant, { euros: plafond, acomptePourcent });
    say(problem ? fieldErrors([problem], paiementProblems) : []);
    setIsShowing(problem === null);
  };
  const confirm = async () => {
    const found = await onAsk(Number(montant));
    setIsShowing(false);
    say(found);
  };
  const label = typeof montant === 'number' ? formatEurosCents(montant) : '';
  return (
    <form className="formulaire" noValidate onSubmit={check}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <NumberControl
        id={fieldId('montant')}
        label={mots.montant}
        help={limite(paiements)}
        decimals={2}
        unit="€"
        isRequired
        value={montant}
        error={errorAt(errors, 'montant')}
        onChange={onMontant}
      />
      <div>
        <button
          type="button"
          className="fr-btn fr-btn--tertiary fr-btn--sm"
          onClick={() => onMontant(plafond)}
        >
          Indiquer {formatEurosCents(plafond)}
        </button>
      </div>
      <div className="actions">
        <ActionButton>{mots.bouton}</ActionButton>
        <button type="button" className="fr-btn fr-btn--tertiary" onClick={onClose}>
          Annuler
        </button>
      </div>
      {isShowing && (
        <Dialog
          title={mots.question}
          onClose={() => setIsShowing(false)}
          action={{ label: `${mots.confirmer} ${label}`, onPress: confirm }}
        >
          <p>
            <strong>
              {paiementSaid({ nature: natureDe(Number(montant), paiements), montant: Number(montant) })}
            </strong>
            , sur les {formatEurosCents(paiements.accorde)} accordés.
          </p>
          <p>{mots.consequence}</p>
        </Dialog>
      )}
    </form>
  );
}

const limite = ({ plafond, acompte_pourcent, accorde, reste }: PaiementsView): string =>
  acompte_pourcent === null
    ? `${formatEurosCents(plafond)} au plus : ce qui reste à demander sur ${formatEurosCents(accorde)} accordés.`
    : `Un acompte de ${formatEurosCents(plafond)} au plus, soit ${acompte_pourcent} % des ${formatEurosCents(reste)} accordés. Le solde se demande une fois l’acompte versé.`;
