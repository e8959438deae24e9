import type { CollectionType } from '@asso/domain/association/collections.rows';
import type { CollectionScreen } from './collection-screen.ts';
import { representantsScreen } from './representants-screen.tsx';
import { ribsScreen } from './ribs-screen.tsx';

const screens: { [T in CollectionType]: CollectionScreen<T> } = {
  representants_legaux: representantsScreen,
  ribs: ribsScreen,
};

/** The panels know the common part of a row; each screen is only given rows of its own collection. */
export const screenOf = (type: CollectionType) =>
  screens[type] as unknown as CollectionScreen<CollectionType>;

export const collectionOf = (rubrique: string | undefined): CollectionType | undefined =>
  (Object.keys(screens) as CollectionType[]).find((type) => screens[type].rubrique === rubrique);
