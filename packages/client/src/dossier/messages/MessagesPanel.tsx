import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useEffect, useRef } from 'react';
import { here } from '../../platform/page/navigation.ts';
import { useReread } from '../../platform/use-read.ts';
import { announce } from '../../ui/page/announcer.ts';
import { FilMessages } from './FilMessages.tsx';
import { MessageForm, type MessageFormProps } from './MessageForm.tsx';
import { NoteInterneForm } from './NoteInterneForm.tsx';
import { useMessages } from './use-messages.ts';

type MessagesPanelProps = Omit<MessageFormProps, 'onSent'> & {
  /** The name of the association, shown as the author of its messages. */
  association: string;
  canWrite: boolean;
  /** The title, « Messages » when absent. */
  titre?: string;
  /** The least number of messages shown; a usual number when absent. */
  visibles?: number;
  /** True when the page shows the notes of the service in another panel. */
  hasNotesElsewhere?: boolean;
};

/** Shows the messages and the form to answer; those that arrive meanwhile wait until the reader asks for them. */
export function MessagesPanel({
  association,
  canWrite,
  titre = 'Messages',
  visibles,
  hasNotesElsewhere = false,
  ...form
}: MessagesPanelProps) {
  const { id_fo, isService } = form;
  const fil = useMessages(id_fo, visibles);
  const reread = useReread();
  const { shown, hidden, waiting } = fil;
  const onSent = () => reread(dossierEndpoints.readHistorique);
  useAnnounced(waiting);
  useArrival(fil.read.state === 'lu');
  return (
    <section className="pile" aria-labelledby="messages" ref={fil.place}>
      <h2 id="messages" tabIndex={-1}>
        {titre}
      </h2>
      {fil.read.state === 'attente' && <p aria-busy="true">Chargement…</p>}
      {fil.read.state === 'refuse' && <p>{fil.read.problem.message}</p>}
      {/* For an association, the empty form alone says that nothing was written yet. */}
      {fil.read.state === 'lu' && shown.length === 0 && (isService || !canWrite) && (
        <p>Aucun message pour l’instant.</p>
      )}
      {hidden > 0 && (
        <p>
          <button
            type="button"
            className="fr-btn fr-btn--tertiary fr-btn--sm"
            onClick={() => {
              fil.showAll();
              focusSoon('messages');
            }}
          >
            {hidden === 1
              ? 'Voir le message précédent'
              : `Voir les ${count(hidden, 'message précédent', 'messages précédents')}`}
          </button>
        </p>
      )}
      {shown.length > 0 && <FilMessages messages={shown} association={association} isNew={fil.isNew} />}
      {waiting > 0 && (
        <p className="actions">
          <strong>{nouveaux(waiting)}</strong>
          <button
            type="button"
            className="fr-btn fr-btn--secondary fr-btn--sm"
            onClick={() => {
              fil.showWaiting();
              focusSoon('nouveaux-messages');
            }}
          >
            Afficher<span className="invisible"> {nouveaux(waiting)}</span>
          </button>
        </p>
      )}
      {canWrite && <MessageForm {...form} onSent={onSent} />}
      {canWrite && isService && !hasNotesElsewhere && <NoteInterneForm id_fo={id_fo} onSent={onSent} />}
    </section>
  );
}

const nouveaux = (n: number): string => count(n, 'nouveau message', 'nouveaux messages');

const focusSoon = (id: string): void => {
  setTimeout(() => document.getElementById(id)?.focus());
};

/** Goes to the messages when the address ends with #messages, after the title of the page has taken the focus. */
function useArrival(isRead: boolean): void {
  useEffect(() => {
    if (!isRead || !here().endsWith('#messages')) return;
    const timer = setTimeout(() => {
      const title = document.getElementById('messages');
      title?.focus({ preventScroll: true });
      title?.scrollIntoView({ block: 'start' });
    }, 100);
    return () => clearTimeout(timer);
  }, [isRead]);
}

/** Announces each arriving message once; nothing moves on the page. */
function useAnnounced(waiting: number): void {
  const told = useRef(0);
  useEffect(() => {
    if (waiting > told.current) announce(nouveaux(waiting));
    told.current = waiting;
  }, [waiting]);
}
