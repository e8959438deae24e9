import type { StructurePsp } from '@asso/contract/pass-sport/pass-sport.schemas';
import { rubriqueHref } from '../association/fiche/fiche-href.ts';
import { AppLink } from '../platform/AppLink.tsx';
import { ControleCard } from './ControleCard.tsx';

/** Says why the association may enrol people, by its federations or its agréments, or what it lacks. */
export function EligibiliteControle({ structure }: { structure: StructurePsp }) {
  const { eligible, problem, remarques, federations, agrements, association } = structure;
  const titres = [...federations.map(({ nom }) => nom), ...agrements.map(({ label }) => `agrément ${label}`)];
  return (
    <ControleCard id="psp-eligibilite" titre="Éligibilité" isOk={eligible}>
      {eligible ? <p>Votre association peut inscrire : {titres.join(', ')}.</p> : <p>{problem?.message}</p>}
      {remarques.length > 0 && (
        <ul>
          {remarques.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {(!eligible || remarques.length > 0) && (
        <p className="actions">
          <AppLink href={rubriqueHref(association.id, 'affiliations')}>Compléter les affiliations</AppLink>
          <AppLink href={rubriqueHref(association.id, 'agrements')}>Compléter les agréments</AppLink>
        </p>
      )}
    </ControleCard>
  );
}
