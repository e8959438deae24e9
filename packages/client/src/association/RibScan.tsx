import type { DocumentView } from '@asso/contract/document/document.schemas';
import { maskIban } from '@asso/domain/identifiants/affichage';
import { formatDate } from '@asso/domain/identifiants/instants';
import { AppLink } from '../platform/AppLink.tsx';
import { depotHref } from './rubriques.ts';

type RibScanProps = {
  id: string;
  one: { id: string; iban?: string | null };
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
