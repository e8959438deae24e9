// Lists what a campaign asks this year and did not ask last year, so that there is no value to compare.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import type { CustomFields } from '@asso/domain/kernel/draft-schema';
import { champHref } from '../../demarche/liens.ts';
import { etapeHref, liensSubvention } from '../dossier-liens.ts';

type Demande = Pick<DossierSubventionView, 'pieces'> & {
  campagne: Pick<DossierSubventionView['campagne'], 'champs_personnalises'>;
};
export type Nouveaute = { id: string; label: string; champ: string };

/**
 * Returns the pièces, then the questions, that only this year's campaign asks; a question about projects leads to the
 * first one.
 */
export function listNouveautes(
  ancien: Demande,
  dossier: Demande & { projets: readonly { id: string }[] },
): Nouveaute[] {
  const papiers = dossier.pieces
    .filter(({ code }) => !ancien.pieces.some((one) => one.code === code))
    .map(({ code, label }) => ({ id: `pieces.${code}`, label, champ: `pieces.${code}` }));
  const avant = customOf(ancien);
  const questions = Object.entries(customOf(dossier)).flatMap(([bloc, fields]) =>
    Object.entries(fields)
      .filter(([name]) => !avant[bloc]?.[name])
      .map(([name, { label }]) => ({ id: `${bloc}.${name}`, label, champ: champOf(dossier, bloc, name) })),
  );
  return [...papiers, ...questions];
}

const customOf = ({ campagne }: Pick<Demande, 'campagne'>): CustomFields =>
  campagne.champs_personnalises as CustomFields;

function champOf({ projets: [projet] }: { projets: readonly { id: string }[] }, bloc: string, name: string) {
  return bloc === 'custom-bloc' && projet ? `projets.${projet.id}.customs.${name}` : `customs.${name}`;
}

export const nouveauteHref = (dossier: DossierSubventionView, { champ }: Nouveaute): string =>
  champ.startsWith('pieces.') ? etapeHref(dossier, 'pieces') : champHref(liensSubvention, dossier, champ);
