import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { formatEuros } from '@asso/domain/identifiants/affichage';
import { cleLigne } from '../dossier/decision.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { UnknownValue } from '../ui/UnknownValue.tsx';
import { type LigneLue, lignesMontants } from './lignes-montants.ts';
import { ServiceProjet } from './ServiceProjet.tsx';
import { instructionVue } from './service-instruction.ts';

/** The amounts of every project side by side, then each project with its budgets. */
export function ServiceProjets({ dossier }: { dossier: DossierSubventionView }) {
  const { projets } = dossier;
  if (projets.length === 0) return <EmptyState fact="Aucun projet dans ce dossier." />;
  const lignes = lignesMontants(dossier, instructionVue(dossier).id_service_instructeur);
  return (
    <div className="pile pile--large">
      <DataTable
        caption="Montants par projet et par année"
        columns={columns}
        rows={lignes}
        rowId={cleLigne}
      />
      {projets.map((projet, index) => (
        <ServiceProjet key={projet.id} dossier={dossier} projet={projet} isOpen={index === 0} />
      ))}
    </div>
  );
}

const amount = (key: 'demande' | 'propose' | 'accorde', label: string): Column<LigneLue> => ({
  key,
  label,
  isNumber: true,
  cell: ({ [key]: value }) => (value === null ? <UnknownValue /> : formatEuros(value)),
});

const columns: Column<LigneLue>[] = [
  { key: 'projet', label: 'Projet', isHeader: true, cell: ({ projet }) => projet },
  { key: 'annee', label: 'Année', cell: ({ annee }) => <span className="nombre">{annee}</span> },
  amount('demande', 'Demandé'),
  amount('propose', 'Proposé'),
  amount('accorde', 'Accordé'),
];
