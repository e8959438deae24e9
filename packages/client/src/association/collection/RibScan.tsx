import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { scanDuRib } from '@asso/domain/association/collection/scan-rib.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { maskIban } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';
import { depotHref } from '../fiche/rubriques.ts';
import '../association.css';

type RibScanProps = {
  id: string;
  one: { id: string; iban?: string | null; id_siret?: string | null };
  /** These are all the bank accounts of the association. */
  ribs: readonly { iban?: string | null; id_siret?: string | null }[];
  canDeposit: boolean;
};

/** Shows the deposited scan of this account, or the link to deposit one. */
export function RibScan({ id, one, ribs, canDeposit }: RibScanProps) {
  const read = useRead(associationEndpoints.listDocuments, { query: { id_asso: id, type: 'RIB' } });
  if (!one.iban || read.state !== 'lu') return null;
  const scan = scanDuRib(one, { documents: read.value.items, ribs });
  if (scan) {
    return (
      <p>
        Scan déposé le <span className="nombre">{formatDate(new Date(scan.date_chargement))}</span> :{' '}
        {scan.nom}
      </p>
    );
  }
  const href = depotHref(id, { type: 'RIB', rib: one.id });
  return (
    <p className="attention">
      Ajoutez le scan du RIB.{' '}
      {canDeposit && (
        <AppLink href={href}>
          Déposer le scan<span className="invisible"> du RIB {maskIban(one.iban)}</span>
        </AppLink>
      )}
    </p>
  );
}
