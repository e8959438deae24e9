import type { UserAssociation } from '@asso/contract/compte/user.schemas';
import { siretNomme } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

const add = (
  <AppLink className="fr-btn fr-btn--secondary" href="/ajout-association/choix-association">
    Ajouter une association
  </AppLink>
);

/** Lists the associations for which the person acts; an association is left on its page of people. */
export function MesAssociations({ associations }: { associations: readonly UserAssociation[] }) {
  return (
    <section className="cadre pile pile--serree" aria-labelledby="associations">
      <h2 id="associations" className="fr-h4">
        Mes associations
      </h2>
      {associations.length === 0 ? (
        <EmptyState fact="Vous ne gérez aucune association." action={add} />
      ) : (
        <>
          <ul className="liste-nue">
            {associations.map((one) => (
              <li className="ligne-compte" key={`${one.id_association}/${one.id_siret}`}>
                <AssociationRow one={one} />
              </li>
            ))}
          </ul>
          {add}
        </>
      )}
    </section>
  );
}

function AssociationRow({ one }: { one: UserAssociation }) {
  const numero = one.id_correspondance ?? one.id_siren ?? one.id_rna ?? one.id_association;
  return (
    <>
      <div>
        <p>
          <strong>{one.nom}</strong>
        </p>
        <p className="discret">
          {one.type === 'etablissement' ? 'Établissement secondaire' : 'Siège'}
          {one.id_siret && ` · ${siretNomme(one.id_siret)}`}
          {one.etat === 'demandee' && ' · votre demande attend une réponse'}
        </p>
      </div>
      {one.etat === 'active' && (
        <AppLink
          className="fr-btn fr-btn--tertiary fr-btn--sm"
          href={`/informations-administratives/${numero}/personnes-et-acces`}
        >
          Personnes et accès<span className="invisible"> : {one.nom}</span>
        </AppLink>
      )}
    </>
  );
}
