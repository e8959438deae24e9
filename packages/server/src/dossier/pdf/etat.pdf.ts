import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';

type DuDossier = { instructions: readonly Pick<DossierHead['instructions'][number], 'etat' | 'lib_etat'>[] };

/** Gives « Transmis au service instructeur », or several states when its services differ. */
export function describeState(view: DuDossier): string {
  const states = new Set(view.instructions.map(({ lib_etat }) => lib_etat));
  return capitalised([...states].join(', '));
}

/** Gives the warning drawn first while the association can still change the dossier; undefined otherwise. */
export function notTransmitted(view: DuDossier): { title: string; text: string } | undefined {
  const states = view.instructions.map(({ etat }) => etat);
  if (states.includes('C')) {
    const text = 'Un service a renvoyé le dossier : il est à corriger, puis à transmettre à nouveau.';
    return { title: 'À corriger', text };
  }
  if (states.some((etat) => etat !== 'A' && etat !== 'B')) return undefined;
  return { title: 'Non transmis', text: 'Ce document est provisoire : le service n’a pas reçu le dossier.' };
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
