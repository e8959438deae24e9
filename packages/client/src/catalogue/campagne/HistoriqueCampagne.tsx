import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import type { CampagneAdministree } from '@asso/contract/catalogue/campagne.schemas';
import { actionDite } from '@asso/domain/catalogue/historique.words';
import { formatDate, formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useState } from 'react';
import { useRead } from '../../platform/use-read.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { dossiersDites } from './dossiers-dits.ts';

/** Its versions with their dossiers, then what was done of it. */
export function HistoriqueCampagne({ campagne }: { campagne: CampagneAdministree }) {
  return (
    <section className="pile" aria-labelledby="rubrique-historique">
      <h2 id="rubrique-historique" className="fr-h3">
        Historique
      </h2>
      {campagne.versions.length > 0 ? (
        <DataTable
          caption="Versions publiées"
          columns={colonnesVersions}
          rows={campagne.versions}
          rowId={({ campagne_exercice, numero }) => `${campagne_exercice}-${numero}`}
        />
      ) : (
        <EmptyState fact="Aucune version n’est publiée." why="La première paraîtra ici." />
      )}
      <Evenements id={campagne.id} />
    </section>
  );
}

type Version = CampagneAdministree['versions'][number];

const colonnesVersions: Column<Version>[] = [
  {
    key: 'version',
    label: 'Version',
    isHeader: true,
    cell: ({ campagne_exercice, numero }) => `Campagne ${campagne_exercice}, version ${numero}`,
  },
  { key: 'le', label: 'Publiée le', cell: ({ publiee_le }) => formatDate(new Date(publiee_le)) },
  {
    key: 'dossiers',
    label: 'Dossiers commencés',
    isNumber: true,
    cell: ({ dossiers }) => dossiersDites(dossiers),
  },
];

function Evenements({ id }: { id: string }) {
  const [avant, setAvant] = useState<number | undefined>(undefined);
  const read = useRead(campagneEndpoints.readHistoriqueCampagne, {
    params: { id },
    query: { limit: 20, avant },
  });
  if (read.state === 'attente') return <Loading />;
  if (read.state === 'refuse') return <Notice tone="erreur" title={read.problem.message} />;
  const { items, next } = read.value;
  return (
    <>
      <h3 className="fr-h5">Ce qui a été fait</h3>
      {items.length === 0 && <p>Rien n’a encore été fait ici.</p>}
      <ol className="liste-nue changements">
        {items.map((one) => (
          <li key={one.id}>
            {formatHorodatage(new Date(one.le))} · {actionDite(one)}
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
