import type { SuiviWords } from '@asso/domain/dossier/suivi/etat-suivi.words';
import type { ReactNode } from 'react';
import { StatePanel } from '../ui/StatePanel.tsx';
import { tones } from './EtatBadge.tsx';

type EtatDuSuiviPanelProps = {
  dit: SuiviWords;
  /** The link or button of what to do next, if any. */
  acte?: ReactNode;
  /** The reason of a refusal, in full. */
  children?: ReactNode;
};

/** Says first where a dossier stands, then what the association must do, or « Rien à faire. » */
export const EtatDuSuiviPanel = ({ dit, acte, children }: EtatDuSuiviPanelProps) => (
  <StatePanel tone={tones[dit.ton]} word={dit.mot} when={dit.quand} fact={dit.fait} act={acte}>
    {children}
    <p>
      {dit.aVous === null ? (
        'Rien à faire.'
      ) : (
        <>
          <strong>{'À vous\u00a0:'}</strong> {dit.aVous}
        </>
      )}
      {dit.suite && ` ${dit.suite}`}
    </p>
  </StatePanel>
);
