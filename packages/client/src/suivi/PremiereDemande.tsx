import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { AppLink } from '../platform/AppLink.tsx';
import { useActingFor } from '../platform/session/acting-for.ts';
import { useRead } from '../platform/use-read.ts';

/** It replaces « À faire » for a person who has never asked for anything. */
export function PremiereDemande() {
  const association = useActingFor();
  const id = association?.id_correspondance ?? association?.id_siren ?? association?.id_association ?? '';
  const isMember = association?.etat === 'active';
  const suite = useSuite(isMember ? id : null);
  return (
    <section className="cadre pile" aria-labelledby="premiere-demande">
      <h2 id="premiere-demande" className="fr-h4">
        Votre première demande en 4 étapes
      </h2>
      <ol className="premiere">
        <li>
          Ajouter votre association :{' '}
          {isMember ? (
            <>
              {association.nom}
              <strong className="premiere__fait fr-icon-check-line">Terminé</strong>
            </>
          ) : (
            <strong>en attente d’une réponse</strong>
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
        <li>Remplir et transmettre le dossier : chaque subvention dit combien de temps il faut</li>
      </ol>
      <p>
        À avoir sous la main : un RIB et une idée des dépenses du projet. Chaque subvention dit les pièces
        qu’elle demande.
      </p>
      {/* The room of the button is kept until it is known what is already done. */}
      <p className="premiere__suite">
        {suite === 'completer' && (
          <AppLink className="fr-btn" href={`/informations-administratives/${id}`}>
            Compléter l’essentiel
          </AppLink>
        )}
        {suite === 'chercher' && (
          <AppLink className="fr-btn" href="/repertoire-des-subventions">
            Trouver une subvention
          </AppLink>
        )}
      </p>
    </section>
  );
}

/**
 * It gives the next step: the essentials are a complete person and a complete bank account; null until they are
 * read.
 */
function useSuite(id: string | null): 'completer' | 'chercher' | null {
  const input = id === null ? null : { query: { id_asso: id } };
  const personnes = useRead(collectionCalls.representants_legaux.list, input);
  const ribs = useRead(collectionCalls.ribs.list, input);
  if (id === null) return 'chercher';
  if (personnes.state === 'attente' || ribs.state === 'attente') return null;
  const isDone = [personnes, ribs].every(
    (read) => read.state === 'lu' && read.value.items.some(({ complet }) => complet),
  );
  return isDone ? 'chercher' : 'completer';
}
