import { associationEndpoints } from '@asso/contract/association/association.endpoints';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';
import { depotHref, documentsHref } from '../fiche/rubriques.ts';

type ArreteAgrementProps = { id: string; nom: string; canDeposit: boolean };

/** Shows the accreditation decrees kept in the association's vault, or the way to deposit one. */
export function ArreteAgrement({ id, nom, canDeposit }: ArreteAgrementProps) {
  const read = useRead(associationEndpoints.listDocuments, { query: { id_asso: id, type: 'AGR' } });
  if (read.state !== 'lu') return null;
  const n = read.value.items.length;
  return (
    <p className={n === 0 ? 'attention' : undefined}>
      {n === 0 ? (
        'Déposez l’arrêté de cet agrément. '
      ) : (
        <AppLink href={documentsHref(id)}>
          {count(n, 'arrêté d’agrément déposé', 'arrêtés d’agrément déposés')}
        </AppLink>
      )}
      {canDeposit && (
        <>
          {n > 0 && ' · '}
          <AppLink href={depotHref(id, { type: 'AGR' })}>
            Déposer l’arrêté<span className="invisible"> de {nom}</span>
          </AppLink>
        </>
      )}
    </p>
  );
}
