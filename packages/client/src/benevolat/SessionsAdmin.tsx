import { declarationEndpoints } from '@asso/contract/benevolat/declaration.endpoints';
import type { SessionCec } from '@asso/contract/benevolat/declaration.schemas';
import { ordreStatutsCec } from '@asso/domain/benevolat/declaration.states';
import { modelesCec } from '@asso/domain/benevolat/import-cec.rules';
import { formatDay } from '@asso/domain/identifiants/dates-affichees';
import { call } from '../platform/call/call.ts';
import { ListOf } from '../platform/list/ListOf.tsx';
import { listRow } from '../platform/list/list-row.ts';
import { useReread } from '../platform/use-read.ts';
import { ImportFichierForm } from '../referentiel/ImportFichierForm.tsx';
import { ImportsFaits, importsList } from '../referentiel/ImportsFaits.tsx';

/** Lists what each session received, and imports its files. */
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

const { importCec, listImports, listSessions } = declarationEndpoints;
const imports = importsList(listImports);

/** Imports the files of the site where volunteers declare their hours. */
function ImportCec() {
  const reread = useReread();
  return (
    <>
      <section className="pile" aria-labelledby="import-cec">
        <h2 id="import-cec" className="fr-h4">
          Importer un fichier
        </h2>
        <ImportFichierForm
          genres={[
            { value: 'sessions', label: 'Sessions', modele: modelesCec.sessions },
            { value: 'declarations', label: 'Déclarations', modele: modelesCec.declarations },
          ]}
          premier="declarations"
          send={(body, idempotencyKey) => call(importCec, { query: {}, body, idempotencyKey })}
          onImported={() => Promise.all([reread(listSessions), reread(listImports)])}
        />
      </section>
      <ImportsFaits row={imports} />
    </>
  );
}
