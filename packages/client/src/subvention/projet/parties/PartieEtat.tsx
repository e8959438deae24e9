import type { EtatPartie } from '@asso/domain/subvention/parties/projet-parties.rules';
import { useContext } from 'react';
import { Points } from '../../../demarche/renvoi/use-point.ts';
import type { Partie } from '../rubriques.ts';
import { etatSaid } from './dit-partie.ts';
import './parties.css';

/** A correction that a service asks for comes before the part's own state. */
export function PartieEtat({ partie, etat }: { partie: Partie; etat: EtatPartie }) {
  const { points, prefix } = useContext(Points);
  const isACorriger = partie.rubriques.some(({ id }) =>
    points.some((one) => one.cible === `${prefix}${id}` && one.corrige_le === null),
  );
  return (
    <span className={`parties__etat parties__etat--${isACorriger ? 'a-corriger' : etat}`}>
      {isACorriger ? 'À corriger' : etatSaid(partie, etat)}
    </span>
  );
}
