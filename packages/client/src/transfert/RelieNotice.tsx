import { type Systeme, systemes } from '@asso/domain/transfert/lot.words';
import { Notice } from '../ui/Notice.tsx';

type RelieNoticeProps = { systeme: Systeme; envoi: boolean };

/** Says whether the portal sends its files to the system itself, or whether a person must carry them there. */
export function RelieNotice({ systeme, envoi }: RelieNoticeProps) {
  const nom = systemes[systeme];
  return envoi ? (
    <Notice tone="info" title={`${nom} est relié à ce portail.`}>
      Un fichier part seul. Si {nom} ne répond pas, l’envoi est repris plus tard, sans rien envoyer deux fois.
    </Notice>
  ) : (
    <Notice tone="info" title={`${nom} n’est pas relié à ce portail.`}>
      Téléchargez le fichier, puis déposez-le dans {nom}. Rien n’est envoyé d’ici.
    </Notice>
  );
}
