import { demarchesEndpoints } from '@asso/contract/association/demarches.endpoints';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';

type RenouvelerAgrementProps = {
  /** Any number of the association. */
  id: string;
  type: string;
  nom: string;
};

/**
 * Leads to the request that renews an agrément, when a service offers it now and this association has not asked for it
 * yet; shows nothing otherwise.
 */
export function RenouvelerAgrement({ id, type, nom }: RenouvelerAgrementProps) {
  const read = useRead(demarchesEndpoints.listDemarches, { query: { id_asso: id } });
  if (read.state !== 'lu') return null;
  const ouvertes = read.value.items.filter(({ type_agrement }) => type_agrement === type);
  if (ouvertes.length === 0) return null;
  return (
    <ul className="liste-nue">
      {ouvertes.map(({ titre, lien }) => (
        <li key={lien}>
          <AppLink href={lien}>
            Renouveler<span className="invisible"> {nom}</span> : {titre}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
