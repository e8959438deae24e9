import type { ChoixPersonne } from '@asso/contract/dossier/preparation.schemas';
import { ligneHref } from '../../association/fiche/fiche-href.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import './personnes-liste.css';

type PersonnesListeProps = {
  personnes: readonly ChoixPersonne[];
  siret: string;
  /** The id of the person being completed in the form under the list. */
  present: string | null;
  onCompleter: (id: string) => void;
};

/** Lists the people of the association: who can be chosen, and what the others lack, with a button to complete them. */
export const PersonnesListe = ({ personnes, siret, present, onCompleter }: PersonnesListeProps) => (
  <ul className="liste-nue personnes" aria-label="Personnes de l’association">
    {personnes.map((one) => (
      <li key={one.id} className={one.id === present ? 'personnes__presente' : undefined}>
        <span className="personnes__initiales" aria-hidden="true">
          {initiales(one.nom)}
        </span>
        <div>
          <p className="personnes__nom">{one.nom}</p>
          <p className="discret petit">{said(one)}</p>
        </div>
        <StateBadge tone={one.manques ? 'orange' : 'vert'}>
          {one.manques ? 'à compléter' : 'complète'}
        </StateBadge>
        {one.id === present ? (
          <span className="discret petit">ci-dessous</span>
        ) : one.manques ? (
          <button type="button" className="fr-link" onClick={() => onCompleter(one.id)}>
            Compléter<span className="invisible"> {one.nom}</span>
          </button>
        ) : (
          <AppLink className="fr-link" href={ligneHref(siret, 'representants', one.id)}>
            Modifier<span className="invisible"> {one.nom}</span>
          </AppLink>
        )}
      </li>
    ))}
  </ul>
);

/** Returns the initials of a name, without « M. » and « Mme ». */
const initiales = (nom: string): string =>
  nom
    .split(/[\s\u00a0]+/)
    .filter((mot) => !/^(M\.|Mme)$/.test(mot))
    .slice(0, 2)
    .map((mot) => mot.charAt(0).toLocaleUpperCase('fr'))
    .join('');

function said({ fonction, manques, peutRepresenter }: ChoixPersonne): string {
  if (manques) return `Enregistrée, il manque : ${manques.toLocaleLowerCase('fr')}`;
  const signe =
    peutRepresenter === null ? null : peutRepresenter ? 'signe pour l’association' : 'ne signe pas';
  const faits = [fonction, signe].filter(Boolean).join(', ');
  return faits.charAt(0).toLocaleUpperCase('fr') + faits.slice(1);
}
