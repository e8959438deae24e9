import { paiementEndpoints } from '@asso/contract/paiement/paiement.endpoints';
import type { VersementAVenir } from '@asso/contract/paiement/paiement.schemas';
import type { ArgentAnnee } from '@asso/contract/subvention/subvention.schemas';
import { formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import { sumEuros } from '@asso/domain/kernel/money';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/page/PageHeading.tsx';
import { ReadPage } from '../platform/page/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { UnknownValue } from '../ui/fields/UnknownValue.tsx';
import { type Column, DataTable } from '../ui/table/DataTable.tsx';
import { DossiersAccordes } from './DossiersAccordes.tsx';
import { VersementsAVenir } from './VersementsAVenir.tsx';
import '../dossier/dossier.css';

/** The page about money, for all the person's associations: what comes next, then by year, then by dossier. */
export function ArgentPage() {
  const read = useRead(paiementEndpoints.readArgent, {});
  return <ReadPage read={read}>{(argent) => <Argent {...argent} />}</ReadPage>;
}

type ArgentProps = { annees: readonly ArgentAnnee[]; versements: readonly VersementAVenir[] };

function Argent({ annees, versements }: ArgentProps) {
  return (
    <div className="page">
      <PageHeading titre="Où en est l’argent" fil={[]} aide="subvention" chapo={chapoOf(annees)} />
      {annees.length === 0 ? (
        <EmptyState
          fact="Aucune subvention n’est encore demandée."
          why="Les montants viendront après votre première transmission."
          action={
            <AppLink className="fr-btn" href="/repertoire-des-subventions">
              Trouver une subvention
            </AppLink>
          }
        />
      ) : (
        <>
          {versements.length > 0 && <VersementsAVenir versements={versements} />}
          <section className="pile" aria-labelledby="par-annee">
            <h2 id="par-annee">Par année</h2>
            <DataTable
              caption="Montants demandés, accordés, versés et à venir, par année"
              hidesCaption
              columns={columns}
              rows={annees}
              rowId={({ annee }) => String(annee)}
            />
          </section>
          <DossiersAccordes />
        </>
      )}
    </div>
  );
}

function chapoOf(annees: readonly ArgentAnnee[]): string {
  const aVenir = sumEuros(annees.map((one) => one.aVenir));
  return aVenir > 0
    ? `${formatEurosCents(aVenir)} accordés restent à verser.`
    : 'Aucun versement de subvention n’est attendu.';
}

const amount = (key: 'demande' | 'accorde' | 'verse' | 'aVenir', label: string): Column<ArgentAnnee> => ({
  key,
  label,
  isNumber: true,
  cell: ({ [key]: value }) => (value === null ? <UnknownValue /> : formatEurosCents(value)),
});

const columns: Column<ArgentAnnee>[] = [
  {
    key: 'annee',
    label: 'Année',
    isHeader: true,
    cell: ({ annee }) => <span className="nombre">{annee}</span>,
  },
  amount('demande', 'Demandé'),
  amount('accorde', 'Accordé'),
  amount('verse', 'Versé'),
  amount('aVenir', 'À venir'),
];
