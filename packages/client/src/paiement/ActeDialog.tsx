import type { PaiementView } from '@asso/contract/paiement/paiement.schemas';
import { localDay } from '@asso/domain/identifiants/dates-affichees';
import type { Draft, Fields } from '@asso/domain/kernel/fields';
import type { ActionPaiement } from '@asso/domain/paiement/demande-paiement.states';
import { paiementProblems } from '@asso/domain/paiement/paiement.problems';
import { type ActePaiement, acteProblems } from '@asso/domain/paiement/paiement.rules';
import { motsPaiement, sayPaiement } from '@asso/domain/paiement/paiement.words';
import { now } from '../platform/clock.ts';
import { SaisieDialog } from '../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { champsActe } from './champs-acte.ts';

type ActeDialogProps = {
  paiement: PaiementView;
  action: ActionPaiement;
  /** The day the grant was decided. */
  accorde: string | null;
  onAct: (acte: ActePaiement) => Promise<FieldError[]>;
  onClose: () => void;
};

const { engagement, imputation, paye_le, reference, motif } = champsActe;
const fieldsOf: Record<ActionPaiement, Fields> = {
  take: {},
  order: { engagement, imputation },
  pay: { paye_le, reference },
  refuse: { motif },
  remove: {},
};

/** Says what the act does, asks for what the act needs, then offers a button that does it. */
export function ActeDialog({ paiement, action, accorde, onAct, onClose }: ActeDialogProps) {
  const { verbe, effet } = motsPaiement[action];
  const today = localDay(now());
  const saisie = useSaisie({
    name: `paiement-${action}-${paiement.id}`,
    value: (action === 'pay' ? { paye_le: today } : {}) as Draft<typeof champsActe>,
    send: (value) => onAct(acteOf(value)),
    onDone: onClose,
  });
  return (
    <SaisieDialog
      title={`${verbe} : ${sayPaiement(paiement)}`}
      label={verbe}
      isDanger={action === 'remove'}
      saisie={saisie}
      fields={fieldsOf[action]}
      rules={acteProblems(action, acteOf(saisie.typed), { accorde, today })}
      sentences={paiementProblems}
      before={
        <>
          <p>{effet}</p>
          {action === 'order' && <Compte paiement={paiement} />}
        </>
      }
      onClose={onClose}
      isKept={action === 'refuse'}
    />
  );
}

const acteOf = (typed: Draft<typeof champsActe>): ActePaiement =>
  Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value ?? '']));

/** Shows the account that the dossier has now: a payment goes to it until it is put in payment. */
const Compte = ({ paiement: { titulaire, iban_masque } }: { paiement: PaiementView }) =>
  iban_masque && (
    <p>
      RIB du dossier : {titulaire}, <span className="nombre">{iban_masque}</span>
    </p>
  );
