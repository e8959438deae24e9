import { count } from '@asso/domain/identifiants/nombres-affiches';
import './drapeau.css';

/** A flag with the number of things that stand against granting a dossier; their names are its tip, and read aloud. */
export function Drapeau({ contraires = [] }: { contraires?: readonly string[] | undefined }) {
  if (contraires.length === 0) return null;
  const said = `${count(contraires.length, 'point s’oppose', 'points s’opposent')} : ${contraires.join(', ')}`;
  return (
    <span className="drapeau" title={said}>
      <span aria-hidden="true" className="fr-icon-flag-line nombre">
        {contraires.length}
      </span>
      <span className="invisible">, {said}</span>
    </span>
  );
}
