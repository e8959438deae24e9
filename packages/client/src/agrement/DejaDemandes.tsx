import type { AgrementResume } from '@asso/contract/agrement/definition.schemas';
import { dossierHref } from '../dossier/dossier-href.ts';
import { EtatBadge } from '../dossier/EtatBadge.tsx';
import { AppLink } from '../platform/AppLink.tsx';

type DejaDemandesProps = { siret: string; items: readonly AgrementResume[] };

/** Lists what was asked for already, with where it stands: asking again would be refused. */
export function DejaDemandes({ siret, items }: DejaDemandesProps) {
  const faites = items.flatMap(({ demande, ...one }) => (demande ? [{ ...one, demande }] : []));
  if (faites.length === 0) return null;
  return (
    <section className="pile pile--serree" aria-labelledby="deja-demandes">
      <h2 className="fr-h4" id="deja-demandes">
        Déjà demandés
      </h2>
      <ul>
        {faites.map(({ code, libelle, service, demande: { id_fo, etat } }) => (
          <li key={code}>
            {libelle}, {service.nom} : <EtatBadge etat={etat} />{' '}
            <AppLink href={dossierHref({ genre: 'agrement', id_siret: siret, id_fo })}>
              Dossier {id_fo}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
