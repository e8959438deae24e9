import { commissionEndpoints, type LigneDeCommission } from '@asso/contract/instruction/commission.endpoints';
import { count, formatEuros, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { cumule, type LigneCumulee } from '@asso/domain/instruction/commission.rules';
import { nomEnveloppe, soldeDe } from '@asso/domain/instruction/enveloppe.rules';
import { sumEuros } from '@asso/domain/kernel/money';
import { dossierHref } from '../dossier/dossier-href.ts';
import { EtatBadge } from '../dossier/EtatBadge.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { PageHeading } from '../platform/PageHeading.tsx';
import { useQueryParams } from '../platform/query-params.ts';
import { ReadPage } from '../platform/ReadPage.tsx';
import { useRead } from '../platform/use-read.ts';
import { AmountBars } from '../ui/AmountBars.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { UnknownValue } from '../ui/UnknownValue.tsx';
import { CommissionFeuille } from './CommissionFeuille.tsx';
import './bureau.css';
import './service-dossier.css';

/** « Qui proposons-nous d’aider, et jusqu’où va l’enveloppe ? » The list of a commission, to read together or on paper. */
export function CommissionPage() {
  const enveloppe = useQueryParams().get('enveloppe') ?? '';
  const read = useRead(commissionEndpoints.readCommission, { params: { enveloppe } });
  return (
    <ReadPage read={read}>
      {({ enveloppe: held, lignes, total }) => (
        <div className="page page--serree page--paysage">
          <PageHeading
            titre={`Commission : ${nomEnveloppe(held)}`}
            fil={[{ label: 'Tableau de bord', href: '/instructeur' }]}
            aide="instruction"
            chapo="Les demandes payées sur cette enveloppe, la mieux notée d’abord."
            actions={
              <button type="button" className="fr-btn fr-btn--secondary" onClick={() => print()}>
                Imprimer
              </button>
            }
          />
          <div className="ecran-seul">
            <AmountBars
              caption={`Enveloppe : ${formatEuros(held.total)}`}
              bars={[
                { label: 'Accordé', euros: held.accorde },
                { label: 'Proposé', euros: held.propose },
                soldeDe(held),
              ]}
            />
          </div>
          {lignes.length < total && (
            <Notice tone="info" title={`Les ${lignes.length} premières demandes sur ${formatNombre(total)}`}>
              Une enveloppe par sous-dispositif donne des listes plus courtes.
            </Notice>
          )}
          {lignes.length === 0 ? (
            <EmptyState
              fact="Aucune demande sur cette enveloppe."
              why="Elles apparaissent ici dès qu’une association les transmet."
            />
          ) : (
            <>
              <div className="ecran-seul">
                <DataTable
                  caption={count(total, 'demande', 'demandes')}
                  columns={columns}
                  rows={cumule(lignes, held.total)}
                  rowId={({ id_fo }) => id_fo}
                />
              </div>
              <CommissionFeuille
                lignes={cumule(lignes, held.total)}
                total={held.total}
                reste={sumEuros([held.total, -held.accorde])}
              />
            </>
          )}
        </div>
      )}
    </ReadPage>
  );
}

type Ligne = LigneCumulee<LigneDeCommission>;

const montant = (euros: number | null) => (euros === null ? <UnknownValue /> : formatEuros(euros));

const columns: Column<Ligne>[] = [
  { key: 'numero', label: 'Dossier', cell: ({ id_fo }) => <span className="nombre">{id_fo}</span> },
  {
    key: 'association',
    label: 'Association',
    isHeader: true,
    cell: ({ id_fo, id_siret, association, commune, projets }) => (
      <>
        <AppLink href={dossierHref({ id_fo, id_siret })}>{association}</AppLink>
        {commune && <span className="discret">, {commune}</span>}
        <span className="demande-service__objet discret">{projets}</span>
      </>
    ),
  },
  { key: 'etat', label: 'État', cell: ({ etat }) => <EtatBadge etat={etat} /> },
  {
    key: 'note',
    label: 'Note sur 20',
    isNumber: true,
    cell: ({ note }) => (note === null ? <UnknownValue /> : formatNombre(note)),
  },
  { key: 'demande', label: 'Demandé', isNumber: true, cell: ({ demande }) => formatEuros(demande) },
  { key: 'propose', label: 'Proposé', isNumber: true, cell: ({ propose }) => montant(propose) },
  { key: 'accorde', label: 'Accordé', isNumber: true, cell: ({ accorde }) => montant(accorde) },
  {
    key: 'cumul',
    label: 'Cumul',
    isNumber: true,
    cell: ({ cumul, isHors }) => (
      <>
        {formatEuros(cumul)}
        {isHors && <span className="demande-service__retard">au-delà de l’enveloppe</span>}
      </>
    ),
  },
];
