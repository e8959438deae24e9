import { definitionEndpoints } from '@asso/contract/agrement/definition.endpoints';
import { Echeance } from '../../dossier/Echeance.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useRead } from '../../platform/use-read.ts';

type RenouvelerAgrementProps = {
  /** The SIRET of the head office, in whose name an agrément is asked for. */
  siret: string;
  type: string;
  nom: string;
};

const atMost = 20;

/**
 * Leads to the request that renews an agrément, when a service offers it now and this association has not asked for it
 * yet; shows nothing otherwise.
 */
export function RenouvelerAgrement({ siret, type, nom }: RenouvelerAgrementProps) {
  const read = useRead(definitionEndpoints.listAgrements, {
    query: { etat: ['publie'], ouverts: 'true', type_agrement: [type], siret, limit: atMost },
  });
  if (read.state !== 'lu') return null;
  const offerts = read.value.items.filter(({ demande }) => !demande);
  if (offerts.length === 0) return null;
  return (
    <ul className="liste-nue">
      {offerts.map(({ code, campagne_exercice, service, date_fin, fuseau }) => (
        <li key={code}>
          <AppLink
            className="fr-btn fr-btn--secondary fr-btn--sm"
            href={`/associations/${siret}/demande-agrement?${new URLSearchParams({ agrement: code })}`}
          >
            Renouveler<span className="invisible"> {nom}</span>
          </AppLink>{' '}
          <span className="discret">
            Exercice {campagne_exercice}, auprès de {service.nom}
            {date_fin && (
              <>
                , avant le <Echeance le={date_fin} zone={fuseau} />
              </>
            )}
            .
          </span>
        </li>
      ))}
    </ul>
  );
}
