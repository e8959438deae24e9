import { dossierHref } from '../../dossier/dossier-href.ts';
import { AppLink } from '../../platform/AppLink.tsx';

type LigneNommee = {
  id_fo: string;
  id_siret: string;
  nom: string;
  aide: string;
  association: string;
};

/** Names a line: its project, which opens the dossier, then the association in grey. */
export const ProjetLigne = ({ ligne }: { ligne: LigneNommee }) => (
  <span className="versements__projet">
    <AppLink href={dossierHref(ligne)}>{ligne.nom}</AppLink>{' '}
    <span className="discret">
      {ligne.association} · <span className="nombre">{ligne.id_fo}</span>
    </span>
  </span>
);

/** The whole name of a line that its single line may cut. */
export const projetTip = ({ nom, aide, association }: LigneNommee): string =>
  [nom, association, aide].filter(Boolean).join(', ');

export const nommee = ({ nom, association }: LigneNommee): string => `${nom}, ${association}`;
