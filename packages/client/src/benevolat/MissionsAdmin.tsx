import { missionEndpoints } from '@asso/contract/benevolat/mission.endpoints';
import { modeleMissions } from '@asso/domain/benevolat/import-missions.rules';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { call } from '../platform/call/call.ts';
import { ListOf } from '../platform/list/ListOf.tsx';
import { listRow } from '../platform/list/list-row.ts';
import { useReread } from '../platform/use-read.ts';
import { ImportFichierForm } from '../referentiel/ImportFichierForm.tsx';
import { ImportsFaits, importsList } from '../referentiel/ImportsFaits.tsx';

const { importMissions, listImportsMissions, listMissions } = missionEndpoints;
const imports = importsList(listImportsMissions);

/** Lists the missions offered to volunteers, and imports their files. */
export function MissionsAdmin() {
  const reread = useReread();
  return (
    <>
      <section className="pile" aria-labelledby="missions-offertes">
        <h2 id="missions-offertes" className="fr-h4">
          Missions offertes
        </h2>
        <ListOf row={missions} />
      </section>
      <section className="pile" aria-labelledby="import-missions">
        <h2 id="import-missions" className="fr-h4">
          Importer un fichier
        </h2>
        <ImportFichierForm
          genres={[{ value: 'missions', label: 'Missions', modele: modeleMissions }]}
          send={(body, idempotencyKey) => call(importMissions, { query: {}, body, idempotencyKey })}
          onImported={() => Promise.all([reread(listMissions), reread(listImportsMissions)])}
        />
      </section>
      <ImportsFaits row={imports} />
    </>
  );
}

const missions = listRow({
  call: listMissions,
  limit: 20,
  search: { label: 'Mission, association, commune', name: 'searchQuery' },
  noun: ['mission', 'missions'],
  empty: {
    fact: 'Aucune mission pour l’instant.',
    why: 'Importez un fichier : elles sont montrées jusqu’à leur dernier jour.',
  },
  noneFound: { fact: 'Aucune mission ne correspond à cette recherche.' },
  caption: 'Missions offertes',
  rowId: ({ id }) => id,
  columns: [
    { key: 'titre', label: 'Mission', isHeader: true, cell: ({ titre }) => titre },
    { key: 'association', label: 'Association', cell: ({ association }) => association.nom },
    {
      key: 'lieu',
      label: 'Lieu',
      cell: ({ code_postal, commune }) => [code_postal, commune].filter(Boolean).join(' ') || '–',
    },
    {
      key: 'dates',
      label: 'Dates',
      cell: ({ debut, fin }) =>
        fin ? `du ${formatDay(debut)} au ${formatDay(fin)}` : `à partir du ${formatDay(debut)}`,
    },
    { key: 'reference', label: 'Référence', cell: ({ reference }) => reference },
  ],
});
