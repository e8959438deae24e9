// The amounts a service is asked for, project by project and year by year, as its decision needs them.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { Choice } from '@asso/domain/kernel/fields';
import type { LigneMontant } from '../dossier/decision.ts';
import { nomProjet } from './nom-projet.ts';

export type LigneLue = LigneMontant & { accorde: number | null };

export const lignesMontants = (
  { projets }: Pick<DossierSubventionView, 'projets'>,
  service: string,
): LigneLue[] =>
  projets.flatMap((projet) =>
    (projet.corps.financements ?? [])
      .filter((one) => one.id_service_instructeur === service)
      .map((one) => ({
        id_projet: projet.id,
        projet: nomProjet(projet),
        annee: Number(one.annee),
        demande: amountOf(one.montant_demande),
        propose: amountOf(one.montant_propose),
        accorde: amountOf(one.montant_accorde),
      })),
  );

const amountOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** What a service may ask to be corrected: the applicant, each document, each project. */
export const pointsACorriger = ({
  pieces,
  projets,
}: Pick<DossierSubventionView, 'pieces' | 'projets'>): Choice[] => [
  { value: 'demandeur', label: 'Demandeur' },
  ...pieces.map(({ code, label }) => ({ value: `piece-${code}`, label: `Pièce : ${label}` })),
  ...projets.map((projet) => ({ value: `projet-${projet.id}`, label: nomProjet(projet) })),
];
