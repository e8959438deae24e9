// What the conditions of the form around may look at: a campaign's, unless the page says otherwise.
import { type Sujet, sujetsDeCampagne } from '@asso/domain/catalogue/sujets.rows';
import { createContext } from 'react';
import { listesDuJour } from '../../ui/listes.ts';

export const SujetsContext = createContext<(saisie: object) => readonly Sujet[]>((saisie) =>
  sujetsDeCampagne(saisie, listesDuJour.get()),
);
