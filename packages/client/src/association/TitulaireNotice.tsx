import { isTitulaireUnlike } from '@asso/domain/association/rib.rules';
import './association.css';

type TitulaireNoticeProps = { titulaire: string | null | undefined; nom: string };

/** May be right all the same: said, never refused. */
export const TitulaireNotice = ({ titulaire, nom }: TitulaireNoticeProps) =>
  isTitulaireUnlike(titulaire, nom) ? (
    <p className="attention">
      <span className="fr-icon-warning-line" aria-hidden="true" /> Le titulaire « {titulaire} » ne ressemble
      pas au nom de l’association. Les services refusent souvent un compte personnel.
    </p>
  ) : null;
