import type { DemandeSiretView } from '@asso/contract/demande-siret/demande-siret.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { Timeline } from '../ui/Timeline.tsx';
import '../dossier/dossier.css';

/** Lists what happened to the request, from the newest to the oldest. */
export const SuiviSiret = ({ historique }: Pick<DemandeSiretView, 'historique'>) => (
  <section className="pile" aria-labelledby="suivi">
    <h2 id="suivi">Suivi</h2>
    <Timeline
      label="Suivi de la demande"
      items={historique.map(({ id, le, fait, par, motif }) => ({
        id,
        date: formatHorodatage(new Date(le)),
        kind: 'etat',
        text: (
          <>
            <p>
              <strong>{fait}</strong>, par {par}
            </p>
            {motif && <blockquote className="citation">{motif}</blockquote>}
          </>
        ),
      }))}
    />
  </section>
);
