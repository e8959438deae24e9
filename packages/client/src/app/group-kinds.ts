// Registers editors and panels of higher features, which lower pages show without importing them. Each is loaded when
// it is shown.
import type { Adresse } from '@asso/domain/referentiel/adresse.fields';
import { adresseLines } from '@asso/domain/referentiel/adresse.words';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { panneauxDossier } from '../dossier/PanneauxDossier.tsx';
import { describeEvaluation } from '../subvention/projet/lecture-evaluation.ts';
import { describeTerritoires } from '../subvention/projet/lecture-territoires.ts';
import { groupKinds, listEditors, montantsEditors } from '../ui/fields/group-kinds.ts';
import { lazyPart } from '../ui/page/lazy-part.ts';

const AdresseField = lazyPart(async () => (await import('../referentiel/AdresseField.tsx')).AdresseField);

groupKinds.set('adresse', {
  Editor: AdresseField,
  read: (value) => adresseLines(value as Adresse | null | undefined).join('\n') || null,
});

groupKinds.set('territoires', {
  Editor: lazyPart(async () => (await import('../subvention/projet/TerritoiresField.tsx')).TerritoiresField),
  read: (value) => describeTerritoires(value as Projet['territoires']),
});
groupKinds.set('evaluation', {
  Editor: lazyPart(async () => (await import('../subvention/projet/EvaluationField.tsx')).EvaluationField),
  read: (value) => describeEvaluation(value as Projet['evaluation']),
});

panneauxDossier.set(
  'courriers',
  lazyPart(async () => (await import('../courrier/CourriersPanel.tsx')).CourriersPanel),
);

montantsEditors.set(
  'budget',
  lazyPart(async () => (await import('../association/collection/BudgetField.tsx')).BudgetField),
);

listEditors.set(
  'lignes',
  lazyPart(async () => (await import('../catalogue/campagne/LignesField.tsx')).LignesField),
);
listEditors.set(
  'conditions',
  lazyPart(async () => (await import('../catalogue/campagne/ConditionsField.tsx')).ConditionsField),
);
listEditors.set(
  'horaires',
  lazyPart(async () => (await import('../agrement/haa/HorairesField.tsx')).HorairesField),
);
