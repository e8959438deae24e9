import { useQueryParams } from '../platform/page/query-params.ts';
import { isPourToutes, pourParam } from './repertoire-query.ts';

/**
 * The box « Pour Les Pions de l'Huveaune » keeps what the association may ask for; unticked, all subventions are
 * listed.
 */
export function PourAssociation({ nom }: { nom: string }) {
  const params = useQueryParams();
  const isOwn = !isPourToutes(params);
  return (
    <div className="fr-checkbox-group fr-checkbox-group--sm">
      <input
        id="pour-association"
        type="checkbox"
        checked={isOwn}
        onChange={() => params.set({ [pourParam]: isOwn ? 'toutes' : null, page: null })}
      />
      <label className="fr-label" htmlFor="pour-association">
        Pour {nom}
      </label>
    </div>
  );
}
