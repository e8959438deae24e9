import type { JourView } from '@asso/contract/instruction/jour.endpoints';
import { withElision } from '@asso/domain/identifiants/elision';
import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { useVues } from '../file/use-vues.ts';
import { savedVueHref } from '../file/vues-enregistrees.ts';

/** The saved views of the reader, each with how many dossiers it holds; nothing for who saved none. */
export function MesVues({ comptees }: { comptees: JourView['vues'] }) {
  const { items } = useVues();
  if (items.length === 0) return null;
  return (
    <section className="jour__panneau" aria-labelledby="mes-vues">
      <h2 id="mes-vues" className="fr-h6">
        Mes vues
      </h2>
      <ul className="liste-nue pile pile--serree">
        {items.map((vue) => {
          const comptee = comptees.find(({ id }) => id === vue.id);
          return (
            <li key={vue.id}>
              <AppLink href={savedVueHref(vue)}>{vue.nom}</AppLink>
              {vue.par && <span className="discret">, {withElision(vue.par)}</span>}
              {comptee && (
                <span className="nombre">
                  {' '}
                  {comptee.totalExact ? '' : 'plus de '}
                  {formatNombre(comptee.total)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
