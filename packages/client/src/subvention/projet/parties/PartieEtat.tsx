import type { EtatPartie } from '@asso/domain/subvention/parties/projet-parties.rules';
import { useContext } from 'react';
import { Points } from '../../../demarche/renvoi/use-point.ts';
import type { Partie } from '../rubriques.ts';
import { sayEtatPartie } from './dit-partie.ts';
import './parties.css';

type PartieEtatProps = {
  partie: Partie;
  etat: EtatPartie;
  /** True where the check mark beside the name already shows that the part is finished: the word is only read aloud. */
  isCochee?: boolean;
};

/** Shows the state of a part; a correction asked for by a service comes first. */
export function PartieEtat({ partie, etat, isCochee = false }: PartieEtatProps) {
  const { points, prefix } = useContext(Points);
  const isACorriger = partie.rubriques.some(({ id }) =>
    points.some((one) => one.cible === `${prefix}${id}` && one.corrige_le === null),
  );
  if (isCochee && etat === 'termine' && !isACorriger) {
    return <span className="invisible">{sayEtatPartie(partie, etat)}</span>;
  }
  return (
    <span className={`parties__etat parties__etat--${isACorriger ? 'a-corriger' : etat}`}>
      {isACorriger ? 'À corriger' : sayEtatPartie(partie, etat)}
    </span>
  );
}
