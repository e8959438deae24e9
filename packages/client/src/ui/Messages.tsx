import { Fragment, type ReactNode } from 'react';
import './messages.css';

export type MessageView = {
  id: string;
  /** « Jeanne Roux ». */
  auteur: string;
  /** The service or the association. */
  organisation: string;
  /** « 03/05/2027 09h12 ». */
  date: string;
  texte: string;
  fichiers?: ReactNode;
  /** « Réponse attendue avant le … ». */
  attente?: ReactNode;
  /** « Lu le 04/03/2027 ». */
  lu?: string;
  isNew?: boolean;
  /** A note of the service, never seen by the association. */
  isInternal?: boolean;
};

type MessagesProps = { messages: readonly MessageView[]; label: string };

/** Oldest first; what is new comes under a heading of its own. */
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
