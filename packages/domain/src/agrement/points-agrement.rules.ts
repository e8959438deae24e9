// A service may ask to correct these points of an agrément dossier (§4 Dossier instruction states, C).
import type { GroupePoints } from '../dossier/renvoi.rules.ts';
import { dossierAgrementFields, sectionsDonnees } from './dossier-agrement.fields.ts';
import { type AgrementComplet, isAideAlimentaire } from './dossier-agrement.rules.ts';

type Given = Pick<AgrementComplet, 'type_agrement'> & {
  pieces: readonly { code: string; label: string }[];
  /** True when the definition has questions of its own. */
  hasQuestions: boolean;
  /** True when the criteria of the tronc commun d’agrément are asked. */
  isTcaPose: boolean;
};

export function pointsAgrement({ pieces, hasQuestions, isTcaPose, type_agrement }: Given): GroupePoints[] {
  const asked = { tca: isTcaPose, haa: isAideAlimentaire({ type_agrement }), customs: hasQuestions };
  return [
    {
      titre: 'Demandeur et pièces',
      points: [
        { cible: 'demandeur', libelle: 'Demandeur' },
        ...pieces.map(({ code, label }) => ({ cible: `pieces.${code}`, libelle: `Pièce : ${label}` })),
      ],
    },
    {
      titre: 'Conditions de l’agrément',
      points: sectionsDonnees
        .filter((section) => asked[section])
        .map((section) => ({ cible: section, libelle: dossierAgrementFields[section].label })),
    },
  ].filter(({ points }) => points.length > 0);
}
