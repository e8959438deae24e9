import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import type { SessionCec } from '@asso/contract/benevolat/declaration.schemas';
import { ordreStatutsCec } from '@asso/domain/benevolat/declaration.states';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { ListOf } from '../platform/list/ListOf.tsx';
import { listRow } from '../platform/list/list-row.ts';
import { ImportCec } from './ImportCec.tsx';

/** It lists what each session received, and imports its files. */
export function SessionsAdmin() {
  return (
    <>
      <section className="pile" aria-labelledby="sessions-cec">
        <h2 id="sessions-cec" className="fr-h4">
          Sessions
        </h2>
        <ListOf row={sessions} />
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

const sessions = listRow({
  call: declarationEndpoints.listSessions,
  empty: { fact: 'Aucune session pour l’instant.', why: 'Importez-en une pour recevoir des déclarations.' },
  caption: 'Sessions',
  rowId: ({ id }) => id,
  columns: [
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
  ],
});
