// The subject of an e-mail says what happened, then to what: a telephone shows some forty letters of it.

import { abbreviate } from '../identifiants/abrege.ts';

/** Most mailboxes show no more of a subject. */
export const sujetMax = 70;

const shortestName = 12;

/** What heads an e-mail: in a list of messages, where room is short, then above its text, where it is not. */
export type SujetCourriel = { subject: string; title: string };

/**
 * Returns for example « Accordé : Des sorties en mer, 2 800 € »: the name alone is shortened in the subject, so that
 * the fact and the end stay whole; the title has it whole.
 */
export function makeSujetCourriel(fait: string, nom: string, suite?: string): SujetCourriel {
  const head = `${fait}\u00a0: `;
  const tail = suite ? `, ${suite}` : '';
  const room = sujetMax - [...head].length - [...tail].length;
  return {
    subject: abbreviate(`${head}${abbreviate(nom, Math.max(shortestName, room))}${tail}`, sujetMax),
    title: `${head}${nom}${tail}`,
  };
}
