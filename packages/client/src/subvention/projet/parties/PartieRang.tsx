import type { EtatPartie } from '@asso/domain/subvention/parties/projet-parties.rules';
import './parties.css';

export const PartieRang = ({ rang, etat }: { rang: number; etat: EtatPartie }) => (
  <span className={`parties__rang parties__rang--${etat}`} aria-hidden="true">
    {etat === 'termine' ? '✓' : rang}
  </span>
);
