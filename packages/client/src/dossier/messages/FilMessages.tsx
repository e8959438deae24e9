import type { MessageDossier } from '@asso/contract/dossier/dossier.schemas';
import { reponsesAttendues } from '@asso/domain/dossier/reponse.rules';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { toServices } from '@asso/domain/service/nom-service.words';
import { AnalyseBadge } from '../../document/AnalyseBadge.tsx';
import { DocumentLink } from '../../document/DocumentLink.tsx';
import { Messages } from '../../ui/Messages.tsx';
import { Echeance } from '../Echeance.tsx';

type FilMessagesProps = {
  messages: readonly MessageDossier[];
  /** The name of the association, shown as the author of its messages. */
  association: string;
  isNew: (id: string) => boolean;
};

/** Shows the messages: who wrote to whom, the files, the answer awaited, and when each was read. */
export function FilMessages({ messages, association, isNew }: FilMessagesProps) {
  const attendues = reponsesAttendues(messages);
  return (
    <Messages
      label="Messages échangés"
      messages={messages.map((message) => ({
        id: message.id,
        auteur: message.par,
        organisation: organisationOf(message, association),
        date: formatHorodatage(new Date(message.le)),
        texte: message.texte,
        fichiers: message.fichiers.length > 0 && <FichiersMessage fichiers={message.fichiers} />,
        attente:
          message.reponse_avant &&
          (attendues.includes(message) ? (
            <p>
              <strong>Réponse attendue avant le</strong> <Echeance le={message.reponse_avant} />
            </p>
          ) : (
            <p className="discret">Une réponse était attendue : elle est envoyée.</p>
          )),
        lu: message.lu_le ? `Lu le ${formatHorodatage(new Date(message.lu_le))}` : undefined,
        isNew: isNew(message.id),
        isInternal: message.isInterne,
      }))}
    />
  );
}

/** Returns « DRAJES Sud » or « Les Pions de l’Huveaune, à DRAJES Sud ». */
function organisationOf({ cote, service }: MessageDossier, association: string): string {
  if (cote === 'service') return service ?? 'le service';
  return service === null ? association : `${association}, ${toServices([service])}`;
}

/** Lists the files of a message; until the antivirus has passed one, only its name is shown, with the reason. */
const FichiersMessage = ({ fichiers }: { fichiers: MessageDossier['fichiers'] }) => (
  <ul className="liste-nue message__fichiers" aria-label="Fichiers joints">
    {fichiers.map((fichier) => (
      <li key={fichier.uuid}>
        <DocumentLink {...fichier} />
        <AnalyseBadge etat={fichier.etat_analyse} />
      </li>
    ))}
  </ul>
);
