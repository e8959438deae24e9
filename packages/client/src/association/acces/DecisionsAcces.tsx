import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';
import { Timeline } from '../../ui/Timeline.tsx';
import { accesHref } from '../fiche/rubriques.ts';

/** A request stays listed after its answer, with the decision, its author and the reason. */
export function DecisionsAcces() {
  const read = useRead(accesEndpoints.listDecisionsAcces, {});
  if (read.state !== 'lu' || read.value.items.length === 0) return null;
  return (
    <section className="pile pile--serree" aria-labelledby="decisions">
      <h2 id="decisions" className="fr-h4">
        Décisions rendues
      </h2>
      <Timeline
        label="Décisions rendues"
        items={read.value.items.map(({ id, le, fait, par, motif, association }) => ({
          id,
          date: formatHorodatage(new Date(le)),
          kind: 'etat' as const,
          text: (
            <>
              <p>
                {fait}, par {par}.{' '}
                {association && (
                  <AppLink href={accesHref(association.id_correspondance)}>{association.nom}</AppLink>
                )}
              </p>
              {motif && <p>Motif : {motif}</p>}
            </>
          ),
        }))}
      />
    </section>
  );
}
