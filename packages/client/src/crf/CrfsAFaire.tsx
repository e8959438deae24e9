import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import { AppLink } from '../platform/AppLink.tsx';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { CrfLigne } from './CrfLigne.tsx';
import './crf.css';

/** Lists the reports a person still owes for the grants received, the nearest deadline first. */
export function CrfsAFaire() {
  const read = useRead(crfEndpoints.listCrfsAttendus, { query: {} });
  if (read.state === 'attente') return <div className="suite-attendue" aria-busy="true" />;
  if (read.state !== 'lu') return null;
  const { items } = read.value;
  if (items.length === 0) {
    return (
      <EmptyState
        fact="Aucun compte rendu ne vous attend."
        why="Un compte rendu est attendu pour chaque exercice d’une subvention accordée."
        action={<AppLink href="/dossiers">Voir mes dossiers</AppLink>}
      />
    );
  }
  return (
    <ul className="liste-nue pile">
      {items.map((one) => (
        <CrfLigne
          key={`${one.id_fo} ${one.exercice}`}
          crf={one}
          dossier={one}
          nom={`${one.nom}, ${one.association}, dossier ${one.id_fo}`}
          canBegin
          level="h2"
        />
      ))}
    </ul>
  );
}
