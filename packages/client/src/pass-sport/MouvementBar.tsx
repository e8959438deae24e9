import { type ActionPaiement, actionsPaiement } from '@asso/domain/paiement/demande-paiement.states';
import { servicePspProblems } from '@asso/domain/pass-sport/service-psp.problems';
import { faitesPspDit, motsServicePsp } from '@asso/domain/pass-sport/service-psp.words';
import { useState } from 'react';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { announce } from '../ui/page/announcer.ts';
import { LignesLaissees } from './LignesLaissees.tsx';
import { type Choix, MouvementDialog } from './MouvementDialog.tsx';
import { useMouvement } from './use-mouvement.ts';

const rien = servicePspProblems['psp-service.rien'].message;

type MouvementBarProps = {
  /** It is a text such as « 3 dossiers choisis ». */
  choisis: string;
  choix: Choix;
  isEmpty: boolean;
  /** They are the offered acts; by default all of them are. */
  actions?: readonly ActionPaiement[];
  onDone: () => void;
};

/** The bar offers the acts on the selection, then says what was done. */
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
        <Notice tone="succes" title={`${faitesPspDit(fait.action, fait.faites, fait.montant)}.`}>
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
