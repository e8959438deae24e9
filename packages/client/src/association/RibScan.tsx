import type { DocumentView } from '@asso/contract/document/document.schemas';
import { formatDate } from '@asso/domain/identifiants/instants';
import { AppLink } from '../platform/AppLink.tsx';
import { depotHref } from './rubriques.ts';

type RibScanProps = {
  id: string;
  one: { iban?: string | null; id_siret?: string | null };
  scans: readonly DocumentView[];
  canDeposit: boolean;
};

/** The document that shows this account, or the way to deposit it. */
export function RibScan({ id, one, scans, canDeposit }: RibScanProps) {
  if (!one.iban) return null;
  const scan = scans.find(({ iban }) => iban === one.iban);
  if (scan) {
    return (
      <p>
        Scan déposé le <span className="nombre">{formatDate(new Date(scan.date_chargement))}</span> :{' '}
        {scan.nom}
      </p>
    );
  }
  const href = depotHref(id, { type: 'RIB', iban: one.iban, id_siret: one.id_siret });
  return (
    <p className="attention">
      Ajoutez le scan du RIB. {canDeposit && <AppLink href={href}>Déposer le scan</AppLink>}
    </p>
  );
}
