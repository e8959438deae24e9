import { AppLink } from '../platform/AppLink.tsx';
import { useActingFor } from '../platform/acting-for.ts';

/** In the place of « À faire » for who has never asked for anything. */
export function PremiereDemande() {
  const association = useActingFor();
  const id = association?.id_correspondance ?? association?.id_siren ?? association?.id_association ?? '';
  const isMember = association?.etat === 'active';
  return (
    <section className="cadre pile" aria-labelledby="premiere-demande">
      <h2 id="premiere-demande" className="fr-h4">
        Votre première demande en 4 étapes
      </h2>
      <ol className="premiere">
        <li>
          Ajouter votre association
          {isMember ? (
            <strong className="premiere__fait fr-icon-check-line">Terminé</strong>
          ) : (
            <>
              {' : '}
              <strong>en attente d’une réponse</strong>
            </>
          )}
        </li>
        <li>
          {isMember ? (
            <AppLink href={`/informations-administratives/${id}`}>Compléter l’essentiel</AppLink>
          ) : (
            'Compléter l’essentiel'
          )}
          , environ 8&nbsp;minutes
        </li>
        <li>
          <AppLink href="/repertoire-des-subventions">Choisir une subvention</AppLink>, environ 5&nbsp;minutes
        </li>
        <li>Remplir et transmettre le dossier, environ 15&nbsp;minutes</li>
      </ol>
      <p>À avoir sous la main : RIB, statuts, rapport d’activité, budget du projet.</p>
      <AppLink className="fr-btn" href="/repertoire-des-subventions">
        Trouver une subvention
      </AppLink>
    </section>
  );
}
