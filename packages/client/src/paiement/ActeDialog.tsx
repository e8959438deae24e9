import type { PaiementView } from '@asso/contract/paiement/paiement.schemas';
import { dayOf } from '@asso/domain/identifiants/dates-affichees';
import type { ActionPaiement } from '@asso/domain/paiement/demande-paiement.states';
import { paiementProblems } from '@asso/domain/paiement/paiement.problems';
import { type ActePaiement, acteProblems } from '@asso/domain/paiement/paiement.rules';
import { motsPaiement, paiementSaid } from '@asso/domain/paiement/paiement.words';
import { useState } from 'react';
import { useKeptText } from '../dossier/use-kept-text.ts';
import { now } from '../platform/clock.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DateControl } from '../ui/fields/DateControl.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { errorAt, type FieldError, fieldErrors, fieldId } from '../ui/fields/field-errors.ts';
import { TextControl } from '../ui/fields/TextControl.tsx';
import '../ui/fields/fields.css';

type ActeDialogProps = {
  paiement: PaiementView;
  action: ActionPaiement;
  /** It is the day the grant was decided. */
  accorde: string | null;
  onAct: (acte: ActePaiement) => Promise<FieldError[]>;
  onClose: () => void;
};

/** The dialog says what the act does, asks for what it needs, then offers its verb as a button. */
export function ActeDialog({ paiement, action, accorde, onAct, onClose }: ActeDialogProps) {
  const { verbe, effet } = motsPaiement[action];
  const today = dayOf(now());
  const motif = useKeptText(`refus-paiement-${paiement.id}`);
  const [saisie, setSaisie] = useState<ActePaiement>(action === 'pay' ? { paye_le: today } : {});
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const acte = action === 'refuse' ? { motif: motif.text } : saisie;
  const act = async () => {
    const wrong = fieldErrors(acteProblems(action, acte, { accorde, today }), paiementProblems);
    const found = wrong.length > 0 ? wrong : await onAct(acte);
    setErrors(found);
    if (found.length > 0) return setAttempt(attempt + 1);
    motif.setText('');
    onClose();
  };
  const change = (name: keyof ActePaiement) => (value: unknown) =>
    setSaisie({ ...saisie, [name]: String(value ?? '') });
  const field = (name: keyof ActePaiement) => ({
    id: fieldId(name),
    value: acte[name] ?? '',
    error: errorAt(errors, name),
    onChange: change(name),
  });
  return (
    <Dialog
      title={`${verbe} : ${paiementSaid(paiement)}`}
      onClose={onClose}
      action={{ label: verbe, onPress: act, isDanger: action === 'remove' }}
    >
      <div className="pile">
        <ErrorSummary errors={errors} attempt={attempt} />
        <p>{effet}</p>
        {action === 'order' && (
          <>
            <Compte paiement={paiement} />
            <TextControl
              {...field('engagement')}
              label="Engagement juridique (facultatif)"
              help="Exemple : EJ 2100012345."
              max={120}
            />
            <TextControl
              {...field('imputation')}
              label="Imputation budgétaire (facultatif)"
              help="Lue par le service seulement."
              max={120}
            />
          </>
        )}
        {action === 'pay' && (
          <>
            <DateControl {...field('paye_le')} label="Versé le" isRequired />
            <TextControl
              {...field('reference')}
              label="Référence du versement"
              help="L’association la lit. Exemple : DP 2027-0042."
              isRequired
              max={120}
            />
          </>
        )}
        {action === 'refuse' && (
          <TextControl
            {...field('motif')}
            onChange={(value) => motif.setText(String(value ?? ''))}
            label="Motif du refus"
            help="L’association le lit."
            isMultiline
            isRequired
            max={4000}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Until a payment is put in payment, it goes to the account that the dossier has now. */
const Compte = ({ paiement: { titulaire, iban_masque } }: { paiement: PaiementView }) =>
  iban_masque && (
    <p>
      RIB du dossier : {titulaire}, <span className="nombre">{iban_masque}</span>
    </p>
  );
