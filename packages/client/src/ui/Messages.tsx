import { Fragment, type ReactNode } from 'react';
import './messages.css';

export type MessageView = {
  id: string;
  /** The author’s name, such as « Jeanne Roux ». */
  auteur: string;
  /** The author's service or association. */
  organisation: string;
  /** The instant of the message, such as « 03/05/2027 09h12 ». */
  date: string;
  texte: string;
  fichiers?: ReactNode;
  /** What is expected of the reader, like « Réponse attendue avant le … ». */
  attente?: ReactNode;
  /** Reads like « Lu le 04/03/2027 ». */
  lu?: string;
  isNew?: boolean;
  /** True for a note that stays within the service: the association never sees it. */
  isInternal?: boolean;
};

type MessagesProps = { messages: readonly MessageView[]; label: string };

/** Lists the messages, oldest first; a heading stands before the first new one. */
export function Messages({ messages, label }: MessagesProps) {
  const firstNew = messages.findIndex(({ isNew }) => isNew);
  return (
    <section className="messages" aria-label={label}>
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          {index === firstNew && (
            <h3 className="messages__nouveaux" id="nouveaux-messages" tabIndex={-1}>
              Nouveaux messages
            </h3>
          )}
          <article className={`message${message.isInternal ? ' message--interne' : ''}`}>
            <p className="message__tete">
              <strong>{message.auteur}</strong>, {message.organisation}{' '}
              <span className="discret nombre">{message.date}</span>
            </p>
            {message.isInternal && (
              <p className="petit fr-icon-lock-line message__note">
                Note interne : jamais vue de l’association.
              </p>
            )}
            <p className="message__texte">{message.texte}</p>
            {message.fichiers}
            {message.attente}
            {message.lu && <p className="discret petit">{message.lu}</p>}
          </article>
        </Fragment>
      ))}
    </section>
  );
}
