import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { AppLink } from '../../platform/AppLink.tsx';
import { ListBlock } from '../../platform/list/ListBlock.tsx';
import { sayCount } from '../../platform/list/list-row.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useRead } from '../../platform/use-read.ts';
import { Timeline } from '../../ui/Timeline.tsx';
import { accesHref } from '../fiche/fiche-href.ts';
import { DemandesAccesTable } from './DemandesAccesTable.tsx';
import { demandesAcces } from './demandes-acces.ts';
import '../association.css';

/** Lists the requests for access that the administration must decide, oldest first; the filters are in the address. */
export function DemandesAccesPanel() {
  const list = useList(demandesAcces);
  return (
    <>
      <ListBlock list={list}>
        {(page) => (
          <DemandesAccesTable
            items={page.items}
            caption={sayCount(demandesAcces, page)}
            onChanged={list.reload}
          />
        )}
      </ListBlock>
      <DecisionsAcces />
    </>
  );
}

/** Lists the decisions already taken on requests, each with its author and its reason. */
function DecisionsAcces() {
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
