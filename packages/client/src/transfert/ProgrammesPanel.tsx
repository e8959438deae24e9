import { type ProgrammeOsiris, programmeEndpoints } from '@asso/contract/transfert/programme.endpoints';
import { useState } from 'react';
import { ActeDialog, type DialogActe } from '../catalogue/services/ActeDialog.tsx';
import { call } from '../platform/call/call.ts';
import { useQueryParams } from '../platform/page/query-params.ts';
import { useReread } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { actsColumn } from '../ui/table/acts-column.ts';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { RowActs } from '../ui/table/RowActs.tsx';
import { ProgrammeForm } from './ProgrammeForm.tsx';

const nouveau = 'nouveau';

/** Lists the programmes, and edits one at a time. */
export function ProgrammesPanel({ programmes }: { programmes: readonly ProgrammeOsiris[] }) {
  const params = useQueryParams();
  const reread = useReread();
  const [acte, setActe] = useState<DialogActe | null>(null);
  const ouvert = params.get('ouvert');
  const found = programmes.find(({ code }) => code === ouvert) ?? null;
  const open = (code: string | null) => params.set({ ouvert: code });
  const done = () => {
    open(null);
    void reread(programmeEndpoints.listProgrammes);
  };
  if (found || ouvert === nouveau) {
    return (
      <ProgrammeForm
        key={found ? `${found.code} ${found.version}` : nouveau}
        programme={found}
        onDone={done}
        onCancel={() => open(null)}
      />
    );
  }
  return (
    <div className="pile">
      <div>
        <button type="button" className="fr-btn" onClick={() => open(nouveau)}>
          Créer un programme
        </button>
      </div>
      {programmes.length === 0 ? (
        <EmptyState fact="Aucun programme pour l’instant." />
      ) : (
        <DataTable
          caption="Programmes"
          hidesCaption
          columns={columnsOf(open, (programme) => setActe(retrait(programme, done)))}
          rows={programmes}
          rowId={({ code }) => code}
        />
      )}
      {acte && <ActeDialog acte={acte} onClose={() => setActe(null)} />}
    </div>
  );
}

const columnsOf = (
  onOpen: (code: string) => void,
  onRemove: (programme: ProgrammeOsiris) => void,
): Column<ProgrammeOsiris>[] => [
  { key: 'code', label: 'Programme', isHeader: true, cell: ({ code, libelle }) => `${code} – ${libelle}` },
  {
    key: 'dispositifs',
    label: 'Dispositifs',
    cell: ({ dispositifs }) => dispositifs.map(({ label }) => label).join(' ; '),
  },
  {
    key: 'comptes',
    label: 'Lu par',
    cell: ({ comptes = [] }) => comptes.map(({ nom }) => nom).join(', ') || 'personne',
  },
  actsColumn((programme) => {
    const of = `le programme ${programme.code}`;
    return (
      <RowActs
        of={of}
        acts={[
          { label: 'Modifier', of, onPress: () => onOpen(programme.code) },
          { label: 'Retirer', of, onPress: () => onRemove(programme) },
        ]}
      />
    );
  }),
];

const retrait = ({ code, libelle, version }: ProgrammeOsiris, after: () => void): DialogActe => ({
  verbe: 'Retirer le programme',
  titre: `Retirer le programme ${code} – ${libelle} ?`,
  consequence: 'Plus personne ne le lira dans Osiris. Ses dossiers restent à leurs services.',
  done: 'Programme retiré.',
  isDanger: true,
  send: () => call(programmeEndpoints.deleteProgramme, { params: { programme: code }, ifMatch: version }),
  after,
});
