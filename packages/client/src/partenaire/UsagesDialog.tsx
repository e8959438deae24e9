import { type CleView, cleEndpoints } from '@asso/contract/partenaire/cle.endpoints';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useRead } from '../platform/use-read.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import type { ProprietaireQuery } from './cles-href.ts';

type UsagesDialogProps = { cle: CleView; proprietaire: ProprietaireQuery; onClose: () => void };

/** Lists the last calls made with a key, refused calls included. */
export function UsagesDialog({ cle, proprietaire, onClose }: UsagesDialogProps) {
  const read = useRead(cleEndpoints.listUsages, { params: { cle: cle.id }, query: proprietaire });
  return (
    <Dialog title={`Journal de la clé « ${cle.nom} »`} size="lg" onClose={onClose}>
      {read.state === 'attente' && <Loading />}
      {read.state === 'refuse' && <p>{read.problem.message}</p>}
      {read.state === 'lu' &&
        (read.value.items.length === 0 ? (
          <EmptyState fact="Aucun appel." why="Cette clé n’a jamais servi." />
        ) : (
          <DataTable
            caption="Les 100 derniers appels"
            columns={[
              { key: 'le', label: 'Le', cell: ({ le }) => formatHorodatage(new Date(le)) },
              { key: 'appel', label: 'Appel', isHeader: true, cell: ({ appel }) => <code>{appel}</code> },
              { key: 'statut', label: 'Réponse', isNumber: true, cell: ({ statut }) => statut },
              { key: 'duree', label: 'Durée', isNumber: true, cell: ({ duree_ms }) => `${duree_ms} ms` },
            ]}
            rows={read.value.items}
            rowId={({ id }) => id}
          />
        ))}
    </Dialog>
  );
}
