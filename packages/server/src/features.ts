import { agrementFeature } from './agrement/feature.ts';
import { haaFeature } from './agrement/haa/feature.ts';
import { associationFeature } from './association/feature.ts';
import { benevolatFeature } from './benevolat/feature.ts';
import { catalogueFeature } from './catalogue/feature.ts';
import { compteFeature } from './compte/feature.ts';
import { contenuFeature } from './contenu/feature.ts';

import { courrierFeature } from './courrier/feature.ts';

import { crfFeature } from './crf/feature.ts';

import { demandeSiretFeature } from './demande-siret/feature.ts';
import { documentFeature } from './document/feature.ts';
import { dossierFeature } from './dossier/feature.ts';
import { instructionFeature } from './instruction/feature.ts';
import { notificationFeature } from './notification/feature.ts';
import { paiementFeature } from './paiement/feature.ts';
import { partenaireFeature } from './partenaire/feature.ts';
import { passSportFeature, servicePspFeature } from './pass-sport/feature.ts';
import type { Feature } from './platform/feature.ts';
import type { Seeds } from './platform/seeds.ts';
import { geoFeature } from './referentiel/geo-feature.ts';
import { serviceFeature } from './service/feature.ts';
import { statistiquesFeature } from './statistiques/feature.ts';
import { subventionFeature } from './subvention/feature.ts';
import { suiviFeature } from './suivi/feature.ts';
import { transfertFeature } from './transfert/feature.ts';
import { viePriveeFeature } from './vie-privee/feature.ts';

/**
 * The features are in order: each may depend on those before it. When a lower feature needs what an upper one knows
 * (the owners of documents, the kinds of dossier), the registry is filled here.
 */
export const features: readonly Feature[] = [
  geoFeature,
  notificationFeature,
  compteFeature,
  documentFeature,
  serviceFeature,
  associationFeature,
  dossierFeature,
  subventionFeature,
  catalogueFeature,
  crfFeature,
  paiementFeature,
  suiviFeature,
  courrierFeature,
  instructionFeature,
  statistiquesFeature,
  agrementFeature,
  haaFeature,
  demandeSiretFeature,
  passSportFeature,
  servicePspFeature,
  benevolatFeature,
  transfertFeature,
  contenuFeature,
  viePriveeFeature,
  partenaireFeature,
];

export const seeds: Seeds = {
  reference: async (platform) => (await import('./contenu/seed-questions.ts')).seedQuestions(platform),
  // Only a demonstration portal loads these modules, because they bring in the drawing of documents.
  demo: async (platform) => {
    const { seedDemo } = await import('./seeds/demo/demo.ts');
    const { seedVivante } = await import('./seeds/vivante/vivante.ts');
    // The second demonstration comes last, so that the requests of the first one keep their numbers.
    return [...(await seedDemo(platform)), ...(await seedVivante(platform))];
  },
};
