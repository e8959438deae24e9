import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { SuiviPanel } from '../dossier/SuiviPanel.tsx';
import type { TimelineItem } from '../ui/Timeline.tsx';
import { type Attendu, listUpcoming } from './suivi-attendu.ts';
import type { DossierKnown } from './suivi-du-dossier.ts';

export const historiqueId = 'historique-dossier';

type HistoriqueDossierProps = { dossier: DossierSubventionView; connu: DossierKnown };

/** Shows, folded, all that happened and all that is still to come. */
export const HistoriqueDossier = ({ dossier, connu }: HistoriqueDossierProps) => (
  <div className="plis-panneau">
    <details className="plis" id={historiqueId}>
      <summary>Historique</summary>
      <SuiviPanel
        id_fo={dossier.id_fo}
        titre="Ce qui s’est passé"
        aVenir={listUpcoming(dossier, connu).map(attenduItem)}
        forAssociation={{ recepisse: null }}
      />
    </details>
  </div>
);

const attenduItem = ({ id, quoi, quand, kind }: Attendu): TimelineItem => ({
  id,
  date: quand ?? 'date à venir',
  text: `${quoi.charAt(0).toUpperCase()}${quoi.slice(1)}`,
  kind,
  isExpected: true,
});
