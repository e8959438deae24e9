import { useQueryParams } from '../platform/query-params.ts';
import { isPourToutes, pourParam } from './repertoire-query.ts';

/** « Pour Les Pions de l'Huveaune »: what it may ask for, or all of them. */
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
