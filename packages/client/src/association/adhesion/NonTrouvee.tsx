import { AideLink } from '../../platform/AideLink.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { saisieHref } from './adhesion-href.ts';

/** This helps a person whose association is not among the register's answers. */
export const NonTrouvee = ({ q, isOpen }: { q: string; isOpen: boolean }) => (
  <details className="plis" open={isOpen || undefined}>
    <summary>Je ne trouve pas mon association</summary>
    <ul>
      <li>
        Vérifiez le numéro. Le numéro RNA (Répertoire national des associations) commence par W, et le SIREN
        compte 9 chiffres.
      </li>
      <li>Essayez un seul mot du nom avec la commune : « pions marseille ».</li>
      <li>
        Une association déclarée depuis peu n’est pas encore là : comptez deux semaines après la parution au
        Journal officiel des associations.
      </li>
      <li>
        En Moselle, dans le Bas-Rhin et le Haut-Rhin, il n’y a pas de numéro RNA : cherchez par le nom ou le
        SIREN.
      </li>
    </ul>
    <p>
      Elle est trop récente pour un registre ? <AppLink href={saisieHref(q)}>Continuer sans registre</AppLink>
    </p>
    <p>
      Toujours rien ? <AideLink sujet="association">Demander de l’aide</AideLink>
    </p>
  </details>
);
