import { type CommissionLigne, commissionEndpoints } from '@asso/contract/instruction/commission.endpoints';
import type { ReplyOf } from '@asso/contract/kernel/endpoint';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { count, formatEuros, formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { accumulate, type LigneCumulee } from '@asso/domain/instruction/commission.rules';
import { computeSolde, leftToShare, nomEnveloppe } from '@asso/domain/instruction/enveloppe.rules';
import { formatNote } from '@asso/domain/subvention/montants/bareme.rules';
import { dossierHref } from '../../dossier/dossier-href.ts';
import { EtatBadge } from '../../dossier/EtatBadge.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { ReadPage } from '../../platform/page/ReadPage.tsx';
import { usePrintedPage } from '../../platform/page/use-printed-page.ts';
import { useRead } from '../../platform/use-read.ts';
import { AmountBars } from '../../ui/AmountBars.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { UnknownValue } from '../../ui/fields/UnknownValue.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { CommissionFeuille } from './CommissionFeuille.tsx';
import '../bureau/bureau.css';
import '../dossier/service-dossier.css';

/** The list that a commission reads together, on a screen or on paper, to share out an envelope. */
export function CommissionPage() {
  const enveloppe = useQueryParams().get('enveloppe') ?? '';
  const read = useRead(commissionEndpoints.readCommission, { params: { enveloppe } });
  return <ReadPage read={read}>{(commission) => <Commission commission={commission} />}</ReadPage>;
}

function Commission({ commission: { enveloppe, lignes, total } }: { commission: CommissionLue }) {
  const nom = nomEnveloppe(enveloppe);
  usePrintedPage({ pied: `Commission : ${nom}, le ${formatDate(now())}`, isPaysage: true });
  return (
    <div className="page page--serree">
      <PageHeading
        titre={`Commission : ${nom}`}
        fil={[{ label: 'Mon jour', href: '/instructeur' }]}
        aide="instruction"
        chapo="Les demandes qui relèvent de cette enveloppe, la mieux notée d’abord."
        actions={
          <button type="button" className="fr-btn fr-btn--secondary" onClick={() => print()}>
            Imprimer
          </button>
        }
      />
      <div className="ecran-seul">
        <AmountBars
          caption={`Enveloppe : ${formatEuros(enveloppe.total)}`}
          bars={[
            { label: 'Accordé', euros: enveloppe.accorde },
            { label: 'Proposé', euros: enveloppe.propose },
            computeSolde(enveloppe),
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
              rows={accumulate(lignes, enveloppe.total)}
              rowId={({ id_fo }) => id_fo}
            />
          </div>
          <CommissionFeuille lignes={lignes} total={enveloppe.total} aRepartir={leftToShare(enveloppe)} />
        </>
      )}
    </div>
  );
}

type CommissionLue = ReplyOf<typeof commissionEndpoints.readCommission>;
type Ligne = LigneCumulee<CommissionLigne>;

const montant = (euros: number | null) => (euros === null ? <UnknownValue /> : formatEuros(euros));

const columns: Column<Ligne>[] = [
  {
    key: 'projet',
    label: 'Projet',
    isHeader: true,
    cell: ({ id_fo, id_siret, association, commune, projets }) => (
      <>
        <AppLink href={dossierHref({ id_fo, id_siret })}>{projets || association}</AppLink>
        <span className="demande-service__objet discret">
          {association}
          {commune && `, ${commune}`}
        </span>
      </>
    ),
  },
  { key: 'etat', label: 'État', cell: ({ etat, depart }) => <EtatBadge etat={etat} depart={depart} /> },
  {
    key: 'note',
    label: 'Note sur 20',
    isNumber: true,
    cell: ({ note }) => (note === null ? <UnknownValue /> : formatNote(note)),
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
  { key: 'numero', label: 'N°', cell: ({ id_fo }) => <span className="nombre discret">{id_fo}</span> },
];
