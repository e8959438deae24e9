import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import type { Cote } from './cotes.ts';
import { PaiementsPanel } from './PaiementsPanel.tsx';

type PaiementsDossierProps = {
  dossier: Pick<DossierHead, 'id_fo' | 'instructions'>;
  cote: Cote;
  reload: () => Promise<unknown>;
  /** Grows each time the page asks to open the form of the main service. */
  asked?: number;
};

/** Shows a panel for each service that decided an amount; nothing before that. */
export const PaiementsDossier = ({ dossier, cote, reload, asked }: PaiementsDossierProps) =>
  dossier.instructions
    .filter(({ montant_accorde }) => montant_accorde !== null)
    .map((one) => (
      <PaiementsPanel
        key={one.id_service_instructeur}
        dossier={dossier}
        instruction={one}
        cote={cote}
        reload={reload}
        asked={asked}
      />
    ));
