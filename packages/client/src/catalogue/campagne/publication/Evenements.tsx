import type { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { evenementCatalogueSchema } from '@asso/contract/catalogue/campagne.schemas';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useState } from 'react';
import type { z } from 'zod';
import { useRead } from '../../../platform/use-read.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Loading } from '../../../ui/page/Loading.tsx';

type Historique = typeof campagneEndpoints.readHistoriqueCampagne;
type Evenement = z.infer<typeof evenementCatalogueSchema>;
type EvenementsProps = {
  /** The call that reads the events: all such calls have the same input and reply. */
  row: Pick<Historique, 'method' | 'reply'> & { path: string };
  id: string;
  dit: (one: Evenement) => string;
};

/** Lists what was done to a form that the person administers, the newest first. */
export function Evenements({ row, id, dit }: EvenementsProps) {
  const [avant, setAvant] = useState<number | undefined>(undefined);
  const read = useRead(row as Historique, {
    params: { id },
    query: { limit: 20, avant },
  });
  if (read.state === 'attente') return <Loading />;
  if (read.state === 'refuse') return <Notice tone="erreur" title={read.problem.message} />;
  const { items, next } = read.value;
  return (
    <>
      <h3>Ce qui a été fait</h3>
      {items.length === 0 && <p>Rien n’a encore été fait ici.</p>}
      <ol className="liste-nue changements">
        {items.map((one) => (
          <li key={one.id}>
            {formatHorodatage(new Date(one.le))} · {dit(one)}
            {one.par && <span className="discret"> · {one.par}</span>}
          </li>
        ))}
      </ol>
      {(next !== null || avant !== undefined) && (
        <div className="actions">
          {avant !== undefined && (
            <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setAvant(undefined)}>
              Revenir au plus récent
            </button>
          )}
          {next !== null && (
            <button type="button" className="fr-btn fr-btn--secondary" onClick={() => setAvant(next)}>
              Voir plus ancien
            </button>
          )}
        </div>
      )}
    </>
  );
}
