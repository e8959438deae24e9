import type { ARelire } from '@asso/domain/subvention/projet-a-revoir.rules';
import { AppLink } from '../../platform/AppLink.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ARelireDuProjet } from '../relecture/ARelireDuProjet.tsx';
import type { FinProjet as Fin } from './use-fin-projet.ts';

type FinProjetProps = {
  fin: Fin;
  aRelire: readonly ARelire[];
  isReady: boolean;
  backHref: string;
};

/** A project ends with the answers that nobody gave yet, then the button that checks the whole. */
export const FinProjet = ({ fin, aRelire, isReady, backHref }: FinProjetProps) => (
  <div className="pile">
    <ARelireDuProjet points={aRelire} />
    <div className="actions">
      <ActionButton onPress={fin.check} kind={isReady ? 'principal' : 'secondaire'} busyText="Vérification…">
        Terminé : vérifier le projet
      </ActionButton>
      <AppLink href={backHref}>Revenir aux projets</AppLink>
    </div>
  </div>
);
