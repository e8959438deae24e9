import type { FaitAcces } from '@asso/contract/association/acces.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { Timeline } from '../../ui/Timeline.tsx';

/** The history says what became of each access, the latest first. */
export const HistoriqueAcces = ({ faits }: { faits: readonly FaitAcces[] }) => (
  <section className="pile pile--serree" aria-labelledby="historique">
    <h2 id="historique" className="fr-h4">
      Historique des accès
    </h2>
    {faits.length === 0 ? (
      <p>Aucun changement d’accès pour l’instant.</p>
    ) : (
      <Timeline
        label="Historique des accès"
        items={faits.map(({ id, le, fait, par, motif }) => ({
          id,
          date: formatHorodatage(new Date(le)),
          kind: 'etat' as const,
          text: (
            <>
              <p>{fait.includes(par) ? fait : `${fait}, par ${par}`}.</p>
              {motif && <p>Motif : {motif}</p>}
            </>
          ),
        }))}
      />
    )}
  </section>
);
