import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import type { ReactNode } from 'react';
import type { Edition } from '../edition.ts';
import { type ProjetDraft, useProjet } from '../projet/use-projet.ts';

type AvecProjetProps = { edition: Edition; projet: ProjetView; children: (ecrit: ProjetDraft) => ReactNode };

/** The only project of a renewal has one draft for all the rows where its answers are typed. */
export const AvecProjet = ({ edition, projet, children }: AvecProjetProps) =>
  children(useProjet(edition, projet));
