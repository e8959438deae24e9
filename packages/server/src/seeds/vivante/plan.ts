// The plan says which association asks for what, in which exercise, and how far its dossier has come.
import type { EtatCrf } from '@asso/domain/crf/crf.states';
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import type { Recul } from './calendrier.ts';
import type { CleFonds } from './campagnes-vivantes.ts';
import type { AssociationVivante, ProjetVivant } from './modele.ts';
import { projetsCulture } from './projets-culture.ts';
import { projetsEnvironnement } from './projets-environnement.ts';
import { projetsNationaux } from './projets-nationaux.ts';
import { projetsSolidarite } from './projets-solidarite.ts';
import { projetsSportJeunesse } from './projets-sport-jeunesse.ts';
import { associationARenouveler } from './services-vivants.ts';

const associationsBretonnes: readonly AssociationVivante[] = [
  ...projetsCulture,
  ...projetsSportJeunesse,
  ...projetsSolidarite,
  ...projetsEnvironnement,
];
export const associationsVivantes: readonly AssociationVivante[] = [
  ...associationsBretonnes,
  ...projetsNationaux,
];

export type DossierPlanifie = {
  association: AssociationVivante;
  projet: ProjetVivant;
  fonds: CleFonds;
  sous: 'ACT' | 'FON' | 'PLU' | 'NAT';
  recul: Recul;
  /** True when the association asked for the same project the year before. */
  isRenouvele: boolean;
  etat: EtatInstruction;
  /** The state of the dossier's report (CRF); null when none is begun. */
  crf: EtatCrf | null;
};

type Suite = readonly [EtatInstruction, EtatCrf | null];

/** The states of the dossiers of an exercise, each with the state of its report (CRF), dealt to them in turn. */
const suites = {
  2: melange([
    ...fois(28, ['10', 5]),
    ...fois(6, ['9', 4]),
    ...fois(2, ['9', 3]),
    ...fois(2, ['9', 2]),
    ...fois(3, ['9', null]),
    ...fois(4, ['11', null]),
    ...fois(1, ['12', null]),
  ]),
  1: melange([
    ...fois(31, ['9', null]),
    ...fois(2, ['9', 2]),
    ...fois(6, ['6', null]),
    ...fois(5, ['11', null]),
    ...fois(2, ['12', null]),
  ]),
  0: melange([
    ...fois(4, ['A', null]),
    ...fois(18, ['D', null]),
    ...fois(24, ['2', null]),
    ...fois(1, ['11', null]),
    ...fois(1, ['12', null]),
  ]),
} as const satisfies Record<Recul, readonly Suite[]>;

function fois(combien: number, suite: Suite): Suite[] {
  return Array.from({ length: combien }, () => suite);
}

/** Returns the rows in an order that is the same each time, and in which neighbours differ. */
function melange(all: readonly Suite[]): Suite[] {
  const pas = [13, 11, 7, 17].find((one) => all.length % one !== 0) ?? 1;
  return all.map((_, rang) => all[(rang * pas) % all.length] as Suite);
}

/** Associations too young to have asked before, then those that asked for two years at once, by exercise. */
const jeunes = ['Fest-noz Kerne', 'Plume d’Argoat', 'Main tendue rance-émeraude'];
const conventions: Readonly<Partial<Record<Recul, readonly string[]>>> = {
  1: ['Ateliers du Vieux Port', 'Ressourcerie La Belle Seconde', 'Terres communes du Mené'],
  0: ['La Soupe du Canal', 'La Fabrique des jeunes', 'Clé de voûte 22'],
};

const reculs = [2, 1, 0] as const;

function demandesBretonnes(recul: Recul): Omit<DossierPlanifie, 'etat' | 'crf'>[] {
  return associationsBretonnes.flatMap((association) => {
    const { nom, projet, fonctionnement } = association;
    const isYoung = jeunes.includes(nom);
    const isCovered = recul === 0 && conventions[1]?.includes(nom);
    const isLater = recul === 0 && nom === associationARenouveler;
    const base = { association, fonds: 'bretagne' as const, recul };
    const sous = conventions[recul]?.includes(nom) ? ('PLU' as const) : ('ACT' as const);
    const isAsked = !(isYoung && recul > 0) && !isCovered && !isLater;
    return [
      ...(isAsked ? [{ ...base, projet, sous, isRenouvele: recul < 2 && !isYoung }] : []),
      ...(fonctionnement
        ? [{ ...base, projet: fonctionnement, sous: 'FON' as const, isRenouvele: recul < 2 }]
        : []),
    ];
  });
}

function demandesNationales(recul: Recul): Omit<DossierPlanifie, 'etat' | 'crf'>[] {
  const asked = recul === 0 ? projetsNationaux.slice(0, 6) : projetsNationaux;
  return asked.map((association) => ({
    ...{ association, recul, projet: association.projet },
    fonds: 'national' as const,
    sous: 'NAT' as const,
    isRenouvele: recul < 2,
  }));
}

/**
 * Returns the states dealt to a dossier, except where the demonstration needs others: conventions of two years, the
 * association that is still to renew its dossier, and the national dossiers, which are all transmitted.
 */
function suiteOf(
  { association, sous, recul, fonds }: Omit<DossierPlanifie, 'etat' | 'crf'>,
  dealt: Suite,
): Suite {
  if (sous === 'PLU' && recul === 1) return ['8', null];
  if (sous === 'PLU') return ['2', null];
  if (association.nom === associationARenouveler) return recul === 2 ? ['10', 5] : ['9', null];
  if (fonds === 'national' && dealt[0] === 'A') return ['D', null];
  return dealt;
}

export const dossiersPlanifies: readonly DossierPlanifie[] = reculs.flatMap((recul) =>
  [...demandesBretonnes(recul), ...demandesNationales(recul)].map((one, rang) => {
    const dealt = suites[recul][rang % suites[recul].length] as Suite;
    const [etat, crf] = suiteOf(one, dealt);
    return { ...one, etat, crf };
  }),
);
