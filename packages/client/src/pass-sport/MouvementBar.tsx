import { type ActionPaiement, actionsPaiement } from '@asso/domain/paiement/demande-paiement.states';
import { faitesPspDit, motsServicePsp } from '@asso/domain/pass-sport/service-psp.words';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { LignesLaissees } from './LignesLaissees.tsx';
import { MouvementDialog } from './MouvementDialog.tsx';
import { type Choix, useMouvement } from './use-mouvement.ts';

type MouvementBarProps = {
  /** « 3 dossiers choisis ». */
  choisis: string;
  choix: Choix;
  isEmpty: boolean;
  /** Those offered; all of them unless said. */
  actions?: readonly ActionPaiement[];
  onDone: () => void;
};

/** What may be done with what is chosen, and what was. */
export function MouvementBar({
  choisis,
  choix,
  isEmpty,
  actions = actionsPaiement,
  onDone,
}: MouvementBarProps) {
  const { enCours, fait, errors, confirm, begin, close } = useMouvement();
  return (
    <div className="pile pile--serree">
      {fait && (
        <Notice tone="succes" title={`${faitesPspDit(fait.action, fait.faites, fait.montant)}.`}>
          <LignesLaissees lignes={fait.lignes.filter(({ problem }) => problem !== null)} />
        </Notice>
      )}
      <div className="actions">
        <p className="discret">{choisis}</p>
        {actions.map((action) => (
          <ActionButton
            key={action}
            kind={action === 'refuse' || action === 'remove' ? 'tertiaire' : 'secondaire'}
            isSmall
            onPress={() => !isEmpty && begin(action, choix)}
          >
            {motsServicePsp[action].verbe}
          </ActionButton>
        ))}
      </div>
      {enCours && (
        <MouvementDialog
          {...enCours}
          errors={errors}
          onClose={close}
          onConfirm={async (acte) => {
            if (await confirm(acte)) onDone();
          }}
        />
      )}
    </div>
  );
}
