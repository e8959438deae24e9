import { servicePspEndpoints } from '@asso/contract/pass-sport/service-psp.endpoints';
import type { RapportMouvements } from '@asso/contract/pass-sport/service-psp.schemas';
import { type ActionPaiement, actionsPaiement } from '@asso/domain/paiement/demande-paiement.states';
import { servicePspProblems } from '@asso/domain/pass-sport/service-psp.problems';
import { motsServicePsp, sayPspDone } from '@asso/domain/pass-sport/service-psp.words';
import { useState } from 'react';
import { call } from '../platform/call/call.ts';
import { listRefusals } from '../platform/saisie/use-saisie.ts';
import { useReread } from '../platform/use-read.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import type { FieldError } from '../ui/fields/field-errors.ts';
import { Notice } from '../ui/Notice.tsx';
import { announce } from '../ui/page/announcer.ts';
import { LignesLaissees } from './LignesLaissees.tsx';
import { type ActeSaisi, type MouvementChoix, MouvementDialog } from './MouvementDialog.tsx';

const rien = servicePspProblems['psp-service.rien'].message;

type MouvementBarProps = {
  /** A text such as « 3 dossiers choisis ». */
  choisis: string;
  choix: MouvementChoix;
  isEmpty: boolean;
  /** The offered acts; all of them by default. */
  actions?: readonly ActionPaiement[];
  onDone: () => void;
};

/** Offers the acts on the ticked lines, then says what was done. */
export function MouvementBar({
  choisis,
  choix,
  isEmpty,
  actions = actionsPaiement,
  onDone,
}: MouvementBarProps) {
  const { enCours, fait, confirm, begin, close } = useMouvement(onDone);
  const [isRefused, setIsRefused] = useState(false);
  return (
    <div className="pile pile--serree">
      {fait && (
        <Notice tone="succes" title={`${sayPspDone(fait.action, fait.faites, fait.montant)}.`}>
          <LignesLaissees lignes={fait.lignes.filter(({ problem }) => problem !== null)} />
        </Notice>
      )}
      {isRefused && isEmpty && <Notice tone="erreur" title={rien} />}
      <div className="actions">
        <p className="discret">{choisis}</p>
        {actions.map((action) => (
          <ActionButton
            key={action}
            kind={action === 'refuse' || action === 'remove' ? 'tertiaire' : 'secondaire'}
            isSmall
            onPress={() => {
              setIsRefused(isEmpty);
              if (isEmpty) announce(rien);
              else begin(action, choix);
            }}
          >
            {motsServicePsp[action].verbe}
          </ActionButton>
        ))}
      </div>
      {enCours && <MouvementDialog {...enCours} onClose={close} onConfirm={confirm} />}
    </div>
  );
}

const { moveInscriptionsPsp, listRemboursements, readRemboursement } = servicePspEndpoints;

/** Tries an act on the ticked lines in a dialog, then does it once the person confirms. */
function useMouvement(onDone: () => void) {
  const [enCours, setEnCours] = useState<{ action: ActionPaiement; choix: MouvementChoix } | null>(null);
  const [fait, setFait] = useState<RapportMouvements | null>(null);
  const reread = useReread();
  const confirm = async (acte: ActeSaisi, idempotencyKey: string): Promise<FieldError[]> => {
    if (!enCours) return [];
    const { action, choix } = enCours;
    const outcome = await call(moveInscriptionsPsp, {
      query: {},
      body: {
        action,
        ...choix,
        motif: action === 'refuse' ? (acte.motif ?? '') : null,
        paye_le: action === 'pay' ? (acte.paye_le ?? null) : null,
        reference: action === 'pay' ? acte.reference || null : null,
      },
      idempotencyKey,
    });
    if (!outcome.ok) return listRefusals(outcome.problem);
    // The lists are read again first, so that the next selection is made among fresh lines.
    await Promise.all([reread(listRemboursements), reread(readRemboursement)]);
    setEnCours(null);
    setFait(outcome.value);
    onDone();
    announce(`${sayPspDone(action, outcome.value.faites, outcome.value.montant)}.`);
    return [];
  };
  return {
    enCours,
    fait,
    confirm,
    begin: (action: ActionPaiement, choix: MouvementChoix) => {
      setFait(null);
      setEnCours({ action, choix });
    },
    close: () => setEnCours(null),
    leave: () => setFait(null),
  };
}
