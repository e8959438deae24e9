import { isTitulaireUnlike } from '@asso/domain/association/collection/rib.rules';
import '../association.css';

type TitulaireNoticeProps = { titulaire: string | null | undefined; nom: string };

/** An account holder unlike the association's name may still be right: this warns and does not refuse. */
export const TitulaireNotice = ({ titulaire, nom }: TitulaireNoticeProps) =>
  isTitulaireUnlike(titulaire, nom) ? (
    <p className="attention">
      <span className="fr-icon-warning-line" aria-hidden="true" /> Le titulaire « {titulaire} » ne ressemble
      pas au nom de l’association. Les services refusent souvent un compte personnel.
    </p>
  ) : null;
