import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import type { SessionCec } from '@asso/contract/benevolat/declaration.schemas';
import { ordreStatutsCec } from '@asso/domain/benevolat/declaration.states';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { ImportCec } from './ImportCec.tsx';

/** It lists what each session received, and imports its files. */
export function SessionsAdmin() {
  const read = useRead(declarationEndpoints.listSessions, { query: {} });
  return (
    <>
      <section className="pile" aria-labelledby="sessions-cec">
        <h2 id="sessions-cec" className="fr-h4">
          Sessions
        </h2>
        {read.state === 'attente' && <Loading />}
        {read.state === 'refuse' && <Notice tone="erreur" title={read.problem.message} />}
        {read.state === 'lu' && read.value.items.length === 0 && (
          <EmptyState
            fact="Aucune session pour l’instant."
            why="Importez-en une pour recevoir des déclarations."
          />
        )}
        {read.state === 'lu' && read.value.items.length > 0 && (
          <DataTable
            caption="Sessions"
            hidesCaption
            columns={columns}
            rows={read.value.items}
            rowId={({ id }) => id}
          />
        )}
      </section>
      <ImportCec />
    </>
  );
}

const etats: Record<SessionCec['etat'], string> = {
  'a-venir': 'à venir',
  courante: 'en cours',
  close: 'close',
};

const columns: Column<SessionCec>[] = [
  { key: 'code', label: 'Session', isHeader: true, cell: ({ code }) => code },
  {
    key: 'dates',
    label: 'Dates',
    cell: ({ debut, fin }) => `du ${formatDay(debut)} au ${formatDay(fin)}`,
  },
  { key: 'annee', label: 'Heures de', cell: ({ annee_activite }) => annee_activite },
  { key: 'etat', label: 'État', cell: ({ etat }) => etats[etat] },
  ...ordreStatutsCec.map((statut) => ({
    key: statut,
    label: statut,
    isNumber: true,
    cell: ({ effectifs }: SessionCec) => effectifs?.[statut] ?? '–',
  })),
];
