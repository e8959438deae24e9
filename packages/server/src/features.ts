import type { Feature } from './platform/feature.ts';
import type { Seeds } from './platform/seeds.ts';

/**
 * Every feature, in the order in which each may lean on those before it. Where a lower one needs what an upper
 * one knows (owners of documents, kinds of dossier), the registry is filled here.
 */
export const features: readonly Feature[] = [];

export const seeds: Seeds = {
  reference: async () => undefined,
  demo: async () => [],
};
