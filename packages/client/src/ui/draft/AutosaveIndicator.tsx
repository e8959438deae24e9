import { count } from '@asso/domain/identifiants/nombres-affiches';
import { fieldId } from '../fields/field-errors.ts';
import { focusFirstControl } from '../page/focus.ts';
import type { AutosaveStatus } from './autosave-status.ts';
import { sayOtherVersion } from './conflict-words.ts';
import './autosave.css';

type AutosaveIndicatorProps = {
  status: AutosaveStatus;
  onRetry?: () => unknown;
  /** Opens the choice between two versions. */
  onCompare?: () => void;
};

/**
 * Shows in small grey letters whether the draft is saved, never in green nor with a tick: « Enregistré » does not mean
 * « Transmis ». The draft itself announces the changes to screen readers.
 */
export function AutosaveIndicator({ status, onRetry, onCompare }: AutosaveIndicatorProps) {
  return (
    <div className={`enregistrement enregistrement--${status.kind}`}>
      <span className={`enregistrement__texte ${iconOf(status)}`}>{sentenceOf(status)}</span>
      {status.kind === 'echec' && onRetry && <SmallButton onPress={onRetry}>Réessayer</SmallButton>}
      {status.kind === 'refuse' && <SmallButton onPress={() => goTo(status.champ)}>Y aller</SmallButton>}
      {status.kind === 'conflit' && onCompare && <SmallButton onPress={onCompare}>Comparer</SmallButton>}
    </div>
  );
}

function sentenceOf(status: AutosaveStatus): string {
  switch (status.kind) {
    case 'calme':
      return 'Tout est enregistré.';
    case 'a-enregistrer':
    case 'en-cours':
      return 'Enregistrement…';
    case 'enregistre':
      return `Enregistré à ${status.heure}`;
    case 'echec':
      return `Enregistrement impossible. Nouvel essai dans ${status.secondes} s.`;
    case 'hors-connexion':
      return 'Hors connexion : vos réponses sont gardées sur cet appareil.';
    case 'refuse':
      return status.nombre === 1
        ? '1 réponse n’est pas enregistrée : corrigez-la.'
        : `${count(status.nombre, 'réponse', 'réponses')} ne sont pas enregistrées : corrigez-les.`;
    case 'conflit':
      return sayOtherVersion(status);
  }
}

function iconOf(status: AutosaveStatus): string {
  switch (status.kind) {
    case 'hors-connexion':
      return 'fr-icon-wifi-off-line';
    case 'echec':
    case 'refuse':
    case 'conflit':
      return 'fr-icon-warning-line';
    default:
      return 'fr-icon-save-line';
  }
}

const goTo = (path: string) => focusFirstControl(document.getElementById(fieldId(path)));

const SmallButton = ({ children, onPress }: { children: string; onPress: () => unknown }) => (
  <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={() => onPress()}>
    {children}
  </button>
);
