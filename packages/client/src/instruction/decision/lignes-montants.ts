// The decision needs the amounts asked of one service, project by project and year by year.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import type { LigneMontant } from './decision.ts';

export type MontantLigneLue = LigneMontant & { accorde: number | null };

export const lignesMontants = (
  { projets }: Pick<DossierSubventionView, 'projets'>,
  service: string,
): MontantLigneLue[] =>
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
