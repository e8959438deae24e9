import { sayDissolution } from '@asso/domain/association/dissolution.words';
import { AppLink } from '../../platform/AppLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { rubriqueHref } from './fiche-href.ts';
import type { FicheEntiere } from './use-fiche.ts';

type DissouteProps = {
  id: string;
  association: Pick<FicheEntiere['association'], 'etat' | 'date_dissolution'>;
};

/** Says that the registers hold the association as dissolved, and where that is corrected; shows nothing otherwise. */
export function Dissoute({ id, association: { etat, date_dissolution } }: DissouteProps) {
  if (etat !== 'dissoute') return null;
  return (
    <Notice tone="attention" title={sayDissolution(date_dissolution)}>
      <p>
        Elle ne peut plus commencer de demande de subvention. Si c’est une erreur, elle se corrige dans ces
        registres : <AppLink href={rubriqueHref(id, 'identite')}>voir où</AppLink>.
      </p>
    </Notice>
  );
}
