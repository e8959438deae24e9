import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import type { PaiementCote } from './cotes.ts';
import { PaiementsPanel } from './PaiementsPanel.tsx';

type PaiementsDossierProps = {
  dossier: Pick<DossierHead, 'id_fo' | 'instructions'>;
  cote: PaiementCote;
  reload: () => Promise<unknown>;
  /** `number` grows each time the page asks to open the form of this service. */
  asked?: { service: string; number: number };
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
        asked={asked?.service === one.id_service_instructeur ? asked.number : 0}
      />
    ));
