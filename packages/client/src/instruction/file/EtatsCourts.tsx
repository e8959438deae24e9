import type { tonsEtats } from '@asso/domain/dossier/instruction.states';
import { sayEtatVu, sayEtatVuShort, tonVu } from '@asso/domain/dossier/suivi/depart.words';
import { sayCompletude } from '../../dossier/completude-dite.ts';
import type { LigneFile } from './ligne-file.ts';
import './etats-courts.css';

const formes: Record<(typeof tonsEtats)[keyof typeof tonsEtats], string> = {
  'a-vous': 'etat-court--attend',
  'chez-eux': 'etat-court--arrive',
  atteint: 'etat-court--atteint',
  refus: 'etat-court--refus',
  clos: 'etat-court--clos',
};

/**
 * Returns the class that draws the state as a shape: a decision that waits to leave comes first, then complements asked for or received, then a study under
 * way, then who must act.
 */
const formeOf = (one: LigneFile['instructions'][number]): string => {
  const { etat, depart, completude } = one;
  if (depart) return `${formes[tonVu(one)]} etat-court--attente`;
  const attendu = sayCompletude({ completude });
  if (attendu) return attendu.tone === 'orange' ? formes['a-vous'] : 'etat-court--etude';
  return etat === '2' ? 'etat-court--etude' : formes[tonVu(one)];
};

/**
 * Shows the state as a shape, a short word and a colour; complements asked for or received take the place of the state.
 */
export const EtatsCourts = ({ dossier: { instructions } }: { dossier: LigneFile }) => (
  <>
    {instructions.map((one, index) => {
      const attendu = one.depart ? null : sayCompletude(one);
      const whole = [sayEtatVu(one), attendu?.badge].filter(Boolean).join(', ');
      return (
        <span key={one.id_service_instructeur} className="etat-court" title={whole}>
          {index > 0 && ', '}
          <span className={`etat-court__mot ${formeOf(one)}`} aria-hidden="true">
            {attendu ? (attendu.tone === 'orange' ? 'Pièces attendues' : 'Complété') : sayEtatVuShort(one)}
            {instructions.length > 1 && ` (${one.service.code})`}
          </span>
          <span className="invisible">
            {whole}
            {instructions.length > 1 && `, ${one.service.code}`}
          </span>
        </span>
      );
    })}
  </>
);
