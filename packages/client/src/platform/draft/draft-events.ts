// Autosave announces its first save, each failure and each recovery, but not every save.
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { autreVersionDite } from '../../ui/draft/conflict-words.ts';
import { announce } from '../../ui/page/announcer.ts';
import { notify } from '../session/announcements.ts';
import { isMe } from '../session/session.ts';
import type { DraftEvent } from './draft-types.ts';

/**
 * Tells what happened to the answers being saved. A save that works again after a failure, and answers found again in
 * the browser, are shown in a message and spoken by screen readers. Everything else is only spoken, because the saving
 * indicator of the page already shows it.
 */
export function sayDraftEvent(event: DraftEvent): void {
  const text = sentenceOf(event);
  if (event.kind === 'reprise' || event.kind === 'retrouvees') notify('succes', text);
  else announce(text, event.kind === 'echec' || event.kind === 'conflit' ? 'urgent' : 'poli');
}

function sentenceOf(event: DraftEvent): string {
  switch (event.kind) {
    case 'premiere':
      return `Enregistré à ${event.heure}`;
    case 'echec':
      return event.status.kind === 'hors-connexion'
        ? 'Hors connexion : vos réponses sont gardées sur cet appareil.'
        : 'Enregistrement impossible. Vos réponses sont gardées sur cet appareil.';
    case 'reprise':
      return `Connexion rétablie : ${count(event.nombre, 'réponse enregistrée', 'réponses enregistrées')}.`;
    case 'retrouvees':
      return `${count(event.nombre, 'réponse retrouvée et enregistrée', 'réponses retrouvées et enregistrées')}.`;
    case 'refus':
      return `${count(event.nombre, 'réponse n’est pas enregistrée', 'réponses ne sont pas enregistrées')}.`;
    case 'conflit':
    case 'reunies':
      return autreVersionDite({ par: event.par, isMine: isMe(event.par) });
  }
}
